// PuzzleReader: tables with rows that lack their puzzles, and those whose fields look like rows,
// boards or titles.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstddef>
#include <string>
#include <vector>

#include "sudoku/PuzzleReader.h"
#include "tests/unit/PuzzleTexts.h"

namespace {

using puzzletexts::Contents;
using puzzletexts::contentsOf;
using puzzletexts::errorIn;
using puzzletexts::kCounted;
using puzzletexts::kPuzzle;
using puzzletexts::kSolution;
using puzzletexts::lineOf;
using puzzletexts::linesOf;
using puzzletexts::puzzleIn;
using puzzletexts::replaced;
using sudoku::Format;
using sudoku::ReadPuzzle;
using testing::HasSubstr;

// The fields in one line, for each of the usual separators.
std::vector<std::string> linesOfFields(const std::vector<std::string>& fields) {
  std::vector<std::string> lines;
  for (const char separator : {',', ';', '\t'}) {
    std::string line;
    for (const std::string& field : fields)
      line += (&field == &fields[0] ? "" : std::string(1, separator)) + field;
    lines.push_back(line + "\n");
  }
  return lines;
}

// The texts of a table of these rows, for each of the usual separators.
std::vector<std::string> tablesOf(const std::vector<std::vector<std::string>>& rows) {
  std::vector<std::string> tables(3);
  for (const std::vector<std::string>& row : rows) {
    const std::vector<std::string> lines = linesOfFields(row);
    for (std::size_t i = 0; i < tables.size(); ++i) tables[i] += lines[i];
  }
  return tables;
}

// Expects that the table has one error, in that line, and the puzzle twice in the others.
void expectOnePuzzleMissing(const std::string& table, int line) {
  const Contents contents = contentsOf(table);
  EXPECT_EQ(linesOf(contents), std::vector<std::string>(2, kPuzzle)) << table;
  ASSERT_EQ(contents.errors.size(), 1u) << table;
  EXPECT_THAT(contents.errors[0], HasSubstr("text:" + std::to_string(line) + ":"));
}

const std::vector<std::string> kMissing = {"",  "NaN", "null", "None",           "-",
                                           "0", "N/A", "\"\"", kPuzzle.substr(2)};

TEST(PuzzleReader, NeverTakesTheSolutionInARowForItsMissingPuzzle) {
  const std::vector<std::string> whole = {"7", kPuzzle, kSolution};
  for (const std::string& missing : kMissing) {
    const std::vector<std::string> broken = {"7", missing, kSolution};
    for (const std::vector<std::string>& names :
         {std::vector<std::string>{"id", "puzzle", "solution"}, {"nr", "start", "end"}}) {
      for (const std::string& table : tablesOf({names, broken, whole, whole})) {
        expectOnePuzzleMissing(table, 2);
      }
      for (const std::string& table : tablesOf({names, whole, whole, broken})) {
        expectOnePuzzleMissing(table, 4);
      }
    }
    for (const std::string& table : tablesOf({broken, whole, whole})) {
      expectOnePuzzleMissing(table, 1);
    }
    for (const std::string& table : tablesOf({whole, broken, whole})) {
      expectOnePuzzleMissing(table, 2);
    }
  }
}

TEST(PuzzleReader, NeverTakesTheSolutionBesideAnEmptyFirstOrLastFieldForThePuzzle) {
  for (const std::string& missing : kMissing) {
    for (const std::string& table : tablesOf({{kSolution, kPuzzle, "easy"},
                                              {kSolution, missing, "easy"},
                                              {kSolution, kPuzzle, "easy"}})) {
      expectOnePuzzleMissing(table, 2);
    }
    for (const std::string& table : tablesOf({{kSolution, missing, "easy"},
                                              {kSolution, kPuzzle, "easy"},
                                              {kSolution, kPuzzle, "easy"}})) {
      expectOnePuzzleMissing(table, 1);
    }
    for (const std::string& table :
         tablesOf({{kPuzzle, kSolution}, {kPuzzle, kSolution}, {missing, kSolution}})) {
      expectOnePuzzleMissing(table, 3);
    }
  }
}

TEST(PuzzleReader, LooksSomeRowsAheadForTheColumnOfThePuzzles) {
  const std::vector<std::string> whole = {"7", kPuzzle, kSolution}, empty = {"7", "", kSolution};
  for (const std::string& table : tablesOf({empty, empty, empty, empty, whole})) {
    const Contents contents = contentsOf(table);
    EXPECT_EQ(linesOf(contents), std::vector<std::string>{kPuzzle}) << table;
    EXPECT_EQ(contents.errors.size(), 4u) << table;
  }
}

TEST(PuzzleReader, SaysWhichColumnOfATableHasNoPuzzle) {
  EXPECT_EQ(errorIn("quizzes,solutions\nNaN," + kSolution + "\n"),
            "text:2:1: found no board in column 1, from which this table is read");
  EXPECT_EQ(contentsOf("7," + kPuzzle + "," + kSolution + "\n8,," + kSolution + "\n").errors,
            std::vector<std::string>{
                "text:2:3: found no board in column 2, from which this table is read"});
}

TEST(PuzzleReader, ReadsATableWhoseBoardsAreAllComplete) {
  for (const std::string& table : tablesOf({{"1", kSolution}, {"2", kSolution}})) {
    const Contents contents = contentsOf(table);
    EXPECT_EQ(contents.errors, std::vector<std::string>()) << table;
    EXPECT_EQ(linesOf(contents), std::vector<std::string>(2, kSolution)) << table;
  }
}

TEST(PuzzleReader, ReadsARowOfATableWhateverTheLengthOfItsLabel) {
  for (std::size_t length = 1; length <= 30; ++length) {
    const std::string label = std::string("the moon in the water at night").substr(0, length);
    for (const std::string& word : {replaced(label, ' ', 'e'), std::string(length, '1')}) {
      for (const std::vector<std::string>& row :
           {std::vector<std::string>{word, kPuzzle, kSolution},
            {word, kSolution, kPuzzle},
            {word, kPuzzle},
            {word, kPuzzle, "30"}}) {
        for (const std::string& table : tablesOf({row, row})) {
          const Contents contents = contentsOf(table);
          EXPECT_EQ(contents.errors, std::vector<std::string>()) << table;
          EXPECT_EQ(linesOf(contents), std::vector<std::string>(2, kPuzzle)) << table;
        }
      }
    }
  }
}

TEST(PuzzleReader, ReadsARowOfATableWhoseLabelIsATitle) {
  for (const std::string& table : tablesOf({{"Grid 01", kSolution, kPuzzle}})) {
    EXPECT_EQ(lineOf(puzzleIn(table)), kPuzzle) << table;
    EXPECT_EQ(puzzleIn(table).title, "Grid 01") << table;
  }
}

TEST(PuzzleReader, CallsTheFirstColumnOfATableAColumn) {
  const ReadPuzzle read = puzzleIn("quizzes,solutions\n" + kPuzzle + "," + kSolution + "\n");
  EXPECT_EQ(read.format, Format::table);
  EXPECT_EQ(read.title, "");
  EXPECT_EQ(puzzleIn("puzzle,level\n" + kPuzzle + ",hard\n").title, "hard");
}

TEST(PuzzleReader, ReadsTheSolutionsOfATableIfSolutionsAreWanted) {
  sudoku::ReadOptions options;
  options.areSolutions = true;
  const std::vector<std::string> row = {"7", kPuzzle, kSolution};
  for (const std::vector<std::vector<std::string>>& rows :
       std::vector<std::vector<std::vector<std::string>>>{
           {{"quizzes", "solutions"}, {kPuzzle, kSolution}, {kPuzzle, kSolution}},
           {{"id", "puzzle", "solution"}, row, row},
           {{"nr", "start", "end"}, row, row},
           {{"nr", "puzzle", "end"}, row, row},
           {{"puzzle", "end"}, {kPuzzle, kSolution}, {kPuzzle, kSolution}},
           {row, row},
           {{kPuzzle, kSolution}, {kPuzzle, kSolution}},
           {{kSolution, kPuzzle}, {kSolution, kPuzzle}},
           {{"7", kSolution}, {"8", kSolution}},
           {{kSolution, "7"}, {kSolution, "8"}}}) {
    for (const std::string& table : tablesOf(rows)) {
      const Contents contents = contentsOf(table, options);
      EXPECT_EQ(contents.errors, std::vector<std::string>()) << table;
      EXPECT_EQ(linesOf(contents), std::vector<std::string>(2, kSolution)) << table;
    }
  }
}

TEST(PuzzleReader, ReadsTheSolutionBehindItsPuzzleIfSolutionsAreWanted) {
  sudoku::ReadOptions options;
  options.areSolutions = true;
  const std::string small = "1.3....2....4..1", solved = "1234341221434321";
  for (const std::string separator : {" ", "  ", " | ", "|", " ; ", ";", "\t", ", ", " : ", ":"}) {
    const std::string row = kPuzzle + separator + kSolution + "\n";
    const Contents contents = contentsOf(row + row, options);
    EXPECT_EQ(contents.errors, std::vector<std::string>()) << row;
    EXPECT_EQ(linesOf(contents), std::vector<std::string>(2, kSolution)) << row;
    EXPECT_EQ(lineOf(puzzleIn(row)), kPuzzle) << row;
  }
  EXPECT_EQ(linesOf(contentsOf(small + " " + solved + "\n", options)),
            std::vector<std::string>(1, solved));
  // Another board is not the solution.
  EXPECT_EQ(linesOf(contentsOf(kPuzzle + " " + kCounted + "\n", options)),
            std::vector<std::string>(1, kPuzzle));
}

TEST(PuzzleReader, ReadsAPuzzleBesideItsPartlySolvedCopyOrAMap) {
  const std::string progress = kSolution.substr(0, 40) + kPuzzle.substr(40);
  std::string map = kPuzzle;
  for (char& c : map) c = c == '.' ? '0' : '1';
  for (const std::string& text : {progress, kPuzzle, map, "# " + replaced(kPuzzle, '5', '2')}) {
    EXPECT_EQ(lineOf(puzzleIn(kPuzzle + " " + text)), kPuzzle) << text;
  }
}

TEST(PuzzleReader, TakesTheNamedColumnThatHasBoards) {
  const std::vector<std::vector<std::string>> givens = {
      {"level", "givens", "puzzle"}, {"123456789", "30", kPuzzle}, {"2", "31", kPuzzle}};
  const std::vector<std::vector<std::string>> number = {
      {"puzzle", "givens"}, {"1", kPuzzle}, {"2", kPuzzle}};
  for (const auto& rows : {givens, number}) {
    for (const std::string& table : tablesOf(rows)) {
      const Contents contents = contentsOf(table);
      EXPECT_EQ(contents.errors, std::vector<std::string>()) << table;
      EXPECT_EQ(linesOf(contents), std::vector<std::string>(2, kPuzzle)) << table;
    }
  }
  // A missing puzzle is no number.
  for (const std::string& table :
       tablesOf({{"puzzle", "board"}, {"", kSolution}, {"-", kPuzzle}})) {
    EXPECT_EQ(contentsOf(table).errors.size(), 2u) << table;
  }
}

TEST(PuzzleReader, FindsTheSeparatorBehindTheQuotesOfATable) {
  sudoku::ReadOptions options;
  options.areSolutions = true;
  const std::string puzzle = "\"" + kPuzzle + "\"", solution = "\"" + kSolution + "\"";
  for (const std::vector<std::string>& row :
       std::vector<std::vector<std::string>>{{puzzle, solution},
                                             {puzzle, solution, "\"1,5\""},
                                             {puzzle, solution, "\"1;5\""},
                                             {"\"a, b; c\"", puzzle, solution}}) {
    for (const std::string& table : tablesOf({row, row})) {
      const Contents contents = contentsOf(table, options);
      EXPECT_EQ(contents.errors, std::vector<std::string>()) << table;
      EXPECT_EQ(linesOf(contents), std::vector<std::string>(2, kSolution)) << table;
      EXPECT_EQ(linesOf(contentsOf(table)), std::vector<std::string>(2, kPuzzle)) << table;
    }
  }
}

// The names of the squares of a 9x9 board, between commas: those of `first` and `second` with an
// index each. The index of that name counts first.
std::string namesOfSquares(const std::string& first, const std::string& second, bool isFirstFast) {
  std::string names;
  for (int slow = 1; slow <= 9; ++slow) {
    for (int fast = 1; fast <= 9; ++fast) {
      names += names.empty() ? "" : ",";
      names += first + std::to_string(isFirstFast ? fast : slow);
      names += second + std::to_string(isFirstFast ? slow : fast);
    }
  }
  return names;
}

// The squares between commas.
std::string fieldsOf(const std::string& squares) {
  std::string fields;
  for (const char square : squares) fields += (fields.empty() ? "" : ",") + std::string(1, square);
  return fields;
}

TEST(PuzzleReader, ReadsAColumnForEachSquareInTheOrderThatTheNamesTell) {
  std::string byColumns;
  for (std::size_t i = 0; i < 81; ++i) byColumns += kPuzzle[i % 9 * 9 + i / 9];
  struct Order {
    std::string names, squares;
  };
  for (const auto& [names, squares] :
       std::vector<Order>{{namesOfSquares("r", "c", false), kPuzzle},
                          {namesOfSquares("r", "c", true), byColumns},
                          {namesOfSquares("row_", "_col_", true), byColumns},
                          {namesOfSquares("R", "C", true), byColumns},
                          {namesOfSquares("c", "r", true), kPuzzle},
                          {namesOfSquares("c", "r", false), byColumns},
                          {namesOfSquares("cell_", "_", false), kPuzzle}}) {
    const Contents contents =
        contentsOf("id," + names + "\n7," + fieldsOf(squares) + "\n8," + fieldsOf(squares) + "\n");
    EXPECT_EQ(contents.errors, std::vector<std::string>()) << names;
    EXPECT_EQ(linesOf(contents), std::vector<std::string>(2, kPuzzle)) << names;
  }
}

TEST(PuzzleReader, ReportsNamesThatDoNotTellTheOrderOfTheSquares) {
  const std::string names = namesOfSquares("cell_", "_", true);
  EXPECT_THAT(errorIn(names + "\n" + fieldsOf(kPuzzle) + "\n"), HasSubstr("text:1:"));
}

TEST(PuzzleReader, ReadsTheCellsOfASpreadsheetRowByRow) {
  std::string names;
  for (char row = '1'; row <= '9'; ++row) {
    for (char column = 'A'; column <= 'I'; ++column) {
      names += (names.empty() ? "" : ",") + std::string{column, row};
    }
  }
  EXPECT_EQ(lineOf(puzzleIn(names + "\n" + fieldsOf(kPuzzle) + "\n")), kPuzzle);
}

TEST(PuzzleReader, ALineWithAHashIsNoRowOfAListOrATable) {
  const std::string other =
      "..5..8..........616.9.457..1.3.5...945...9..6..837..1..34...........1.4.98.......";
  for (const std::string begin : {"1 ", "1: ", "1. ", "1;", "1,", "1\t", "id,puzzle\n1,"}) {
    const std::string row = begin.substr(begin.find_last_of('\n') + 1);
    for (const std::string sign : {"#", "# "}) {
      puzzletexts::expectPuzzles(
          begin + kPuzzle + '\n' + sign + row + other + '\n' + row + kPuzzle + '\n',
          {kPuzzle, kPuzzle});
    }
  }
  puzzletexts::expectPuzzles(kPuzzle + ";1\n# " + other + ";2\n" + kPuzzle + ";3\n",
                             {kPuzzle, kPuzzle});
  const std::string end = "," + kPuzzle + "\n";
  puzzletexts::expectPuzzles("puzzle,x\n" + kPuzzle + ",\n#" + other + ",\n" + kPuzzle + ",\n",
                             {kPuzzle, kPuzzle});
  puzzletexts::expectPuzzles("id,puzzle\n#1," + other + "\n#2" + end + "3" + end, {kPuzzle});
  // Where all rows begin with such a number, it is one.
  puzzletexts::expectPuzzles("id,puzzle\n#1" + end, {kPuzzle});
  puzzletexts::expectPuzzles("id,puzzle\n#1" + end + "#2" + end, {kPuzzle, kPuzzle});
}

TEST(PuzzleReader, TakesThePuzzlesFromTheOnlyColumnThatIsNamedSo) {
  const std::string other = puzzletexts::replaced(kPuzzle, '5', '.');
  const std::string row = other + ',' + puzzletexts::replaced(kPuzzle, '3', '.');
  puzzletexts::expectPuzzles("puzzle,minlex\n" + row + "\n", {other});
  EXPECT_THAT(puzzletexts::errorIn("quiz,puzzle\n" + row + "\n"),
              HasSubstr("2:83: found a second puzzle in the line"));
}

}  // namespace
