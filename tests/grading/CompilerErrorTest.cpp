// The part of a compiler message that students see. The messages are shortened ones of GCC 12 and
// Clang 14.

#include "apps/grade/subjects/CompilerMessages.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace grading {
namespace {

const std::vector<PathPrefix> kPrefixes = {{"/tmp/grade-x/sources/submission/", ""},
                                           {"/tmp/grade-x/sources/subject/", "the tests' "}};

TEST(CompilerError, TheFirstErrorIsToldWithItsLine) {
  const std::string output =
      "In file included from /tmp/grade-x/sources/subject/SubjectBoard.h:14,\n"
      "                 from /tmp/grade-x/sources/subject/Subject.cpp:12:\n"
      "/tmp/grade-x/sources/submission/Sudoku.h:9:15: error: expected ';' after class definition\n"
      "    9 | class Sudoku {}\n"
      "      |               ^\n"
      "      |               ;\n"
      "/tmp/grade-x/sources/submission/Sudoku.h:12:1: error: something else\n";
  EXPECT_EQ(firstError(output, kPrefixes),
            "Sudoku.h:9:15: error: expected ';' after class definition\n"
            "    9 | class Sudoku {}\n"
            "      |               ^");
}

TEST(CompilerError, AnErrorInAHeaderOfTheSystemNamesWhatLedThere) {
  const std::string output =
      "/usr/include/c++/12/bits/unique_ptr.h: In instantiation of 'x':\n"
      "/tmp/grade-x/sources/submission/Sudoku.h:20:40:   required from here\n"
      "/usr/include/c++/12/bits/unique_ptr.h:1065:30: error: invalid new-expression\n"
      " 1065 |     { return new Sudoku(); }\n"
      "      |              ^~~~~~~~~~~~\n";
  EXPECT_EQ(firstError(output, kPrefixes),
            "/usr/include/c++/12/bits/unique_ptr.h:1065:30: error: invalid new-expression\n"
            " 1065 |     { return new Sudoku(); }\n"
            "      |              ^~~~~~~~~~~~\n"
            "Sudoku.h:20:40:   required from here");
}

TEST(CompilerError, ANoteInTheStudentsCodeExplains) {
  const std::string output =
      "/tmp/grade-x/sources/subject/Subject.h:1:1: error: cannot declare 'b' of abstract type\n"
      "/tmp/grade-x/sources/submission/Sudoku.h:4:7: note:   because 'write' is pure\n";
  EXPECT_EQ(firstError(output, kPrefixes),
            "the tests' Subject.h:1:1: error: cannot declare 'b' of abstract type\n"
            "Sudoku.h:4:7: note:   because 'write' is pure");
}

TEST(CompilerError, LinkersHaveErrorsToo) {
  EXPECT_EQ(firstError("/usr/bin/ld: /tmp/cc.o: in function `main':\n"
                       "Subject.cpp:(.text+0x1): undefined reference to `Sudoku::Sudoku(int)'\n"
                       "collect2: error: ld returned 1 exit status\n",
                       kPrefixes),
            "Subject.cpp:(.text+0x1): undefined reference to `Sudoku::Sudoku(int)'");
}

TEST(CompilerError, TemporaryFilesAreNotNamed) {
  EXPECT_EQ(firstError("/tmp/ccUgU8mR.s: Assembler messages:\n"
                       "/tmp/ccUgU8mR.s:11: Error: no such instruction: `frobnicate'\n",
                       kPrefixes),
            "the assembler: Error: no such instruction: `frobnicate'");
  EXPECT_EQ(firstError("/usr/bin/ld: /tmp/ccW0Xy_z.o: in function `main':\n"
                       "/usr/bin/ld: /tmp/ccW0Xy_z.o:(.text+0x1): undefined reference to `f()'\n",
                       kPrefixes),
            "/usr/bin/ld: the program:(.text+0x1): undefined reference to `f()'");
}

TEST(CompilerError, LongLinesAndTextsWithoutErrorsAreShortened) {
  const std::string endless = "a.h:1:1: error: " + std::string(100'000, 'x') + "\n";
  EXPECT_LT(firstError(endless, {}).size(), 300u);
  EXPECT_EQ(firstError("one\ntwo\nthree\nfour\n", {}), "one\ntwo\nthree");
  EXPECT_EQ(firstError("", {}), "");
}

TEST(CompilerError, FrequentErrorsComeWithAdvice) {
  using testing::HasSubstr;
  EXPECT_THAT(adviceOn("BestFirstSearch.h:9:42: error: use of deleted function "
                       "'std::unique_ptr<_Tp, _Dp>::unique_ptr(const std::unique_ptr<_Tp, _Dp>&)"),
              HasSubstr("only moved"));
  EXPECT_THAT(adviceOn("BestFirstSearch.h:9:31: error: call to implicitly-deleted copy constructor "
                       "of 'std::unique_ptr<Searchable>'"),
              HasSubstr("only moved"));
  EXPECT_THAT(adviceOn("Sudoku.h:7:3: error: 'void Sudoku::successors()' marked 'override', but "
                       "does not override"),
              HasSubstr("const"));
  EXPECT_THAT(adviceOn("Sudoku.h:4:7: error: cannot declare 'b' to be of abstract type 'Sudoku'"),
              HasSubstr("const"));
  EXPECT_EQ(adviceOn("Sudoku.h:9:15: error: expected ';' after class definition"), "");
}

TEST(CompilerError, ControlCharactersOfSourcesAreHarmless) {
  EXPECT_EQ(firstError("a.h:1:1: error: \x1b[31mred\n", {}), "a.h:1:1: error: ?[31mred");
}

TEST(Warnings, AreThoseThatAreWantedEachOnce) {
  const std::string output =
      "In file included from /tmp/x/program.cpp:2:\n"
      "/tmp/x/Sudoku.h:8:3: warning: no return statement [-Wreturn-type]\n"
      "/tmp/x/Sudoku.h:8:3: warning: no return statement [-Wreturn-type]\n"
      "/tmp/x/Sudoku.h:9:3: warning: this is old [-Wdeprecated]\n"
      "/usr/include/c++/12/vector:3:1: warning: no return statement [-Wreturn-type]\n"
      "/tmp/x/Sudoku.h:10:3: error: no [-Wreturn-type]\n";
  EXPECT_THAT(warningsIn(output, {{"/tmp/x/", ""}}, {"return-type"}),
              testing::ElementsAre("Sudoku.h:8:3: no return statement"));
}

TEST(Warnings, AreNotTooMany) {
  std::string output;
  for (int i = 0; i < 100; ++i) {
    output += "Sudoku.h:" + std::to_string(i) + ": warning: " + std::string(900, 'x') +
              " [-Wreturn-type]\n";
  }
  const std::vector<std::string> warnings = warningsIn(output, {}, {"return-type"});
  EXPECT_LT(warnings.size(), 10u);
  EXPECT_LT(warnings.front().size(), 300u);
}

}  // namespace
}  // namespace grading
