#!/usr/bin/env bash
# Installs what the build needs (on Debian and Ubuntu), builds the demo programs and runs them, then does
# the same with CompareSearch and SolvePuzzle. Builds nothing else.
set -euo pipefail
CDPATH='' cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.."
source cmake/setup.sh

run() {
  heading "$*"
  "build/bin/$@" || fail "$1 failed, with exit status $?."
}

install_missing "${compare_libraries[@]}"
configure default -DSUDOKU_SEARCH_ONLY_DEMOS=ON

demos=(BasicSudoku BreadthFSSudoku BestFSSudoku DepthFSSudoku)
compile default "${demos[@]}"
for demo in "${demos[@]}"; do run "$demo"; done

compile default CompareSearch SolvePuzzle
run CompareSearch
run SolvePuzzle tiles
