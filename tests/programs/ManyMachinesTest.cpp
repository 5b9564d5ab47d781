// The recipes of docs/many-machines.md: what GNU parallel makes of many jobs is what one run makes.

#include <gtest/gtest.h>

#include <fstream>
#include <sstream>
#include <string>

#include "tests/programs/Shell.h"

namespace {

// Runs commands, among them the recipes of the page, which have these names here, in their order.
void expectSuccess(const std::string& commands) {
  const Shell shell;
  if (shell.run("parallel --version && command -v grade").status != 0) {
    GTEST_SKIP() << "GNU parallel or grade is missing here; on Debian: apt-get install parallel";
  }
  std::istringstream names("shards solve solved compare compared mark marked run resume pipe");
  std::ifstream page(PROJECT_DIR "/docs/many-machines.md");
  std::string script =
      "set -ex\ntail -qn10 '" PUZZLES_DIR "'/generated/{easy,hard}.txt >puzzles.txt\n{ :\n";
  for (std::string line, before, name; std::getline(page, line); before = line) {
    if (line.rfind("    ", 0) != 0) continue;
    if (before.empty() && names >> name) script += "}\n" + name + "() {\n";
    script += line + '\n';
  }
  const ShellResult result = shell.run(script + "}\n" + commands);
  EXPECT_EQ(result.status, 0) << result.err << result.out;
}

TEST(ManyMachinesTest, SolutionsStayInOrderAndAJobThatFailedIsRepeated) {
  expectSuccess(R"(# A long line, which takes longer than all others.
printf '%02401d\n' 0 | cat - puzzles.txt >all; mv all puzzles.txt
shards; solve; mv shards/002.txt lost; run && exit 1
mv lost shards/002.txt; resume; solved; [ $(wc -l <jobs.log) = 5 ]
sudoku solve puzzles.txt >alone; cmp alone solutions.txt
PARALLEL='--block 3k' pipe; cmp alone solutions.txt)");
}

TEST(ManyMachinesTest, TablesOfAllResultsAreThoseOfOneRunButForTimes) {
  expectSuccess(R"(shards; compare; run; compared
CompareSearch --max-nodes 10000 --format markdown -o alone.md puzzles.txt
untimed() { sed -E 's/ +/ /g; s/-+/-/g; s/ [^ ]+ [^ ]*s \|$//; s/( [^ ]+× \|){2}$//' $1; }
diff -B <(untimed alone.md) <(untimed table.md | sed '/^- shards/d'))");
}

TEST(ManyMachinesTest, ReportsOfAClassAreMarkedOnce) {
  expectSuccess(R"(mkdir -p submissions/ada "submissions/o'neil k. late"; cd submissions
echo 'struct Sudoku { Sudoku(int) {} int getSquare(int, int) { return -1; } };' >ada/Sudoku.h
cp ada/* o*; cp ada/Sudoku{,-1}.h; cmake -E tar cf zed.zip --format=zip ada; cd ..
mark; run; cp -r grades/reports first; marked; rm grades/reports/*.txt; diff -r first grades/reports
grade --all submissions --seed 7 --out alone
untimed() { cut -d , -f 1-9,11- $1/marks.csv; }; diff <(untimed alone) <(untimed grades))");
}

}  // namespace
