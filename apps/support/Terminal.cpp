#include "apps/support/Terminal.h"

#include <sys/ioctl.h>
#include <unistd.h>

#include <charconv>
#include <cstdlib>
#include <string_view>

namespace apps {
namespace {

int descriptorOf(Stream stream) {
  switch (stream) {
    case Stream::input: return STDIN_FILENO;
    case Stream::output: return STDOUT_FILENO;
    case Stream::error: return STDERR_FILENO;
  }
  return -1;
}

// Empty if the variable is not set.
std::string_view environment(const char* name) {
  const char* const value = std::getenv(name);
  return value == nullptr ? std::string_view() : value;
}

}  // namespace

bool isTerminal(Stream stream) {
  return isatty(descriptorOf(stream)) == 1;
}

bool canRewrite(Stream stream) {
  return isTerminal(stream) && environment("TERM") != "dumb";
}

bool showsColours(Stream stream) {
  return canRewrite(stream) && environment("NO_COLOR").empty();
}

int lineWidth(Stream stream) {
  winsize size{};
  if (ioctl(descriptorOf(stream), TIOCGWINSZ, &size) == 0 && size.ws_col > 0) return size.ws_col;
  const std::string_view columns = environment("COLUMNS");
  int width = 0;
  std::from_chars(columns.data(), columns.data() + columns.size(), width);
  return width > 0 ? width : 80;
}

}  // namespace apps
