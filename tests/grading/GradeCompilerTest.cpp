// Compilers outside the system's folders: some work in the sandbox, some do not.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <string>

#include "tests/programs/Shell.h"

namespace {

using testing::AllOf;
using testing::HasSubstr;

class GradeCompiler : public testing::Test {
 protected:
  GradeCompiler() {
    shell_.run("mkdir -p class/ada own/bin; chmod -R 755 .");
    shell_.write("class/ada/Sudoku.h",
                 "struct Sudoku {\n"
                 "  Sudoku(int) {}\n"
                 "  int getSquare(int, int) { return -1; }\n"
                 "};\n");
  }
  const Shell shell_;
};

TEST_F(GradeCompiler, ACompilerThatDoesNotWorkGradesNobody) {
  shell_.run("cp -L \"$(command -v g++)\" own/g++");
  for (const std::string what : {"class/ada", "--all class --out out"}) {
    const ShellResult result = shell_.run("grade --compiler own/g++ " + what);
    EXPECT_EQ(result.status, 5) << what;
    EXPECT_EQ(result.out, "") << what;
    EXPECT_THAT(result.err, AllOf(HasSubstr(shell_.path("own/g++")), HasSubstr("nothing was")));
  }
  EXPECT_EQ(shell_.run("ls").out, "class\nown\n");
}

TEST_F(GradeCompiler, ACompilerThatCannotLinkDoesNotWork) {
  shell_.write("own/bin/g++", "#!/bin/sh\necho cannot find ld; exit 1\n");
  shell_.run("chmod 755 own/bin/g++");
  const ShellResult result = shell_.run("grade --compiler own/bin/g++ class/ada");
  EXPECT_EQ(result.status, 5);
  EXPECT_THAT(result.err, HasSubstr("cannot find ld"));
}

TEST_F(GradeCompiler, ACompilerOutsideTheSystemReadsItsInstallationAndNoMore) {
  shell_.run("mkdir own/lib own/secret; echo -O1 >own/lib/options; echo >own/secret/file");
  shell_.write("own/bin/g++",
               "#!/bin/sh\nhere=${0%/bin/*}\ncat <$here/secret/file && exit 1\n"
               "exec g++ @$here/lib/options \"$@\"\n");
  shell_.run("chmod -R 755 own; ln -s own link");
  for (const std::string compiler : {"own/bin/g++", "link/bin/g++"}) {
    const ShellResult result =
        shell_.run("grade --part a --format json --compiler " + compiler + " class/ada");
    ASSERT_EQ(result.status, 0) << result.err;
    EXPECT_EQ(nlohmann::json::parse(result.out)["compile"][0]["compiled"], true) << compiler;
  }
}

// The compiler and the autograder share a prefix, as in /usr/local. Students' code can include
// every file that the compiler can read.
TEST_F(GradeCompiler, TheInstalledAutograderCannotBeReadByWhatItCompiles) {
  shell_.run(
      "cp -L \"$(command -v grade)\" own/bin/grade; mkdir -p own/include/sudoku-search;"
      "echo '#define SOLVED' >own/include/sudoku-search/Sudoku.h");
  shell_.write("own/bin/g++", "#!/bin/sh\nexec g++ \"$@\"\n");
  shell_.run("chmod -R 755 own");
  const auto error = [&](const std::string& code) {
    shell_.write("class/ada/Sudoku.h", code + "\nstruct Sudoku { Sudoku(int) {} };\n");
    const ShellResult result = shell_.run(
        "own/bin/grade --part a --standard 20 --format json --compiler own/bin/g++ class/ada");
    EXPECT_EQ(result.status, 0) << result.err;
    return nlohmann::json::parse(result.out)["compile"][0]["error"].get<std::string>();
  };
  EXPECT_THAT(
      error("#include \"" + shell_.path("own/include/sudoku-search/Sudoku.h").string() + "\""),
      HasSubstr("sudoku-search/Sudoku.h"));
  EXPECT_THAT(error("asm(R\"(\n.data\nbegin: .incbin \"" + shell_.path("own/bin/grade").string() +
                    "\"\nend:\n.if end - begin > 0\n.error \"readable\"\n.endif\n.text\n)\");"),
              testing::Not(HasSubstr("readable")));
}

}  // namespace
