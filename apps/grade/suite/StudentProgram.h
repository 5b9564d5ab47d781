// StudentProgram.h: a running program with the submission's code, and proxies for the boards in it.
// tests/coursework/subject/Subject.cpp defines the conversation. A call that does not return
// normally throws CallFailed.

#pragma once

#include <chrono>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "apps/grade/suite/Placement.h"
#include "apps/grade/suite/Reading.h"
#include "apps/grade/suite/Suite.h"

namespace coursework {

// A silent call that exceeded its time limit.
class TooSlow : public CallFailed {
 public:
  using CallFailed::CallFailed;
};

// A call of the submission's code, described for the student.
struct Call {
  std::string text;                   // "setSquare(0, 4, 3)"
  std::string board;                  // a drawing of the board that is called; may be empty
  std::chrono::milliseconds limit{};  // of processor time
  bool isSilent = false;              // without a finding; CallFailed says what went wrong
};

class StudentProgram {
 public:
  // Starts the program of that capability. Throws CallFailed if it was not compiled, and without a
  // finding when the time is over.
  // `reading`: of its boards.
  explicit StudentProgram(std::string_view capability, Reading reading = {});
  explicit StudentProgram(const grading::Subject& subject, Reading reading = {});

  // Begins a call. hear() returns its answer, and the questions that the program asks during it.
  void ask(const std::string& question, Call call);

  // Waits for the next line. Throws CallFailed if the call threw an exception, ended the program,
  // or exceeded its time limit.
  std::string hear();

  // Answers a question of the program.
  void tell(const std::string& line);

  const std::string& capability() const { return capability_; }
  const Reading& reading() const { return reading_; }

  // Processor time of all its calls so far, and time for which they slept.
  std::chrono::nanoseconds cpuTime() const { return process_->cpuTime(); }

  // Reports a line that violates the protocol: throws CallFailed.
  [[noreturn]] void misunderstood(const std::string& line);

 private:
  bool isCallOver() const;
  [[noreturn]] void fail(const std::string& came, const std::string& likelyMistake = "");
  [[noreturn]] void endByDeadline();
  [[noreturn]] void explainEnding();
  [[noreturn]] void explainTimeout();

  std::unique_ptr<grading::Conversation> process_;
  std::string capability_;
  std::vector<std::string> told_;  // all lines
  Reading reading_;
  Call call_;
  std::chrono::nanoseconds cpuBefore_{};  // when the call began
  std::chrono::nanoseconds cpuLatest_{};  // when it was heard last
};

// The result of a search.
struct Search {
  bool isFound = false;
  sudoku::Puzzle solution;  // if found
  int calls = -1;           // if found: of successors() by the driver, or -1 if not counted
};

struct TimedSearch {
  Search search;
  std::chrono::nanoseconds time{};  // processor time
};

class StudentBoard {
 public:
  // A new Sudoku(size). The program outlives the board.
  static StudentBoard blank(StudentProgram& program, int size);

  // A blank board on which the givens are set in reading order. Goes on after a refusal.
  static StudentBoard of(StudentProgram& program, const sudoku::Puzzle& givens);

  // The same for placements, in their order.
  static StudentBoard with(StudentProgram& program, int size,
                           const std::vector<Placement>& placements);

  int size() const { return asked_.size(); }

  // Whether setSquare returned true. If so, asks for all squares, whether anybody wants them or
  // not: setSquare cannot tell one judge from another by what is called in between.
  bool set(const Placement& placement);

  // Sets these values, but for those that the squares have already. False, at once, if a call was.
  bool setAll(const std::vector<Placement>& placements);

  // The squares after the latest set() that was true, as squares() gave them. Blank before it.
  const sudoku::Puzzle& came() const { return came_; }

  // The result of getSquare for each square, unchecked.
  sudoku::Puzzle squaresAsTheyAre();

  // The same, by the program's reading.
  sudoku::Puzzle squares() { return program_->reading().boardIn(squaresAsTheyAre()); }

  bool isSolution();
  std::vector<StudentBoard> successors();
  int heuristicValue();
  void write();

  // Searches from this board by the submission's own driver. The board is gone afterwards.
  Search bestFirst();

  static void forget(StudentProgram& program, const std::vector<StudentBoard>& boards);

  // Sets the givens on a new board and runs the submission's own driver on it, for at most `limit`
  // processor time. Makes no finding. Throws TooSlow if it takes longer, and CallFailed, with the
  // reason, if it fails otherwise.
  static TimedSearch race(StudentProgram& program, const sudoku::Puzzle& givens,
                          std::chrono::nanoseconds limit);

  const Reading& reading() const { return program_->reading(); }

  // The squares that the suite has set. A successor begins with the squares that it was made with.
  const sudoku::Puzzle& asked() const { return asked_; }

  // What was set, in this order. Nothing for a successor.
  const std::vector<Placement>& placements() const { return placements_; }

  bool isSame(const StudentBoard& other) const { return number_ == other.number_; }

 private:
  StudentBoard(StudentProgram& program, int number, sudoku::Puzzle asked)
      : program_(&program),
        number_(std::to_string(number)),
        asked_(std::move(asked)),
        came_(asked_) {}

  void note(const Placement& placement, bool holds);
  Call call(const std::string& text, std::chrono::milliseconds limit) const;
  std::string answer(const std::string& question, const std::string& text);
  bool isTrue(const std::string& question, const std::string& text);
  Search searchIn(const std::string& line) const;

  StudentProgram* program_;
  std::string number_;
  sudoku::Puzzle asked_;
  std::vector<Placement> placements_;
  sudoku::Puzzle came_;
  std::shared_ptr<apps::SeenBoard> seen_;  // of underTest(), once a square was set
};

// The bytes that the program has allocated and not given back; always 0 without glibc.
int memoryOf(StudentProgram& program);

}  // namespace coursework
