// Compiles our headers as students do: with one command, and together with course headers of the
// same names that define the same classes.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <string>
#include <tuple>
#include <vector>

#include "tests/programs/Shell.h"

namespace {

using testing::Combine;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::Values;

// A folder with a student's program. Its headers are found before ours.
class StudentFolder : public Shell {
 public:
  void writeHeader(const std::string& name, const std::string& guard, const std::string& text) {
    write(name, "#ifndef " + guard + "\n#define " + guard + "\n" + text + "\n#endif\n");
  }

  // The compiler's messages; empty if the program compiles.
  std::string compile(const std::string& program,
                      const std::string& command = "g++ -std=c++17 -Wall -Wextra") {
    write("program.cpp", program);
    return run(command + " -fsyntax-only -I. -I'" PROJECT_DIR "' program.cpp").err;
  }
};

constexpr const char* kSearchable = R"(
#include <iostream>
#include <memory>
#include <vector>
using std::ostream;
using std::unique_ptr;
using std::vector;
class Searchable {
 public:
  virtual ~Searchable() {}
  virtual bool isSolution() const = 0;
  virtual vector<unique_ptr<Searchable>> successors() const = 0;
  virtual void write(ostream & out) const = 0;
  virtual int heuristicValue() const { return 0; }
};
)";

// A program that includes all of our headers, and none from its own folder.
constexpr const char* kOurs = "#include \"" PROJECT_DIR
                              "/BestFirstSearch.h\"\n"
                              "#include \"" PROJECT_DIR
                              "/BreadthFirstSearch.h\"\n"
                              "#include \"" PROJECT_DIR
                              "/DepthFirstSearch.h\"\n"
                              "#include \"" PROJECT_DIR "/Sudoku.h\"\n";

constexpr const char* kSearchesForASudoku = R"(
int main() {
  unique_ptr<Sudoku> board(new Sudoku(9));
  BestFirstSearch search(std::move(board));
  return search.solve() == nullptr;
}
)";

class CourseSearchableGuardTest : public testing::TestWithParam<std::string> {};

TEST_P(CourseSearchableGuardTest, ACoursesSearchableGoesWithOurDriversAndSudokuInEitherOrder) {
  StudentFolder folder;
  folder.writeHeader("Searchable.h", GetParam(), kSearchable);
  const std::string theirs = "#include \"Searchable.h\"\n";
  EXPECT_EQ(folder.compile(theirs + kOurs + kSearchesForASudoku), "");
  EXPECT_EQ(folder.compile(kOurs + theirs + kSearchesForASudoku), "");
}

INSTANTIATE_TEST_SUITE_P(Spellings, CourseSearchableGuardTest,
                         Values("SEARCHABLE_H", "SEARCHABLE_H_"));

TEST(OneCommandTest, ASearchableThatIsOnlyIncludedOnceLeavesOursOutIfTheGuardIsDefined) {
  StudentFolder folder;
  folder.write("Searchable.h", std::string("#pragma once\n") + kSearchable);
  const std::string theirs = "#include \"Searchable.h\"\n";
  EXPECT_EQ(folder.compile(theirs + kOurs + kSearchesForASudoku, "g++ -std=c++17 -DSEARCHABLE_H"),
            "");
}

struct Guarded {
  std::string className;
  std::string guard;
};
void PrintTo(const Guarded& header, std::ostream* out) {
  *out << header.guard;
}

class CourseGuardTest : public testing::TestWithParam<Guarded> {};

TEST_P(CourseGuardTest, TheFirstOfTwoHeadersForOneClassCounts) {
  const auto& [className, guard] = GetParam();
  StudentFolder folder;
  folder.writeHeader("Theirs.h", guard,
                     "class " + className + " {\n public:\n  static void theirs() {}\n};");
  const std::string theirs = "#include \"Theirs.h\"\n";
  const std::string ours = "#include \"" PROJECT_DIR "/" + className + ".h\"\n";
  const std::string use = "int main() { " + className + "::theirs(); }\n";
  EXPECT_EQ(folder.compile(theirs + ours + use), "");
  EXPECT_EQ(folder.compile(ours + theirs + "int main() {}\n"), "");
}

