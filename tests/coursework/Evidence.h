// Evidence.h: what trials have shown of a submission in parts a to c, a line of marks for each
// skill: it earns the share of its trials that were right. A fault is charged in its own line; a
// trial that it spoils elsewhere is drawn again. All is found in the same order whatever tests are
// run, so that the marks of a part do not depend on the others.

#pragma once

#include <gtest/gtest.h>

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "apps/grade/judges/Singles.h"
#include "apps/grade/suite/StudentProgram.h"
#include "apps/grade/suite/Suite.h"

namespace coursework {

enum class Skill {
  blank,      // a blank board is undecided
  reads,      // getSquare gives what was set
  apart,      // two boards do not share their squares
  row,        // the value of a decided square leaves its row
  column,     // its column
  box,        // its box
  size4,      // boards of size 4 do what those of size 9 do
  size16,     // boards of size 16 do
  goesOn,     // propagation goes on until nothing changes
  refuses,    // setSquare returns false if a square loses its last value
  sound,      // setSquare never refuses nor decides against a solution
  solved,     // isSolution is true for solved boards
  unsolved,   // and false for others
  adds,       // each successor is the board with more squares decided, and without a contradiction
  complete,   // each solution stays reachable
  unchanged,  // successors() does not change the board
};

struct Line {
  double share = 0;         // of the marks, from 0 to 1
  bool isCutShort = false;  // by a deadline
  bool isExcused = false;   // a fault is known that explains it, and has a line of its own
  std::vector<Finding> findings;
};

struct Evidence {
  std::map<Skill, Line> lines;

  std::map<std::string_view, std::shared_ptr<StudentProgram>> programs;  // that run, by capability

  bool hasFailedCalls = false;  // a call crashed, threw an exception, or did not return

  // Carried forward from the lines above to those below.
  bool isReadable = false;    // getSquare gives what was set; else nothing else can be seen
  Reading reading{};          // of what getSquare gives
  Habits known;               // the kinds of unit that setSquare looks at
  std::vector<int> sizes{9};  // on which boards do what those of size 9 do
  bool isSound = true;        // nothing was decided or refused against a solution
  bool hasOneSquare = false;  // successors() branches on one square of a blank board

  double share(Skill skill) const { return lines.at(skill).share; }

  // Keeps the first few findings of a line.
  void tell(Skill skill, Finding finding);

  // The fault, in its line, that something was decided or refused against a solution.
  void isUnsound(Finding finding);
};

// A check ends, unless all is right, by throwing a Finding, or this: another fault spoils it.
struct Spoilt {};

struct Ending {  // of a check
  std::optional<Finding> finding{};
  bool isSpoilt = false;
};

Ending endingOf(const std::function<void()>& check);

class Trial {
 public:
  Trial(Evidence& evidence, StudentProgram& theirs, int which)
      : program(theirs), number(which), evidence_(evidence) {}

  // Judges a skill by how a check ended, and by all its further checks in this trial.
  void judge(Skill skill, const Ending& ending);
  void judge(Skill skill, const std::function<void()>& check) { judge(skill, endingOf(check)); }

  // Lets the skill be judged by the rest of the trial, because the fault of another skill explains
  // what was seen: in as large a share of the trials as that fault was seen, and no more.
  // `otherwise`: tells the student what was wrong in the others.
  void excuse(Skill skill, Skill fault, const Finding& otherwise) {
    excuses_.try_emplace(skill, fault, otherwise);
  }

  bool isWrong(Skill skill) const { return verdicts_.contains(skill) && !verdicts_.at(skill); }

  // True if right, false if wrong; none if spoilt.
  const std::map<Skill, bool>& verdicts() const { return verdicts_; }

  const std::map<Skill, std::pair<Skill, Finding>>& excuses() const { return excuses_; }

  StudentProgram& program;
  const int number;  // from 0

 private:
  Evidence& evidence_;
  std::map<Skill, bool> verdicts_;
  std::map<Skill, std::pair<Skill, Finding>> excuses_;
};

// Makes trials, in one process for all that need the capability, while it lives, until each skill
// had `wanted` that were right or wrong, at most three times as many; a slow submission has fewer.
// The end of a trial is the verdict on the skills that it did not judge. Each of them is wrong if a
// call fails.
void makeTrials(Evidence& evidence, std::string_view capability, const std::vector<Skill>& skills,
                int wanted, const std::function<void(Trial&)>& trial);

// Names the mistake in the findings of a line that name none.
void explain(Line& line, const std::string& mistake);

// Finds which usual mistakes explain all calls of setSquare so far. They are told in the lines that
// they are about, and excuse the others of parts a and b.
void explainPlacements(Evidence& evidence);

// The trials of each part, after those of the parts before.
void findBoards(Evidence& evidence);
void findPlacements(Evidence& evidence);
void findSolutions(Evidence& evidence);
void findSuccessors(Evidence& evidence);

// Judges the running test by what is found.
void judge(Skill skill);

// A test that judges a skill and does no more.
#define TEST_OF_SKILL(skill, part, name) \
  TEST_THAT_THROWS(part, name) {         \
    judge(Skill::skill);                 \
  }

}  // namespace coursework
