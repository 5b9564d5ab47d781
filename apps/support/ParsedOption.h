// ParsedOption.h: command-line options with a parsing function, and such functions. A parsing
// function throws std::invalid_argument with the text found and the format expected.

#ifndef APPS_SUPPORT_PARSEDOPTION_H_
#define APPS_SUPPORT_PARSEDOPTION_H_

#include <CLI/CLI.hpp>
#include <cstdint>
#include <stdexcept>
#include <string>
#include <vector>

#include "sudoku/reading/Letters.h"

namespace apps {

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

// A number of threads; "0" gives the number of processors.
int threadsIn(const std::string& text);

sudoku::Letters lettersIn(const std::string& text);

}  // namespace apps

#endif
