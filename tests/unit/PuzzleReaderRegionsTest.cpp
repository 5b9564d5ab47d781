// PuzzleReader: maps of regions and words of options wherever they stand: each is read, or is an
// error. A board is never read without what its text says about its shape.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "sudoku/PuzzleReader.h"
#include "sudoku/PuzzleWriter.h"
#include "tests/unit/PuzzleTexts.h"

namespace {

using puzzletexts::Contents;
using puzzletexts::contentsOf;
using puzzletexts::errorIn;
using puzzletexts::expectPuzzles;
using puzzletexts::kMap;
using puzzletexts::kPuzzle;
using puzzletexts::kSolution;
using puzzletexts::lineOf;
using puzzletexts::linesOf;
using puzzletexts::puzzleIn;
using puzzletexts::rowsOf;
using sudoku::Format;
using sudoku::ReadPuzzle;
using testing::Contains;
using testing::Each;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

std::string inDigits(const std::string& map, char first) {
  std::string digits = map;
  for (char& c : digits) c = static_cast<char>(c - 'A' + first);
  return digits;
}

// The map in letters, in digits from 1, and in digits from 0.
const std::vector<std::string> kMaps = {kMap, inDigits(kMap, '1'), inDigits(kMap, '0')};

// The map with one square in another region.
std::string withMistake(std::string map) {
  map[3] = map[2];
  return map;
}

const std::string kTooLarge = " has 10 squares; each region of a 9x9 board has 9";
const std::string kApart = "this seems to be a map of regions, apart from its board";

TEST(PuzzleReader, ReadsTheColumnOfRegionsOfATable) {
  for (const std::string& map : kMaps) {
    for (const std::string name : {"regions", "Region", "shape", "MAP"}) {
      const Contents contents = contentsOf("id,puzzle," + name + ",level\n1," + kPuzzle + ',' +
                                           map + ",hard\n2," + kPuzzle + ",,easy\n");
      EXPECT_THAT(contents.errors, IsEmpty());
      EXPECT_THAT(linesOf(contents), ElementsAre(kPuzzle + kMap, kPuzzle));
      EXPECT_EQ(contents.puzzles[0].title, "1, hard");
    }
    EXPECT_EQ(lineOf(puzzleIn("puzzle;x;regions\n" + kPuzzle + ";y;" + map)), kPuzzle + kMap);
    EXPECT_EQ(lineOf(puzzleIn("1\t" + kPuzzle + '\t' + map)), kPuzzle + kMap) << "no names";
  }
}

TEST(PuzzleReader, SaysWhichRegionOfATableIsWrong) {
  for (const std::string& map : kMaps) {
    EXPECT_THAT(errorIn("puzzle,regions\n" + kPuzzle + ',' + withMistake(map)),
                testing::AllOf(HasSubstr("text:2:83: the region "), HasSubstr(kTooLarge)));
    EXPECT_THAT(errorIn("1," + kPuzzle + ',' + withMistake(map)), HasSubstr(kTooLarge));
  }
  EXPECT_THAT(errorIn("puzzle,shape\n" + kPuzzle + ',' + kMap.substr(0, 50)),
              HasSubstr("text:2:83: a map of regions has a character for each square"));
  const std::string ofSizeEight =
      "AAAABBBBAAAABBBBCCCCDDDDCCCCDDDDEEEEFFFFEEEEFFFFGGGGHHHHGGGGHHHH";
  EXPECT_THAT(errorIn("puzzle,shape\n" + kPuzzle + ',' + ofSizeEight),
              HasSubstr("text:2:83: found a map of size 8 for a board of size 9"));
}

TEST(PuzzleReader, AShortTextInAColumnOfThatNameIsATitle) {
  for (const std::string name :
       {"region", "regions", "shape", "layout", "map", "jigsaw", "areas"}) {
    for (const std::string text : {"Europe", "9x9", "0"}) {
      EXPECT_EQ(puzzleIn("id,puzzle," + name + "\n1," + kPuzzle + ',' + text).title, "1, " + text);
    }
  }
}

TEST(PuzzleReader, ReadsAMapBehindAnySeparator) {
  for (const std::string& map : kMaps) {
    for (const std::string between : {" ", ",", ";", "|", " | ", "\t", " : "}) {
      const ReadPuzzle read = puzzleIn(kPuzzle + between + map + " a name");
      EXPECT_EQ(lineOf(read), kPuzzle + kMap) << between;
      EXPECT_EQ(read.title, "a name");
    }
  }
}

TEST(PuzzleReader, ReadsAMapBeforeTheSquaresInTheLine) {
  const std::string ofNumbers =
      "111233333411222335411662235441662235441662775488667755488699775488999975888999775";
  for (const std::string& map : {kMap, ofNumbers}) {
    for (const std::string between : {" ", "\t", ",", ";", "|"}) {
      for (const char blank : {'.', '0'}) {
        const std::string text = map + between + puzzletexts::replaced(kPuzzle, '.', blank);
        const ReadPuzzle read = puzzleIn(text);
        EXPECT_EQ(lineOf(read), kPuzzle + kMap) << text;
        EXPECT_TRUE(read.saysShape) << text;
      }
    }
  }
  const std::string small = "551111532221532221533366536666444444";
  EXPECT_EQ(lineOf(puzzleIn(small + " 060403001020100000000500200000000000")).substr(0, 36),
            ".6.4.3..1.2.1........5..2...........");
}

TEST(PuzzleReader, AMapOfNumbersFromZeroBeforeItsBoardIsNoBoard) {
  const std::string map = inDigits(kMap, '0'), small = "0001021122312333";
  for (const std::string between : {":", ": ", " ", ",", ";", "|", "#", " # ", "//", "%"}) {
    for (const std::string& line :
         {map + between + kPuzzle, small + between + "1.........4..2..",
          inDigits(kMap, '1') + "#" + kPuzzle, map + ':' + kPuzzle + ":1"}) {
      const Contents contents = contentsOf(line + '\n' + kSolution + '\n');
      EXPECT_THAT(contents.errors,
                  ElementsAre(HasSubstr("a map of regions is read from this line, and not this "
                                        "board; the map must directly follow the squares")))
          << line;
      EXPECT_THAT(linesOf(contents), ElementsAre(kSolution)) << line;
    }
  }
}

TEST(PuzzleReader, AMapWithAMistakeIsNoTitle) {
  for (const std::string& map : kMaps) {
    for (const std::string between : {" ", ",", ";", "|", " | "}) {
      EXPECT_THAT(errorIn(kPuzzle + between + withMistake(map)), HasSubstr(kTooLarge)) << between;
      EXPECT_THAT(errorIn(kPuzzle + between + map.substr(1)), HasSubstr("this one has 80"));
    }
    EXPECT_THAT(errorIn(kPuzzle + " name " + map), HasSubstr("has a map of regions that is not"));
    EXPECT_THAT(errorIn(kPuzzle + " # " + map), HasSubstr("has a map of regions that is not"));
  }
}

TEST(PuzzleReader, ReadsAMapBelowABoardInRows) {
  for (const std::string& map : kMaps) {
    for (const std::string& below : {map + '\n', rowsOf(map)}) {
      for (const std::string between : {"", "\n", "\n\n"}) {
        const std::string board = rowsOf(kPuzzle) + between;
        const Contents contents = contentsOf(board + below + '\n' + board + below + kPuzzle);
        EXPECT_THAT(contents.errors, IsEmpty());
        EXPECT_THAT(linesOf(contents), ElementsAre(kPuzzle + kMap, kPuzzle + kMap, kPuzzle));
        EXPECT_TRUE(contents.puzzles[0].saysShape);
      }
    }
    EXPECT_THAT(errorIn(rowsOf(kPuzzle) + '\n' + rowsOf(withMistake(map))),
                testing::AllOf(HasSubstr("text:11:1: the region "), HasSubstr(kTooLarge)));
  }
}

TEST(PuzzleReader, AMapThatLacksARowIsAnErrorAndItsBoardIsNotReadWithoutIt) {
  for (const std::string& map : kMaps) {
    for (const std::string between : {"", "\n", "Regions:\n"}) {
      const Contents contents =
          contentsOf(rowsOf(kPuzzle) + between + rowsOf(map).substr(0, 80) + "\n" + kPuzzle);
      EXPECT_THAT(contents.errors, ElementsAre(HasSubstr("the map of regions below this board has "
                                                         "8 rows; a 9x9 board needs 9")));
      EXPECT_THAT(linesOf(contents), ElementsAre(kPuzzle));
    }
  }
}

TEST(PuzzleReader, AMapApartFromItsBoardIsAnError) {
  for (const std::string& right : kMaps) {
    for (const std::string& map : {right, withMistake(right)}) {
      for (const std::string& board : {kPuzzle + '\n', rowsOf(kPuzzle) + "# regions\n"}) {
        for (const std::string& below : {map + '\n', rowsOf(map)}) {
          for (const std::string between : {"", "\n", "# regions\n", "\n\n"}) {
            const Contents contents = contentsOf(board + between + below + '\n' + kPuzzle);
            EXPECT_THAT(contents.errors, ElementsAre(HasSubstr(kApart))) << board << between << map;
            EXPECT_EQ(contents.puzzles.size(), 2U);
          }
        }
      }
    }
  }
}

TEST(PuzzleReader, AMapAboveItsBoardIsAnError) {
  for (const std::string& map : kMaps) {
    for (const std::string& text : {map + '\n' + kPuzzle, rowsOf(map) + '\n' + rowsOf(kPuzzle),
                                    rowsOf(map) + rowsOf(kPuzzle)}) {
      const Contents contents = contentsOf(text);
      EXPECT_THAT(contents.errors, Contains(HasSubstr("a map of regions seems to stand above")));
      EXPECT_THAT(linesOf(contents), Not(Contains(kPuzzle))) << text;
    }
  }
}

TEST(PuzzleReader, SeveralMapsAboveTheirBoardsAreNotGivenToOthers) {
  for (const std::string& map : kMaps) {
    const std::string pair = rowsOf(map) + '\n' + rowsOf(kPuzzle) + '\n';
    for (const std::string& text :
         {pair + pair, pair + pair + pair, pair + map + '\n' + rowsOf(kPuzzle)}) {
      const Contents contents = contentsOf(text);
      EXPECT_THAT(linesOf(contents), Each(Not(HasSubstr(kPuzzle)))) << text;
      EXPECT_GE(contents.errors.size(), 3U);
    }
    // The first map is below a board or above one.
    const Contents unclear = contentsOf(kPuzzle + '\n' + pair + pair);
    EXPECT_THAT(linesOf(unclear), Each(kPuzzle));
    EXPECT_THAT(unclear.errors, testing::SizeIs(2));
  }
}

TEST(PuzzleReader, AMapBelowASolutionIsAnErrorIfItsPuzzleHasNone) {
  for (const std::string& map : kMaps) {
    for (const std::string& below : {map + '\n', "Regions:\n" + rowsOf(map)}) {
      for (const std::string between : {"", "\nSolution\n", "\n# solution\n\n"}) {
        const std::string solution = between + rowsOf(kSolution) + '\n' + below;
        const Contents contents = contentsOf(rowsOf(kPuzzle) + solution);
        EXPECT_THAT(linesOf(contents), ElementsAre(kPuzzle)) << between;
        EXPECT_THAT(contents.errors,
                    ElementsAre(HasSubstr("this map of regions is below a solution")));
        const Contents both = contentsOf(rowsOf(kPuzzle) + '\n' + below + solution);
        EXPECT_THAT(both.errors, IsEmpty()) << "the puzzle has the same map";
        EXPECT_EQ(lineOf(both.puzzles[0]), kPuzzle + kMap);
      }
    }
  }
  sudoku::ReadOptions options;
  options.areSolutions = true;
  const Contents solutions =
      contentsOf(rowsOf(kPuzzle) + "Solution\n" + rowsOf(kSolution) + rowsOf(kMap), options);
  EXPECT_THAT(linesOf(solutions), ElementsAre(kSolution + kMap));
}

TEST(PuzzleReader, SaysOnceThatAMapBelowTheSecondBoardIsNotThatOfTheFirst) {
  const std::string board = rowsOf(kPuzzle) + '\n', map = rowsOf(kMap) + '\n';
  const std::string text = "Puzzle 1\n" + board + "Puzzle 2\n" + board + map + board + board + map;
  const Contents contents = contentsOf(text);
  EXPECT_THAT(contents.errors, IsEmpty());
  EXPECT_THAT(linesOf(contents), ElementsAre(kPuzzle, kPuzzle + kMap, kPuzzle, kPuzzle + kMap));
  std::vector<std::string> notices;
  for (const ReadPuzzle& read : contents.puzzles) notices.push_back(read.notice);
  EXPECT_THAT(notices, ElementsAre("",
                                   HasSubstr("text:13:1: the map of regions below this board was "
                                             "not read for the board above"),
                                   "", ""));
  EXPECT_EQ(contentsOf(board + map + board + board + map).puzzles.back().notice, "")
      << "each board with a map has it below";
  EXPECT_EQ(contentsOf(kPuzzle + '\n' + board + map).puzzles.back().notice, "")
      << "below a board in one line";
}

// The lines behind signs of comments.
std::string inComments(const std::string& lines, const std::string& sign) {
  std::string text = sign;
  for (std::size_t i = 0; i + 1 < lines.size(); ++i)
    text += lines[i] == '\n' ? '\n' + sign : lines.substr(i, 1);
  return text + '\n';
}

TEST(PuzzleReader, AMapInCommentsIsAnErrorAndItsBoardIsNotReadWithoutIt) {
  const std::string rows = rowsOf(kPuzzle);
  for (const std::string& map : kMaps) {
    for (const std::string sign : {"# ", "#", "; ", "// "}) {
      for (const std::string& lines : {rowsOf(map), map + '\n'}) {
        const std::string comments = inComments(lines, sign);
        for (const std::string& text :
             {comments + rows, "# Regions\n" + comments + '\n' + rows, comments + kPuzzle + '\n',
              rows + comments, rows + "\n# Regions\n" + comments}) {
          const Contents contents = contentsOf(text + '\n' + kSolution);
          EXPECT_THAT(contents.errors, ElementsAre(HasSubstr("seem to be a map of regions; without "
                                                             "the signs of comments")))
              << text;
          EXPECT_THAT(linesOf(contents), Not(Contains(kPuzzle))) << text;
        }
      }
    }
    std::string beside;
    for (std::size_t i = 0; i < 81; i += 9) {
      beside += kPuzzle.substr(i, 9) + " # " + map.substr(i, 9) + '\n';
    }
    EXPECT_THAT(errorIn(beside), HasSubstr("comments behind the rows of this board seem"));
    // A board in one line is read before the lines below it.
    EXPECT_THAT(errorIn(kPuzzle + '\n' + inComments(rowsOf(map), "# ")),
                HasSubstr("text:2:1: comments below a board, which was read without them, seem"));
  }
}

TEST(PuzzleReader, OtherCommentsAreNoMap) {
  const std::string boxes =
      "111222333111222333111222333444555666444555666444555666"
      "777888999777888999777888999";
  for (const std::string& lines : {kSolution, boxes, kPuzzle, kMap.substr(9)}) {
    for (const std::string& comments :
         {inComments(rowsOf(lines), "# "), inComments(lines + '\n', "#")}) {
      expectPuzzles(comments + rowsOf(kPuzzle), {kPuzzle});
      expectPuzzles(rowsOf(kPuzzle) + comments, {kPuzzle});
    }
  }
  const std::string comments = inComments(rowsOf(kMap), "# ");
  for (const std::string& text :
       {comments + rowsOf(kPuzzle) + rowsOf(kMap), rowsOf(kPuzzle) + rowsOf(kMap) + comments,
        comments + kPuzzle + kMap}) {
    const Contents contents = contentsOf(text);
    EXPECT_THAT(contents.errors, IsEmpty()) << "the board has its map";
    EXPECT_THAT(linesOf(contents), ElementsAre(kPuzzle + kMap));
  }
}

// A drawing in which heavy bars stand between the columns of different regions in each row.
std::string withHeavyBars(const std::string& squares, const std::string& map, std::size_t size) {
  std::string text;
  for (std::size_t i = 0; i < squares.size(); ++i) {
    const bool isHeavy = i % size == 0 || map[i] != map[i - 1];
    text += (isHeavy ? "\u2503 " : "\u2502 ") + squares.substr(i, 1) + ' ';
    if (i % size == size - 1) text += "\u2503\n";
  }
  return text;
}

TEST(PuzzleReader, HeavyBarsShowBoxesOrAreAnError) {
  std::string boxes;
  for (std::size_t i = 0; i < 81; ++i) boxes += static_cast<char>('A' + i / 27 * 3 + i % 9 / 3);
  EXPECT_EQ(lineOf(puzzleIn(withHeavyBars(kPuzzle, boxes, 9))), kPuzzle);
  EXPECT_EQ(lineOf(puzzleIn(withHeavyBars(kPuzzle, std::string(81, 'A'), 9))), kPuzzle);
  EXPECT_THAT(contentsOf(withHeavyBars(kPuzzle, kMap, 9)).errors,
              ElementsAre(HasSubstr("the heavy bars of this drawing show irregular regions")));
  std::string pairs;
  for (std::size_t i = 0; i < 36; ++i) pairs += static_cast<char>('A' + i / 18 * 3 + i % 6 / 2);
  EXPECT_EQ(puzzleIn(withHeavyBars("1" + std::string(35, '.'), pairs, 6)).puzzle.shape,
            sudoku::Shape::boxes(3, 2));
}

TEST(PuzzleReader, ReadsADrawingWithLightBarsOnly) {
  std::string drawing = "\u250C\u2500\u252C\u2500\u252C\u2500\u252C\u2500\u2510\n";
  for (const char c : std::string("|1|.|.|2|\n|.|2|1|.|\n|.|1|2|.|\n|2|.|.|1|\n")) {
    drawing += c == '|' ? "\u2502" : std::string(1, c);
  }
  EXPECT_EQ(lineOf(puzzleIn(drawing)), "1..2.21..12.2..1");
}

TEST(PuzzleReader, ABoardOfLettersWithFewGivensIsNoMap) {
  for (const std::size_t size : {16U, 25U}) {
    std::string board(size * size, 'x');
    for (std::size_t row = 0; row < size; ++row) {
      for (std::size_t i = 0; i < 3; ++i) {
        board[row * size + (5 * i + row) % size] = static_cast<char>('A' + (row + i) % size);
      }
    }
    const ReadPuzzle read = puzzleIn(board);
    EXPECT_EQ(read.puzzle.at(1, 1), 2);
    EXPECT_EQ(puzzleIn(rowsOf(board, size)).puzzle, read.puzzle);
  }
}

TEST(PuzzleReader, TwoBoardsAreNotABoardAndAMap) {
  std::string wrong = kSolution;
  wrong[0] = wrong[1];
  for (const std::string& other :
       {kPuzzle, kSolution, wrong, puzzletexts::replaced(kPuzzle, '.', '0')}) {
    const Contents lines = contentsOf(kPuzzle + '\n' + other + '\n' + kPuzzle + ',' + other);
    EXPECT_THAT(lines.errors, IsEmpty());
    EXPECT_EQ(lines.puzzles.size(), 3U);
    const Contents rows = contentsOf(rowsOf(kPuzzle) + rowsOf(other) + '\n' + rowsOf(other));
    EXPECT_THAT(rows.errors, IsEmpty());
    EXPECT_EQ(rows.puzzles.size(), 3U);
  }
}

TEST(PuzzleReader, ReadsTheWordsOfOptionsInAnyFieldOfATable) {
  const Contents contents =
      contentsOf("id,puzzle,level,shape of it\n1," + kPuzzle + ",hard,--diagonals\n2," + kPuzzle +
                 ",easy,\n3," + kPuzzle + ",,--diagonals --windows\n");
  EXPECT_THAT(contents.errors, IsEmpty());
  EXPECT_THAT(linesOf(contents),
              ElementsAre(kPuzzle + " --diagonals", kPuzzle, kPuzzle + " --diagonals --windows"));
  EXPECT_EQ(contents.puzzles[0].title, "1, hard");
  EXPECT_EQ(lineOf(puzzleIn("puzzle,level\n" + kPuzzle + ",--windows\n")), kPuzzle + " --windows");
}

TEST(PuzzleReader, ASignOfACommentBeforeTheSquaresBeginsNone) {
  for (const std::string before : {"Puzzle #1: ", "Puzzle 1 (50%): ", "Grid http://a.org/1 "}) {
    const ReadPuzzle read = puzzleIn(before + kPuzzle + " --diagonals");
    EXPECT_EQ(lineOf(read), kPuzzle + " --diagonals") << before;
  }
  const std::string row = "https://a.org/#1," + kPuzzle + ",--windows\n";
  EXPECT_EQ(lineOf(puzzleIn("url,puzzle,level\n" + row)), kPuzzle + " --windows");
  const std::string other = kPuzzle + ",https://a.org/#1,--windows\n";
  EXPECT_EQ(lineOf(puzzleIn("puzzle,url,level\n" + other)), kPuzzle + " --windows");
}

TEST(PuzzleReader, AWordOfAnOptionIsNeverIgnored) {
  const auto withText = [](std::string rows, std::size_t row, const std::string& text) {
    return rows.insert(row * 10 - 1, text);
  };
  const std::string rows = rowsOf(kPuzzle);
  EXPECT_EQ(lineOf(puzzleIn(withText(rows, 3, " --diagonals"))), kPuzzle + " --diagonals");
  EXPECT_THAT(errorIn(withText(withText(rows, 3, " --diagonals"), 1, " # a name")),
              HasSubstr("text:3:11: the word --diagonals is not read here"));
  for (const std::string& text : {kPuzzle + ",name,--diagonals", "Puzzle 1 --diagonals\n" + rows,
                                  withText(withText(rows, 3, " --diagonals"), 1, " --windows"),
                                  "puzzle,level\n" + kPuzzle + ",hard --diagonals\n",
                                  ":0000:x:" + kPuzzle + "::::--diagonals"}) {
    EXPECT_THAT(errorIn(text), HasSubstr("the word --diagonals is not read")) << text;
  }
  for (const std::string sign : {"# ", "// ", "% made with "}) {
    EXPECT_THAT(errorIn(kPuzzle + ' ' + sign + "--boxes 3x3"),
                HasSubstr("the word --boxes is in a comment"));
  }
  EXPECT_EQ(puzzleIn("# sudoku generate --diagonals\n" + kPuzzle).puzzle.shape, sudoku::Shape());
}

TEST(PuzzleReader, APartOfANameIsNoOption) {
  for (const std::string name : {"best-of--diagonals.txt", "x--windows", "at --windowsill",
                                 "\u00E9--boxes", "a---regions"}) {
    for (const std::string& text : {kPuzzle + " # " + name, "Grid " + name + "\n" + kPuzzle,
                                    "puzzle,from\n" + kPuzzle + ",1 " + name}) {
      EXPECT_EQ(lineOf(puzzleIn(text)), kPuzzle) << text;
    }
  }
  for (const std::string word : {"(--windows)", "is --windows.", "\"--windows\""}) {
    EXPECT_THAT(errorIn(kPuzzle + " # " + word), HasSubstr("the word --windows")) << word;
  }
}

TEST(PuzzleReader, AWordWithDoubleLettersIsNoMapOfRegions) {
  const std::string four = "1234341221434321";
  for (const std::string word : {"committeeness", "successlessness", "balloonnesses"}) {
    EXPECT_EQ(puzzleIn(four + ' ' + word).title, word);
    EXPECT_THAT(errorIn(word), Not(HasSubstr("map of regions"))) << word;
  }
  EXPECT_THAT(errorIn(four + " a AABBAABBCCDDCCD"), HasSubstr("map of regions"));
}

}  // namespace
