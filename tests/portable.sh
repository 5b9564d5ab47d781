#!/usr/bin/env bash
# Builds tests/portable/Signature.cpp for this processor, for the plainest one of its kind, and for
# ARM (run by qemu), and checks that all of them expand the same nodes. Needs the Debian packages
# g++, g++-aarch64-linux-gnu and qemu-user.
set -euo pipefail
CDPATH='' cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.."
source cmake/setup.sh
install_missing g++=g++ aarch64-linux-gnu-g++=g++-aarch64-linux-gnu qemu-aarch64=qemu-user

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
puzzles=(puzzles/famous.txt puzzles/generated/16x16.txt puzzles/generated/25x25.txt)

signature() {
  local name=$1 run=$2
  shift 2
  printf '%s: ' "$name"
  "$@" -std=c++17 -O2 -I. -o "$folder/$name" tests/portable/Signature.cpp \
      sudoku/PuzzleReader.cpp sudoku/reading/*.cpp
  $run "$folder/$name" "${puzzles[@]}" > "$folder/$name.txt"
  printf '%s searches\n' "$(wc -l < "$folder/$name.txt")"
}

heading 'Comparing processors'
signature native '' g++
signature all-instructions '' g++ -march=native
signature plain '' g++ -DSUDOKU_PLAIN
signature arm qemu-aarch64 aarch64-linux-gnu-g++ -static
for other in all-instructions plain arm; do
  diff "$folder/native.txt" "$folder/$other.txt" || fail "$other expands other nodes than native."
done
echo 'All of them expand the same nodes.'
