// Reports: as people read them, in the formats that other systems specify, and what students do not
// see of them.

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <stdexcept>
#include <string>
#include <utility>

#include "apps/grade/report/Formats.h"
#include "tests/grading/Reports.h"
#include "tests/programs/Shell.h"

namespace grading {
namespace {

using Json = nlohmann::json;
using testing::HasSubstr;
using testing::Not;

TEST(Report, ComesBackFromJsonAsItWent) {
  const Shell shell;
  const auto readBack = [&](const std::string& text) {
    shell.write("report", text);
    return reportIn(shell.path("report"));
  };
  for (const Report& report : {sampleReport(), reportWithProblem()}) {
    EXPECT_EQ(toJson(*readBack(toJson(report))), toJson(report));
  }
  const std::string whole = toJson(sampleReport());
  for (const std::string& text :
       {std::string(), std::string("[]"), std::string("{}"), whole.substr(0, whole.size() / 2)}) {
    EXPECT_FALSE(readBack(text)) << text;
  }
}

TEST(Report, StudentsLearnNothingOfHiddenTestsButTheirNumberAndMarks) {
  const Report shown = forStudents(sampleReport());
  const TestResult& hidden = shown.parts.at(1).tests.at(1);
  EXPECT_EQ(hidden.sentence, "Hidden test 1");
  EXPECT_EQ(hidden.marks, sampleReport().parts.at(1).tests.at(1).marks);
  for (const char* const format : {"text", "json", "junit", "csv"}) {
    EXPECT_THAT(formatted(sampleReport(), format), Not(HasSubstr("resh"))) << format;
    EXPECT_THAT(formatted(sampleReport(), format), Not(HasSubstr("200 were counted"))) << format;
    EXPECT_THAT(formatted(sampleReport(), format), Not(HasSubstr("other faults"))) << format;
  }
  const std::string all = formatted(sampleReport(), "text", true);
  EXPECT_THAT(all, HasSubstr("200 were counted"));
  EXPECT_THAT(all, HasSubstr("Fresh puzzles (hidden)"));
}

TEST(WriteWhole, ReplacesTheFileOrSaysThatItCannot) {
  const Shell shell;
  for (const std::string text : {"one", "two"}) writeWhole(shell.path("report"), text);
  EXPECT_EQ(shell.read("report"), "two");
  EXPECT_EQ(shell.run("ls").out, "report\n");
  EXPECT_THROW(writeWhole(shell.path("no/report"), "three"), std::runtime_error);
  EXPECT_THROW(writeWhole(shell.path("."), "three"), std::runtime_error);
}

TEST(TextReport, BreaksLinesAtSpacesAndSaysIfItIsNotComplete) {
  Report report = sampleReport();
  report.isComplete = false;
  report.notes = {std::string(30, 'a') + ' ' + std::string(50, 'b') + ' ' + std::string(90, 'c')};
  EXPECT_THAT(textReport(report), HasSubstr("\n  - aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa\n    bbbb"));
  EXPECT_THAT(textReport(report), HasSubstr("bb\n    cccc"));
  EXPECT_THAT(textReport(report), HasSubstr("This is not complete"));
}

TEST(TextReport, TheNextFaultOfAPartIsTheFirstThatTellsMost) {
  Report report = sampleReport();
  std::vector<TestResult>& tests = report.parts[1].tests;
  tests[0].isHint = true;
  const std::vector<Finding> findings[] = {{},
                                           {{"2", "1", "", ""}},
                                           {{"4", "3", "", ""}, {"6", "5", "", "six"}},
                                           {{"", "", "", "last"}}};
  for (const std::vector<Finding>& each : findings) {
    tests.push_back(tests[0]);
    tests.back().isHint = false;
    tests.back().findings = each;
  }
  EXPECT_THAT(nextReport(report),
              HasSubstr("got       5\n          likely    six\n  and 5 others:"));
  tests.erase(tests.end() - 2);
  for (const char* const told : {"likely    last\n  and 4", "got       1\n  and 3",
                                 "of other faults\n  and 2", "\"wide\"\n  and 1"}) {
    EXPECT_THAT(nextReport(report), HasSubstr(told));
    tests.pop_back();
  }
}

TEST(TextReport, TheHintsStandBelowATestOfSpeedThatFailed) {
  Report report = sampleReport();
  std::vector<TestResult>& tests = report.parts[1].tests;
  tests[0].name = "PartD_Speed.HardPuzzles";
  for (const char* const each : {"pairs are forgotten", "nodes are never deleted"}) {
    tests.push_back(tests[0]);
    tests.back().status = TestStatus::hint;
    tests.back().name = each;
    tests.back().findings = {{"", "", "", each}};
  }
  tests.push_back(tests[0]);
  tests.back().name = "PartD_BestFirst.Count";
  tests.back().findings = {{"", "", "", "it counts twice"}};
  EXPECT_THAT(nextReport(report), Not(HasSubstr("it counts twice")));
  EXPECT_THAT(nextReport(report), HasSubstr("likely    pairs are forgotten\n"));
  EXPECT_THAT(nextReport(report), HasSubstr("likely    nodes are never deleted\n  and 2 others:"));
  tests[3].isHidden = true;
  EXPECT_THAT(nextReport(report), Not(HasSubstr("never deleted")));
  tests[0].name = "PartD_BestFirst.Order";
  EXPECT_THAT(nextReport(report), Not(HasSubstr("pairs are forgotten")));
  EXPECT_THAT(nextReport(report), HasSubstr("  and 4 others:"));
}

// See https://gradescope-autograders.readthedocs.io/en/latest/specs/.
TEST(Gradescope, HiddenTestsAndSuspicionsAreHidden) {
  const Json results = Json::parse(formatted(sampleReport(), "gradescope"));
  EXPECT_EQ(results["score"], 4.25);
  EXPECT_THAT(results["output"], HasSubstr("Hidden tests: 1."));
  EXPECT_THAT(results["output"], Not(HasSubstr("resh")));
  const Json& tests = results["tests"];
  ASSERT_EQ(tests.size(), 4u);
  EXPECT_EQ(tests[1]["visibility"], "visible");
  EXPECT_EQ(tests[2]["visibility"], "hidden");
  EXPECT_EQ(tests[2]["name"], "Fresh puzzles");
  EXPECT_EQ(tests[3]["visibility"], "hidden");
  EXPECT_THAT(tests[3]["output"], HasSubstr("getNodesExpanded()"));
  EXPECT_THAT(formatted(reportWithProblem(), "gradescope"), HasSubstr("cannot unpack it"));
}

// What Jenkins' xUnit plugin requires (junit-10.xsd), of what we write.
constexpr const char* kJunitRules = R"(<!ELEMENT testsuites (testsuite*)>
<!ATTLIST testsuites name CDATA #IMPLIED time NMTOKEN #IMPLIED>
<!ELEMENT testsuite (testcase*)>
<!ATTLIST testsuite name CDATA #REQUIRED tests NMTOKEN #REQUIRED failures NMTOKEN #REQUIRED
                    errors NMTOKEN #REQUIRED skipped NMTOKEN #IMPLIED>
<!ELEMENT testcase (error | failure | skipped)?>
<!ATTLIST testcase name CDATA #REQUIRED classname CDATA #IMPLIED time NMTOKEN #IMPLIED>
<!ELEMENT error EMPTY> <!ATTLIST error type CDATA #IMPLIED message CDATA #IMPLIED>
<!ELEMENT failure (#PCDATA)> <!ATTLIST failure type CDATA #IMPLIED message CDATA #IMPLIED>
<!ELEMENT skipped EMPTY> <!ATTLIST skipped message CDATA #IMPLIED>
)";

TEST(Junit, EachPartTellsHowManyTestsFailedOrDidNotRun) {
  Report report = sampleReport();
  const char* const counts = " marks\" tests=\"2\" failures=\"{}\" errors=\"{}\" skipped=\"{}\">";
  EXPECT_THAT(formatted(report, "junit"), HasSubstr(fmt::format(fmt::runtime(counts), 2, 0, 0)));
  report.parts[1].tests[1].status = TestStatus::notRun;
  EXPECT_THAT(formatted(report, "junit"), HasSubstr(fmt::format(fmt::runtime(counts), 1, 0, 1)));
  report.problem = "damaged";
  EXPECT_THAT(formatted(report, "junit"), HasSubstr(fmt::format(fmt::runtime(counts), 0, 2, 0)));
  EXPECT_THAT(formatted(report, "junit"),
              HasSubstr("<error type=\"problem\" message=\"damaged\"/>"));
}

TEST(Junit, IsXmlWithWhatFailedAndWhatDidNotRun) {
  Report report = sampleReport();
  report.parts[0].tests[0].sentence = "</testcase><script>alert(1)</script>";
  report.parts[1].title = "]]> <!-- & \"quotes\" 'single'";
  report.parts[1].tests[1].status = TestStatus::notRun;
  const std::string xml = formatted(report, "junit");
  EXPECT_THAT(xml, HasSubstr("<failure type=\"marks\" message=\"1.25 of 3 marks\">"));
  EXPECT_THAT(xml, HasSubstr("<skipped message=\"not run\"/>"));
  const Shell shell;
  if (shell.run("xmllint --version").status != 0) GTEST_SKIP() << "there is no xmllint";
  shell.write("junit.dtd", kJunitRules);
  for (const std::string& each : {xml, formatted(reportWithProblem(), "junit")}) {
    shell.write("report.xml", each);
    EXPECT_EQ(shell.run("xmllint --noout --nonet --dtdvalid junit.dtd report.xml").err, "");
  }
}

TEST(Csv, CellsThatSpreadsheetsWouldTakeForFormulasAreTexts) {
  Report report = sampleReport();
  for (const std::string text : {"=cmd|'/c calc'!A0", "+1", "-1", "@SUM(A1)", "\t=1"}) {
    report.submission = text;
    EXPECT_THAT(toCsv({report}), HasSubstr("\n'" + text + ','));
  }
  report.submission = "a;b";
  EXPECT_THAT(toCsv({report}), HasSubstr("\n\"a;b\","));
  report.submission = "a,b \"c\"\n=d";
  EXPECT_THAT(toCsv({report}), HasSubstr("\r\n\"a,b \"\"c\"\"\n=d\","));
}

TEST(Csv, ALineHasTheMarksOfEachPart) {
  Report other = sampleReport();
  other.parts.pop_back();
  const std::string lines = toCsv({sampleReport(), other});
  EXPECT_THAT(lines, HasSubstr(",outOf,a,b,complete,"));
  EXPECT_THAT(lines, HasSubstr(",4.25,7,3,1.25,yes"));
  EXPECT_THAT(lines, HasSubstr(",4.25,7,3,,yes"));
}

}  // namespace
}  // namespace grading
