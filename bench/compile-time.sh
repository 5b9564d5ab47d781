#!/usr/bin/env bash
# Compares the CPU seconds that the coursework's one command takes with those of a student's
# program, compiled in turn: the median of as many rounds as the argument says (5).
set -euo pipefail
CDPATH='' cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.."

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cat > "$folder/main.cpp" << 'END'
#include <iostream>
#include <string>

#include "BestFirstSearch.h"
#include "Sudoku.h"

int main() {
  const std::string puzzle =
      "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
  unique_ptr<Sudoku> board(new Sudoku(9));
  for (int i = 0; i < 81; ++i) {
    if (puzzle[i] != '.') board->setSquare(i / 9, i % 9, puzzle[i] - '0');
  }
  BestFirstSearch search(move(board));
  if (Searchable* solution = search.solve()) solution->write(std::cout);
  std::cout << search.getNodesExpanded() << '\n';
}
END

seconds() {
  local LC_ALL=C TIMEFORMAT='%U %S'
  { time g++ -O2 -o "$folder/program" "$@"; } 2>&1 | awk '{ print $1 + $2 }'
}

for ((round = 0; round < ${1:-5}; ++round)); do
  seconds -Itests/grading/submissions/plain -Itests/coursework/given "$folder/main.cpp" \
    >> "$folder/student"
  seconds -I. apps/BestFSSudoku.cpp >> "$folder/ours"
done
median() { sort -n "$1" | awk '{ each[NR] = $1 } END { print each[int((NR + 1) / 2)] }'; }
student=$(median "$folder/student")
ours=$(median "$folder/ours")
awk -v student="$student" -v ours="$ours" \
  'BEGIN { printf "ours %.2f s, a student'\''s %.2f s, ratio %.2f\n", ours, student, ours / student }'
