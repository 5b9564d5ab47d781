// CommandLine.h: the parts of a command line that all programs share: --version, the layout of
// --help, and suggestions for unexpected words.

#ifndef APPS_SUPPORT_COMMANDLINE_H_
#define APPS_SUPPORT_COMMANDLINE_H_

#include <CLI/CLI.hpp>
#include <string>
#include <vector>

namespace apps {

// Adds --version, which prints the project's version. Requires that the name of `program` is set.
void addVersion(CLI::App& program);

// Sets the layout of --help for the program and the subcommands that are added afterwards. The help
// says in words, not as lists, which options need or exclude each other.
void formatHelp(CLI::App& program);

// The candidate that the word is probably a misspelling of: the word is a prefix of it, or their
// Damerau-Levenshtein distance is at most about a third of the letters. Empty if there is none.
// https://en.wikipedia.org/wiki/Damerau-Levenshtein_distance
std::string nearestTo(const std::string& word, const std::vector<std::string>& candidates);

// For CLI::App::failure_message(). The text has the error, suggestions for unexpected words, and a
// reference to --help.
std::string failureMessage(const CLI::App* program, const CLI::Error& error);

}  // namespace apps

#endif
