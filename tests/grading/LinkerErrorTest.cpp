// The message that students see for an undefined name. The linker messages are those of GNU ld,
// gold and Clang.

#include "apps/grade/subjects/CompilerMessages.h"

#include <gtest/gtest.h>

#include <string>

namespace grading {
namespace {

std::string linked(const std::string& undefined) {
  return "/usr/bin/ld: /tmp/cc.o: in function `main':\n"
         "Subject.cpp:(.text+0x1): undefined reference to " +
         undefined + "\ncollect2: error: ld returned 1 exit status\n";
}

TEST(LinkerError, AnUndefinedNameIsReported) {
  EXPECT_EQ(whyUndefined(linked("`Sudoku::setSquare(int, int, int)'"), {}),
            "Sudoku::setSquare(int, int, int) is declared and used, but defined in no header.");
  EXPECT_EQ(whyUndefined("a.o:a.cc:main: undefined reference to 'f()'\n"
                         "clang: error: linker command failed with exit code 1\n",
                         {}),
            "f() is declared and used, but defined in no header.");
  EXPECT_EQ(whyUndefined(linked("`vtable for Sudoku'"), {}),
            "Sudoku has a virtual function that is declared, but defined in no header.");
}

TEST(LinkerError, TheSourceThatDefinesItIsNamed) {
  const std::string handedIn =
      " is handed in, but only headers are compiled: what it defines must be in a header.";
  for (const std::string undefined :
       {"`Sudoku::Sudoku(int)'", "`vtable for Sudoku'", "`Sudoku::Sudoku[abi:cxx11](int)'"}) {
    EXPECT_EQ(whyUndefined(linked(undefined), {{"Main.cc", "int main() { Sudoku s(4); }"},
                                               {"work/Sudoku.cpp", "Sudoku::Sudoku(int) {}"}}),
              "work/Sudoku.cpp" + handedIn);
  }
  EXPECT_EQ(whyUndefined(linked("`Sudoku::kSize'"), {{"S.CXX", "const int Sudoku::kSize = 4;"}}),
            "S.CXX" + handedIn);
}

TEST(LinkerError, AProgramThatOnlyUsesItIsNotBlamed) {
  EXPECT_EQ(whyUndefined(linked("`Sudoku::setSquare(int)'"),
                         {{"main.cpp", "int main() { s.setSquare(1); }"},
                          {"Sudoku.h", "inline bool Sudoku::setSquare(long) { return true; }"}}),
            "Sudoku::setSquare(int) is declared and used, but defined in no header.");
}

TEST(LinkerError, OtherErrorsAreNone) {
  EXPECT_EQ(whyUndefined("a.h:1:2: error: #error undefined reference to `f()'\n", {}),
            std::nullopt);
  EXPECT_EQ(whyUndefined("collect2: error: ld returned 1 exit status\n", {}), std::nullopt);
  EXPECT_EQ(whyUndefined(linked(""), {}), std::nullopt);
}

}  // namespace
}  // namespace grading
