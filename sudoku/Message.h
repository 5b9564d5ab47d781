// Message.h: concatenates texts and numbers to a message, and names things in it. One function does
// it, because long sums of strings are slow to compile.

#ifndef SUDOKU_MESSAGE_H_
#define SUDOKU_MESSAGE_H_

#include <cstddef>
#include <initializer_list>
#include <string>
#include <string_view>

namespace sudoku {

class MessagePart {
 public:
  MessagePart(const char* text) : MessagePart(std::string_view(text)) {}
  MessagePart(const std::string& text) : MessagePart(std::string_view(text)) {}
  MessagePart(std::string_view text)
      : text_(text.empty() ? "" : text.data()), number_(asNumber(text.size())) {}
  MessagePart(int number) : number_(number) {}
  MessagePart(std::size_t number) : number_(asNumber(number)) {}
  MessagePart(char) = delete;  // would be taken for a number

  void appendTo(std::string& message) const {
    if (text_ == nullptr) {
      message += std::to_string(number_);
    } else {
      message.append(text_, static_cast<std::size_t>(number_));
    }
  }

 private:
  static long long asNumber(std::size_t number) { return static_cast<long long>(number); }

  const char* text_ = nullptr;
  long long number_;  // the length of the text, or a number if there is no text
};

// Example: message({"found ", 3, " squares"}).
inline std::string message(std::initializer_list<MessagePart> parts) {
  std::string result;
  for (const MessagePart& part : parts) part.appendTo(result);
  return result;
}

// Throws an exception with that message. Each `throw` of its own would be slow to compile.
template <class Exception>
[[noreturn]] void throwWith(std::initializer_list<MessagePart> parts) {
  throw Exception(message(parts));
}

// The number of things: "1 square", "2 squares".
inline std::string counted(std::size_t number, std::string_view thing) {
  return message({number, " ", thing, number == 1 ? "" : "s"});
}

// The name of a square, such as "r1c5". Its row and column count from 0, in the name from 1.
inline std::string squareName(int row, int col) {
  return message({"r", row + 1, "c", col + 1});
}

}  // namespace sudoku

#endif
