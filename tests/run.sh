#!/usr/bin/env bash
# Installs what is missing (on Debian and Ubuntu), builds, and runs all tests.
# ./tests/run.sh sanitize does it with sanitizers, ./tests/run.sh clang with clang; what these two
# leave out stands in CMakePresets.json.
set -euo pipefail
CDPATH='' cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.."
source cmake/setup.sh

preset=${1:-default}
case $preset in
  default | sanitize) install_missing ;;
  clang) install_missing clang++=clang ;;
  *) fail "there is no preset '$preset'; there are default, sanitize and clang." ;;
esac
install_for_tests
build "$preset"

heading "Testing ($preset)"
ctest --preset "$preset" --parallel "$(cores)" ||
    fail 'some tests failed. What they said stands above, and their names at the end of it.'
