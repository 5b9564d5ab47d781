// PageTemplate.h: fills templates of HTML pages.

#ifndef APPS_SUPPORT_PAGETEMPLATE_H_
#define APPS_SUPPORT_PAGETEMPLATE_H_

#include <string>
#include <utility>
#include <vector>

namespace apps {

// The page with each {{name}} replaced by its text. `contents` are pairs of a name and a text,
// replaced in this order, so a text may contain the placeholders of later ones. Throws
// std::logic_error if a placeholder is missing.
//
// page/frame.html is the template common to all pages.
std::string filledPage(std::string page,
                       const std::vector<std::pair<std::string, std::string>>& contents);

}  // namespace apps

#endif
