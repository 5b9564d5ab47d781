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
  libcxx) targets=(ProgramTests) ;;
  *) fail "there is no '$preset': it must be all, long, sanitize, libcxx or nothing." ;;
esac
if [[ $preset == sanitize ]]; then
  install_clang
elif [[ $preset == libcxx ]]; then
  install_missing clang++=clang "${compare_libraries[@]}" libc++-dev libc++abi-dev googletest
  # Debian's GoogleTest is compiled with the other library.
  googletest=(cmake -S /usr/src/googletest -B build-libcxx/googletest-build -DCMAKE_CXX_COMPILER=clang++
      -DCMAKE_CXX_FLAGS=-stdlib=libc++ -DCMAKE_INSTALL_PREFIX="$PWD/build-libcxx/googletest")
  "${googletest[@]}" && cmake --build build-libcxx/googletest-build --target install --parallel "$(cores)"
else
  install_missing "${libraries[@]}"
  wish_for_tests
fi
configure "$preset"
compile "$preset" "${targets[@]}"
if [[ ${1-} == long ]]; then
  exec build/tests/SlowGradingTests --gtest_filter='*FiftySeeds*' --gtest_also_run_disabled_tests
fi

heading "Testing ($preset)"
# Some tests wait, so there are two more than cores.
ctest --preset "$preset" --parallel $(($(cores) + 2)) "${left_out[@]}" ||
    fail 'some tests failed. Their output is above, and their names are at its end.'
if ((${#left_out[@]} > 0)); then
  echo
  echo 'The slow tests were left out. tests/run.sh all runs them too.'
fi
