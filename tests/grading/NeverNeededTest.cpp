// What a board and a search never need is told with its place, and nothing is told of honest
// headers. The texts stand in line 2 of a header, behind its include guard.

#include "apps/grade/intake/NeverNeeded.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>
#include <string>
#include <utility>
#include <vector>

namespace grading {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

std::vector<std::string> lookAt(const std::string& sudoku, const std::string& bestFirst = "",
                                const std::map<std::string, std::string>& others = {}) {
  SubmittedFiles all;
  all.files = others;
  all.files["a/Sudoku.h"] = "#ifndef __SUDOKU_H__\n" + sudoku + "\n#define __SUDOKU_H__\n#endif\n";
  all.files["a/BestFirstSearch.h"] = "#pragma once\n" + bestFirst;
  return submissionOf(all).suspicious;
}

TEST(NeverNeeded, EachKindIsToldWithItsPlaces) {
  const std::string headers = "Headers that are neither of C++ nor of the submission: ";
  const std::string compiler = "Words for the compiler or the linker: ";
  const std::string macro = "Macros that replace or join words: ";
  const std::string system = "Calls of the operating system: ";
  const std::string at = " (a/Sudoku.h:2).";
  const std::pair<std::string, std::string> cases[] = {
      {"#include <unistd.h>", headers + "<unistd.h>" + at},
      {" # /**/ include /**/ \"/etc/x\" // y", headers + "\"/etc/x\"" + at},
      {"\xef\xbb\xbf#include <x.h>\r", headers + "<x.h>" + at},
      {"#include HERE", headers + "HERE" + at},
      {"#include_next <vector>", compiler + "include_next" + at},
      {"#ifdef __OPTIMIZE__", compiler + "__OPTIMIZE__" + at},
      {"#define __OPTIMIZE__", compiler + "__OPTIMIZE__" + at},
      {"int f() { return _Exit; }", compiler + "_Exit" + at},
      {"int x = __builtin_constant_p(1);", compiler + "__builtin_constant_p" + at},
      {"[[gnu::constructor]] void f();", compiler + "gnu" + at},
      {"extern int x;", compiler + "extern" + at},
      {"#pragma GCC optimize(\"O3\")", compiler + "#pragma GCC" + at},
      {"#define private public", macro + "#define private" + at},
      {"#define JOINED(a, b) a##b", macro + "##" + at},
      {"char* f() { return getenv(\"x\"); }", system + "getenv" + at},
      // What looks like the beginning of a text or comment is none.
      {"const char* t = R\"(\")\"; char c = '\"'; auto e = environ;", system + "environ" + at},
      {"const char* t = \"\\\"//\"; int n = 1'000; FILE* f = fopen();", system + "fopen" + at},
      {"#define TWO \\\n fork()", system + "fork (a/Sudoku.h:3)."},
      {"asm(\"\"); asm(\"\"); int a = _A + _B + _C;",
       compiler + "_A (a/Sudoku.h:2), _B (a/Sudoku.h:2), _C (a/Sudoku.h:2) and 1 more."}};
  for (const auto& [text, sentence] : cases)
    EXPECT_THAT(lookAt(text), ElementsAre(sentence)) << text;
}

TEST(NeverNeeded, WhatTheTwoHeadersCanTellEachOtherIsTold) {
  const std::string foreign = "Of Sudoku.h and BestFirstSearch.h, one uses a name of the other: ";
  EXPECT_THAT(lookAt("#include \"Flag.h\"", "#include \"../b/Other.h\"",
                     {{"b/Other.h", "#include \"Flag.h\""}, {"b/Flag.h", "extern bool flag;"}}),
              ElementsAre("Words for the compiler or the linker: extern (b/Flag.h:1).",
                          "Sudoku.h and BestFirstSearch.h both include b/Flag.h (a/Sudoku.h:2)."));
  EXPECT_THAT(lookAt("", "#ifdef __SUDOKU_H__\n#endif"),
              ElementsAre(foreign + "__SUDOKU_H__ (a/BestFirstSearch.h:2)."));
  for (const std::string flag : {"bool on;", "namespace x { bool* on() {} }", "struct on {};"}) {
    EXPECT_THAT(lookAt(flag, "#include \"Sudoku.h\"\nint f() { return on; }"),
                ElementsAre(foreign + "on (a/BestFirstSearch.h:3)."));
  }
  EXPECT_THAT(lookAt("bool f() { return on; }", "bool on;"),
              ElementsAre(foreign + "on (a/Sudoku.h:2)."));
}

TEST(NeverNeeded, NothingIsToldOfHonestHeaders) {
  for (const std::string text :
       {"#include <bits/stdc++.h>\n#include <string.h>\n#include \"vector\"\nusing namespace std;",
        "#include \"Searchable.h\" // asm, fork()", "/* getenv(\"x\") */ // asm",
        "const char* t = \"fork() __OPTIMIZE__\"; const char* r = R\"x(asm \" )\" asm)x\";",
        "#define _SIZE 9\nint _N = _SIZE; int __count; int f(int _Row) { return _Row + __count; }",
        "#ifdef DEBUG\n#ifdef _MSC_VER\n#pragma warning(disable : 4996)\n#endif\n#endif\n",
        "static_assert(__cplusplus > 1, \"\"); int n = __builtin_popcount(3) + __LINE__;",
        "struct S { bool write(int); int size; }; typedef S Board; struct Node {};"}) {
    EXPECT_THAT(lookAt(text, "struct B { struct Node {}; int size; Sudoku* s; Node* n; };"),
                IsEmpty())
        << text;
  }
  EXPECT_THAT(lookAt("#include \"Utils.h\"", "#include <Sudoku.h>\nint f() { return 1; }",
                     {{"a/Utils.h", "#include <fstream>"}, {"Main.cpp", "#include <unistd.h>"}}),
              IsEmpty());
}

}  // namespace
}  // namespace grading
