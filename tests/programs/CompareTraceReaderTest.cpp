// Traces that TraceReader reads or rejects, with the line and the reason.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

#include "apps/compare/trace/TraceReader.h"
#include "tests/Puzzles.h"

namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::StartsWith;

const std::string kSearchLine = R"({"trace":"search","version":1,"puzzle":"p"})";

std::string errorOf(const std::string& text) {
  std::istringstream in(text);
  try {
    compareSearch::readTraces(in, "t");
  } catch (const std::runtime_error& error) {
    return error.what();
  }
  return "fine";
}

TEST(CompareTraceReaderTest, ATraceHasAllTheStatesItSays) {
  const std::string about = R"({"trace":"search","version":1,"recorded":2})";
  const std::string state = R"({"id":0,"parent":null,"fate":"open"})";
  EXPECT_THAT(errorOf(about + '\n' + state + '\n'),
              StartsWith("t:1: 'recorded' says that 2 states follow, and 1 do"));
  EXPECT_EQ(errorOf(kSearchLine), "t:1: no states follow the line on the search");
  EXPECT_THAT(errorOf(kSearchLine + '\n' + state + '\n' + kSearchLine),
              StartsWith("t:3: no states"));
  EXPECT_THAT(errorOf(R"({"trace":"search","version":1,"outcome":"won"})"),
              HasSubstr("the outcome 'won' should be"));
}

TEST(CompareTraceReaderTest, ImpossibleNumbersAreReportedWithTheirLineAndKey) {
  const auto state = [](int id, const std::string& parent, const std::string& order) {
    return "\n{\"id\":" + std::to_string(id) + ",\"parent\":" + parent + ",\"order\":" + order +
           R"(,"fate":"expanded"})";
  };
  const std::string start = kSearchLine + state(0, "null", "1");
  for (const std::string order : {"-3", "2.7", "0", "\"2\""}) {
    EXPECT_EQ(errorOf(start + state(1, "0", order)),
              "t:3: 'order' is " + order + " and should be a whole number from 1 on");
  }
  EXPECT_THAT(errorOf(start + state(1, "-1", "2")), StartsWith("t:3: 'parent' is -1"));
  EXPECT_EQ(errorOf(start + state(1, "0", "1")), "t:3: 'order' is 1 already in line 2");
  EXPECT_THAT(errorOf(start + state(1, "0", "1000000000000000")),
              StartsWith("t:3: 'order' is 1000000000000000 and should be from 1 to 2"));
  EXPECT_EQ(errorOf(start + state(1, "0", "2")), "fine");
  EXPECT_EQ(errorOf(start + R"(
{"id":1,"parent":0,"order":2,"fate":"dead end","level":1,"backTo":1})"),
            "t:3: 'backTo' is 1 and should be the id of an earlier state");
}

TEST(CompareTraceReaderTest, AFileThatIsNoTraceIsRejectedWithADescriptionOfTraces) {
  const std::string whatItIs = R"(: a trace begins with a line such as {"trace":"search",)";
  EXPECT_THAT(errorOf(""), StartsWith("t: there is no trace in it" + whatItIs));
  EXPECT_THAT(errorOf("\n\n"), StartsWith("t: there is no trace in it" + whatItIs));
  const std::vector<std::string> texts{"nonsense\n",
                                       kHard,
                                       "[1,2]\n",
                                       "42",
                                       "{\"id\":0}\n",
                                       "{\n \"trace\": \"search\"\n}\n",
                                       std::string("\x7f\x45\x4c\x46\0\xff\x02\n", 8)};
  for (const std::string& text : texts) {
    EXPECT_THAT(errorOf(text), StartsWith("t:1: this is not a trace" + whatItIs)) << text;
  }
}

TEST(CompareTraceReaderTest, AnotherVersionIsNamedAsSuch) {
  EXPECT_EQ(errorOf(R"({"trace":"search","version":2})"),
            "t:1: this is version 2 of traces, and this program reads version 1");
  EXPECT_EQ(errorOf(R"({"trace":"search","version":"one"})"),
            "t:1: this is version \"one\" of traces, and this program reads version 1");
  EXPECT_EQ(errorOf(R"({"trace":"search"})"), "t:1: 'version' is missing");
  EXPECT_EQ(errorOf(R"({"trace":"fossil","version":1})"),
            "t:1: 'trace' is \"fossil\" and should be \"search\"");
}

TEST(CompareTraceReaderTest, DeepJsonIsRefused) {
  const auto nested = [](std::size_t depth) {
    return R"({"trace":"search","version":)" + std::string(depth, '[') + std::string(depth, ']') +
           '}';
  };
  EXPECT_THAT(errorOf(nested(100)), HasSubstr("t:1: this is version [[["));
  EXPECT_THAT(errorOf(nested(300'000)), HasSubstr("t:1: lists and objects of this JSON lie in"));
}

TEST(CompareTraceReaderTest, AFileThatEndsWithinALineIsDistinguishedFromAWrongLine) {
  const std::string state = R"({"id":0,"parent":null,"fate":"open"})";
  EXPECT_EQ(errorOf(kSearchLine + '\n' + state.substr(0, 20)),
            "t:2: the file ends in the middle of this line");
  for (const std::string wrong : {"}{", "nonsense", "[]", "7", "\xff"}) {
    EXPECT_EQ(errorOf(kSearchLine + '\n' + wrong + '\n' + state + '\n'),
              "t:2: this line is not a JSON object, as every line of a trace should be");
  }
}

TEST(CompareTraceReaderTest, AWrongStateIsReportedWithItsLineAndKey) {
  const auto state = [](const std::string& line) { return errorOf(kSearchLine + "\n\n" + line); };
  EXPECT_EQ(state(R"({"id":7,"parent":null,"fate":"open"})"), "t:3: 'id' is 7 and should be 0");
  EXPECT_EQ(state(R"({"parent":null,"fate":"open"})"), "t:3: 'id' is missing");
  EXPECT_EQ(state(R"({"id":0,"parent":0,"fate":"open"})"),
            "t:3: 'parent' is 0 and should be the id of an earlier state");
  EXPECT_THAT(state(R"({"id":0,"parent":null,"fate":"lost"})"), HasSubstr("'lost' should be"));
  EXPECT_EQ(state(R"({"id":0,"parent":null})"), "t:3: 'fate' is missing");
  const std::string start = R"({"id":0,"parent":null,"fate":"open",)";
  EXPECT_EQ(state(start + R"("h":"low"})"), "t:3: 'h' is \"low\" and should be a whole number");
  EXPECT_EQ(state(start + R"("h":1e99})"), "t:3: 'h' is 1e+99 and should be a whole number");
  EXPECT_EQ(state(start + R"("decision":[1]})"), "t:3: 'decision' is [1] and should be a text");
  EXPECT_THAT(state(start + R"("board":{"rows":")" + std::string(1000, '1') + "\"}}"),
              AllOf(StartsWith("t:3: 'board' is {"), HasSubstr("... and should be a text"),
                    testing::SizeIs(testing::Lt(100))));
  EXPECT_EQ(state(start + R"("h":3,"depth":null})"), "fine");
}

}  // namespace
