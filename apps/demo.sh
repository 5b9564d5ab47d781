#!/usr/bin/env bash
# Installs what is missing (on Debian and Ubuntu), builds, and runs the demo programs and
# CompareSearch.
set -euo pipefail
CDPATH='' cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.."
source cmake/setup.sh

install_missing
build default programs

for program in BasicSudoku BreadthFSSudoku BestFSSudoku DepthFSSudoku NQueens CompareSearch; do
  heading "$program"
  "build/bin/$program" || fail "$program failed, with exit status $?."
done
