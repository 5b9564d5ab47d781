// Submissions that compile wholly, partly, only with some standards, or not at all: the
// capabilities they get, and the messages for the missing ones.

#include "apps/grade/subjects/Subjects.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>
#include <string>

#include "apps/grade/intake/Submission.h"
#include "apps/grade/intake/SubmittedFiles.h"
#include "apps/grade/sandbox/Sandbox.h"
#include "apps/grade/sandbox/ScratchFolder.h"
#include "apps/grade/subjects/Compilers.h"
#include "tests/grading/BlankSubmission.h"

namespace grading {
namespace {

using testing::HasSubstr;

const std::vector<std::string> kCapabilities = {"board", "setSquare", "bestFirst"};

std::string sudoku(const std::string& more) {
  return "#include \"Searchable.h\"\n"
         "class Sudoku : public Searchable {\n"
         " public:\n"
         "  Sudoku(int) {}\n"
         "  int getSquare(int, int) const { return -1; }\n" +
         more + "};\n";
}

const std::string kSetSquare = "  bool setSquare(int, int, int) { return true; }\n";
const std::string kBestFirst =
    "#include \"Searchable.h\"\n"
    "class BestFirstSearch {\n"
    " public:\n"
    "  BestFirstSearch(std::unique_ptr<Searchable>&&) {}\n"
    "  Searchable* solve() { return nullptr; }\n"
    "  int getNodesExpanded() const { return 0; }\n"
    "};\n";

CompilerSettings systemCompiler(const std::string& name = "g++") {
  CompilerSettings settings;
  settings.compiler = compilerNamed(name);
  settings.sandbox = strongestSandbox();
  return settings;
}

class Subjects : public testing::Test {
 protected:
  std::map<std::string, Subject> make(const std::map<std::string, std::string>& files,
                                      const std::vector<std::string>& standards = kStandards) {
    SubmittedFiles contents;
    contents.files = files;
    const SubjectCompiler compiler(submissionOf(contents, "ada"), givenHeaders(), scratch_.path(),
                                   systemCompiler());
    std::map<std::string, Subject> made;
    for (Subject& each : makeSubjects(compiler, kCapabilities, standards, 2)) {
      made[each.capability] = std::move(each);
    }
    return made;
  }

