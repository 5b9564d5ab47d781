// HelpText.h: the text below the options in the --help of CompareSearch.

#ifndef APPS_COMPARE_HELPTEXT_H_
#define APPS_COMPARE_HELPTEXT_H_

#include <string>

namespace comparing {

// Rule sets, what the figures mean, exit statuses, environment, examples.
std::string helpFooter();

}  // namespace comparing

#endif
