// Reports as a person reads them, and texts of students that would do harm on a terminal.

#include "apps/grade/report/TextReport.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

#include "apps/grade/report/Formats.h"
#include "apps/support/PrintableText.h"
#include "tests/grading/Reports.h"

namespace grading {
namespace {

using testing::HasSubstr;
using testing::Not;

TEST(Printable, ControlCharactersBecomeHarmless) {
  EXPECT_EQ(apps::printable("a\x1b[2Jb\rc\x7f"), "a?[2Jb?c?");
  EXPECT_EQ(apps::printable("\xc2\x9b"
                            "2J"),
            "?2J");
  EXPECT_EQ(apps::printable("a\n\tb"), "a\n\tb");
}

TEST(Printable, InvalidUtf8IsReplaced) {
  const std::string unknown = "\xef\xbf\xbd";
  EXPECT_EQ(apps::printable("J\xc3\xbcrgen \xe2\x82\xac"), "J\xc3\xbcrgen \xe2\x82\xac");
  EXPECT_EQ(apps::printable("J\xfcrgen"), "J" + unknown + "rgen");
  EXPECT_EQ(apps::printable("\xc0\xaf"), unknown + unknown);  // too long for its character
  EXPECT_EQ(apps::printable("\xed\xa0\x80"), unknown + unknown + unknown);  // half of a pair
  EXPECT_EQ(apps::printable("\xe2\x82"), unknown + unknown);                // cut short
  EXPECT_EQ(apps::printable("\xef\xbf\xbf"), unknown + unknown + unknown);  // forbidden in XML
}

TEST(Printable, QuotedTextsAreShortAndOnOneLine) {
  EXPECT_EQ(apps::inQuotes("a\nb"), "\"a b\"");
  EXPECT_LT(apps::inQuotes(std::string(1000, 'x')).size(), 300u);
}

TEST(WrapText, LinesBreakAtSpaces) {
  EXPECT_EQ(wrapText("- ", "one two three four", 11), "- one two\n  three\n  four\n");
  EXPECT_EQ(wrapText("", "incomprehensibilities", 5), "incomprehensibilities\n");
}

TEST(TextReport, SaysMarksFindingsAndLikelyMistakes) {
  const std::string text = textReport(sampleReport(), TextStyle());
  EXPECT_THAT(text, HasSubstr("4.25 of 7"));
  EXPECT_THAT(text, HasSubstr("partly  Boxes propagate"));
  EXPECT_THAT(text, HasSubstr("expected  r1c2 undecided"));
  EXPECT_THAT(text, HasSubstr("got       r1c2 = 3"));
  EXPECT_THAT(text, HasSubstr("|.3.|"));
  EXPECT_THAT(text, HasSubstr("likely    the box is <2>"));
  EXPECT_THAT(text, HasSubstr("Cannot be tested: bestFirst\n    Sudoku.h:3: error"));
  EXPECT_THAT(text, Not(HasSubstr("\x1b")));
}

TEST(TextReport, SaysWhatTheSeedDecides) {
  const std::string text = textReport(sampleReport(), TextStyle());
  EXPECT_THAT(text, HasSubstr("Seed 18446744073709551615, 8.1 s.\nThe same seed gives"));
  EXPECT_THAT(text, Not(HasSubstr("puzzles and marks")));
}

TEST(TextReport, StudentsReadNothingOfHiddenTestsInAnyFormat) {
  for (const Format format : {Format::text, Format::json, Format::junit, Format::csv}) {
    const std::string text = formatted(sampleReport(), format, false, TextStyle());
    EXPECT_THAT(text, Not(HasSubstr("resh puzzles")));
    EXPECT_THAT(text, Not(HasSubstr("FreshPuzzles")));
    EXPECT_THAT(text, Not(HasSubstr("getNodesExpanded() says 1")));
  }
  EXPECT_THAT(formatted(sampleReport(), Format::text, true, TextStyle()),
              HasSubstr("getNodesExpanded() says 1"));
}

TEST(TextReport, ColoursAreThereOnDemand) {
  EXPECT_THAT(textReport(sampleReport(), {true, 80}), HasSubstr("\x1b[32mpassed"));
}

TEST(TextReport, AnUngradedSubmissionHasAReasonAndNoMarks) {
  const std::string text = textReport(reportWithProblem(), TextStyle());
  EXPECT_THAT(text, HasSubstr("not graded"));
  EXPECT_THAT(text, HasSubstr("cannot unpack it: it is damaged."));
  EXPECT_THAT(text, Not(HasSubstr(" of 7")));
  EXPECT_THAT(text, Not(HasSubstr("time ran out")));
}

TEST(TextReport, SaysIfItIsNotComplete) {
  Report report = sampleReport();
  EXPECT_THAT(textReport(report, TextStyle()), Not(HasSubstr("not complete")));
  report.isComplete = false;
  EXPECT_THAT(textReport(report, TextStyle()), HasSubstr("not complete"));
}

}  // namespace
}  // namespace grading
