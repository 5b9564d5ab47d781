// Message.h: concatenates texts and numbers to a message. One function does it, because long sums
// of strings are slow to compile.

#ifndef SUDOKU_MESSAGE_H_
#define SUDOKU_MESSAGE_H_

#include <cstddef>
#include <initializer_list>
#include <string>
#include <string_view>

namespace sudoku {

class MessagePart {
 public:
  MessagePart(const char* text) : text_(text) {}
  MessagePart(std::string_view text) : text_(text) {}
  MessagePart(const std::string& text) : text_(text) {}
  MessagePart(int number) : number_(number), isNumber_(true) {}
  MessagePart(std::size_t number) : number_(static_cast<long long>(number)), isNumber_(true) {}
  MessagePart(char) = delete;  // would be taken for a number

  void appendTo(std::string& message) const {
    if (isNumber_) {
      message += std::to_string(number_);
    } else {
      message += text_;
    }
  }

 private:
  std::string_view text_;
  long long number_ = 0;
  bool isNumber_ = false;
};

// Example: message({"found ", 3, " squares"}).
[[gnu::cold]] inline std::string message(std::initializer_list<MessagePart> parts) {
  std::string result;
  for (const MessagePart& part : parts) part.appendTo(result);
  return result;
}

// The number of things: "1 square", "2 squares".
[[gnu::cold]] inline std::string counted(std::size_t number, std::string_view thing) {
  return message({number, " ", thing, number == 1 ? "" : "s"});
}

}  // namespace sudoku

#endif
