// The examples in the documentation show the real output of the programs.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstddef>
#include <filesystem>
#include <fstream>
#include <map>
#include <nlohmann/json.hpp>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "tests/Puzzles.h"
#include "tests/programs/Shell.h"

namespace {

using testing::Contains;
using testing::ElementsAreArray;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

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

// A command after "$ " in a code block, and the output below it.
struct Example {
  std::string command;
  std::vector<std::string> output;
};

std::vector<Example> examplesOf(const std::string& page) {
  std::vector<Example> examples;
  bool isInExample = false;
  for (const std::string& line : linesOfPage(page)) {
    if (line.rfind("```", 0) == 0) {
      isInExample = false;
    } else if (line.rfind("$ ", 0) == 0) {
      examples.push_back({line.substr(2), {}});
      isInExample = true;
    } else if (isInExample) {
      examples.back().output.push_back(line);
    }
  }
  return examples;
}

TEST(DocumentationTest, ExamplesPrintTheOutputShown) {
  const Shell shell;
  const std::vector<Example> examples = examplesOf("why-so-few-nodes.md");
  EXPECT_THAT(examples, Not(IsEmpty()));
  for (const Example& example : examples) {
    EXPECT_THAT(linesOf(shell.run(example.command).out), ElementsAreArray(example.output))
        << example.command;
  }
}

TEST(DocumentationTest, TheSpreadOfTiesIsTheOneShown) {
  const Shell shell;
  const std::string out =
      shell.run("CompareSearch --ties 20 --strategies best --rules coursework " + kHard).out;
  EXPECT_THAT(out, HasSubstr("best-first      247    247   1,988  3,819"));
}

TEST(DocumentationTest, TheConflictsOfEachAblationAreThoseShown) {
  const Shell shell;
  const std::string arguments =
      "CompareSearch --strategies learn,learn-minimisation,learn-targetPhases --format json ";
  const auto row = [&](const std::string& rulesAndFile) {
    std::map<std::string, std::pair<int, int>> sums;  // conflicts and decisions, by strategy
    for (const auto& record : nlohmann::json::parse(shell.run(arguments + rulesAndFile).out)) {
      auto& [conflicts, decisions] = sums[record["strategy"]];
      conflicts += record["conflicts"].get<int>();
      decisions += record["expanded"].get<int>();
    }
    std::string text = "|";
    for (const char* const part : {"learn", "", "learn-minimisation", "learn-targetPhases"}) {
      const auto found = sums.find(part);
      text += found == sums.end() ? " the same |"
                                  : ' ' + withThousands(found->second.first) + ", " +
                                        withThousands(found->second.second) + " |";
    }
    return text;
  };
  const std::vector<std::string> page = linesOfPage("learning-from-conflicts.md");
  const std::string famous = row("--rules coursework " PUZZLES_DIR "/famous.txt");
  EXPECT_THAT(page, Contains(HasSubstr("rules `coursework` " + famous)));
  const std::string larger = row("--rules full " PUZZLES_DIR "/generated/16x16.txt");
  EXPECT_THAT(page, Contains(HasSubstr("16x16.txt` " + larger)));
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
