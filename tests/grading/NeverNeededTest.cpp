// What a board and a search never need is told with its place; nothing is told of honest headers.

#include "apps/grade/intake/NeverNeeded.h"

#include <fmt/ranges.h>
#include <gtest/gtest.h>

namespace grading {
namespace {

// The sentences about these texts, which stand in line 2 of their headers, in folder a.
std::string neededNever(const std::string& sudoku, const std::string& bestFirst = "",
                        const std::map<std::string, std::string>& others = {}) {
  SubmittedFiles all;
  all.files = others;
  all.files["a/Sudoku.h"] = "#ifndef __SUDOKU_H__\n" + sudoku + "\n#define __SUDOKU_H__\n#endif\n";
  all.files["a/BestFirstSearch.h"] = "#pragma once\n" + bestFirst;
  return fmt::format("{}", fmt::join(submissionOf(all).suspicious, "\n"));
}

TEST(NeverNeeded, IsToldWithItsPlace) {
  const std::string never = "Never needed by a board and a search, or not in the submission: ";
  const std::pair<std::string, std::string> cases[] = {
      {"#include <unistd.h>\n#include <unistd.h>", "#include <unistd.h>"},
      {" # /**/ include /**/ \"/etc/x\" // y", "#include \"/etc/x\""},
      {"#include HERE", "#include HERE"},
      {"#ifdef __OPTIMIZE__", "__OPTIMIZE__"},
      {"#define __OPTIMIZE__", "__OPTIMIZE__"},
      {"/*/ asm \"*/ int x __attribute__((constructor));", "__attribute__"},
      {"#pragma GCC optimize(\"O3\")", "#pragma GCC"},
      {"#define private public", "#define private"},
      {"#define JOINED(a, b) a##b", "##"},
      {"namespace subject { int calls(); }", "namespace subject"},
      {"char* t = R\"x(\")asm)x\"; char c = '\"'; extern \"C\" int f();", "extern"},
      {"char* t = \"\\\"//\"; int n = 1'000; FILE* f = fdopen(4, \"w\");", "fdopen"}};
  for (const auto& [text, token] : cases) {
    EXPECT_EQ(neededNever(text), never + token + " (a/Sudoku.h:2).");
  }
  EXPECT_EQ(neededNever("/*\n*/ asm(\"\\\n\"); popen"),
            never + "asm (a/Sudoku.h:3), popen (a/Sudoku.h:4).");
}

TEST(NeverNeeded, WhatTheTwoHeadersShareIsTold) {
  const std::string shared = "Sudoku.h and BestFirstSearch.h share headers or macros: ";
  EXPECT_EQ(neededNever("#include \"Flag.h\"", "#include \"../b/Other.h\"",
                        {{"b/Other.h", "#include \"Flag.h\""}, {"b/Flag.h", "bool on;"}}),
            shared + "#include \"Flag.h\" (a/Sudoku.h:2), #include \"Flag.h\" (b/Other.h:1).");
  EXPECT_EQ(neededNever("", "#ifdef __SUDOKU_H__"),
            shared + "__SUDOKU_H__ (a/BestFirstSearch.h:2).");
}

TEST(NeverNeeded, NothingIsToldOfHonestHeaders) {
  for (const std::string text :
       {"#include <bits/stdc++.h>\n#include <string.h>\n#include \"vector\"\nusing namespace std;",
        "#include \"Searchable.h\" // asm", "/* getenv(\"x\") */ char* t = \"asm __OPTIMIZE__\";",
        "#define SIZE 9\n#pragma once\n#ifdef _WIN32\n#endif\nint __n = __LINE__ + __cplusplus;",
        "#include \"Utils.h\"", "struct S { bool write(int); }; namespace { int subject; }"})
    EXPECT_EQ(
        "", neededNever(text, "#include <Sudoku.h>\n#define SIZE 9\nint n = SIZE;",
                        {{"Utils.h", "#include <fstream>"}, {"Main.cpp", "#include <unistd.h>"}}));
}

}  // namespace
}  // namespace grading
