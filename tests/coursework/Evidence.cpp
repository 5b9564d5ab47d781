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

void Trial::judge(Skill skill, const std::function<void()>& check) {
  try {
    check();
    verdicts_.emplace(skill, true);
  } catch (const Finding& finding) {
    evidence_.tell(skill, finding);
    verdicts_[skill] = false;
  } catch (const Spoilt&) {  // no verdict
  }
}

void makeTrials(Evidence& evidence, std::string_view capability, const std::vector<Skill>& skills,
                int wanted, const std::function<void(Trial&)>& trial) {
  constexpr int kMostFailures = 4;  // calls that crash or do not end; then the rest is wrong, too
  constexpr int kLeast = 4;
  constexpr std::chrono::seconds kLongest{2};  // processor time, with more than the least
  struct Count {
    int right = 0, judged = 0;
  };
  std::map<Skill, Count> counts;
  std::optional<StudentProgram> program;
  std::chrono::nanoseconds before{};  // used by programs that ended
  int failures = 0;
  const auto isEnough = [&](Skill skill) {
    const bool isSlow = before + (program ? program->cpuTime() : before) > kLongest;
    return counts[skill].judged >= (isSlow ? std::min(kLeast, wanted) : wanted);
  };
  for (int i = 0; i < (wanted == 1 ? 1 : 3 * wanted); ++i) {
    if (failures == (underTest().limits.isHurried() ? 1 : kMostFailures) ||
        underTest().isTimeOver())
      break;
    if (std::all_of(skills.begin(), skills.end(), isEnough)) break;
    const Hearing hearing;
    std::map<Skill, bool> verdicts;
    try {
      if (!program) program.emplace(capability, evidence.isTransposed);
      Trial now(evidence, *program, i);
      std::function<void()> end = [] {};
      try {
        trial(now);
      } catch (const Finding& finding) {
        end = [finding] { throw finding; };
      } catch (const Spoilt&) {
        end = [] { throw Spoilt(); };
      }
      for (const Skill each : skills) {
        if (!now.verdicts().contains(each)) now.judge(each, end);
      }
      verdicts = now.verdicts();
    } catch (const CallFailed&) {
      if (program) before += program->cpuTime();
      program.reset();
      ++failures;
      for (const Skill each : skills) {
        verdicts[each] = false;
        for (const Finding& heard : hearing.findings()) evidence.tell(each, heard);
      }
    }
    for (const auto& [skill, isRight] : verdicts) {
      if (counts[skill].judged == wanted) continue;
      ++counts[skill].judged;
      if (isRight) ++counts[skill].right;
    }
  }
  const bool isCutShort = runningTest().takeCutShort();
  for (const Skill each : skills) {
    evidence.lines[each].isCutShort = isCutShort;
    const Count& count = counts[each];
    const bool isShort = failures == 0 && isEnough(each);
    const double share = static_cast<double>(count.right) / (isShort ? count.judged : wanted);
    evidence.lines[each].share = share;
    if (share == 1 || !evidence.lines[each].findings.empty()) continue;
    evidence.tell(each, {"boards that show this",
                         "another fault came before, which has a finding of its own", "", ""});
  }
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
