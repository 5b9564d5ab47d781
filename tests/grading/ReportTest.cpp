// Reports: writing and reading them, and what students do not see of them.

#include "apps/grade/report/Report.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <stdexcept>
#include <string>

#include "apps/grade/report/Formats.h"
#include "tests/grading/Reports.h"
#include "tests/programs/Shell.h"

namespace grading {
namespace {

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

}  // namespace
}  // namespace grading
