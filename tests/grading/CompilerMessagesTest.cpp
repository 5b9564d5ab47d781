// The part of a compiler's or linker's output that students see. The outputs are shortened ones of
// GCC 12, Clang 14 and GNU ld.

#include "apps/grade/subjects/CompilerMessages.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace grading {
namespace {

using testing::HasSubstr;

std::string told(const std::string& output) {
  return firstError(output,
                    {{"/tmp/x/submission/", ""}, {"/tmp/x/subject/", "Where the tests use it:"}});
}

TEST(CompilerMessages, TheFirstErrorIsToldWithWhatExplainsItAndNoPlaceOfOurs) {
  const std::string instance = "/usr/include/c++/12/bits/unique_ptr.h:1065:30: error: invalid\n";
  const std::pair<std::string, std::string> shown[] = {
      {"In file included from /tmp/x/subject/Subject.cpp:12:\n"
       "/tmp/x/submission/Sudoku.h:9:15: error: expected ';' after class definition\n"
       "    9 | class Sudoku {}\n"
       "      |               ^\n"
       "      |               ;\n"
       "/tmp/x/submission/Sudoku.h:12:1: error: something else\n",
       "Sudoku.h:9:15: error: expected ';' after class definition\n"
       "    9 | class Sudoku {}\n"
       "      |               ^"},
      {"/usr/include/c++/12/bits/unique_ptr.h: In instantiation of 'x':\n"
       "/tmp/x/submission/Sudoku.h:20:40:   required from here\n" +
           instance,
       instance + "Sudoku.h:20:40:   required from here"},
      {"In file included from /tmp/x/submission/Sudoku.h:7,\n"
       "                 from /tmp/x/subject/1.cpp:1:\n" +
           instance,
       instance + "In file included from Sudoku.h:7,"},
      {"/tmp/x/subject/Subject.h:1:1: error: 'b' has no member 'f'\n"
       "/tmp/x/submission/Sudoku.h:4:7: note:   because 'g' is there\n"
       "/tmp/x/subject/Subject.h:1:1: note: expected a type\n",
       "Where the tests use it: error: 'b' has no member 'f'\n"
       "Sudoku.h:4:7: note:   because 'g' is there\n"
       "Where the tests use it: note: expected a type"},
      {"/tmp/cc1.s: Assembler messages:\n/tmp/cc1.s:9: Error: no such f", "Error: no such f"},
      {"/usr/bin/ld: /tmp/1.o: in function `f':\n"
       "a.cpp:(.text+0x1): multiple definition of `f'; /tmp/2.o:(.text+0x0): first defined here",
       "multiple definition of `f'"},
      {"/usr/bin/ld: /tmp/1.o: in function `main':\n"
       "Subject.cpp:(.text+0x1): undefined reference to `Sudoku::setSquare(int, int, int)'\n"
       "collect2: error: ld returned 1 exit status\n",
       "undefined reference to `Sudoku::setSquare(int, int, int)'\n"
       "This is declared and used, but defined in no header. Only headers are compiled."},
      {"/usr/bin/ld: cannot find -lm\ncollect2: error: ld returned 1 exit status\n",
       "cannot find -lm\ncollect2: error: ld returned 1 exit status"}};
  for (const auto& [output, text] : shown) EXPECT_EQ(told(output), text);
}

TEST(CompilerMessages, FrequentErrorsComeWithAdvice) {
  const std::pair<std::string, std::string> advice[] = {
      {"call to implicitly-deleted copy constructor of 'std::unique_ptr<Searchable>'",
       "only moved"},
      {"'void Sudoku::successors()' marked 'override', but does not override", "const"},
      {"cannot declare 'b' to be of abstract type 'Sudoku'", "const"},
      {"no matching function for call to 'x::push_back(std::unique_ptr<Sudoku>&)'", "only moved"}};
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

}  // namespace
}  // namespace grading
