// The examples in the documentation show the real output of the programs.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <filesystem>
#include <fstream>
#include <map>
#include <nlohmann/json.hpp>
#include <regex>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "tests/Puzzles.h"
#include "tests/programs/Shell.h"

namespace {

using testing::Contains;
using testing::EndsWith;
using testing::HasSubstr;

const std::filesystem::path kDocs = PROJECT_DIR "/docs";

std::vector<std::string> linesOfPage(const std::string& page) {
  std::ostringstream text;
  text << std::ifstream(kDocs / page).rdbuf();
  return linesOf(text.str());
}

std::string withThousands(int number) {
  std::string digits = std::to_string(number);
  if (digits.size() > 3) digits.insert(digits.size() - 3, ",");
  return digits;
}

TEST(DocumentationTest, TheSpreadOfTiesIsTheOneShown) {
  const Shell shell;
  const std::string out =
      shell.run("CompareSearch --ties 20 --strategies best --rules coursework " + kHard).out;
  EXPECT_THAT(out, HasSubstr("best          247    247   2,033  3,819"));
}

// The page's command, with JSON, which is easier to read here.
TEST(DocumentationTest, TheConflictsOfEachAblationAreThoseThatTheCommandPrints) {
  const Shell shell;
  const std::vector<std::string> page = linesOfPage("learning-from-conflicts.md");
  const auto begin = std::find_if(page.begin(), page.end(), [](const std::string& line) {
    return line.rfind("    CompareSearch --format csv ", 0) == 0;
  });
  ASSERT_NE(begin, page.end());
  const std::string command =
      std::regex_replace(*begin + '\n' + *(begin + 1), std::regex("csv"), "json");
  ASSERT_THAT(command, EndsWith(" FILE"));
  const auto row = [&](const std::string& file) {
    const std::string searched = command.substr(0, command.size() - 4) + PUZZLES_DIR "/" + file;
    std::map<std::string, std::pair<int, int>> counts;  // conflicts and decisions, by strategy
    const auto json = nlohmann::json::parse(shell.run(searched).out);
    for (const auto& record : json["searches"]) {
      auto& [conflicts, decisions] = counts[record["strategy"]];
      conflicts += record["conflicts"].get<int>();
      decisions += record["expanded"].get<int>();
    }
    std::map<std::string, std::string> sums;
    for (const auto& [strategy, sum] : counts) {
      sums[strategy] = withThousands(sum.first) + ", " + withThousands(sum.second);
    }
    EXPECT_EQ(sums["learn-restarts"], sums["learn"]) << "the page says: the same";
    return "`puzzles/" + file + "` | " + sums["learn"] + " | the same | " +
           sums["learn-minimisation"] + " | " + sums["learn-targetPhases"] + " |";
  };
  for (const char* const file : {"famous.txt", "generated/16x16.txt", "generated/25x25.txt"}) {
    EXPECT_THAT(page, Contains(HasSubstr(row(file))));
  }
}

TEST(DocumentationTest, EveryLinkedPictureAndPageExists) {
  for (const std::string page : {"why-so-few-nodes.md", "your-own-puzzle.md", "trace.md",
                                 "grading.md", "grading-safely.md", "learning-from-conflicts.md"}) {
    int links = 0;
    for (std::string line : linesOfPage(page)) {
      for (std::size_t begin = line.find("]("); begin != std::string::npos;
           begin = line.find("](", begin + 1)) {
        const std::string target = line.substr(begin + 2, line.find(')', begin) - begin - 2);
        if (target.rfind("http", 0) == 0) continue;
        ++links;
        EXPECT_TRUE(std::filesystem::exists(kDocs / target)) << target;
      }
    }
    EXPECT_GT(links, 0) << page;
  }
}

}  // namespace
