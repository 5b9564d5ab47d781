#include "apps/compare/trace/CpProfiler.h"

#include <fmt/format.h>
#include <netdb.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <cctype>
#include <cerrno>
#include <cstddef>
#include <cstring>
#include <limits>
#include <memory>
#include <stdexcept>
#include <string_view>
#include <system_error>
#include <vector>

#include "search/Observer.h"
#include "search/trace/JsonLines.h"

namespace compareSearch {
namespace {

enum class Message : char { node = 0, done = 1, start = 2 };
enum class Field : char { label = 0, info = 2, version = 3 };
enum class Status : char { solved = 0, failed = 1, branch = 2, skipped = 3 };

constexpr std::int32_t kVersion = 3;
constexpr std::int32_t kNone = -1;

void append(std::string& bytes, std::int32_t number) {
  const auto bits = static_cast<std::uint32_t>(number);
  for (const int shift : {24, 16, 8, 0}) bytes += static_cast<char>(bits >> shift);
}

void append(std::string& bytes, Field field, const std::string& text) {
  bytes += static_cast<char>(field);
  append(bytes, static_cast<std::int32_t>(text.size()));
  bytes += text;
}

// A node is identified by its number, its restart and its thread.
void appendIdentity(std::string& bytes, std::int32_t number) {
  append(bytes, number);
  append(bytes, number == kNone ? kNone : 0);
  append(bytes, number == kNone ? kNone : 0);
}

std::string framed(const std::string& message) {
  const auto length = static_cast<std::uint32_t>(message.size());
  std::string frame(sizeof length, '\0');
  std::memcpy(frame.data(), &length, sizeof length);
  return frame + message;
}

Status statusOf(search::Fate fate) {
  switch (fate) {
    case search::Fate::open:
    case search::Fate::repeat:
    case search::Fate::discarded: return Status::skipped;
    case search::Fate::expanded: return Status::branch;
    case search::Fate::deadEnd: return Status::failed;
    case search::Fate::solution: return Status::solved;
  }
  return Status::skipped;
}

std::string startMessage(const std::string& name, std::int32_t executionId) {
  std::string message(1, static_cast<char>(Message::start));
  message += static_cast<char>(Field::version);
  append(message, kVersion);
  append(message, Field::info,
         fmt::format(R"({{"name":{},"has_restarts":false,"execution_id":{}}})",
                     search::quotedText(name), executionId));
  return message;
}

// `position` is the index of the state among the successors of its parent.
std::string nodeMessage(const search::TracedState& state, std::int32_t position) {
  const bool isStart = state.parent == search::kNoParent;
  std::string message(1, static_cast<char>(Message::node));
  appendIdentity(message, static_cast<std::int32_t>(state.id));
  appendIdentity(message, isStart ? kNone : static_cast<std::int32_t>(state.parent));
  append(message, isStart ? kNone : position);
  append(message, static_cast<std::int32_t>(state.successors));
  message += static_cast<char>(statusOf(state.fate));
  append(message, Field::label, state.decision);
  return message;
}

struct Address {
  std::string host = "localhost";
  std::string port = kCpProfilerPort;
};

Address addressIn(const std::string& text) {
  const auto isDigit = [](unsigned char letter) { return std::isdigit(letter) != 0; };
  Address address;
  const std::size_t colon = text.rfind(':');
  if (colon != std::string::npos) {
    address.host = text.substr(0, colon);
    address.port = text.substr(colon + 1);
  } else if (std::all_of(text.begin(), text.end(), isDigit)) {
    address.port = text;
  } else {
    address.host = text;
  }
  return address;
}

class Connection {
 public:
  explicit Connection(const std::string& text) {
    const Address address = addressIn(text);
    addrinfo hints{};
    hints.ai_socktype = SOCK_STREAM;
    addrinfo* found = nullptr;
    const int failure = getaddrinfo(address.host.c_str(), address.port.c_str(), &hints, &found);
    if (failure != 0) throw std::runtime_error(fmt::format("{}: {}", text, gai_strerror(failure)));
    const std::unique_ptr<addrinfo, decltype(&freeaddrinfo)> all(found, freeaddrinfo);
    for (const addrinfo* each = found; each != nullptr && socket_ < 0; each = each->ai_next) {
      socket_ = ::socket(each->ai_family, each->ai_socktype, each->ai_protocol);
      if (socket_ >= 0 && ::connect(socket_, each->ai_addr, each->ai_addrlen) != 0) close();
    }
    if (socket_ < 0) {
      throw std::runtime_error(fmt::format("cannot reach CP-Profiler at {}:{}: {}", address.host,
                                           address.port, std::generic_category().message(errno)));
    }
  }
  ~Connection() { close(); }
  Connection(const Connection&) = delete;
  Connection& operator=(const Connection&) = delete;

  void send(std::string_view bytes) const {
    while (!bytes.empty()) {
      const ssize_t sent = ::send(socket_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
      if (sent < 0) {
        if (errno == EINTR) continue;
        throw std::runtime_error("CP-Profiler hung up: " + std::generic_category().message(errno));
      }
      bytes.remove_prefix(static_cast<std::size_t>(sent));
    }
  }

 private:
  void close() {
    const int before = errno;
    if (socket_ >= 0) ::close(socket_);
    socket_ = -1;
    errno = before;
  }

  int socket_ = -1;
};

}  // namespace

std::string cpProfilerMessages(const search::Trace& trace, const std::string& name,
                               std::int32_t executionId) {
  constexpr auto kMost = static_cast<std::size_t>(std::numeric_limits<std::int32_t>::max());
  if (trace.states.size() > kMost) throw std::length_error("too many states for CP-Profiler");
  std::string messages = framed(startMessage(name, executionId));
  std::vector<std::int32_t> announced(trace.states.size(), 0);  // successors sent, by state
  for (const search::TracedState& state : trace.states) {
    const bool isStart = state.parent == search::kNoParent;
    messages += framed(nodeMessage(state, isStart ? 0 : announced[state.parent]++));
  }
  return messages + framed(std::string(1, static_cast<char>(Message::done)));
}

void sendToCpProfiler(const std::string& address, const std::string& messages) {
  Connection(address).send(messages);
}

}  // namespace compareSearch
