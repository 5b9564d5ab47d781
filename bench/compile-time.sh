#!/usr/bin/env bash
# Compares the CPU seconds that the coursework's one command takes with our headers and with a
# student's, compiled in turn: the median of as many rounds as the argument says (5).
set -euo pipefail
CDPATH='' cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.."

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
seconds() {
  local LC_ALL=C TIMEFORMAT='%U %S'
  { time g++ -O2 "$@" -I. -o "$folder/program" apps/BestFSSudoku.cpp; } 2>&1 | awk '{ print $1 + $2 }'
}

for ((round = 0; round < ${1:-5}; ++round)); do
  seconds -Itests/grading/submissions/plain -Itests/coursework/given >> "$folder/student"
  seconds >> "$folder/ours"
done
median() { sort -n "$1" | awk '{ each[NR] = $1 } END { print each[int((NR + 1) / 2)] }'; }
student=$(median "$folder/student")
ours=$(median "$folder/ours")
awk -v student="$student" -v ours="$ours" \
  'BEGIN { printf "ours %.2f s, a student'\''s %.2f s, ratio %.2f\n", ours, student, ours / student }'
