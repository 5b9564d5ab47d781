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

# All sources are one, so that each compiler reads the headers once.
signature() {
  local name=$1 run=$2
  shift 2
  printf '#include "%s"\n' sudoku/PuzzleReader.cpp sudoku/reading/*.cpp "${tests[@]}" |
      "$@" -std=c++17 -O1 -I. -DPUZZLES_DIR='"puzzles"' -o "$folder/$name" -x c++ - "${libraries[@]}"
  $run "$folder/$name" --gtest_brief=1 --gtest_filter='TheShipped*:*EveryKernel*' ||
      fail "$name expands other nodes, or breaks the rules."
  echo "$name: the same nodes."
}

tests=(tests/unit/NodeSignatureTest.cpp)
libraries=(-lgtest_main -lgtest)
signature all-instructions '' g++ -march=native &
native=$!
signature plain '' g++ -DSUDOKU_PLAIN &
plain=$!
googletest=/usr/src/googletest/googletest  # of libgtest-dev
tests+=(tests/unit/RulesTest.cpp src/gtest-all.cc src/gtest_main.cc)
libraries=()
signature arm 'qemu-aarch64 -L /usr/aarch64-linux-gnu' aarch64-linux-gnu-g++ -I$googletest &
for each in "$native" "$plain" $!; do wait "$each"; done
