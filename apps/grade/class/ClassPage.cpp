#include "apps/grade/class/ClassPage.h"

#include "apps/grade/class/ClassData.h"
#include "apps/support/EmbeddedText.h"
#include "apps/support/GzippedBase64.h"
#include "apps/support/PageTemplate.h"

namespace grading {
namespace {

// In the order in which the page needs them.
constexpr const char* kScripts[] = {"elements.js", "embedded.js",   "start.js", "table.js",
                                    "bars.js",     "submission.js", "class.js"};
constexpr const char* kStyles[] = {"page.css", "class.css"};

}  // namespace

std::string classPage(const std::vector<Report>& reports) {
  // Student's texts reach the page packed, and as texts of elements: they are never HTML.
  return apps::filledPage(apps::embeddedText("frame.html"),
                          {{"title", "Marks of a class"},
                           {"styles", apps::embeddedTexts(kStyles)},
                           {"body", apps::embeddedText("class.html")},
                           {"class", apps::gzippedBase64(classData(reports))},
                           {"scripts", apps::embeddedTexts(kScripts)}});
}

}  // namespace grading
