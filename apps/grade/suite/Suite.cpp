#include "apps/grade/suite/Suite.h"

#include <stdlib.h>

#include <algorithm>
#include <iterator>
#include <sstream>
#include <utility>

#include "apps/support/PrintableText.h"

namespace coursework {
namespace {

using grading::Judgement;
using grading::TestStatus;

// Further findings of a test rarely help the student.
constexpr std::size_t kMostFindings = 3;

// The most characters of a text and of a board in a finding. The submission writes some of them.
constexpr int kLongestText = 600;
constexpr int kLargestBoard = 4000;

std::string fullName(const testing::TestInfo& test) {
  return std::string(test.test_suite_name()) + '.' + test.name();
}

class Listener : public testing::EmptyTestEventListener {
 public:
  explicit Listener(const std::function<void(Judgement)>& afterEach) : afterEach_(afterEach) {}

  void OnTestStart(const testing::TestInfo& test) override {
    underTest().test = RunningTest(fullName(test));
  }

  void OnTestEnd(const testing::TestInfo& test) override {
    Judgement judgement = runningTest().end();
    judgement.seconds = static_cast<double>(test.result()->elapsed_time()) / 1000;
    afterEach_(std::move(judgement));
  }

 private:
  const std::function<void(Judgement)>& afterEach_;
};

// Resets the options that GoogleTest reads from the environment, so that they cannot change marks.
// Those about failures cannot: RunningTest catches what a test throws.
void forgetEnvironment() {
  for (const char* const name : {"GTEST_TOTAL_SHARDS", "GTEST_SHARD_INDEX",
                                 "GTEST_SHARD_STATUS_FILE", "TEST_PREMATURE_EXIT_FILE"}) {
    unsetenv(name);
  }
  testing::GTEST_FLAG(output) = "";
  testing::GTEST_FLAG(repeat) = 1;
  testing::GTEST_FLAG(shuffle) = false;
}

}  // namespace

std::set<std::string> suiteTests() {
  std::set<std::string> names;
  const testing::UnitTest& all = *testing::UnitTest::GetInstance();
  for (int i = 0; i < all.total_test_suite_count(); ++i) {
    const testing::TestSuite& suite = *all.GetTestSuite(i);
    for (int j = 0; j < suite.total_test_count(); ++j)
      names.insert(fullName(*suite.GetTestInfo(j)));
  }
  return names;
}

Coursework courseworkOf(const std::set<std::string>& tests) {
  Coursework needed;
  for (const Capability& each : kCapabilities) {
    const auto isNeededBy = [&](const std::string& test) {
      std::istringstream in{std::string(each.tests)};
      return std::any_of(std::istream_iterator<std::string>(in), {},
                         [&](const std::string& begin) { return test.starts_with(begin); });
    };
    if (std::ranges::none_of(tests, isNeededBy)) continue;
    needed.capabilities.emplace_back(each.name);
    const bool isNew = std::ranges::find(needed.headers, each.header) == needed.headers.end();
    if (isNew) needed.headers.emplace_back(each.header);
  }
  return needed;
}

void runSuite(Setting setting, const std::function<void(Judgement)>& afterEach) {
  underTest() = {std::move(setting)};
  forgetEnvironment();
  testing::InitGoogleTest();
  std::string filter;
  for (const std::string& name : underTest().setting.tests) filter += name + ':';
  testing::GTEST_FLAG(filter) = filter;
  Listener listener(afterEach);
  testing::TestEventListeners& listeners = testing::UnitTest::GetInstance()->listeners();
  delete listeners.Release(listeners.default_result_printer());
  listeners.Append(&listener);
  [[maybe_unused]] const int status = RUN_ALL_TESTS();  // the judgements say it all
  listeners.Release(&listener);
}

UnderTest& underTest() {
  static UnderTest theOnlyOne;
  return theOnlyOne;
}

bool UnderTest::isTimeOver() const {
  return std::chrono::steady_clock::now() >= setting.budget->deadline();
}

void RunningTest::run(void (*body)()) {
  try {
    body();
  } catch (const Finding& finding) {
    fault(finding);
  } catch (const CallFailed& failure) {
    if (failure.finding) fault(*failure.finding);  // else it was cut short
  } catch (const std::exception& error) {          // a fault of ours
    fault({"", error.what(), "", ""});
  }
}

void RunningTest::fault(Finding finding) {
  judgement_.status = TestStatus::failed;
  remark(std::move(finding));
}

void RunningTest::remark(Finding finding) {
  std::vector<Finding>& findings = judgement_.findings;
  if (findings.size() == kMostFindings) return;
  for (std::string* text : {&finding.expected, &finding.came, &finding.likelyMistake}) {
    *text = apps::bounded(*text, kLongestText);
  }
  finding.board = apps::bounded(finding.board, kLargestBoard);
  findings.push_back(std::move(finding));
}

void RunningTest::cutShort() {
  if (!isJudged_) isCutShort_ = true;
}

bool RunningTest::takeCutShort() {
  return std::exchange(isCutShort_, false);
}

void RunningTest::suspect(const std::string& sentence) {
  std::vector<std::string>& suspicious = judgement_.suspicious;
  if (std::find(suspicious.begin(), suspicious.end(), sentence) == suspicious.end()) {
    suspicious.push_back(apps::bounded(sentence, kLongestText));
  }
}

Judgement RunningTest::end() {
  if (isCutShort_) judgement_.status = TestStatus::notRun;
  return std::move(judgement_);
}

}  // namespace coursework
