// The messages that CompareSearch sends to the viewer CP-Profiler for a search tree.

#include <arpa/inet.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <map>
#include <nlohmann/json.hpp>
#include <stdexcept>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include "tests/Puzzles.h"
#include "tests/programs/JsonLines.h"
#include "tests/programs/Shell.h"

namespace {

using testing::HasSubstr;
using testing::SizeIs;
using Json = nlohmann::json;

class CompareCpProfilerTest : public testing::Test {
 protected:
  Shell shell_;
};

// A substitute for CP-Profiler: reads complete messages from a connection.
class Receiver {
 public:
  Receiver() : socket_(::socket(AF_INET, SOCK_STREAM, 0)) {
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    if (bind(socket_, reinterpret_cast<sockaddr*>(&address), sizeof address) != 0 ||
        listen(socket_, 4) != 0) {
      throw std::runtime_error("no receiver");
    }
    socklen_t length = sizeof address;
    getsockname(socket_, reinterpret_cast<sockaddr*>(&address), &length);
    port_ = ntohs(address.sin_port);
  }
  ~Receiver() { close(socket_); }

  std::string port() const { return std::to_string(port_); }

  // All bytes of the next connection.
  std::string bytes() const {
    const int connection = accept(socket_, nullptr, nullptr);
    std::string all;
    char some[4096];
    for (ssize_t count = 0; (count = read(connection, some, sizeof some)) > 0;) {
      all.append(some, static_cast<std::size_t>(count));
    }
    close(connection);
    return all;
  }

 private:
  int socket_;
  std::uint16_t port_ = 0;
};

struct Received {
  int type = -1;
  std::vector<std::int32_t>
      numbers;  // node: id, restart, thread; parent's three; position; children
  int status = -1;
  std::map<int, std::string> fields;
  std::int32_t version = -1;
};

std::int32_t bigEndian(std::string_view& bytes) {
  std::uint32_t number = 0;
  for (std::size_t i = 0; i < 4; ++i) {
    number = number << 8 | static_cast<unsigned char>(bytes.at(i));
  }
  bytes.remove_prefix(4);
  return static_cast<std::int32_t>(number);
}

int byte(std::string_view& bytes) {
  const auto first = static_cast<unsigned char>(bytes.at(0));
  bytes.remove_prefix(1);
  return first;
}

std::vector<Received> messagesIn(std::string_view bytes) {
  std::vector<Received> messages;
  while (!bytes.empty()) {
    std::uint32_t length = 0;  // in host byte order
    std::memcpy(&length, bytes.data(), 4);
    std::string_view rest = bytes.substr(4, length);
    if (rest.size() != length) throw std::runtime_error("a message is cut off");
    bytes.remove_prefix(4 + length);
    Received message;
    message.type = byte(rest);
    if (message.type == 0) {
      for (int i = 0; i < 8; ++i) message.numbers.push_back(bigEndian(rest));
      message.status = byte(rest);
    }
    while (!rest.empty()) {
      const int field = byte(rest);
      const std::int32_t number = bigEndian(rest);
      if (field == 3) {
        message.version = number;
      } else {
        message.fields[field] = rest.substr(0, static_cast<std::size_t>(number));
        rest.remove_prefix(static_cast<std::size_t>(number));
      }
    }
    messages.push_back(message);
  }
  return messages;
}

TEST_F(CompareCpProfilerTest, CpProfilerReceivesTheTree) {
  const Receiver receiver;
  std::string bytes;
  std::thread listening([&] { bytes = receiver.bytes(); });
  const ShellResult result =
      shell_.run("CompareSearch --trace t.jsonl --strategies dfs --rules full --cp-profiler " +
                 receiver.port() + ' ' + kHard);
  listening.join();
  EXPECT_EQ(result.status, 0) << result.err;
  const std::vector<Received> messages = messagesIn(bytes);
  const std::vector<Json> trace = jsonLinesIn(shell_.read("t.jsonl"));
  ASSERT_THAT(messages, SizeIs(trace.size() + 1));

  EXPECT_EQ(messages.front().type, 2);
  EXPECT_EQ(messages.front().version, 3);
  const Json info = Json::parse(messages.front().fields.at(2));
  EXPECT_EQ(info["name"], kHard + " dfs full");
  EXPECT_EQ(info["has_restarts"], false);
  EXPECT_EQ(info["execution_id"], 0);

  const std::map<std::string, int> statuses{
      {"solution", 0}, {"dead end", 1}, {"expanded", 2}, {"open", 3}};
  std::map<int, int> childrenSeen;
  for (std::size_t i = 1; i < trace.size(); ++i) {
    const Received& node = messages[i];
    const Json& state = trace[i];
    EXPECT_EQ(node.type, 0);
    EXPECT_EQ(node.numbers[0], state["id"]);
    EXPECT_EQ(node.status, statuses.at(state["fate"]));
    if (state["parent"].is_null()) {
      EXPECT_EQ(node.numbers[3], -1);
      EXPECT_EQ(node.numbers[6], -1);
    } else {
      EXPECT_EQ(node.numbers[3], state["parent"]);
      EXPECT_EQ(node.numbers[6], childrenSeen[node.numbers[3]]++);
      EXPECT_EQ(node.fields.at(0), state["decision"]);
    }
  }
  for (std::size_t i = 1; i < trace.size(); ++i) {
    EXPECT_EQ(messages[i].numbers[7], childrenSeen[messages[i].numbers[0]]);
  }
  EXPECT_EQ(messages.back().type, 1);
}

TEST_F(CompareCpProfilerTest, AnUnreachableCpProfilerIsReported) {
  std::string port;
  {
    port = Receiver().port();  // the port is closed again
  }
  const ShellResult result = shell_.run(
      "CompareSearch --strategies dfs --rules full --cp-profiler "
      "localhost:" +
      port + ' ' + kHard);
  EXPECT_THAT(result.err, HasSubstr("cannot reach CP-Profiler at localhost:" + port));
  EXPECT_EQ(result.status, 2);
}

}  // namespace