INSTANTIATE_TEST_SUITE_P(Spellings, CourseGuardTest,
                         Values(Guarded{"Sudoku", "SUDOKU_H"}, Guarded{"Sudoku", "SUDOKU_H_"},
                                Guarded{"BreadthFirstSearch", "BREADTH_FIRST_SEARCH_H"},
                                Guarded{"BreadthFirstSearch", "BREADTHFIRSTSEARCH_H"},
                                Guarded{"BreadthFirstSearch", "BREADTHFIRSTSEARCH_H_"},
                                Guarded{"BestFirstSearch", "BEST_FIRST_SEARCH_H"},
                                Guarded{"BestFirstSearch", "BESTFIRSTSEARCH_H"},
                                Guarded{"BestFirstSearch", "BESTFIRSTSEARCH_H_"},
                                Guarded{"DepthFirstSearch", "DEPTH_FIRST_SEARCH_H"},
                                Guarded{"DepthFirstSearch", "DEPTHFIRSTSEARCH_H"},
                                Guarded{"DepthFirstSearch", "DEPTHFIRSTSEARCH_H_"}));

TEST(OneCommandTest, ACoursesBoardAndDriverGoWithOurSearchable) {
  StudentFolder folder;
  folder.writeHeader("Sudoku.h", "SUDOKU_H", R"(
#include "Searchable.h"
class Sudoku : public Searchable {
 public:
  Sudoku(int) {}
  bool isSolution() const override { return true; }
  vector<unique_ptr<Searchable>> successors() const override { return {}; }
  void write(ostream & out) const override { out << "solved"; }
};
)");
  folder.writeHeader("BestFirstSearch.h", "BEST_FIRST_SEARCH_H", R"(
#include "Searchable.h"
class BestFirstSearch {
 public:
  BestFirstSearch(unique_ptr<Searchable> && startFrom) : state(std::move(startFrom)) {}
  Searchable * solve() { return state.get(); }
 private:
  unique_ptr<Searchable> state;
};
)");
  const std::string theirs = "#include \"Sudoku.h\"\n#include \"BestFirstSearch.h\"\n";
  const std::string ours = "#include \"Searchable.h\"\n";
  EXPECT_EQ(folder.compile(theirs + ours + kSearchesForASudoku), "");
  EXPECT_EQ(folder.compile(ours + theirs + kSearchesForASudoku), "");
  EXPECT_EQ(folder.compile(theirs + kOurs + kSearchesForASudoku), "");
}

// Known submissions take the place of our headers. Their functions are const or not, as in the
// assignment's text.
class StudentHeadersTest : public testing::TestWithParam<std::string> {};

TEST_P(StudentHeadersTest, ADemoProgramCompilesWithThemInsteadOfOurs) {
  StudentFolder folder;
  const std::string tests = "-I'" PROJECT_DIR "/tests/";
  const ShellResult compiled = folder.run(
      "g++ -std=c++17 " + tests + "grading/submissions/" + GetParam() + "' " + tests +
      "coursework/given' -I'" PROJECT_DIR "' -o program '" PROJECT_DIR "/apps/BestFSSudoku.cpp'");
  EXPECT_EQ(compiled.status, 0);
  EXPECT_EQ(compiled.err, "");
  const ShellResult result = folder.run("./program");
  EXPECT_EQ(result.status, 0) << result.err;
  EXPECT_THAT(result.out, HasSubstr("Passed: Solution was:\n"));
  EXPECT_THAT(result.out, HasSubstr("\nNodes expanded: "));
}

INSTANTIATE_TEST_SUITE_P(Submissions, StudentHeadersTest,
                         Values("plain", "literal", "recursive", "sets", "bits"));

