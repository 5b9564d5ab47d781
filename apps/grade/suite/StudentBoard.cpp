#include "apps/grade/suite/StudentBoard.h"

#include <cstddef>
#include <sstream>
#include <utility>

#include "apps/grade/suite/MarkedTest.h"
#include "apps/grade/suite/Placement.h"

namespace coursework {
namespace {

// Parses "WORD N N ...". Throws CallFailed if the line has another form.
std::vector<int> numbersIn(Subject& subject, const std::string& line, const std::string& word) {
  std::istringstream in(line);
  std::string first;
  in >> first;
  std::vector<int> numbers;
  for (int number = 0; in >> number;) numbers.push_back(number);
  if (first != word || !in.eof()) subject.misunderstood(line);
  return numbers;
}

}  // namespace

StudentBoard StudentBoard::blank(Subject& subject, int size) {
  subject.ask("board " + std::to_string(size),
              {"Sudoku(" + std::to_string(size) + ")", "", timeLimits().forCall()});
  const std::string line = subject.hear();
  const std::vector<int> numbers = numbersIn(subject, line, "board");
  if (numbers.size() != 1) subject.misunderstood(line);
  return {subject, std::to_string(numbers.front()), blankPuzzle(size)};
}

StudentBoard StudentBoard::of(Subject& subject, const sudoku::Puzzle& givens) {
  return with(subject, givens.size(), placementsOf(givens));
}

StudentBoard StudentBoard::with(Subject& subject, int size,
                                const std::vector<Placement>& placements) {
  StudentBoard board = blank(subject, size);
  for (const Placement& placement : placements) board.set(placement);
  return board;
}

bool StudentBoard::set(const Placement& placement) {
  const auto& [row, col, value] = placement;
  std::ostringstream question;
  question << "set " << number_ << ' ' << row << ' ' << col << ' ' << value;
  const bool holds = isTrue(question.str(), callOf(placement));
  place(asked_, placement);
  if (holds) came_ = squares();
  return holds;
}

sudoku::Puzzle StudentBoard::squaresAsTheyAre() {
  const std::string line = answer("squares", "getSquare(row, col)");
  sudoku::Puzzle squares{size(), numbersIn(*subject_, line, "squares")};
  if (squares.squares.size() != asked_.squares.size()) subject_->misunderstood(line);
  return squares;
}

sudoku::Puzzle StudentBoard::squares() {
  sudoku::Puzzle squares = squaresAsTheyAre();
  for (int& value : squares.squares) {
    if (value < 1 || value > size()) value = sudoku::kUndecided;
  }
  return squares;
}

bool StudentBoard::isSolution() {
  return isTrue("isSolution " + number_, "isSolution()");
}

std::vector<StudentBoard> StudentBoard::successors() {
  std::vector<StudentBoard> boards;
  for (const int number : numbersIn(*subject_, answer("successors", "successors()"), "boards")) {
    boards.push_back(StudentBoard(*subject_, std::to_string(number), asked_));
    boards.back().asked_ = boards.back().squares();
  }
  return boards;
}

int StudentBoard::heuristicValue() {
  const std::string line = answer("heuristicValue", "heuristicValue()");
  const std::vector<int> numbers = numbersIn(*subject_, line, "value");
  if (numbers.size() != 1) subject_->misunderstood(line);
  return numbers.front();
}

void StudentBoard::write() {
  const std::string line = answer("write", "write(out)");
  numbersIn(*subject_, line, "written");
}

Search StudentBoard::breadthFirst() {
  Call breadthFirst = call("solve() of the given BreadthFirstSearch", timeLimits().forSearch());
  breadthFirst.isSilent = true;
  return search("breadthFirst ", std::move(breadthFirst));
}

Search StudentBoard::bestFirst() {
  return search("bestFirst ", call("solve() of BestFirstSearch", timeLimits().forSearch()));
}

TimedSearch StudentBoard::race(Subject& subject, const sudoku::Puzzle& givens,
                               std::chrono::nanoseconds since, std::chrono::nanoseconds end) {
  using std::chrono::milliseconds;
  const auto used = [&] { return subject.cpuTime() - since; };
  const auto ask = [&](const std::string& question, const std::string& text) {
    Call call{text, "", TimeLimit(std::chrono::ceil<milliseconds>(end - used()))};
    call.isSilent = true;
    subject.ask(question, std::move(call));
    return subject.hear();
  };
  const std::string made = ask("board " + std::to_string(givens.size()), "Sudoku(size)");
  const std::vector<int> number = numbersIn(subject, made, "board");
  if (number.size() != 1) subject.misunderstood(made);
  StudentBoard board(subject, std::to_string(number.front()), givens);
  std::ostringstream set;
  set << "set " << board.number_;
  for (const auto& [row, col, value] : placementsOf(givens)) {
    set << ' ' << row << ' ' << col << ' ' << value;
  }
  ask(set.str(), "setSquare()");
  const std::string line = ask("bestFirst " + board.number_, "solve() of BestFirstSearch");
  return {board.searchIn(line), used()};
}

void StudentBoard::forget() {
  const std::string line = answer("forget", "the destructor of Sudoku");
  if (line != "forgotten") subject_->misunderstood(line);
}

Search StudentBoard::search(const std::string& question, Call call) {
  subject_->ask(question + number_, std::move(call));
  return searchIn(subject_->hear());
}

Search StudentBoard::searchIn(const std::string& line) const {
  if (line == "nothing") return {};
  const std::vector<int> numbers = numbersIn(*subject_, line, "found");
  if (numbers.size() != asked_.squares.size() + 1) subject_->misunderstood(line);
  return {true, {size(), {numbers.begin() + 1, numbers.end()}}, numbers.front()};
}

Call StudentBoard::call(const std::string& text, TimeLimit limit) const {
  const std::string size = " on a board of size " + std::to_string(this->size());
  return {text + (this->size() == 9 ? "" : size), drawing(asked_), limit};
}

std::string StudentBoard::answer(const std::string& question, const std::string& text) {
  subject_->ask(question + ' ' + number_, call(text, timeLimits().forCall()));
  return subject_->hear();
}

bool StudentBoard::isTrue(const std::string& question, const std::string& text) {
  subject_->ask(question, call(text, timeLimits().forCall()));
  const std::string line = subject_->hear();
  if (line != "true" && line != "false") subject_->misunderstood(line);
  return line == "true";
}

}  // namespace coursework
