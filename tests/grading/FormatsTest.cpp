// Reports in the formats that other systems specify.

#include "apps/grade/report/Formats.h"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <string>

#include "tests/grading/Reports.h"
#include "tests/programs/Shell.h"

namespace grading {
namespace {

using Json = nlohmann::json;
using testing::HasSubstr;
using testing::Not;

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
  EXPECT_THAT(formatted(report, "junit"), HasSubstr("<error type=\"problem\" message=\"damaged\"/>"));
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
