// ParsedOption.h: options of a command line whose text a function of ours reads, and such
// functions. They throw std::invalid_argument, saying what was found and what would be right.

#ifndef APPS_SUPPORT_PARSEDOPTION_H_
#define APPS_SUPPORT_PARSEDOPTION_H_

#include <CLI/CLI.hpp>
#include <cstdint>
#include <stdexcept>
#include <string>

#include "sudoku/reading/Letters.h"

namespace apps {

// Adds an option whose text is read by `read`. If that throws std::invalid_argument, the command
// line is wrong, and the message says why.
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

// A whole number from 0 on, or search::kUnlimited for "none". The second wants it from 1 on.
std::uint64_t countIn(const std::string& text);
std::uint64_t positiveCountIn(const std::string& text);

std::uint64_t wholeNumberIn(const std::string& text, std::uint64_t least, std::uint64_t most);

// Seconds, such as "2.5", as nanoseconds; search::kUnlimited for "none".
std::uint64_t nanosecondsIn(const std::string& text);

// A number of threads; 0 stands for one for each processor.
int threadsIn(const std::string& text);

sudoku::Letters lettersIn(const std::string& text);

}  // namespace apps

#endif
