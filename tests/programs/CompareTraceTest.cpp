// Traces of Sudokus, and where CompareSearch and NQueens put them.

#include <arpa/inet.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include <cstdint>
#include <cstring>
#include <map>
#include <memory>
#include <nlohmann/json.hpp>
#include <stdexcept>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include "Sudoku.h"
#include "apps/support/CpProfiler.h"
#include "apps/support/SudokuDescriber.h"
#include "search/trace/Recorder.h"
#include "sudoku/NamedRuleSets.h"
#include "sudoku/PuzzleWriter.h"
#include "tests/programs/Shell.h"

namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;
using testing::StartsWith;
using Json = nlohmann::json;

const std::string kHard =
    "8..........36......7..9.2...5...7.......457.....1..."
    "3...1....68..85...1..9....4..";

sudoku::Puzzle puzzle(const std::string& line) {
  sudoku::Puzzle puzzle{9, {}};
  for (const char c : line) puzzle.squares.push_back(c == '.' ? sudoku::kUndecided : c - '0');
  return puzzle;
}

std::vector<Json> jsonLinesIn(const std::string& text) {
  std::vector<Json> lines;
  for (const std::string& line : linesOf(text)) lines.push_back(Json::parse(line));
  return lines;
}

// Follows a decision text from a board and says whether it leads to the other.
bool leadsTo(const Sudoku& parent, const std::string& decision, const Sudoku& successor) {
  Sudoku board = parent;
  std::istringstream steps(decision);
  for (std::string step; steps >> step;) {
    board.setSquare(step[1] - '1', step[3] - '1', step[5] - '0');
  }
  return board.squares() == successor.squares();
}

class CompareTraceRulesTest : public testing::TestWithParam<sudoku::NamedRuleSet> {};

TEST_P(CompareTraceRulesTest, DecisionsLeadFromEveryBoardToItsSuccessors) {
  const apps::SudokuDescriber describer(GetParam().rules);
  std::vector<Sudoku> boards{Sudoku(puzzle(kHard), GetParam().rules)};
  for (std::size_t i = 0; i < boards.size() && boards.size() < 60; ++i) {
    for (const auto& successor : Sudoku(boards[i]).successors()) {
      const auto& board = dynamic_cast<const Sudoku&>(*successor);
      const std::string decision = describer.decision(boards[i], board);
      EXPECT_TRUE(leadsTo(boards[i], decision, board)) << decision;
      boards.push_back(board);
    }
  }
  EXPECT_THAT(boards.size(), testing::Gt(5));
}

// What docs/trace.md says a reader has to do gives the candidates of every board.
TEST_P(CompareTraceRulesTest, CandidatesFollowFromTheTrace) {
  const apps::SudokuDescriber describer(GetParam().rules);
  const auto& geometry = sudoku::Geometry::ofSize(9);
  const auto follow = [&](std::vector<sudoku::CandidateSet> candidates, const Sudoku& board,
                          const Sudoku* parent) {
    const std::vector<search::TextField> texts = describer.texts(board, parent);
    EXPECT_EQ(texts[0].name, "board");
    EXPECT_EQ(texts[0].text, toLine(board.squares()));
    const std::vector<int> values = board.squares().squares;
    for (std::size_t square = 0; square < 81; ++square) {
      if (values[square] < 1) continue;
      for (const int unit : geometry.unitsOf(static_cast<int>(square))) {
        for (const int peer : geometry.squaresOf(unit)) {
          candidates[static_cast<std::size_t>(peer)].erase(values[square]);
        }
      }
    }
    for (std::size_t square = 0; square < 81; ++square) {
      if (values[square] > 0) candidates[square] = sudoku::CandidateSet::of(values[square]);
    }
    std::istringstream removals(texts.size() > 1 ? texts[1].text : "");
    for (std::string removal; removals >> removal;) {
      const auto square = static_cast<std::size_t>(9 * (removal[1] - '1') + removal[3] - '1');
      for (std::size_t i = 5; i < removal.size(); i += 2)
        candidates[square].erase(removal[i] - '0');
    }
    for (std::size_t square = 0; square < 81; ++square) {
      EXPECT_EQ(candidates[square], board.candidates(geometry.rowOf(static_cast<int>(square)),
                                                     geometry.colOf(static_cast<int>(square))));
    }
    return candidates;
  };
  const Sudoku start(puzzle(kHard), GetParam().rules);
  const auto first =
      follow(std::vector<sudoku::CandidateSet>(81, sudoku::CandidateSet::upTo(9)), start, nullptr);
  for (const auto& child : start.successors()) {
    const auto& board = dynamic_cast<const Sudoku&>(*child);
    const auto second = follow(first, board, &start);
    for (const auto& grandchild : board.successors()) {
      follow(second, dynamic_cast<const Sudoku&>(*grandchild), &board);
    }
  }
}

INSTANTIATE_TEST_SUITE_P(RuleSets, CompareTraceRulesTest, testing::ValuesIn(sudoku::kNamedRuleSets),
                         [](const auto& each) { return "Number" + std::to_string(each.index); });

class CompareTraceTest : public testing::Test {
 protected:
  Shell shell_;
};