  const ScratchFolder scratch_;
};

TEST_F(Subjects, AWholeSubmissionIsOneProgramOfTheAssignmentsStandard) {
  auto made = make({{"Sudoku.h", sudoku(kSetSquare)}, {"BestFirstSearch.h", kBestFirst}});
  for (const std::string& each : kCapabilities) {
    EXPECT_TRUE(made[each].attempt.isCompiled) << made[each].attempt.error;
    EXPECT_EQ(made[each].standard, "c++11");
    EXPECT_EQ(made[each].attempt.program, made["board"].attempt.program);
  }
}

// The declarations in docs/grading.md, split into the two headers.
std::map<std::string, std::string> declarationsOfTheGuide() {
  const std::string guide = readFile(PROJECT_DIR "/docs/grading.md", 1 << 20);
  const std::size_t start = guide.find("```cpp\n// Sudoku.h\n") + 7;
  const std::string code = guide.substr(start, guide.find("```", start) - start);
  const std::size_t second = code.find("// BestFirstSearch.h\n");
  return {{"Sudoku.h", "#pragma once\n" + code.substr(0, second)},
          {"BestFirstSearch.h", "#pragma once\n" + code.substr(second)}};
}

TEST_F(Subjects, TheDeclarationsOfTheGuideAreEnough) {
  SubmittedFiles contents;
  contents.files = declarationsOfTheGuide();
  const SubjectCompiler compiler(submissionOf(contents, "guide"), givenHeaders(), scratch_.path(),
                                 systemCompiler());
  const Attempt attempt =
      compiler.check({"board", "setSquare", "searchable", "bestFirst", "bestFirstSudoku"}, "c++11");
  EXPECT_TRUE(attempt.isCompiled) << attempt.error;
}

TEST_F(Subjects, WithoutAMethodOnlyWhatNeedsItIsMissing) {
  auto made = make({{"Sudoku.h", sudoku("")}, {"BestFirstSearch.h", kBestFirst}});
  EXPECT_TRUE(made["board"].attempt.isCompiled);
  EXPECT_TRUE(made["bestFirst"].attempt.isCompiled);
  EXPECT_FALSE(made["setSquare"].attempt.isCompiled);
  EXPECT_TRUE(made["setSquare"].attempt.isRefused);
  EXPECT_THAT(made["setSquare"].attempt.error, HasSubstr("setSquare"));
}

TEST_F(Subjects, ANewerStandardIsFoundIfCxx11Refuses) {
  const std::string deduced = "  auto work() { return 1; }\n";
  auto made = make({{"Sudoku.h", sudoku(kSetSquare + deduced)}, {"BestFirstSearch.h", kBestFirst}});
  for (const std::string& each : kCapabilities) {
    EXPECT_TRUE(made[each].attempt.isCompiled) << made[each].attempt.error;
    EXPECT_EQ(made[each].standard, "c++14");
  }
}

TEST_F(Subjects, EachCapabilityFindsItsOwnStandard) {
  const std::string old = "inline void work() throw(int) {}\n";
  const std::string new20 = "  auto operator<=>(const Sudoku&) const = delete;\n";
  auto made =
      make({{"Sudoku.h", sudoku(kSetSquare + new20)}, {"BestFirstSearch.h", old + kBestFirst}});
  EXPECT_EQ(made["board"].standard, "c++20");
  EXPECT_TRUE(made["setSquare"].attempt.isCompiled) << made["setSquare"].attempt.error;
  EXPECT_TRUE(made["bestFirst"].attempt.isCompiled) << made["bestFirst"].attempt.error;
  EXPECT_EQ(made["bestFirst"].standard, "c++11");
}

TEST_F(Subjects, ImportantWarningsAreKept) {
  const std::string noReturn = "  bool isOdd() { odd = !odd; }\n  bool odd = false;\n";
  auto made =
      make({{"Sudoku.h", sudoku(kSetSquare + noReturn)}, {"BestFirstSearch.h", kBestFirst}});
  EXPECT_THAT(made["board"].attempt.warnings,
              testing::ElementsAre(testing::AllOf(HasSubstr("Sudoku.h:7:"), HasSubstr("return"))));
}

TEST_F(Subjects, HeadersSeeNoMacroOfTheSuite) {
  const std::string spy =
      "#if defined(SUBJECT_board) || defined(SUBJECT_setSquare) || defined(SUBJECT_bestFirst)\n"
      "#error it is graded\n"
      "#endif\n";
  auto made =
      make({{"Sudoku.h", spy + sudoku(kSetSquare)}, {"BestFirstSearch.h", spy + kBestFirst}});
  for (const std::string& each : kCapabilities) {
    EXPECT_TRUE(made[each].attempt.isCompiled) << made[each].attempt.error;
  }
}

TEST_F(Subjects, MacrosOfHeadersEndBeforeTheSuite) {
  const std::string macros =
      "#define data 16\n# define str(x) x x\n#define min 1\n#define is_same\n"
      "#if 0\n#define and &&\n#define defined 1\n#endif\n";
  auto made = make({{"Sudoku.h", sudoku(kSetSquare) + macros}, {"BestFirstSearch.h", kBestFirst}});
  for (const std::string& each : kCapabilities) {
    EXPECT_TRUE(made[each].attempt.isCompiled) << made[each].attempt.error;
  }
}

TEST_F(Subjects, NamesOfFilesDoNotTellThatItIsGraded) {
  const std::string names =
      "constexpr bool same(const char* one, const char* other) {\n"
      "  return *one == *other && (*one == 0 || same(one + 1, other + 1));\n"
      "}\n"
      "static_assert(same(__FILE__, \"mine/Sudoku.h\"), __FILE__);\n"
      "static_assert(same(__builtin_FILE(), \"mine/Sudoku.h\"), \"builtin\");\n"
      "static_assert(same(__BASE_FILE__, \"main.cpp\"), __BASE_FILE__);\n"
      "#if __cplusplus > 201703 && __has_include(<source_location>)\n"
      "#include <source_location>\n"
      "#ifdef __cpp_lib_source_location\n"
      "static_assert(same(std::source_location::current().file_name(), \"mine/Sudoku.h\"));\n"
      "#endif\n"
      "#endif\n";
  SubmittedFiles contents;
  contents.files = {{"mine/Sudoku.h", names + sudoku("")}};
  for (const std::string name : {"g++", "clang++"}) {
    const std::filesystem::path folder = scratch_.path() / name;
    std::filesystem::create_directory(folder);
    const SubjectCompiler compiler(submissionOf(contents, "ada"), givenHeaders(), folder,
                                   systemCompiler(name));
    for (const std::string standard : {"c++11", "c++20"}) {
      const Attempt attempt = compiler.check({"board"}, standard);
      EXPECT_TRUE(attempt.isCompiled) << name << ' ' << standard << '\n' << attempt.error;
    }
  }
}

TEST_F(Subjects, ManyFoldersOfHeadersAreNoFault) {
  std::map<std::string, std::string> files = {{"Sudoku.h", sudoku(kSetSquare)},
                                              {"BestFirstSearch.h", kBestFirst}};
  for (int i = 0; i < 1500; ++i) files["library/folder" + std::to_string(i) + "/x.h"] = "";
  EXPECT_EQ(make(files)["board"].attempt.error, "");
}

TEST_F(Subjects, AMissingHeaderIsSaidToBeMissing) {
  auto made = make({{"Sudoku.h", sudoku(kSetSquare)}});
  EXPECT_TRUE(made["setSquare"].attempt.isCompiled);
  EXPECT_FALSE(made["bestFirst"].attempt.isRefused);
  EXPECT_EQ(made["bestFirst"].attempt.error, "There is no BestFirstSearch.h.");
}

TEST_F(Subjects, AnErrorSaysThatADefinitionInASourceBelongsInAHeader) {
  auto made = make({{"Sudoku.h", sudoku("  bool setSquare(int, int, int);\n")},
                    {"Sudoku.cpp", "bool Sudoku::setSquare(int, int, int) { return true; }\n"},
                    {"BestFirstSearch.h", kBestFirst}},
                   {"c++20", "c++17"});
  EXPECT_TRUE(made["board"].attempt.isCompiled) << made["board"].attempt.error;
  EXPECT_TRUE(made["bestFirst"].attempt.isCompiled) << made["bestFirst"].attempt.error;
  EXPECT_FALSE(made["setSquare"].attempt.isCompiled);
  EXPECT_FALSE(made["setSquare"].attempt.isRefused);
  EXPECT_EQ(made["setSquare"].attempt.error,
            "Sudoku.cpp is handed in, but only headers are compiled: what it defines must be in "
            "a header.");
}

TEST_F(Subjects, StandardsCanBeOrdered) {
  auto made = make({{"Sudoku.h", sudoku(kSetSquare + "  std::string_view name;\n")},
                    {"BestFirstSearch.h", kBestFirst}},
                   {"c++11"});
  EXPECT_FALSE(made["board"].attempt.isCompiled);
  EXPECT_TRUE(made["bestFirst"].attempt.isCompiled);
  EXPECT_EQ(made["bestFirst"].standard, "c++11");
}

TEST_F(Subjects, HeadersNamedAsThoseOfTheSystemDoNotShadowThem) {
  auto made = make({{"Sudoku.h", "#include <string.h>\n" + sudoku(kSetSquare)},
                    {"string.h", "#error not this one\n"},
                    {"BestFirstSearch.h", kBestFirst}});
  EXPECT_TRUE(made["board"].attempt.isCompiled) << made["board"].attempt.error;
}

TEST_F(Subjects, WindowsLineEndsSpacesAndOtherFoldersCompile) {
  std::string windows;
  for (const char letter : sudoku("  Helper helper;\n" + kSetSquare)) {
    windows += letter == '\n' ? "\r\n" : std::string(1, letter);
  }
  auto made = make({{"my work/Sudoku.h", "\xef\xbb\xbf#include \"my helper.h\"\r\n" + windows},
                    {"my work/my helper.h", "struct Helper {};"},
                    {"search/BestFirstSearch.h", kBestFirst}});
  EXPECT_TRUE(made["setSquare"].attempt.isCompiled) << made["setSquare"].attempt.error;
  EXPECT_TRUE(made["bestFirst"].attempt.isCompiled) << made["bestFirst"].attempt.error;
}

TEST_F(Subjects, FilesOutsideCannotBeIncluded) {
  auto made = make({{"Sudoku.h", "#include \"/etc/passwd\"\n" + sudoku(kSetSquare)},
                    {"BestFirstSearch.h", kBestFirst}});
  EXPECT_FALSE(made["board"].attempt.isCompiled);
  EXPECT_THAT(made["board"].attempt.error, testing::Not(HasSubstr("root:")));
}

TEST_F(Subjects, NoMoreThanTheFirstErrorsAreWaitedFor) {
  std::string errors;
  for (int i = 0; i < 3000; ++i) errors += "  Unknown" + std::to_string(i) + " x;\n";
  auto made = make({{"Sudoku.h", errors}, {"BestFirstSearch.h", kBestFirst}});
  EXPECT_FALSE(made["board"].attempt.isCompiled);
  EXPECT_THAT(made["board"].attempt.error, HasSubstr("Unknown0"));
  EXPECT_THAT(made["board"].attempt.error, testing::Not(HasSubstr("Unknown2999")));
  EXPECT_TRUE(made["bestFirst"].attempt.isCompiled) << made["bestFirst"].attempt.error;
}

// A submission that takes the compiler far longer than its time limit.
Submission compilerBomb() {
  SubmittedFiles contents;
  contents.files = {{"Sudoku.h", slowConstants() + sudoku("")}};
  return submissionOf(contents, "ada");
}

TEST_F(Subjects, ACompilerThatIsKeptBusyIsStopped) {
  CompilerSettings settings = systemCompiler();
  settings.deadline = std::chrono::steady_clock::now() + std::chrono::seconds(3);
  const SubjectCompiler compiler(compilerBomb(), givenHeaders(), scratch_.path(), settings);
  const Attempt attempt = compiler.check({"board"}, "c++20");
  EXPECT_FALSE(attempt.isCompiled);
  EXPECT_TRUE(attempt.isFinal);
  EXPECT_FALSE(attempt.isRefused);
  EXPECT_TRUE(attempt.isOutOfTime);
  EXPECT_THAT(attempt.error, HasSubstr("The compiler did not finish: its part of the time"));
}

TEST_F(Subjects, ACompilerThatTheClockStopsIsNoFaultOfTheSubmission) {
  CompilerSettings settings = systemCompiler();
  settings.wall = std::chrono::seconds(1);
  const SubjectCompiler compiler(compilerBomb(), givenHeaders(), scratch_.path(), settings);
  for (const Optimisation each : {Optimisation::none, Optimisation::full}) {
    const Attempt attempt = compiler.compile({"board"}, "c++20", each);
    EXPECT_TRUE(attempt.isOutOfTime);
    EXPECT_FALSE(attempt.isRefused);
  }
}

TEST_F(Subjects, CompilersHaveOnlySoMuchTimeForAllPrograms) {
  CompilerSettings settings = systemCompiler();
  settings.cpuOfAll = std::chrono::seconds(1);
  const SubjectCompiler compiler(compilerBomb(), givenHeaders(), scratch_.path(), settings);
  for (const char* const why : {"it wanted too much memory or time", "it took too long in all"}) {
    const Attempt attempt = compiler.check({"board"}, "c++20");
    EXPECT_THAT(attempt.error, HasSubstr(why));
    EXPECT_TRUE(attempt.isFinal);
    EXPECT_FALSE(attempt.isOutOfTime);
  }
}

}  // namespace
}  // namespace grading
