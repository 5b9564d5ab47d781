// A student's own search beside ours, from the starter to the sentence that names the fault: the
// cases of tests/data/faults.txt.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "tests/CaseFile.h"
#include "tests/CaseTests.h"
#include "tests/programs/ReportInBrowser.h"

namespace {

using testing::HasSubstr;

const std::string kFaults = PROJECT_DIR "/tests/data/faults.txt";
const std::string kOwnSearchPage = BUILD_DIR "/sudoku-search.html";

struct Fault {
  int line;
  std::string sentence;
  std::vector<std::pair<std::string, std::string>> changes{};  // texts, and what takes their place
  std::map<std::string, std::string> values{{"file", "Sudoku.h"}, {"trace", "9x9.txt:4"}};
};

std::vector<Fault> faults() {
  std::vector<Fault> all;
  for (const auto& each : casefile::casesIn(std::ifstream(kFaults))) {
    Fault& added = all.emplace_back(Fault{each.line, each.title});
    for (const std::string& line : each.lines) {
      const std::string text = line.size() > 2 ? line.substr(2) : "";
      const std::size_t colon = line.find(": ");
      if (line.starts_with("- ")) {
        added.changes.emplace_back(text, "");
      } else if (line.starts_with("+")) {
        added.changes.back().second += text + '\n';
      } else if (!line.empty()) {
        added.values[line.substr(0, colon)] = line.substr(colon + 2);
      }
    }
  }
  return all;
}

class FaultTest : public ReportInBrowser {
 public:
  explicit FaultTest(const Fault& fault) : fault_(fault) {}

  // Without a browser or the page, the program alone is asked.
  void SetUp() override {
    if (!Browser::command().empty() && std::filesystem::exists(kOwnSearchPage))
      ReportInBrowser::SetUp();
  }

  void TestBody() override {
    const Shell& shell = shell_;
    shell.run("cp '" PROJECT_DIR "'/docs/coursework/starter/* .; cp '" PROJECT_DIR
              "'/tests/grading/submissions/plain/* .");
    const std::string file = fault_.values["file"];
    std::string code = shell.read(file);
    for (const auto& [from, to] : fault_.changes) {
      ASSERT_THAT(code, HasSubstr(from));
      code.replace(code.find(from), from.size(), to);
    }
    shell.write(file, code);
    const std::string trace = "./Trace " + fault_.values["trace"];
    ASSERT_EQ(shell.run("g++ -std=c++11 -o Trace Trace.cpp && " + trace).err, "");
    const ShellResult result = shell.run("CompareSearch --against trace.jsonl");
    EXPECT_EQ(result.status, 3) << result.err;
    EXPECT_THAT(result.out, testing::ContainsRegex(", " + fault_.values["search"] + ", against"));
    EXPECT_THAT(result.out, HasSubstr('\n' + fault_.values["says"]));
    if (browser_ == nullptr) return;
    browser_->open(kOwnSearchPage);
    openTrace("trace.jsonl");
    browser_->waitFor("page.own?.every((each) => each.about.difference)");
    EXPECT_THAT(evaluate("page.own.map((each) => each.about.difference.sentence)"),
                testing::Contains(testing::StartsWith(fault_.values["says"])));
    EXPECT_NE(text("#why .difference"), "");
  }

 private:
  Fault fault_;
};

const auto kCases = casetests::add<FaultTest>("OwnSearchTest", kFaults, faults());

}  // namespace
