// SubjectBoard.h: makes boards and calls their members. Subject.cpp includes it.

#ifndef COURSEWORK_SUBJECT_BOARD_H_
#define COURSEWORK_SUBJECT_BOARD_H_

namespace subject {

struct Board {
  std::unique_ptr<Sudoku> sudoku;
  int size;
};

// CompilerMessages.cpp tells the student of this warning, if the program does not compile.
inline void beSearchable(std::true_type) {}
[[gnu::deprecated("Sudoku must be declared so: class Sudoku : public Searchable")]] inline void
beSearchable(std::false_type) {}
inline void sayFacts() {
  beSearchable(std::is_convertible<Sudoku*, Searchable*>());
}

// All boards made so far; the index is the number of a board.
inline std::vector<Board>& boards() {
  static std::vector<Board> all;
  return all;
}

inline std::string keep(std::unique_ptr<Sudoku> sudoku, int size) {
  Board board = {std::move(sudoku), size};
  boards().push_back(std::move(board));
  return ' ' + std::to_string(boards().size() - 1);
}

// Throws std::out_of_range if there is no such board or it is gone.
inline Board& boardAskedFor(Question& question) {
  Board& board = boards().at(question.next<std::size_t>());
  if (!board.sudoku) throw std::out_of_range("that board is no longer there");
  return board;
}

// The values in row-major order, each after a space.
inline std::string squaresOf(Sudoku& sudoku, int size) {
  std::ostringstream text;
  for (int row = 0; row < size; ++row) {
    for (int col = 0; col < size; ++col)
      text << ' ' << static_cast<int>(sudoku.getSquare(row, col));
  }
  return text.str();
}

inline std::string truth(bool value) {
  return value ? "true" : "false";
}

#ifdef SUBJECT_setSquare
// Sets one or several squares. The answer is the last result.
inline std::string set(Board& board, Question& question) {
  bool holds = true;
  do {
    const int row = question.next<int>();
    const int col = question.next<int>();
    const int value = question.next<int>();
    holds = board.sudoku->setSquare(row, col, value);
  } while (question.rest >> std::ws && !question.rest.eof());
  return truth(holds);
}
#endif

#if defined SUBJECT_searchable || defined SUBJECT_bestFirstSudoku
// Throws std::logic_error if the state is not a Sudoku.
inline Sudoku& asSudoku(Searchable* state) {
  Sudoku* const sudoku = dynamic_cast<Sudoku*>(state);
  if (sudoku == nullptr) throw std::logic_error("successors() made a state that is not a Sudoku");
  return *sudoku;
}

// Its members are called through Searchable, as a driver does.
inline const Searchable& stateAskedFor(Question& question) {
  return *boardAskedFor(question).sudoku;
}
#endif

#ifdef SUBJECT_searchable
// Keeps the new boards.
inline std::string successorsOf(const Searchable& state, int size) {
  std::vector<std::unique_ptr<Searchable>> states = state.successors();
  std::string numbers;
  for (std::size_t i = 0; i < states.size(); ++i) {
    if (!states[i]) throw std::logic_error("successors() gave a null pointer");
    Sudoku* const sudoku = &subject::asSudoku(states[i].get());
    states[i].release();
    numbers += subject::keep(std::unique_ptr<Sudoku>(sudoku), size);
  }
  return "boards" + numbers;
}

#endif

// Returns false if the question is not about boards, or needs another capability.
inline bool answerOnBoard(Question& question, std::string& answer) {
  const std::string& word = question.word;
  if (word == "board") {
    const int size = question.next<int>();
    std::unique_ptr<Sudoku> blank(new Sudoku(size));
    answer = "board" + subject::keep(std::move(blank), size);
  } else if (word == "squares") {
    Board& board = boardAskedFor(question);
    answer = "squares" + subject::squaresOf(*board.sudoku, board.size);
  } else if (word == "forget") {
    do {
      boardAskedFor(question).sudoku.reset();
    } while (question.rest >> std::ws && !question.rest.eof());
    answer = "forgotten";
#ifdef SUBJECT_setSquare
  } else if (word == "set") {
    answer = subject::set(boardAskedFor(question), question);
#endif
#if defined SUBJECT_searchable || defined SUBJECT_bestFirstSudoku
  } else if (word == "isSolution") {
    answer = truth(stateAskedFor(question).isSolution());
#endif
#ifdef SUBJECT_searchable
  } else if (word == "successors") {
    const Board& board = boardAskedFor(question);
    answer = subject::successorsOf(*board.sudoku, board.size);
  } else if (word == "heuristicValue") {
    const int value = static_cast<int>(stateAskedFor(question).heuristicValue());
    answer = "value " + std::to_string(value);
  } else if (word == "write") {
    std::ostringstream text;
    stateAskedFor(question).write(text);
    answer = "written " + std::to_string(text.str().size());
#endif
  } else {
    return false;
  }
  return true;
}

}  // namespace subject

#endif
