#include "apps/grade/suite/StudentProgram.h"

#include <fmt/format.h>

#include <algorithm>
#include <sstream>
#include <thread>

#include "apps/grade/suite/CheckedRun.h"

namespace coursework {
namespace {

using Clock = std::chrono::steady_clock;
using grading::Termination;
using std::chrono::milliseconds;

// The interval between two readings of the program's processor time.
constexpr milliseconds kGlance{20};

constexpr milliseconds kLastMoment{1000};

const grading::Subject& subjectNamed(std::string_view capability) {
  const std::vector<grading::Subject>& all = underTest().setting.subjects;
  const auto at = std::ranges::find(all, capability, &grading::Subject::capability);
  if (at == all.end()) throw std::logic_error(fmt::format("no subject for {}", capability));
  return *at;
}

// Parses "WORD N N ...". Throws CallFailed if the line has another form.
std::vector<int> numbersIn(StudentProgram& program, const std::string& line,
                           const std::string& word) {
  std::istringstream in(line);
  std::string first;
  in >> first;
  std::vector<int> numbers;
  for (int number = 0; in >> number;) numbers.push_back(number);
  if (first != word || !in.eof()) program.misunderstood(line);
  return numbers;
}

// Parses "WORD N".
int numberIn(StudentProgram& program, const std::string& line, const std::string& word) {
  const std::vector<int> numbers = numbersIn(program, line, word);
  if (numbers.size() != 1) program.misunderstood(line);
  return numbers.front();
}

std::string numbersOf(const Placement& placement) {
  return fmt::format(" {} {} {}", placement.row, placement.col, placement.value);
}

}  // namespace

StudentProgram::StudentProgram(std::string_view capability, Reading reading)
    : StudentProgram(subjectNamed(capability), std::move(reading)) {}

StudentProgram::StudentProgram(const grading::Subject& subject, Reading reading)
    : capability_(subject.capability), reading_(std::move(reading)) {
  const grading::Attempt& attempt = subject.attempt;
  if (underTest().isTimeOver() || attempt.isOutOfTime) runningTest().cutShort();
  if (underTest().isTimeOver()) throw CallFailed("the time for this submission is over");
  if (!attempt.isCompiled) {
    Finding finding{"headers that compile with what this test calls", attempt.error, "", ""};
    if (attempt.isRefused) finding.came = "it does not compile; the first error is shown above";
    throw CallFailed("did not compile", finding);
  }
  process_ = underTest().setting.start(attempt.program);
}

void StudentProgram::ask(const std::string& question, Call call) {
  call_ = std::move(call);
  cpuBefore_ = cpuLatest_ = cpuTime();
  tell(question);
}

// If the program has ended, or does not read the line until the call is over, hear() reports it.
void StudentProgram::tell(const std::string& line) {
  told_.push_back(line);
  process_->send(line, std::max(call_.limit, kGlance));
}

std::string StudentProgram::hear() {
  for (;;) {
    grading::Reply reply = process_->receive(kGlance);
    const auto before = std::exchange(cpuLatest_, cpuTime());
    underTest().used[call_.text.substr(0, call_.text.find('('))] += cpuLatest_ - before;
    switch (reply.kind) {
      case grading::Reply::Kind::line:
        if (reply.line.starts_with("threw ")) {
          fail("it threw an exception: " + reply.line.substr(6));
        }
        // A program that writes lines without end never reaches the case timedOut.
        if (isCallOver()) explainTimeout();
        return std::move(reply.line);
      case grading::Reply::Kind::ended: explainEnding();
      case grading::Reply::Kind::timedOut:
        if (isCallOver()) explainTimeout();
    }
  }
}

bool StudentProgram::isCallOver() const {
  return cpuLatest_ - cpuBefore_ >= call_.limit || underTest().isTimeOver();
}

void StudentProgram::misunderstood(const std::string& line) {
  runningTest().suspect("During a call, an answer came that the suite's own code never gives.");
  fail("an answer that makes no sense: " + line.substr(0, 60));
}

void StudentProgram::fail(const std::string& came, const std::string& likelyMistake) {
  if (call_.isSilent) throw CallFailed(came);
  throw CallFailed(call_.text + ": " + came,
                   Finding{call_.text + " to return", came, call_.board, likelyMistake});
}

void StudentProgram::endByDeadline() {
  runningTest().cutShort();
  fail("the time for this submission was over before it returned");
}

void StudentProgram::explainEnding() {
  // The program has closed its end, but its exit status may follow a moment later.
  const Clock::time_point begin = Clock::now();
  while (process_->isRunning() && Clock::now() < begin + kLastMoment) {
    std::this_thread::sleep_for(milliseconds(1));
  }
  const Termination ending = process_->end();
  if (underTest().isTimeOver()) endByDeadline();
  if (ending.kind == Termination::Kind::notStarted) runningTest().cutShort();  // not its fault
  std::string came = "during " + call_.text + ": " + ending.sentence(), mistake;
  if (ending.kind == Termination::Kind::signalled) mistake = faultOf(told_);
  if (call_.isSilent && !mistake.empty()) came += ' ' + mistake;
  if (ending.kind == Termination::Kind::exited) mistake = "it calls something like exit()";
  if (ending.kind == Termination::Kind::cpuLimit) mistake = "what came before took too long";
  fail(came, mistake);
}

void StudentProgram::explainTimeout() {
  process_->end();
  if (underTest().isTimeOver()) endByDeadline();
  if (call_.isSilent) throw TooSlow(call_.text + " took too long");
  underTest().limits.noteTimeout();
  fail("it did not return within its time limit", faultOf(told_));
}

StudentBoard StudentBoard::blank(StudentProgram& program, int size) {
  program.ask("board " + std::to_string(size),
              {"Sudoku(" + std::to_string(size) + ")", "", underTest().limits.forCall()});
  return {program, numberIn(program, program.hear(), "board"), blankPuzzle(size)};
}

StudentBoard StudentBoard::of(StudentProgram& program, const sudoku::Puzzle& givens) {
  return with(program, givens.size(), placementsOf(givens));
}

StudentBoard StudentBoard::with(StudentProgram& program, int size,
                                const std::vector<Placement>& placements) {
  StudentBoard board = blank(program, size);
  for (const Placement& placement : placements) board.set(placement);
  return board;
}

bool StudentBoard::set(const Placement& placement) {
  const bool holds = isTrue("set " + number_ + numbersOf(placement), callOf(placement));
  place(asked_, placement);
  placements_.push_back(placement);
  if (holds) came_ = squares();
  note(placement, holds);
  return holds;
}

// What follows a refusal tells nothing.
void StudentBoard::note(const Placement& placement, bool holds) {
  if (!seen_) {
    seen_ = std::make_shared<apps::SeenBoard>(apps::SeenBoard{size()});
    underTest().seen.push_back(seen_);
  }
  if (!seen_->calls.empty() && !seen_->calls.back().holds) return;
  const auto& [row, col, value] = placement;
  seen_->calls.push_back({row * size() + col, value, holds, holds ? came_ : sudoku::Puzzle()});
}

bool StudentBoard::setAll(const std::vector<Placement>& placements) {
  return std::all_of(placements.begin(), placements.end(), [&](const Placement& each) {
    return came_.at(each.row, each.col) == each.value || set(each);
  });
}

sudoku::Puzzle StudentBoard::squaresAsTheyAre() {
  const std::string line = answer("squares", "getSquare(row, col)");
  sudoku::Puzzle squares{size(), numbersIn(*program_, line, "squares")};
  if (squares.squares.size() != asked_.squares.size()) program_->misunderstood(line);
  return squares;
}

bool StudentBoard::isSolution() {
  return isTrue("isSolution " + number_, "isSolution()");
}

std::vector<StudentBoard> StudentBoard::successors() {
  std::vector<StudentBoard> boards;
  for (const int number : numbersIn(*program_, answer("successors", "successors()"), "boards")) {
    boards.push_back(StudentBoard(*program_, number, asked_));
    boards.back().asked_ = boards.back().squares();
  }
  return boards;
}

int StudentBoard::heuristicValue() {
  return numberIn(*program_, answer("heuristicValue", "heuristicValue()"), "value");
}

int memoryOf(StudentProgram& program) {
  program.ask("memory", {"malloc()", "", underTest().limits.forCall()});
  return numberIn(program, program.hear(), "memory");
}

void StudentBoard::write() {
  numbersIn(*program_, answer("write", "write(out)"), "written");
}

Search StudentBoard::bestFirst() {
  program_->ask("bestFirst " + number_,
                call("solve() of BestFirstSearch", underTest().limits.forSearch()));
  return searchIn(program_->hear());
}

TimedSearch StudentBoard::race(StudentProgram& program, const sudoku::Puzzle& givens,
                               std::chrono::nanoseconds limit) {
  const auto used = [&, since = program.cpuTime()] { return program.cpuTime() - since; };
  const auto ask = [&](const std::string& question, const std::string& text) {
    const auto left = std::chrono::ceil<milliseconds>(limit - used());
    program.ask(question, {text, "", left, true});
    return program.hear();
  };
  const std::string made = ask("board " + std::to_string(givens.size()), "Sudoku(size)");
  const StudentBoard board(program, numberIn(program, made, "board"), givens);
  std::string set = "set " + board.number_;
  for (const Placement& each : placementsOf(givens)) set += numbersOf(each);
  ask(set, "setSquare()");
  const std::string line = ask("bestFirst " + board.number_, "solve() of BestFirstSearch");
  return {board.searchIn(line), used()};
}

void StudentBoard::forget(StudentProgram& program, const std::vector<StudentBoard>& boards) {
  if (boards.empty()) return;
  std::string question = "forget";
  for (const StudentBoard& each : boards) question += ' ' + each.number_;
  program.ask(question,
              boards.front().call("the destructor of Sudoku", underTest().limits.forCall()));
  const std::string line = program.hear();
  if (line != "forgotten") program.misunderstood(line);
}

Search StudentBoard::searchIn(const std::string& line) const {
  if (line == "nothing") return {};
  const std::vector<int> numbers = numbersIn(*program_, line, "found");
  if (numbers.size() != asked_.squares.size() + 1) program_->misunderstood(line);
  return {true, {size(), {numbers.begin() + 1, numbers.end()}}, numbers.front()};
}

Call StudentBoard::call(const std::string& text, milliseconds limit) const {
  const std::string size = " on a board of size " + std::to_string(this->size());
  return {text + (this->size() == 9 ? "" : size), drawing(asked_), limit};
}

std::string StudentBoard::answer(const std::string& question, const std::string& text) {
  program_->ask(question + ' ' + number_, call(text, underTest().limits.forCall()));
  return program_->hear();
}

bool StudentBoard::isTrue(const std::string& question, const std::string& text) {
  program_->ask(question, call(text, underTest().limits.forCall()));
  const std::string line = program_->hear();
  if (line != "true" && line != "false") program_->misunderstood(line);
  return line == "true";
}

}  // namespace coursework
