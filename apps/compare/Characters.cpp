#include "apps/compare/Characters.h"

#include <algorithm>

namespace comparing {
namespace {

// A byte 10xxxxxx continues the character before it.
bool beginsCharacter(char byte) {
  return (byte & 0xC0) != 0x80;
}

}  // namespace

std::size_t length(const std::string& text) {
  return static_cast<std::size_t>(std::count_if(text.begin(), text.end(), beginsCharacter));
}

std::string clipped(const std::string& text, int width) {
  const auto room = static_cast<std::size_t>(std::max(width, 1));
  if (length(text) <= room) return text;
  std::size_t characters = 0;
  const auto end = std::find_if(text.begin(), text.end(), [&](char byte) {
    return beginsCharacter(byte) && ++characters == room;
  });
  return std::string(text.begin(), end) + "…";
}

}  // namespace comparing