TEST_F(CompareTraceTest, EverySearchIsRecordedWithTheCountsOfTheComparison) {
  const ShellResult result = shell_.run(
      "CompareSearch --format json --trace t.jsonl --max-nodes 200 --rules "
      "coursework,full " +
      kHard);
  const Json records = Json::parse(result.out);
  std::vector<Json> searches;
  std::vector<std::size_t> states;
  for (const Json& line : jsonLinesIn(shell_.read("t.jsonl"))) {
    if (line.contains("trace")) {
      searches.push_back(line);
      states.push_back(0);
    } else {
      EXPECT_EQ(line["id"], states.back()++);
    }
  }
  ASSERT_THAT(searches, SizeIs(6));
  for (std::size_t i = 0; i < 6; ++i) {
    EXPECT_EQ(searches[i]["puzzle"], kHard);
    EXPECT_EQ(searches[i]["version"], 1);
    for (const char* const key :
         {"strategy", "rules", "outcome", "expanded", "generated", "peakFrontier"}) {
      EXPECT_EQ(searches[i][key], records[i][key]) << i << key;
    }
    EXPECT_EQ(searches[i]["recorded"], states[i]);
    EXPECT_EQ(searches[i]["recorded"], records[i]["generated"]);
  }
  EXPECT_EQ(result.status, 0);
}

TEST_F(CompareTraceTest, ASearchThatALimitStoppedIsRecordedUpToThere) {
  for (const std::string limit : {"--max-nodes 100", "--max-frontier 50"}) {
    const ShellResult result = shell_.run(
        "CompareSearch --format json --trace t.jsonl --strategies bfs --rules coursework " + limit +
        ' ' + kHard);
    const Json record = Json::parse(result.out)[0];
    const Json search = jsonLinesIn(shell_.read("t.jsonl"))[0];
    EXPECT_EQ(search["outcome"], "limit");
    EXPECT_EQ(search["expanded"], record["expanded"]);
    EXPECT_EQ(search["generated"], record["generated"]);
    EXPECT_EQ(search["peakFrontier"], record["peakFrontier"]);
  }
}

TEST_F(CompareTraceTest, NoMoreStatesThanAskedForAreRecorded) {
  shell_.run("CompareSearch --trace t.jsonl --max-states 7 --strategies bfs --rules coursework " +
             kHard);
  EXPECT_THAT(jsonLinesIn(shell_.read("t.jsonl")), SizeIs(1 + 7));
}

TEST_F(CompareTraceTest, ADotFileHasAGraphForEachSearch) {
  shell_.run("CompareSearch --dot t.dot --strategies best,dfs --rules full " + kHard);
  const std::string dot = shell_.read("t.dot");
  std::size_t graphs = 0;
  for (const std::string& line : linesOf(dot)) graphs += line == "digraph search {" ? 1 : 0;
  EXPECT_EQ(graphs, 2);
  EXPECT_THAT(dot, HasSubstr("strategy: dfs\\nrules: full"));
  EXPECT_THAT(dot, HasSubstr("fillcolor=palegreen"));
}

TEST_F(CompareTraceTest, QueensAreRecordedByTheirOwnProgram) {
  const ShellResult result = shell_.run("NQueens 6 --trace t.jsonl");
  EXPECT_EQ(result.status, 0);
  std::vector<Json> searches;
  std::map<std::string, int> fates;
  for (const Json& line : jsonLinesIn(shell_.read("t.jsonl"))) {
    if (line.contains("trace"))
      searches.push_back(line);
    else
      ++fates[line["fate"]];
  }
  ASSERT_THAT(searches, SizeIs(3));
  EXPECT_EQ(searches[1]["strategy"], "breadth-first");
  EXPECT_EQ(searches[1]["expanded"], 149);
  EXPECT_EQ(fates["solution"], 3);
  EXPECT_THAT(shell_.read("t.jsonl"), HasSubstr(R"("decision":"r1c2","text":" . Q . . . .\n)"));
  EXPECT_EQ(shell_.run("NQueens 6 --trace no/such/file").status, 2);
}

TEST_F(CompareTraceTest, ATraceThatCannotBeWrittenIsAnErrorBeforeTheWork) {
  for (const std::string option : {"--trace", "--dot", "--report"}) {
    const ShellResult result = shell_.run("CompareSearch " + option + " no/such/file " + kHard);
    EXPECT_EQ(result.out, "");
    EXPECT_THAT(result.err, HasSubstr("cannot write to no/such/file"));
    EXPECT_EQ(result.status, 2);
  }
}

// A receiver as CP-Profiler is one: reads whole messages from a connection.
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

// A message taken apart.
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
  for (int i = 0; i < 4; ++i) number = number << 8 | static_cast<unsigned char>(bytes.at(i));
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
    std::uint32_t length = 0;  // in the order of this machine
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

TEST_F(CompareTraceTest, CpProfilerReceivesTheTree) {
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

TEST_F(CompareTraceTest, WithoutCpProfilerThatIsSaid) {
  std::string port;
  {
    port = Receiver().port();  // and nobody listens there any more
  }
  const ShellResult result = shell_.run(
      "CompareSearch --strategies dfs --rules full --cp-profiler "
      "localhost:" +
      port + ' ' + kHard);
  EXPECT_THAT(result.err, HasSubstr("cannot reach CP-Profiler at localhost:" + port));
  EXPECT_EQ(result.status, 2);
}

}  // namespace
