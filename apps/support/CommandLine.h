// CommandLine.h: the parts of a command line that all programs share: parsing it, --version, the
// layout of --help, and options with a parsing function. A parsing function throws
// std::invalid_argument with the text found and the format expected.

#pragma once

#include <CLI/CLI.hpp>
#include <cstdint>
#include <functional>
#include <stdexcept>
#include <string>
#include <vector>

namespace apps {

// Parses the command line and returns the exit status of `run`. If either throws CLI::ParseError,
// prints the help or the error, and returns `success` or `usage`.
int parseAndRun(CLI::App& program, int argc, const char* const* argv,
                const std::function<int()>& run);

// Adds --version, which prints the project's version. Requires that the name of `program` is set.
void addVersion(CLI::App& program);

// Sets the layout of --help for the program and the subcommands that are added afterwards. The help
// says in words, not as lists, which options need or exclude each other.
void formatHelp(CLI::App& program);

// For CLI::App::failure_message(): the error, and a reference to --help.
std::string failureMessage(const CLI::App* program, const CLI::Error& error);

// Adds an option whose text is parsed by `read`. If `read` throws std::invalid_argument, CLI11
// reports a usage error with its message.
template <class Value, class Read>
CLI::Option* addParsed(CLI::App& command, const std::string& name, const char* typeName,
                       Value& value, Read read, const std::string& help) {
  const auto parse = [name, &value, read](const std::string& text) {
    try {
      value = read(text);
    } catch (const std::invalid_argument& error) {
      throw CLI::ValidationError(name, error.what());
    }
  };
  return command.add_option_function<std::string>(name, parse, help)->type_name(typeName);
}

// The items of a list with commas, each of them once.
std::vector<std::string> listed(const std::string& text);

// An integer of at least 0, or search::kUnlimited for "none". The second function requires at least
// 1.
std::uint64_t countIn(const std::string& text);
std::uint64_t positiveCountIn(const std::string& text);

std::uint64_t wholeNumberIn(const std::string& text, std::uint64_t least, std::uint64_t most);

// Seconds, such as "2.5", as nanoseconds; search::kUnlimited for "none".
std::uint64_t nanosecondsIn(const std::string& text);

// How many pieces of work run at once; "0" gives the number of processors.
int jobsIn(const std::string& text);

}  // namespace apps
