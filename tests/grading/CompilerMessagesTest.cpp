// The part of a compiler's or linker's output that students see. The outputs are shortened ones of
// GCC 12, Clang 14 and GNU ld.

#include "apps/grade/subjects/CompilerMessages.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace grading {
namespace {

using testing::HasSubstr;

std::string told(const std::string& output) {
  return firstError(output, {{"/tmp/x/submission/", ""}, {"/tmp/x/subject/", "the tests' "}});
}

TEST(CompilerMessages, TheFirstErrorIsToldWithItsLine) {
  EXPECT_EQ(told("In file included from /tmp/x/subject/Subject.cpp:12:\n"
                 "/tmp/x/submission/Sudoku.h:9:15: error: expected ';' after class definition\n"
                 "    9 | class Sudoku {}\n"
                 "      |               ^\n"
                 "      |               ;\n"
                 "/tmp/x/submission/Sudoku.h:12:1: error: something else\n"),
            "Sudoku.h:9:15: error: expected ';' after class definition\n"
            "    9 | class Sudoku {}\n"
            "      |               ^");
}

TEST(CompilerMessages, AnErrorInAHeaderOfTheSystemNamesWhatLedThere) {
  const std::string error = "/usr/include/c++/12/bits/unique_ptr.h:1065:30: error: invalid\n";
  const std::string origin = "Sudoku.h:20:40:   required from here";
  EXPECT_EQ(told("/usr/include/c++/12/bits/unique_ptr.h: In instantiation of 'x':\n"
                 "/tmp/x/submission/" +
                 origin + '\n' + error),
            error + origin);
}

TEST(CompilerMessages, ANoteInTheStudentsCodeExplains) {
  EXPECT_THAT(told("/tmp/x/subject/Subject.h:1:1: error: cannot declare 'b' of abstract type\n"
                   "/tmp/x/submission/Sudoku.h:4:7: note:   because 'write' is pure\n"),
              HasSubstr("the tests' Subject.h:1:1: error: cannot declare 'b' of abstract type\n"
                        "Sudoku.h:4:7: note:   because 'write' is pure\n"));
}

TEST(CompilerMessages, FrequentErrorsComeWithAdvice) {
  const std::pair<std::string, std::string> advice[] = {
      {"use of deleted function 'std::unique_ptr<_Tp, _Dp>::unique_ptr(const", "only moved"},
      {"call to implicitly-deleted copy constructor of 'std::unique_ptr<Searchable>'",
       "only moved"},
      {"'void Sudoku::successors()' marked 'override', but does not override", "const"},
      {"cannot declare 'b' to be of abstract type 'Sudoku'", "const"}};
  for (const auto& [error, wanted] : advice) {
    EXPECT_THAT(told("Sudoku.h:9:42: error: " + error), HasSubstr(wanted));
  }
}

TEST(CompilerMessages, TextsAreShortAndPrintable) {
  EXPECT_LT(told("a.h:1:1: error: " + std::string(100'000, 'x') + "\n").size(), 300u);
  EXPECT_EQ(told("one\ntwo\nthree\nfour\n"), "one\ntwo\nthree");
  EXPECT_EQ(told(""), "");
  EXPECT_EQ(told("a.h:1:1: error: \x1b[31mred\n"), "a.h:1:1: error: ?[31mred");
}

std::string linked(const std::string& undefined) {
  return whyUndefined(
      "/usr/bin/ld: /tmp/cc.o: in function `main':\n"
      "Subject.cpp:(.text+0x1): undefined reference to " +
      undefined + "\ncollect2: error: ld returned 1 exit status\n");
}

TEST(CompilerMessages, AnUndefinedNameIsReported) {
  EXPECT_EQ(linked("`Sudoku::setSquare(int, int, int)'"),
            "Sudoku::setSquare(int, int, int) is declared and used, but defined in no header. Only "
            "headers are compiled.");
  EXPECT_THAT(whyUndefined("a.o:a.cc:main: undefined reference to 'f()'\n"
                           "clang: error: linker command failed with exit code 1\n"),
              testing::StartsWith("f() is declared"));
  EXPECT_EQ(whyUndefined("a.h:1:2: error: #error undefined reference to `f()'\n"), "");
  EXPECT_EQ(linked(""), "");
}

}  // namespace
}  // namespace grading
