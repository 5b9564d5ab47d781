// RuleSetNames.h: rule sets as people write them: the name of one, then what to switch on or off.
//
//   full   coursework+hiddenSingle   full-lockedCandidate   norvig+collapse   coursework+fewest
//
// So pairs+collapse is both a name and what it says.

#ifndef APPS_SUPPORT_RULESETNAMES_H_
#define APPS_SUPPORT_RULESETNAMES_H_

#include <string>

#include "sudoku/RuleSet.h"

namespace apps {

// Throws std::invalid_argument, saying which word was not understood and which there are.
sudoku::RuleSet ruleSetNamed(const std::string& text);

// The names and switches with a line on each, for --help.
std::string ruleSetHelp();

}  // namespace apps

#endif
