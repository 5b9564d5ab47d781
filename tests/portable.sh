#!/usr/bin/env bash
# Builds tests/unit/NodeSignatureTest.cpp for this processor with all of its instructions, for the
# plainest one of its kind, and for ARM (run by qemu): all of them expand the same nodes. On ARM, the
# kernel of the 9x9 board also takes the tests that RulesTest.cpp has for every kernel.
set -euo pipefail
CDPATH='' cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.."
source cmake/setup.sh
install_missing g++=g++ aarch64-linux-gnu-g++=g++-aarch64-linux-gnu qemu-aarch64=qemu-user \
    libgtest-dev
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

signature() {
  local name=$1 run=$2
  shift 2
  "$@" -std=c++17 -O2 -I. -DPUZZLES_DIR='"puzzles"' -o "$folder/$name" \
      "${tests[@]}" sudoku/PuzzleReader.cpp sudoku/reading/*.cpp "${googletest[@]}"
  $run "$folder/$name" --gtest_brief=1 --gtest_filter='TheShipped*:*EveryKernel*' ||
      fail "$name expands other nodes, or breaks the rules."
  echo "$name: the same nodes."
}

tests=(tests/unit/NodeSignatureTest.cpp)
googletest=(-lgtest_main -lgtest)
signature all-instructions '' g++ -march=native &
native=$!
signature plain '' g++ -DSUDOKU_PLAIN &
plain=$!
sources=/usr/src/googletest/googletest  # of libgtest-dev
googletest=(-I$sources $sources/src/gtest-all.cc $sources/src/gtest_main.cc)
tests+=(tests/unit/RulesTest.cpp)
signature arm 'qemu-aarch64 -L /usr/aarch64-linux-gnu' aarch64-linux-gnu-g++ &
for each in "$native" "$plain" $!; do wait "$each"; done
