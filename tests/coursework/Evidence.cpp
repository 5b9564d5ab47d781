#include "tests/coursework/Evidence.h"

#include <algorithm>
#include <chrono>
#include <memory>
#include <optional>
#include <utility>

namespace coursework {

void Evidence::tell(Skill skill, Finding finding) {
  constexpr std::size_t kMostFindings = 3;
  std::vector<Finding>& findings = lines[skill].findings;
  if (findings.size() < kMostFindings) findings.push_back(std::move(finding));
}

void Evidence::isUnsound(Finding finding) {
  isSound = false;
  tell(Skill::sound, std::move(finding));
}

Ending endingOf(const std::function<void()>& check) {
  try {
    check();
    return {};
  } catch (const Finding& finding) {
    return {.finding = finding};
  } catch (const Spoilt&) {
    return {.isSpoilt = true};
  }
}

void Trial::judge(Skill skill, const Ending& ending) {
  if (ending.finding) {
    evidence_.tell(skill, *ending.finding);
    verdicts_[skill] = false;
  } else if (!ending.isSpoilt) {
    verdicts_.emplace(skill, true);
  }
}

namespace {

// The trials of some skills, and how many were right.
class Trials {
 public:
  Trials(Evidence& evidence, std::string_view capability, const std::vector<Skill>& skills,
         int wanted)
      : evidence_(evidence), capability_(capability), skills_(skills), wanted_(wanted) {}

  bool areEnough() {
    constexpr int kMostFailures = 4;  // calls that crash or do not end; then the rest is wrong, too
    if (failures_ == (underTest().limits.isHurried() ? 1 : kMostFailures)) return true;
    return underTest().isTimeOver() ||
           std::all_of(skills_.begin(), skills_.end(), [&](Skill each) { return isEnough(each); });
  }

  void make(int number, const std::function<void(Trial&)>& trial) {
    try {
      if (!program_) program_.emplace(capability_, evidence_.isTransposed);
      Trial now(evidence_, *program_, number);
      const Ending ending = endingOf([&] { trial(now); });
      for (const Skill each : skills_) {
        if (!now.verdicts().contains(each)) now.judge(each, ending);
      }
      for (const auto& [skill, isRight] : now.verdicts()) count(skill, isRight);
    } catch (const CallFailed& failure) {
      if (program_) usedBefore_ += program_->cpuTime();
      program_.reset();
      ++failures_;
      for (const Skill each : skills_) {
        if (failure.finding) evidence_.tell(each, *failure.finding);
        count(each, false);
      }
    }
  }

  // Gives each skill the share of its trials that were right. Those that failures have prevented
  // were wrong.
  void conclude() {
    const bool isCutShort = runningTest().takeCutShort();
    for (const Skill each : skills_) {
      const auto [right, judged] = counts_[each];
      const int all = failures_ == 0 && isEnough(each) ? judged : wanted_;
      Line& line = evidence_.lines[each];
      line.isCutShort = isCutShort;
      line.share = static_cast<double>(right) / all;
      if (line.share == 1 || !line.findings.empty()) continue;
      evidence_.tell(each, {"boards that show this",
                            "another fault came before, which has a finding of its own", "", ""});
    }
  }

 private:
  struct Count {
    int right = 0, judged = 0;
  };

  bool isEnough(Skill skill) {
    constexpr int kLeast = 4;
    constexpr std::chrono::seconds kLongest{2};  // processor time, with more than the least
    const bool isSlow =
        usedBefore_ + (program_ ? program_->cpuTime() : std::chrono::nanoseconds()) > kLongest;
    return counts_[skill].judged >= (isSlow ? std::min(kLeast, wanted_) : wanted_);
  }

  void count(Skill skill, bool isRight) {
    auto& [right, judged] = counts_[skill];
    if (judged == wanted_) return;
    ++judged;
    if (isRight) ++right;
  }

  Evidence& evidence_;
  const std::string_view capability_;
  const std::vector<Skill>& skills_;
  const int wanted_;
  std::map<Skill, Count> counts_;
  std::optional<StudentProgram> program_;
  std::chrono::nanoseconds usedBefore_{};  // by programs that ended
  int failures_ = 0;
};

}  // namespace

void makeTrials(Evidence& evidence, std::string_view capability, const std::vector<Skill>& skills,
                int wanted, const std::function<void(Trial&)>& trial) {
  Trials trials(evidence, capability, skills, wanted);
  const int most = wanted == 1 ? 1 : 3 * wanted;
  for (int i = 0; i < most && !trials.areEnough(); ++i) trials.make(i, trial);
  trials.conclude();
}

void explain(Line& line, const std::string& mistake) {
  for (Finding& each : line.findings) {
    if (each.likelyMistake.empty()) each.likelyMistake = mistake;
  }
}

void judge(Skill skill) {
  std::shared_ptr<Evidence>& known = underTest().evidence;
  if (!known) {
    known = std::make_shared<Evidence>();
    findBoards(*known);
    if (known->isReadable) findPlacements(*known);
  }
  const bool isOfSearch = skill >= Skill::solved;
  if (isOfSearch && known->isReadable && !known->lines.contains(skill)) {
    findSolutions(*known);
    findSuccessors(*known);
  }
  // If nothing could be read, that is the reason for the rest.
  if (!known->lines.contains(skill)) known->lines[skill] = known->lines[Skill::reads];
  const Line& line = known->lines[skill];
  if (line.isCutShort || underTest().isTimeOver()) runningTest().cutShort();
  if (line.share == 1) return;
  runningTest().earn(line.share);
  for (const Finding& each : line.findings) runningTest().fault(each);
}

}  // namespace coursework
