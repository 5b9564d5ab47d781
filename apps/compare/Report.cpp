#include "apps/compare/Report.h"

#include "apps/compare/ReportData.h"
#include "apps/support/EmbeddedText.h"
#include "apps/support/Packed.h"
#include "apps/support/PageTemplate.h"

namespace comparing {
namespace {

// In the order in which the page needs them.
constexpr const char* kScripts[] = {"uPlot.iife.min.js", "d3-hierarchy.min.js",
                                    "elements.js",       "embedded.js",
                                    "start.js",          "data.js",
                                    "trace.js",          "board.js",
                                    "table.js",          "bars.js",
                                    "scatter.js",        "lines.js",
                                    "treeLayout.js",     "treeCamera.js",
                                    "treePainter.js",    "treeInput.js",
                                    "treeView.js",       "replay.js",
                                    "comparison.js",     "searches.js",
                                    "missingTrees.js",   "page.js"};
constexpr const char* kLicences[] = {"uPlot.LICENSE", "d3-hierarchy.LICENSE"};
constexpr const char* kStyles[] = {"uPlot.min.css", "page.css", "report.css"};

}  // namespace

void writeReport(std::ostream& out, const Comparison& comparison, const ReportTrees& trees) {
  out << apps::filledPage(apps::embeddedText("frame.html"),
                          {{"title", "Search comparison"},
                           {"styles", apps::embeddedTexts(kStyles)},
                           {"body", apps::embeddedText("report.html")},
                           {"licences", apps::embeddedTexts(kLicences)},
                           {"comparison", apps::packed(reportData(comparison, trees))},
                           {"traces", apps::packed(trees.traces)},
                           {"scripts", apps::embeddedTexts(kScripts)}});
}

}  // namespace comparing
