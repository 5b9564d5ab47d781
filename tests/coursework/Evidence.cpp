#include "tests/coursework/Evidence.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <memory>
#include <optional>
#include <set>
#include <utility>

#include "apps/grade/suite/CheckedRun.h"

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

void makeTrials(Evidence& evidence, std::string_view capability, const std::vector<Skill>& skills,
                int wanted, const std::function<void(Trial&)>& trial) {
  constexpr int kMostFailures = 4;  // calls that crash or do not end; then the rest is wrong, too
  constexpr int kLeast = 4;
  constexpr std::chrono::seconds kLongest{2};  // processor time, with more than the least
  struct Count {
    int right = 0, judged = 0, excused = 0;
  };
  std::map<Skill, Count> counts;
  std::chrono::nanoseconds used{}, longest{};  // by all trials but one, which took longest
  int failures = 0;
  const auto isEnough = [&](Skill skill) {
    return counts[skill].judged >= (used > kLongest ? std::min(kLeast, wanted) : wanted);
  };
  const auto count = [&](Skill skill, bool isRight) {
    if (counts[skill].judged == wanted) return;
    ++counts[skill].judged;
    if (isRight) ++counts[skill].right;
  };
  for (int i = 0; i < (wanted == 1 ? 1 : 3 * wanted); ++i) {
    if (failures >= (underTest().limits.isHurried() ? 1 : kMostFailures)) break;
    if (underTest().isTimeOver() || std::all_of(skills.begin(), skills.end(), isEnough)) break;
    std::shared_ptr<StudentProgram>& program = evidence.programs[capability];
    try {
      if (!program) program = std::make_shared<StudentProgram>(capability, evidence.reading);
      const std::chrono::nanoseconds before = program->cpuTime();
      Trial now(evidence, *program, i);
      const Ending ending = endingOf([&] { trial(now); });
      for (const Skill each : skills) {
        if (!now.verdicts().contains(each)) now.judge(each, ending);
      }
      for (const auto& [skill, excuse] : now.excuses()) {
        const double most = wanted * (1 - evidence.share(excuse.first));
        if (++counts[skill].excused > std::ceil(most)) now.judge(skill, Ending{excuse.second});
      }
      for (const auto& [skill, isRight] : now.verdicts()) count(skill, isRight);
      used += std::min(longest, program->cpuTime() - before);
      longest = std::max(longest, program->cpuTime() - before);
    } catch (const CallFailed& failure) {
      program.reset();
      ++failures;
      evidence.hasFailedCalls = true;
      for (const Skill each : skills) {
        count(each, false);
        if (failure.finding) evidence.tell(each, *failure.finding);
      }
    }
  }
  const bool isCutShort = runningTest().takeCutShort();
  for (const Skill each : skills) {
    const auto [right, judged, excused] = counts[each];
    const bool areAll = failures == 0 && isEnough(each);  // else those that lack were wrong
    Line& line = evidence.lines[each];
    line.isCutShort = isCutShort;
    line.share = static_cast<double>(right) / (areAll ? judged : wanted);
  }
}

void explain(Line& line, const std::string& mistake) {
  for (Finding& each : line.findings) {
    if (each.likelyMistake.empty()) each.likelyMistake = mistake;
  }
}

void explainPlacements(Evidence& evidence) {
  static_assert(static_cast<int>(Skill::sound) - static_cast<int>(Skill::row) ==
                static_cast<int>(apps::Topic::sound));
  const auto isRight = [](const auto& each) { return each.second.share == 1; };
  if (evidence.hasFailedCalls || std::ranges::all_of(evidence.lines, isRight)) return;
  std::vector<apps::SeenBoard> seen;
  for (const auto& each : underTest().seen) seen.push_back(*each);
  const std::vector<apps::Suspect> suspects = apps::suspectsOf(seen, evidence.isSound);
  const bool isOnlyLargest = std::all_of(
      evidence.lines.begin(), evidence.lines.end(),
      [](const auto& each) { return (each.first == Skill::size16) == (each.second.share < 1); });
  // What is written beyond the end of an array need not crash.
  if (suspects.empty() && isOnlyLargest && evidence.isReadable) {
    explain(evidence.lines.at(Skill::size16),
            faultOf({"board 16", "squares 0", "set 0 1 2 3", "squares 0"}));
  }
  if (suspects.empty()) return;
  std::set<Skill> own;
  for (const apps::Suspect& suspect : suspects) {
    for (const apps::Topic each : suspect.topics) {
      own.insert(static_cast<Skill>(static_cast<int>(Skill::row) + static_cast<int>(each)));
    }
  }
  for (auto& [skill, line] : evidence.lines) {
    const bool hasCause = std::any_of(line.findings.begin(), line.findings.end(),
                                      [](const auto& each) { return !each.likelyMistake.empty(); });
    if (skill == Skill::blank || hasCause) continue;
    explain(line, apps::namesOf(suspects));
    // If nothing can be read, nothing was seen to be right.
    line.isExcused = evidence.isReadable && !own.contains(skill);
  }
}

void judge(Skill skill) {
  std::shared_ptr<Evidence>& known = underTest().evidence;
  if (!known) {
    known = std::make_shared<Evidence>();
    findBoards(*known);
    if (known->isReadable) findPlacements(*known);
    explainPlacements(*known);
    known->programs.clear();
  }
  const bool isOfSearch = skill >= Skill::solved;
  if (isOfSearch && known->isReadable && !known->lines.contains(skill)) {
    findSolutions(*known);
    findSuccessors(*known);
    known->programs.clear();  // none works while searches are timed
  }
  // If nothing could be read, that is the reason for the rest.
  if (!known->lines.contains(skill)) known->lines[skill] = known->lines[Skill::reads];
  const Line& line = known->lines[skill];
  if (line.isCutShort || underTest().isTimeOver()) runningTest().cutShort();
  if (line.share == 1 || line.isExcused) return;
  runningTest().earn(line.share);
  for (const Finding& each : line.findings) runningTest().fault(each);
}

}  // namespace coursework
