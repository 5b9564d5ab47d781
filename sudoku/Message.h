// Message.h: makes a message of texts and numbers, and names the things in it.

#pragma once

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>

namespace sudoku {

struct MessagePart {
  MessagePart(const char* part) : text(part) {}
  MessagePart(std::string part) : text(std::move(part)) {}
  MessagePart(std::string_view part) : text(part) {}
  MessagePart(int number) : text(std::to_string(number)) {}
  MessagePart(std::size_t number) : text(std::to_string(number)) {}
  MessagePart(char) = delete;  // would be taken for a number

  std::string text;
};

// Example: message({"found ", 3, " squares"}).
inline std::string message(std::initializer_list<MessagePart> parts) {
  std::string result;
  for (const MessagePart& part : parts) result += part.text;
  return result;
}

// "12,345"
inline std::string withThousands(std::uint64_t number) {
  std::string digits = std::to_string(number);
  for (std::size_t end = digits.size(); end > 3;) {
    end -= 3;
    digits.insert(end, 1, ',');
  }
  return digits;
}

// The number of things: "1 square", "12,345 squares".
inline std::string counted(std::uint64_t number, std::string_view thing) {
  return message({withThousands(number), " ", thing, number == 1 ? "" : "s"});
}

// The name of a square, such as "r1c5". Its row and column count from 0, in the name from 1.
inline std::string squareName(int row, int col) {
  return message({"r", row + 1, "c", col + 1});
}

}  // namespace sudoku
