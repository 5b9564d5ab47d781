// The program CompareSearch, run as a user runs it.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "tests/Puzzles.h"
#include "tests/programs/Shell.h"

namespace {

using testing::AllOf;
using testing::ElementsAre;
using testing::EndsWith;
using testing::HasSubstr;
using testing::Not;
using testing::SizeIs;
using testing::StartsWith;
using OrderedJson = nlohmann::ordered_json;

const std::string kBfsCoursework = " --strategies bfs --rules coursework ";
const std::string kNoLimits = " --max-nodes none --max-frontier none ";

class CompareSearchTest : public testing::Test {
 protected:
  ShellResult run(const std::string& command, const std::string& input = "") const {
    return shell_.run(command, input);
  }

  // The output of the command on a terminal with `columns` columns.
  std::string shown(const std::string& command, int columns) const {
    shell_.write(".shown", "stty cols " + std::to_string(columns) + '\n' + command + '\n');
    return run("TERM=xterm script -qec 'bash .shown' /dev/null").out;
  }

  static std::vector<std::string> keysOf(const OrderedJson& object) {
    std::vector<std::string> keys;
    for (const auto& [key, value] : object.items()) keys.push_back(key);
    return keys;
  }

  Shell shell_;
};

TEST_F(CompareSearchTest, WithoutArgumentsItComparesTheShippedPuzzles) {
  const ShellResult result = run("SUDOKU_SEARCH_PUZZLES=" PUZZLES_DIR " CompareSearch");
  EXPECT_THAT(result.out, HasSubstr("pairs+collapse  best"));
  EXPECT_THAT(linesOf(result.out), SizeIs(testing::Ge(22)));
  EXPECT_EQ(result.err, "");
  EXPECT_EQ(result.status, 0);
}

TEST_F(CompareSearchTest, ShippedPuzzlesAreFoundInTheBuildAndInTheInstallation) {
  shell_.write("puzzle", kEasy + '\n');
  for (const std::string places :
       {"here/build/bin here/puzzles", "prefix/bin prefix/share/sudoku-search/puzzles"}) {
    const ShellResult result =
        run("set -- " + places +
            "\nunset SUDOKU_SEARCH_PUZZLES\nmkdir -p $1 $2\n"
            "cp $(command -v CompareSearch) $1 && cp puzzle $2/famous.txt && "
            "$1/CompareSearch");
    EXPECT_THAT(result.out, HasSubstr("famous.txt:1")) << result.err;
    EXPECT_EQ(result.status, 0);
  }
}

TEST_F(CompareSearchTest, FoldersSearchedForShippedPuzzlesAreNamedIfThereAreNone) {
  const ShellResult result =
      run("unset SUDOKU_SEARCH_PUZZLES; mkdir -p a/b/c "
          "&& cp $(command -v CompareSearch) a/b/c && "
          "a/b/c/CompareSearch");
  EXPECT_THAT(result.err, AllOf(HasSubstr("/a/b/share/sudoku-search/puzzles"),
                                HasSubstr("/a/puzzles"), HasSubstr("SUDOKU_SEARCH_PUZZLES")));
  EXPECT_EQ(result.status, 2);
}

TEST_F(CompareSearchTest, NoFileOfPuzzlesIsOverwritten) {
  for (const std::string option : {"-o", "--trace", "--dot", "--report"}) {
    for (const std::string puzzles : {"p.txt", "./p.txt", "."}) {
      shell_.write("p.txt", kEasy + '\n');
      const ShellResult result = run("CompareSearch " + puzzles + ' ' + option + " p.txt");
      EXPECT_THAT(result.err, HasSubstr("p.txt has puzzles that were read from it"));
      EXPECT_EQ(result.status, 2);
      EXPECT_EQ(shell_.read("p.txt"), kEasy + '\n');
    }
  }
}

TEST_F(CompareSearchTest, TwoResultsDoNotGoToOneFile) {
  const auto fails = [this](const std::string& options) {
    const ShellResult result = run("CompareSearch " + options + ' ' + kEasy);
    EXPECT_EQ(result.status, 2);
    return result.err;
  };
  EXPECT_THAT(fails("--trace same --dot same"),
              HasSubstr("--trace and --dot would both write to same"));
  EXPECT_THAT(fails("-o same --report ./same"), HasSubstr("--output and --report would both"));
  EXPECT_EQ(run("CompareSearch --trace /dev/null --dot /dev/null " + kEasy).status, 0);
}

TEST_F(CompareSearchTest, AnOptionThatWouldDoNothingIsRefused) {
  const auto fails = [this](const std::string& options) {
    const ShellResult result = run("CompareSearch " + options + ' ' + kEasy);
    EXPECT_EQ(result.status, 2) << options;
    return result.err;
  };
  EXPECT_THAT(fails("--seed 3"), HasSubstr("--ties"));
  EXPECT_THAT(fails("--max-states 20"), HasSubstr("--max-states: it says how much --trace"));
  EXPECT_THAT(fails("--report-states 20"), HasSubstr("--report"));
  for (const std::string option : {"-o", "--trace", "--dot", "--report"}) {
    EXPECT_THAT(fails(option + " ''"), HasSubstr("it names nothing"));
  }
}

TEST_F(CompareSearchTest, TreesThatAReportHasNoRoomForAreNamed) {
  const std::string command = "CompareSearch --rules coursework --strategies bfs,best " + kHard +
                              " --report r.html --report-puzzles ";
  const ShellResult result = run(command + "1 --report-states 300");
  EXPECT_THAT(result.err,
              AllOf(HasSubstr("no room for the trees of coursework bfs on puzzle 1 ("),
                    HasSubstr(" has room for all."), Not(HasSubstr("coursework best"))));
  EXPECT_EQ(result.status, 0);
  EXPECT_EQ(run(command + "1").err, "");
  for (const std::string number : {"0", "99"}) {
    const ShellResult missing = run(command + number);
    EXPECT_THAT(missing.err,
                HasSubstr("there is no puzzle " + number + "; they are numbered from 1 to 1"));
    EXPECT_EQ(missing.status, 2);
  }
}

TEST_F(CompareSearchTest, AFileIsUnchangedIfThereIsNothingToWrite) {
  shell_.write("r.html", "precious");
  for (const std::string option : {"-o", "--trace", "--dot", "--report"}) {
    EXPECT_EQ(run("CompareSearch missing.txt " + option + " r.html").status, 2);
    EXPECT_EQ(shell_.read("r.html"), "precious");
  }
}

TEST_F(CompareSearchTest, ThePublishedFigureStandsInTheTable) {
  const ShellResult result = run("CompareSearch" + kBfsCoursework + kHard);
  EXPECT_THAT(result.out, HasSubstr("\ncoursework  breadth-first     5,135 "));
  EXPECT_EQ(result.status, 0);
}

TEST_F(CompareSearchTest, JsonHasARecordForEachSearch) {
  shell_.write("puzzles.txt", kEasy + '\n' + kHard + '\n');
  const ShellResult result = run("CompareSearch --format json puzzles.txt");
  const OrderedJson records = OrderedJson::parse(result.out);
  ASSERT_THAT(records, SizeIs(2 * 3 * 5));
  for (const OrderedJson& record : records) {
    EXPECT_THAT(keysOf(record),
                ElementsAre("puzzle", "size", "rules", "strategy", "outcome", "expanded",
                            "generated", "peakFrontier", "depth", "elapsedNs", "solution"));
  }
  const OrderedJson& record = records[15];
  EXPECT_EQ(record["puzzle"], kHard);
  EXPECT_EQ(record["size"], 9);
  EXPECT_EQ(record["rules"], "coursework");
  EXPECT_EQ(record["strategy"], "bfs");
  EXPECT_EQ(record["outcome"], "solved");
  EXPECT_EQ(record["expanded"], 5135);
  EXPECT_EQ(record["solution"], kHardSolution);
  EXPECT_EQ(result.status, 0);
}

TEST_F(CompareSearchTest, CsvHasALineForEachSearch) {
  const ShellResult result =
      run("CompareSearch --format csv --rules full - | cut -d, -f2-5", kHard);
  EXPECT_EQ(result.out,
            "size,rules,strategy,outcome\n9,full,bfs,solved\n9,full,best,solved\n"
            "9,full,dfs,solved\n");
}

TEST_F(CompareSearchTest, MarkdownGoesToAFileIfAskedTo) {
  const ShellResult result =
      run("CompareSearch --format markdown -o table.md --rules full " + kHard + " " + kEasy);
  EXPECT_EQ(result.out, "");
  EXPECT_THAT(shell_.read("table.md"), HasSubstr("\n| full  | breadth-first | "));
  EXPECT_EQ(result.status, 0);
}

TEST_F(CompareSearchTest, StrategiesAndRulesComeInTheOrderAskedFor) {
  const ShellResult result =
      run("CompareSearch --format csv --strategies dfs,bfs --rules "
          "full-lockedCandidate,norvig " +
          kEasy + " | cut -d, -f3-4");
  EXPECT_EQ(result.out,
            "rules,strategy\nfull-lockedCandidate,dfs\nfull-"
            "lockedCandidate,bfs\nnorvig,dfs\n"
            "norvig,bfs\n");
}

TEST_F(CompareSearchTest, TextFilesFoldersAndStandardInputAreReadInTheirOrder) {
  shell_.write("puzzle.txt", kEasy);
  const ShellResult result =
      run("mkdir folder && cp puzzle.txt folder/b.txt && cp puzzle.txt "
          "folder/a.sdm\n"
          "echo no puzzle > folder/README.md\n"
          "CompareSearch --rules full --strategies bfs " +
              kHard + " puzzle.txt folder -",
          kEasy);
  EXPECT_THAT(result.out, HasSubstr("5 puzzles of size 9"));
  EXPECT_THAT(result.out, HasSubstr("\n#2  puzzle.txt:1  "));
  EXPECT_THAT(result.out, HasSubstr("\n#3  folder/a.sdm:1  "));
  EXPECT_THAT(result.out, HasSubstr("\n#4  folder/b.txt:1  "));
  EXPECT_EQ(result.err,
            "skipped a file of folder: only .txt, .sdk, .sdm, .ss and .csv files are read\n");
  EXPECT_EQ(result.status, 0);
}

TEST_F(CompareSearchTest, AFolderStandsForAllFilesBelowIt) {
  const ShellResult shipped =
      run("CompareSearch --rules full --strategies dfs --max-nodes 1 --format csv " PUZZLES_DIR);
  // The number of puzzle lines in those files.
  EXPECT_EQ(std::to_string(linesOf(shipped.out).size() - 1) + '\n',
            run("grep -rhv -e '^#' -e '^ *$' " PUZZLES_DIR " | wc -l").out);
  EXPECT_EQ(shipped.err, "");
  EXPECT_EQ(shipped.status, 0);
}

TEST_F(CompareSearchTest, ASearchThatALimitStoppedIsShownAsSuchAndIsNoFailure) {
  const ShellResult table = run("CompareSearch --max-nodes 1000" + kBfsCoursework + kHard);
  EXPECT_THAT(table.out, AllOf(HasSubstr("  ≥1,000 "), HasSubstr("1 by --max-nodes 1,000\n")));
  EXPECT_EQ(table.status, 0);
  for (const std::string limit : {"--max-nodes 100", "--max-frontier 50", "--time-limit 0.0001"}) {
    const ShellResult json = run("CompareSearch --format json " + limit + kBfsCoursework + kHard);
    const OrderedJson record = OrderedJson::parse(json.out)[0];
    EXPECT_EQ(record["outcome"], "limit");
    EXPECT_TRUE(record["solution"].is_null());
    EXPECT_EQ(json.status, 0);
  }
}

TEST_F(CompareSearchTest, APuzzleWithoutASolutionIsExhausted) {
  const ShellResult result = run("CompareSearch --format csv " + kConflict + " | cut -d, -f5");
  EXPECT_THAT(result.out, StartsWith("outcome\nexhausted\nexhausted\n"));
  EXPECT_EQ(run("CompareSearch " + kConflict).status, 0);
}

TEST_F(CompareSearchTest, UnreadableInputIsReportedWithItsPlaceAndTheRestIsCompared) {
  shell_.write("puzzles.txt", kEasy + "\n53..7\n" + kHard + '\n');
  const ShellResult result = run("CompareSearch --rules full puzzles.txt missing.txt");
  EXPECT_THAT(result.out, StartsWith("2 puzzles of size 9"));
  EXPECT_THAT(result.err, AllOf(HasSubstr("puzzles.txt:2:1: "), HasSubstr("missing.txt")));
  EXPECT_EQ(result.status, 2);
}

TEST_F(CompareSearchTest, InputWithoutAPuzzleIsAnError) {
  shell_.write("empty.txt", "");
  shell_.write("comments.txt", "# nothing\n\n");
  run("mkdir folder && cp empty.txt comments.txt folder");
  for (const std::string input :
       {"empty.txt", "comments.txt", "-", "missing.txt", "folder", "''"}) {
    const ShellResult result = run("CompareSearch " + input);
    EXPECT_EQ(result.out, "");
    EXPECT_THAT(linesOf(result.err), SizeIs(input == "folder" ? 3 : 1)) << input;
    EXPECT_EQ(result.status, 2);
  }
}

TEST_F(CompareSearchTest, AWrongOptionIsExplained) {
  const auto error = [this](const std::string& options) {
    const ShellResult result = run("CompareSearch " + options + " " + kEasy);
    EXPECT_EQ(result.out, "");
    EXPECT_EQ(result.status, 2);
    return result.err;
  };
  EXPECT_THAT(error("--strategies bfs,idfs"), HasSubstr("'idfs': it must be one of bfs, best"));
  EXPECT_THAT(error("--strategies bfs,bfs"), HasSubstr("'bfs' is named twice"));
  EXPECT_THAT(error("--strategies bfs,"), HasSubstr("no strategy ''"));
  EXPECT_THAT(error("--rules fool"), HasSubstr("'fool': it must be one of coursework, pairs"));
  EXPECT_THAT(error("--rules full+magic"), HasSubstr("no rule 'magic'"));
  EXPECT_THAT(error("--max-nodes -1"), HasSubstr("--max-nodes: '-1' should be a whole number"));
  EXPECT_THAT(error("--max-frontier 1e6"), HasSubstr("--max-frontier: '1e6' should be"));
  EXPECT_THAT(error("--time-limit soon"), HasSubstr("'soon' should be a number of seconds"));
  EXPECT_THAT(error("--format xml"), HasSubstr("'xml' should be table, csv, json or markdown"));
  EXPECT_THAT(error("--jobs many"), HasSubstr("'many' should be a whole number from 0 to 1024"));
  EXPECT_THAT(error("--pairs some"), HasSubstr("'some' should be strategies, rules, all or none"));
  EXPECT_THAT(error("--letters 1-Z"), HasSubstr("'1-Z' should be auto"));
  EXPECT_THAT(error("--colour"), HasSubstr("--colour"));
}

TEST_F(CompareSearchTest, OutputThatCannotBeWrittenIsAnError) {
  const ShellResult noFolder = run("CompareSearch -o no/such/file " + kEasy);
  EXPECT_THAT(noFolder.err, HasSubstr("no/such/file"));
  EXPECT_EQ(noFolder.status, 2);
  const ShellResult full = run("CompareSearch " + kEasy + " > /dev/full");
  EXPECT_EQ(full.err, "CompareSearch: the output could not be written\n");
  EXPECT_EQ(full.status, 5);
}

TEST_F(CompareSearchTest, ASearchThatRunsOutOfMemoryIsCutShortAsByALimit) {
  const std::string limit = "ulimit -v 300000; ";
  if (run(limit + "CompareSearch " + kEasy).status != 0) {
    GTEST_SKIP() << "the program itself needs more memory, as with sanitizers";
  }
  const ShellResult result =
      run(limit + "CompareSearch" + kBfsCoursework + kNoLimits + std::string(81, '.'));
  EXPECT_THAT(result.out, HasSubstr("1 by lack of memory, and a lower --max-frontier needs less"));
  EXPECT_EQ(result.status, 0);
}

TEST_F(CompareSearchTest, HelpExplainsOptionsOutcomesAndExitStatus) {
  const ShellResult result = run("CompareSearch --help");
  for (const std::string text : {"--max-nodes N", "[100000]", "pairs+collapse", "norvig",
                                 "exhausted", "peakFrontier", "Exit status", "NO_COLOR"}) {
    EXPECT_THAT(result.out, HasSubstr(text));
  }
  EXPECT_THAT(result.out, Not(HasSubstr("Excludes:")));
  EXPECT_THAT(result.out, Not(HasSubstr("Needs:")));
  EXPECT_EQ(result.status, 0);
}

TEST_F(CompareSearchTest, CtrlCPrintsFinishedSearches) {
  const std::string command = "CompareSearch --rules coursework --strategies dfs" + kNoLimits;
  const ShellResult json =
      shell_.interrupt(command + "--format json " + kEasy + ' ' + kEndless + ' ' + kHard, "INT");
  const OrderedJson records = OrderedJson::parse(json.out);
  ASSERT_THAT(records, SizeIs(2));
  EXPECT_EQ(records[0]["outcome"], "solved");
  EXPECT_EQ(records[1]["outcome"], "stopped");
  EXPECT_GT(records[1]["expanded"], 100);
  EXPECT_EQ(json.status, 130);

  const ShellResult table = shell_.interrupt(command + kEasy + ' ' + kEndless, "INT");
  EXPECT_THAT(table.out, EndsWith("\nStopped after 1 of 2 searches.\n"
                                  "The table covers the first puzzle.\n"));
  EXPECT_EQ(table.status, 130);
}

TEST_F(CompareSearchTest, CountsDoNotDependOnTheNumberOfJobs) {
  shell_.write("puzzles.txt", kEasy + '\n' + kHard + '\n' + kConflict + '\n' + kHard + '\n');
  const auto counts = [&](const std::string& jobs) {
    return run("CompareSearch --max-nodes 2000 --format csv puzzles.txt --jobs " + jobs +
               " | cut -d, -f1-9,11")
        .out;
  };
  EXPECT_THAT(linesOf(counts("1")), SizeIs(1 + 4 * 15));
  EXPECT_EQ(counts("3"), counts("1"));
  EXPECT_EQ(counts("0"), counts("1"));
}

TEST_F(CompareSearchTest, PairsAreShownAsAskedFor) {
  const auto pairs = [this](const std::string& which) {
    return run("CompareSearch --pairs " + which + " --rules coursework,full " + kEasy + ' ' + kHard)
        .out;
  };
  EXPECT_THAT(pairs("strategies"), HasSubstr("\nrules       one   other  <  =  >  ?"));
  EXPECT_THAT(pairs("rules"), HasSubstr("\nstrategy  one         other  <  =  >  ?"));
  EXPECT_THAT(pairs("all"), HasSubstr("\ncoursework bfs   full dfs "));
  EXPECT_THAT(pairs("none"), Not(HasSubstr("In pairs")));
}

TEST_F(CompareSearchTest, TwoCtrlCAtOnceCountAsOne) {
  const ShellResult result = shell_.interrupt(
      "CompareSearch --format csv --rules coursework --strategies dfs" + kNoLimits + kEndless,
      "TERM TERM");
  EXPECT_THAT(result.out, HasSubstr(",stopped,"));
  EXPECT_EQ(result.status, 143);
}

TEST_F(CompareSearchTest, TheTableIsAsWideAsTheTerminal) {
  std::string puzzles;
  for (int i = 0; i < 12; ++i) puzzles += kHard + ' ';
  const std::string command = "CompareSearch --rules coursework " + puzzles;
  EXPECT_THAT(shown(command, 150), HasSubstr("#12"));
  EXPECT_THAT(shown(command, 80), AllOf(Not(HasSubstr("#12")), HasSubstr("median")));
  EXPECT_THAT(
      shown(command, 40),
      AllOf(HasSubstr("total"), HasSubstr("\nNo room for: median, geo. mean, worst, time")));
  EXPECT_THAT(run("COLUMNS=150 " + command).out, HasSubstr("#12"));
  EXPECT_THAT(run("unset COLUMNS; " + command).out, Not(HasSubstr("#12")));
}

TEST_F(CompareSearchTest, ColoursAreUsedOnlyOnTerminalsThatAllowThem) {
  const std::string command = "CompareSearch " + kHard;
  const std::string bold = "\x1b[1m";
  EXPECT_THAT(shown("unset NO_COLOR; " + command, 100), HasSubstr(bold));
  EXPECT_THAT(shown("export NO_COLOR=1; " + command, 100), Not(HasSubstr(bold)));
  EXPECT_THAT(shown("export TERM=dumb; " + command, 100), Not(HasSubstr(bold)));
  EXPECT_THAT(run(command).out, Not(HasSubstr(bold)));
}

TEST_F(CompareSearchTest, LongWorkHasAProgressBarOnATerminal) {
  const std::string command = "CompareSearch --rules coursework --strategies dfs --time-limit 2.5" +
                              kNoLimits + kEasy + ' ' + kEndless;
  EXPECT_THAT(shown(command, 100), HasSubstr("1 of 2 searches, about "));
  EXPECT_THAT(shown("export TERM=dumb; " + command, 100), Not(HasSubstr("searches, about")));
  EXPECT_EQ(run(command).err, "");
  EXPECT_THAT(shown("CompareSearch --rules full " + kEasy, 100), Not(HasSubstr("searches, about")));
}

}  // namespace