TEST(OneCommandTest, OurDriversAndReadersTakeAStudentsBoardAlone) {
  StudentFolder folder;
  for (const std::string program : {"BasicSudoku", "DepthFSSudoku"}) {
    const ShellResult compiled = folder.run("g++ -std=c++17 -I'" PROJECT_DIR
                                            "/tests/grading/submissions/plain' -I'" PROJECT_DIR
                                            "' -o program '" PROJECT_DIR "/apps/" +
                                            program + ".cpp'");
    EXPECT_EQ(compiled.err, "");
    const ShellResult result = folder.run("./program");
    EXPECT_EQ(result.status, 0) << result.err;
    EXPECT_THAT(result.out, HasSubstr("Passed: Solution was:\n"));
  }
}

TEST(OneCommandTest, AWrongAnswerOfAStudentsBoardIsShown) {
  StudentFolder folder;
  folder.write("Sudoku.h", R"(
#include "Searchable.h"
class Sudoku : public Searchable {
 public:
  Sudoku(int) {}
  int getSquare(int, int) { return 1; }
  bool setSquare(int, int, int) { return true; }
  bool isSolution() const override { return true; }
  vector<unique_ptr<Searchable>> successors() const override { return {}; }
  void write(ostream & out) const override { out << "only ones" << std::endl; }
};
)");
  const ShellResult compiled = folder.run("g++ -std=c++17 -I. -I'" PROJECT_DIR
                                          "' -o program '" PROJECT_DIR "/apps/BestFSSudoku.cpp'");
  EXPECT_EQ(compiled.err, "");
  const ShellResult result = folder.run("./program");
  EXPECT_EQ(result.status, 1);
  EXPECT_THAT(result.out, HasSubstr("This is not a solution of the puzzle:\nonly ones\n"
                                    "Nodes expanded: 0\nFailed: the answer is wrong\n"));
}

class OlderLanguageTest : public testing::TestWithParam<std::tuple<std::string, std::string>> {
 protected:
  void SetUp() override {
    const auto& [compiler, standard] = GetParam();
    command_ = compiler + ' ' + standard;
    if (folder_.run("command -v " + compiler).status != 0) {
      GTEST_SKIP() << "there is no " << compiler;
    }
  }

  void expectOneError(const std::string& program) {
    const std::string said = folder_.compile(program, command_);
    const auto isError = [](const std::string& line) { return line.find("error:") != line.npos; };
    std::vector<std::string> errors = linesOf(said);
    errors.erase(std::remove_if(errors.begin(), errors.end(), std::not_fn(isError)), errors.end());
    EXPECT_THAT(errors, ElementsAre(HasSubstr("C++17 or newer is needed: compile with the option "
                                              "-std=c++17")))
        << said;
  }

 private:
  StudentFolder folder_;
  std::string command_;
};

TEST_P(OlderLanguageTest, TheDemoProgramGetsOneErrorWhichNamesTheOption) {
  expectOneError("#include \"" PROJECT_DIR "/apps/BestFSSudoku.cpp\"\n");
}

TEST_P(OlderLanguageTest, AProgramWithOurSudokuAloneGetsOneErrorWhichNamesTheOption) {
  expectOneError("#include \"Sudoku.h\"\nint main() { return Sudoku(9).getSquare(0, 0); }\n");
}

TEST_P(OlderLanguageTest, AProgramWithOneOfOurDriversAloneGetsOneErrorWhichNamesTheOption) {
  for (const std::string driver : {"BreadthFirstSearch", "DepthFirstSearch", "BestFirstSearch"}) {
    expectOneError("#include \"" + driver + ".h\"\nint main() { " + driver +
                   " search(nullptr); }\n");
  }
}

TEST_P(OlderLanguageTest, ACoursesOwnSearchableDoesNotHideTheError) {
  expectOneError(kSearchable + std::string("#define SEARCHABLE_H\n") + kOurs + kSearchesForASudoku);
}

INSTANTIATE_TEST_SUITE_P(CompilersAndStandards, OlderLanguageTest,
                         Combine(Values("g++", "clang++"), Values("-std=c++11", "-std=c++14")));

TEST(OneCommandTest, OurSearchableCompilesInThePlainCxx11OfTheCoursework) {
  EXPECT_EQ(StudentFolder().compile("#include \"Searchable.h\"\nint main() {}\n",
                                    "g++ -std=c++11 -Wall -Wextra -Wpedantic"),
            "");
}

}  // namespace
