#!/usr/bin/env bash
# Installs what the build needs (on Debian and Ubuntu), builds, and runs the tests that the argument
# names, as CONTRIBUTING.md says; without one, the quick ones.
set -euo pipefail
CDPATH='' cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.."
source cmake/setup.sh

preset=${1:-default}
targets=(programs tests)
left_out=()
case $preset in
  default) left_out=(--label-exclude '^slow$') ;;
  all)
    preset=default
    targets=(all tests)
    ;;
  long)
    preset=default
    targets=(SlowGradingTests)
    ;;
  sanitize) targets=(unitTests) ;;
  libcxx)
    preset=default
    targets=(ProgramTests)
    ;;
  *) fail "there is no '$preset': it must be all, long, sanitize, libcxx or nothing." ;;
esac
if [[ $preset == sanitize ]]; then
  install_clang
else
  install_missing "${libraries[@]}"
  wish_for_tests
fi
configure "$preset"
compile "$preset" "${targets[@]}"
if [[ ${1-} == long ]]; then
  exec build/tests/SlowGradingTests --gtest_filter='*FiftySeeds*' --gtest_also_run_disabled_tests
fi

if [[ ${1-} == libcxx ]]; then
  # Tests that are compiled as always run programs that are not. Those that fill the memory would take
  # minutes.
  install_missing clang++=clang libc++-dev libc++abi-dev
  configure libcxx
  compile libcxx programs
  heading 'Testing (libcxx)'
  PROGRAMS_DIR=$PWD/build-libcxx/bin \
      exec build/tests/ProgramTests --gtest_brief=1 --gtest_filter='Transcript_*-*_compiling*:*_grad*:*Memory*'
fi

heading "Testing ($preset)"
# Some tests wait, so there are two more than cores.
ctest --preset "$preset" --parallel $(($(cores) + 2)) "${left_out[@]}" ||
    fail 'some tests failed. Their output is above, and their names are at its end.'
if ((${#left_out[@]} > 0)); then
  echo
  echo 'The slow tests were left out. tests/run.sh all runs them too.'
fi
