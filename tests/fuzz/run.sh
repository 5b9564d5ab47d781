#!/usr/bin/env bash
# Fuzzes each target with clang's libFuzzer and the sanitizers, one after the other.
#
#   tests/fuzz/run.sh SECONDS               every target for so many seconds
#   tests/fuzz/run.sh SECONDS TARGET...     only these, such as PuzzleReader
#
# New inputs are kept in build-fuzz/corpus/, and inputs that fail in build-fuzz/found/: fix the bug,
# then add a case to tests/data/fuzz/TARGET.txt, or to tests/data/reading/ for PuzzleReader. The
# ordinary tests run the cases.
set -euo pipefail
CDPATH='' cd -- "$(dirname -- "${BASH_SOURCE[0]}")/../.."
source cmake/setup.sh

seconds=${1-}
[[ $seconds =~ ^[0-9]+$ ]] || fail 'name the seconds for each target, as in tests/fuzz/run.sh 60'
shift
targets=("$@")
if ((${#targets[@]} == 0)); then targets=(PuzzleReader Answers); fi
install_clang
configure fuzz
compile fuzz "${targets[@]/#/Fuzz}"

failed=()
for target in "${targets[@]}"; do
  heading "$target"
  corpus=build-fuzz/corpus/$target
  mkdir -p build-fuzz/found "$corpus"
  # A file for each case.
  cases=("tests/data/fuzz/$target.txt")
  if [[ $target == PuzzleReader ]]; then cases=(tests/data/reading/*.txt); fi
  cat "${cases[@]}" | csplit --quiet --prefix="$corpus/case-" - '/^=== /' '{*}'
  log=build-fuzz/found/$target.log
  "build-fuzz/tests/Fuzz$target" -max_total_time="$seconds" -timeout=60 -max_len=4096 \
      -artifact_prefix="build-fuzz/found/$target-" "$corpus" > "$log" 2>&1 || failed+=("$target")
  grep -E 'DONE|Done|does not hold|ERROR|runtime error|SUMMARY|Test unit' "$log" || true
done
if ((${#failed[@]} > 0)); then
  fail "these targets failed; their inputs are in build-fuzz/found/: ${failed[*]}"
fi
