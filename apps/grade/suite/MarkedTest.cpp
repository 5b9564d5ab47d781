#include "apps/grade/suite/MarkedTest.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <stdexcept>
#include <utility>

#include "apps/grade/suite/Suite.h"

namespace coursework {
namespace {

// Further findings of a test rarely help the student.
constexpr std::size_t kMostFindings = 3;

Setting& theSetting() {
  static Setting setting;
  return setting;
}

Judgement& theJudgement() {
  static Judgement judgement;
  return judgement;
}

}  // namespace

void use(Setting setting) {
  theSetting() = std::move(setting);
  theJudgement() = Judgement();
  knownOfFurtherRules().reset();
  timeLimits() = TimeLimits();
}

Judgement takeJudgement() {
  return std::exchange(theJudgement(), Judgement());
}

const Setting& setting() {
  return theSetting();
}

const Capability& capabilityNamed(std::string_view name) {
  const std::vector<Capability>& all = setting().capabilities;
  const auto found = std::find_if(all.begin(), all.end(),
                                  [&](const Capability& each) { return each.name == name; });
  if (found == all.end()) throw std::logic_error("no capability has that name");
  return *found;
}

bool wasClean(std::string_view beginning) {
  bool wasRun = false;
  const testing::UnitTest& all = *testing::UnitTest::GetInstance();
  for (int i = 0; i < all.total_test_suite_count(); ++i) {
    const testing::TestSuite& suite = *all.GetTestSuite(i);
    for (int j = 0; j < suite.total_test_count(); ++j) {
      const testing::TestInfo& test = *suite.GetTestInfo(j);
      const std::string name = std::string(suite.name()) + '.' + test.name();
      if (name.rfind(beginning, 0) != 0 || !test.should_run() || isHint(name)) continue;
      if (test.result()->Failed()) return false;
      wasRun = true;
    }
  }
  return wasRun;
}

std::optional<bool>& knownOfFurtherRules() {
  static std::optional<bool> known;
  return known;
}

bool isTimeOver() {
  return std::chrono::steady_clock::now() >= setting().budget->deadline();
}

TimeLimits& timeLimits() {
  static TimeLimits limits;
  return limits;
}

void noteTimeout(bool isWaiting) {
  timeLimits().noteTimeout(isWaiting);
}

void fault(Finding finding) {
  if (theJudgement().isJudged) return;
  ADD_FAILURE() << "expected: " << finding.expected << "\ncame: " << finding.came << '\n'
                << finding.board << finding.likelyMistake;
  remark(std::move(finding));
}

void remark(Finding finding) {
  std::vector<Finding>& findings = theJudgement().findings;
  if (findings.size() < kMostFindings) findings.push_back(std::move(finding));
}

void earn(double fraction) {
  theJudgement().fraction = fraction;
}

void cutShort() {
  if (!theJudgement().isJudged) theJudgement().isCutShort = true;
}

void beginSuspecting() {
  theJudgement().isJudged = true;
}

void suspect(const std::string& sentence) {
  std::vector<std::string>& suspicious = theJudgement().suspicious;
  if (std::find(suspicious.begin(), suspicious.end(), sentence) == suspicious.end()) {
    suspicious.push_back(sentence);
  }
}

void MarkedTest::SetUp() {
  if (isTimeOver()) {
    GTEST_SKIP() << "the time for this submission is over";
  }
  if (timeLimits().isUsedUp()) {
    fault({"calls that return", "several calls before this test waited without end: it was not run",
           "", ""});
    FAIL();
  }
}

}  // namespace coursework
