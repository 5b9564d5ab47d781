#!/usr/bin/env bash
# Installs what is missing (on Debian and Ubuntu), builds the demo programs and runs them, then does
# the same with CompareSearch. Builds nothing else.
set -euo pipefail
CDPATH='' cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.."
source cmake/setup.sh

run() {
  heading "$1"
  "build/bin/$1" || fail "$1 failed, with exit status $?."
}

install_missing
configure default

demos=(BasicSudoku BreadthFSSudoku BestFSSudoku DepthFSSudoku NQueens)
compile default "${demos[@]}"
for demo in "${demos[@]}"; do run "$demo"; done

compile default CompareSearch
run CompareSearch
