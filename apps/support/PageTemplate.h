// PageTemplate.h: pages for a browser, put together from a template and what goes into it.

#ifndef APPS_SUPPORT_PAGETEMPLATE_H_
#define APPS_SUPPORT_PAGETEMPLATE_H_

#include <string>
#include <utility>
#include <vector>

namespace apps {

// The page with each content, a pair of a name and a text, in the place of {{name}}. They are put
// in one by one, so a content can have places for those behind it. Throws std::logic_error if the
// page has no such place.
//
// page/frame.html is what our pages have in common.
std::string filledPage(std::string page,
                       const std::vector<std::pair<std::string, std::string>>& contents);

}  // namespace apps

#endif
