// RuleSetParser.h: parses rule sets: a name, followed by rules to switch on (+) or off (-).
//
//   full   coursework+hiddenSingle   full-lockedCandidate   norvig+collapse   coursework+fewest
//
// The name pairs+collapse means the same as pairs with collapse switched on.

#ifndef APPS_SUPPORT_RULESETPARSER_H_
#define APPS_SUPPORT_RULESETPARSER_H_

#include <string>

#include "sudoku/RuleSet.h"

namespace apps {

// Throws std::invalid_argument with the unknown word and the known ones.
sudoku::RuleSet ruleSetNamed(const std::string& text);

// Text for --help: one line for each name and switch.
std::string ruleSetHelp();

}  // namespace apps

#endif
