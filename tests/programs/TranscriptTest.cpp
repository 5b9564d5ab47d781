// The transcripts in tests/data/transcripts/ and the examples in the documentation, each a test:
// the programs print what is shown, on both outputs.
//
//   === A sentence that states the behaviour
//   $ a command of the shell, in a new folder for each sentence
//   > a further line of it
//   what it prints; [..] stands for any text in a line, and
//   ...
//   for any number of lines
//   [status 2]                the exit status, if it is not 0
//
// If it prints a time, such as 1.30 ms, any other may stand there, in a column of any width.
//
// In Markdown, each block of code with a command is one. A shell knows $PUZZLES, the folder
// puzzles/, which is shown so, and $EASY and $HARD, two puzzles.

#include <gtest/gtest.h>

#include <cstddef>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <regex>
#include <string>
#include <string_view>
#include <vector>

#include "tests/CaseFile.h"
#include "tests/CaseTests.h"
#include "tests/Puzzles.h"
#include "tests/programs/Shell.h"

namespace {

using Lines = std::vector<std::string>;

struct Step {
  std::string command;
  Lines output;
};

struct Transcript {
  int line = 0;  // in its file
  std::string sentence;
  std::vector<Step> steps = {};
};

// Blank lines before the next command or the end only separate.
void takeLine(const std::string& line, Transcript& taking) {
  if (line.rfind("$ ", 0) == 0) {
    taking.steps.push_back({line.substr(2), {}});
  } else if (taking.steps.empty()) {
    return;
  } else if (Step& step = taking.steps.back(); step.output.empty() && line.rfind("> ", 0) == 0) {
    step.command += '\n' + line.substr(2);
  } else {
    step.output.push_back(line);
  }
}

std::vector<Transcript> transcriptsIn(const std::filesystem::path& path) {
  const bool isMarkdown = path.extension() == ".md";
  const auto cases = casefile::casesIn(std::ifstream(path), isMarkdown ? "```" : "=== ");
  std::vector<Transcript> transcripts;
  // In Markdown, the text after a block of code is a case too.
  for (std::size_t i = 0; i < cases.size(); i += isMarkdown ? 2 : 1) {
    Transcript each{cases[i].line, cases[i].title};
    if (isMarkdown) each.sentence = "Line " + std::to_string(each.line);
    for (const std::string& line : cases[i].lines) takeLine(line, each);
    for (Step& step : each.steps) {
      while (!step.output.empty() && step.output.back().empty()) step.output.pop_back();
    }
    if (!isMarkdown || !each.steps.empty()) transcripts.push_back(each);
  }
  return transcripts;
}

bool lineMatches(std::string_view pattern, std::string_view text) {
  const std::size_t gap = pattern.find("[..]");
  if (gap == pattern.npos) return pattern == text;
  if (text.substr(0, gap) != pattern.substr(0, gap)) return false;
  for (std::size_t end = gap; end <= text.size(); ++end) {
    if (lineMatches(pattern.substr(gap + 4), text.substr(end))) return true;
  }
  return false;
}

using Line = Lines::const_iterator;
bool linesMatch(Line pattern, Line patternEnd, Line text, Line textEnd) {
  for (; pattern != patternEnd && *pattern != "..."; ++pattern, ++text) {
    if (text == textEnd || !lineMatches(*pattern, *text)) return false;
  }
  if (pattern == patternEnd) return text == textEnd;
  for (; !linesMatch(pattern + 1, patternEnd, text, textEnd); ++text) {
    if (text == textEnd) return false;
  }
  return true;
}

// What a step prints and its status, as a transcript shows them.
Lines outputOf(const Step& step, const Shell& shell) {
  const ShellResult result = shell.run("PUZZLES='" PUZZLES_DIR "' EASY='" + kEasy + "' HARD='" +
                                       kHard + "'\nexec 2>&1\n" + step.command);
  static const std::regex folder(PUZZLES_DIR);
  Lines lines = linesOf(std::regex_replace(result.out, folder, "$$PUZZLES"));
  while (!lines.empty() && lines.back().empty()) lines.pop_back();
  if (result.status != 0) lines.push_back("[status " + std::to_string(result.status) + ']');
  return lines;
}

const std::regex kTime("[0-9][0-9.,:]* (ns|µs|ms|s|min)\\b");

// Without what differs between two runs that take different times.
Lines withoutTimes(Lines lines) {
  static const std::regex width("  +|--+");
  for (std::string& line : lines) {
    line = std::regex_replace(std::regex_replace(line, kTime, "TIME"), width, " ");
  }
  return lines;
}

struct TranscriptTest : testing::Test {
  explicit TranscriptTest(const Transcript& one) : each(one) {}
  void TestBody() override {
    EXPECT_FALSE(each.steps.empty()) << "no command";
    const Shell shell;
    for (const Step& step : each.steps) {
      Lines expected = step.output;
      Lines output = outputOf(step, shell);
      if (std::regex_search(casefile::textOf(expected), kTime)) {
        expected = withoutTimes(expected);
        output = withoutTimes(output);
      }
      EXPECT_TRUE(linesMatch(expected.begin(), expected.end(), output.begin(), output.end()))
          << "$ " << step.command << "\nprinted\n"
          << casefile::textOf(output) << "and should print\n"
          << casefile::textOf(expected);
    }
  }
  Transcript each;
};

// Registers all and returns their number. Those of compare.txt are the suite
// Transcript_compare.
std::size_t registerTranscripts() {
  std::vector<std::filesystem::path> paths = {PROJECT_DIR "/README.md"};
  for (const char* const folder : {PROJECT_DIR "/docs", PROJECT_DIR "/tests/data/transcripts"}) {
    for (const auto& entry : std::filesystem::directory_iterator(folder)) {
      if (entry.is_regular_file()) paths.push_back(entry.path());
    }
  }
  std::size_t registered = 0;
  for (const std::filesystem::path& path : paths) {
    const bool isGraded = path.stem() == "grade";
    if (isGraded && !std::filesystem::exists(PROGRAMS_DIR "/grade")) continue;  // not built
    const std::string suite = "Transcript_" + path.stem().string();
    registered += casetests::add<TranscriptTest>(suite, path.string(), transcriptsIn(path));
  }
  return registered;
}

const std::size_t kTranscripts = registerTranscripts();

TEST(Transcripts, AreMany) {
  EXPECT_GT(kTranscripts, 5u);
}

}  // namespace
