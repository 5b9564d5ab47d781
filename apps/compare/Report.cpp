#include "apps/compare/Report.h"

#include <fmt/format.h>

#include <algorithm>
#include <sstream>
#include <stdexcept>
#include <utility>

#include "apps/compare/Figure.h"
#include "apps/compare/Recording.h"
#include "apps/compare/ReportData.h"
#include "apps/support/EmbeddedText.h"
#include "apps/support/Packed.h"
#include "apps/support/PageTemplate.h"
#include "search/Limits.h"
#include "search/trace/JsonLines.h"

namespace comparing {
namespace {

// In the order in which the page needs them.
constexpr const char* kScripts[] = {"uPlot.iife.min.js",
                                    "d3-hierarchy.min.js",
                                    "elements.js",
                                    "embedded.js",
                                    "start.js",
                                    "data.js",
                                    "trace.js",
                                    "board.js",
                                    "table.js",
                                    "bars.js",
                                    "scatter.js",
                                    "lines.js",
                                    "treeLayout.js",
                                    "treeCamera.js",
                                    "treePainter.js",
                                    "treeInput.js",
                                    "treeView.js",
                                    "replay.js",
                                    "comparison.js",
                                    "searches.js",
                                    "page.js"};
constexpr const char* kLicences[] = {"uPlot.LICENSE", "d3-hierarchy.LICENSE"};
constexpr const char* kStyles[] = {"uPlot.min.css", "page.css", "report.css"};

}  // namespace

std::vector<const Run*> runsToRecord(const Comparison& comparison,
                                     const std::set<std::uint64_t>& puzzles,
                                     std::uint64_t mostStates) {
  std::vector<const Run*> runs;
  for (const Run& run : comparison.runs) {
    if (!puzzles.empty() && puzzles.count(run.entry + 1) == 0) continue;
    if (run.statistics.generated > mostStates) continue;
    mostStates -= run.statistics.generated;
    runs.push_back(&run);
  }
  return runs;
}

std::string missingNote(const Comparison& comparison, const std::set<std::uint64_t>& puzzles,
                        const std::vector<const Run*>& recorded) {
  std::string names;
  std::uint64_t states = 0;
  for (const Run& run : comparison.runs) {
    if (puzzles.count(run.entry + 1) == 0) continue;
    states += run.statistics.generated;
    if (std::find(recorded.begin(), recorded.end(), &run) != recorded.end()) continue;
    const Contender& contender = comparison.contenders[run.contender];
    names += fmt::format("{}{} {} on puzzle {} ({} states)", names.empty() ? "" : ", ",
                         contender.rulesName, contender.strategy->name, run.entry + 1,
                         text(Figure{run.statistics.generated}));
  }
  if (names.empty()) return "";
  return fmt::format("There was no room for the trees of {}; --report-states {} has room for all.",
                     names, states);
}

std::string recorded(const Comparison& comparison, const std::vector<const Run*>& runs,
                     const std::atomic<bool>& stop, const std::function<void()>& afterEach) {
  std::ostringstream traces;
  for (const Run* const run : runs) {
    if (stop) break;
    writeJsonLines(traces, record(comparison, *run, search::kUnlimited, stop));
    afterEach();
  }
  return std::move(traces).str();
}

void writeReport(std::ostream& out, const Comparison& comparison, const std::string& traces,
                 const std::string& note) {
  out << apps::filledPage(apps::embeddedText("frame.html"),
                          {{"title", "Search comparison"},
                           {"styles", apps::embeddedTexts(kStyles)},
                           {"body", apps::embeddedText("report.html")},
                           {"licences", apps::embeddedTexts(kLicences)},
                           {"comparison", apps::packed(reportData(comparison, note))},
                           {"traces", apps::packed(traces)},
                           {"scripts", apps::embeddedTexts(kScripts)}});
}

}  // namespace comparing
