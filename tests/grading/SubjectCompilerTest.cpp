// Submissions that compile wholly, partly, only with the newest standard, or not at all: the
// capabilities they get, and the messages for the missing ones.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>
#include <nlohmann/json.hpp>
#include <string>

#include "apps/grade/intake/SubmittedFiles.h"
#include "apps/grade/sandbox/ScratchFolder.h"
#include "apps/grade/subjects/SubjectCompiler.h"
#include "tests/programs/Shell.h"

namespace grading {
namespace {

using testing::HasSubstr;

using Files = std::map<std::string, std::string>;

const std::vector<std::string> kCapabilities = {"board", "setSquare", "searchable",
                                                "BestFirstSearch"};
const std::string kSetSquare = "  bool setSquare(int, int, int) { return true; }\n";

// A Sudoku.h that solves nothing; `more` are further members.
std::string sudoku(const std::string& more) {
  return "#include \"Searchable.h\"\n"
         "struct Sudoku : Searchable {\n"
         "  Sudoku(int) {}\n"
         "  int getSquare(int, int) const { return -1; }\n" +
         more + "};\n";
}

const std::string kUnfinishedBestFirstSearch =
    readFile(PROJECT_DIR "/docs/coursework/starter/BestFirstSearch.h", 10'000);

// A whole submission; `before` stands above the class, `more` are further members.
Files whole(const std::string& more = "", const std::string& before = "") {
  return {{"Sudoku.h", before + sudoku(kSetSquare + more)},
          {"BestFirstSearch.h", kUnfinishedBestFirstSearch}};
}

CompilerSettings systemCompiler() {
  return {.compiler = compilerNamed("g++"), .sandbox = strongestSandbox()};
}

class Subjects : public testing::Test {
 protected:
  SubjectCompiler compilerOf(const Files& files, const CompilerSettings& settings) const {
    SubmittedFiles contents;
    contents.files = files;
    // A path with "include" in it is not taken for a system header's.
    return {submissionOf(contents), givenHeaders(), scratch_.path() / "include", settings};
  }

  std::map<std::string, Subject> make(const Files& files) {
    const SubjectCompiler compiler = compilerOf(files, systemCompiler());
    std::map<std::string, Subject> made;
    for (const Subject& each : makeSubjects(compiler, kCapabilities, 2)) {
      made[each.capability] = each;
    }
    return made;
  }

  // That all capabilities are one program of that standard.
  void expectWhole(const Files& files, const std::string& standard = "c++11") {
    auto made = make(files);
    for (const std::string& each : kCapabilities) {
      EXPECT_TRUE(made[each].attempt.isCompiled) << made[each].attempt.error;
      EXPECT_EQ(made[each].standard, standard);
      EXPECT_EQ(made[each].attempt.program, made["board"].attempt.program);
    }
  }

  const ScratchFolder scratch_;
};

TEST_F(Subjects, TheNewestStandardIsTakenIfCxx11Refuses) {
  expectWhole(whole("  auto work() { return 1; }\n"), "c++20");
}

TEST_F(Subjects, EachCapabilityFindsItsOwnStandard) {
  Files files = whole("  auto operator<=>(const Sudoku&) const = delete;\n");
  files["BestFirstSearch.h"].insert(0, "inline void work() throw(int) {}\n");
  auto made = make(files);
  EXPECT_EQ(made["board"].standard, "c++20");
  EXPECT_TRUE(made["setSquare"].attempt.isCompiled) << made["setSquare"].attempt.error;
  EXPECT_TRUE(made["BestFirstSearch"].attempt.isCompiled) << made["BestFirstSearch"].attempt.error;
  EXPECT_EQ(made["BestFirstSearch"].standard, "c++11");
}

TEST_F(Subjects, HeadersSeeNoMacroOfTheSuiteAndTheirOwnEndBeforeIt) {
  Files files = whole("", "#ifdef SUBJECT_board\n#error it is graded\n#endif\n");
  files["Sudoku.h"] +=
      "#define data 16\n# define str(x) x x\n#define min 1\n#define is_same\n"
      "#define BREADTHFIRSTSEARCH_H_\n#define BreadthFirstSearch mine\n";
  expectWhole(files);
}

TEST_F(Subjects, FrequentErrorsAreToldWithoutAPathOfOurs) {
  const std::string right = sudoku(kSetSquare);
  const auto without = [&](const std::string& part) {
    std::string text = right;
    return text.replace(text.rfind(part), part.size(), "");
  };
  const std::pair<std::string, std::string> errorOf[] = {
      {"", "The tests need a class of that name"},
      {sudoku("  bool setSquare(int, int, int);\n"), "Only headers are compiled"},
      {without(" : Searchable") + "Searchable* start = new Sudoku(9);\n",
       "Sudoku must be declared so: class Sudoku : public Searchable"},
      {without(";\n"), "Sudoku.h:6:2: error: expected"},
      {"asm(\"foo bar\");\n" + right, "Error: no such instruction: `foo bar'"},
      {"asm(\".abort\");\n" + right, "Fatal error: .abort detected"},
      {without("};"), "At the end of Sudoku.h: error: expected"}};
  for (const auto& [header, told] : errorOf) {
    const Files files = {{"Sudoku.h", header}};
    const Attempt attempt = compilerOf(files, systemCompiler()).compile({"searchable"}, "c++11");
    EXPECT_THAT(attempt.error, HasSubstr(told));
    EXPECT_THAT(attempt.error, testing::Not(HasSubstr("/")));
  }
}

TEST_F(Subjects, FoldersHeadersAndLineEndsOfWindowsCompile) {
  std::string windows;
  for (const char letter : sudoku("  Helper helper;\n" + kSetSquare)) {
    windows += letter == '\n' ? "\r\n" : std::string(1, letter);
  }
  const std::string includes = "\xef\xbb\xbf#include \"my helper.h\"\r\n#include <string.h>\r\n";
  Files files = {{"my work/Sudoku.h", includes + windows},
                 {"my work/my helper.h", "struct Helper {};"},
                 {"my work/string.h", "#error not this one\n"},
                 {"search/BestFirstSearch.h", kUnfinishedBestFirstSearch}};
  for (int i = 0; i < 1500; ++i) files["library/folder" + std::to_string(i) + "/x.h"] = "";
  expectWhole(files);
}

// C++14 and newer: takes a compiler about half an hour and little memory, so that it exceeds every
// limit on its time, however fast the machine is. No constant exceeds the limit of g++ on a single
// one.
std::string slowConstants() {
  std::string text =
      "constexpr int spin(int n) {\n"
      "  for (int i = 0; i < 40; ++i) {\n"
      "    for (int k = 0; k < 40000; ++k) n ^= k;\n"
      "  }\n"
      "  return n;\n"
      "}\n";
  for (int i = 0; i < 1000; ++i) {
    text += "static_assert(spin(" + std::to_string(i) + ") != -1, \"\");\n";
  }
  return text;
}

TEST_F(Subjects, CompilersHaveOnlySoMuchTimeForAllPrograms) {
  CompilerSettings settings = systemCompiler();
  settings.budget = std::make_shared<TimeBudget>(std::chrono::seconds(100));
  settings.cpuOfCalls = std::chrono::seconds(99);
  const SubjectCompiler compiler =
      compilerOf({{"Sudoku.h", slowConstants() + sudoku("")}}, settings);
  for (const char* const why : {"it took too long: ", "took too long for the programs before"}) {
    const Attempt attempt = compiler.compile({"board"}, "c++20");
    EXPECT_THAT(attempt.error, HasSubstr(why));
    EXPECT_FALSE(attempt.isOutOfTime);
    EXPECT_LT(settings.budget->cpuLeft(), std::chrono::seconds(100));
  }
}

// The tests of a submission that waits in every call would take more than 10 seconds, even on the
// fastest machine; a compiler would take longer.
TEST_F(Subjects, TestsAreNotRunAfterTheTimeLimit) {
  const std::string waiting =
      "#include <unistd.h>\n"
      "struct Sudoku {\n"
      "  Sudoku(int) {}\n"
      "  int getSquare(int, int) { for (char c; read(3, &c, 1) > 0;) {} return -1; }\n"
      "};\n";
  const Shell shell;
  shell.run("mkdir ada; chmod 755 . ada");
  for (const std::string& header : {waiting, slowConstants() + sudoku("")}) {
    shell.write("ada/Sudoku.h", header);
    const ShellResult result = shell.run("grade --time-limit 10 --part a --format json ada");
    EXPECT_EQ(result.status, 3) << result.err;
    const auto report = nlohmann::json::parse(result.out);
    EXPECT_EQ(report["complete"], false);
    if (header == waiting) continue;
    EXPECT_THAT(report["compile"][0]["error"], HasSubstr("time for this submission was over"));
    EXPECT_THAT(report["parts"].dump(), testing::Not(HasSubstr("\"failed\"")));
  }
}

}  // namespace
}  // namespace grading
