#!/usr/bin/env bash
# Fuzzes each target with clang's libFuzzer and the sanitizers, one after the other.
#
#   tests/fuzz/run.sh SECONDS               every target for so many seconds
#   tests/fuzz/run.sh SECONDS TARGET...     only these, such as PuzzleReader
#
# New inputs are kept in build-fuzz/corpus/, and inputs that fail in build-fuzz/found/: fix
# the bug, then add the file to tests/fuzz/corpus/TARGET/, where the ordinary tests run it. For
# PuzzleReader, add a case to tests/data/reading/: each case is an input.
set -euo pipefail
CDPATH='' cd -- "$(dirname -- "${BASH_SOURCE[0]}")/../.."
source cmake/setup.sh

seconds=${1-}
[[ $seconds =~ ^[0-9]+$ ]] || fail 'name the seconds for each target, as in tests/fuzz/run.sh 60'
shift
targets=("$@")
if ((${#targets[@]} == 0)); then
  for file in tests/fuzz/Fuzz*.cpp; do
    name=$(basename "$file" .cpp)
    targets+=("${name#Fuzz}")
  done
fi
for target in "${targets[@]}"; do
  [[ -e tests/fuzz/Fuzz$target.cpp ]] || fail "there is no target '$target' in tests/fuzz/."
done
install_clang
configure fuzz
compile fuzz "${targets[@]/#/Fuzz}"

# Prints the folder with the inputs of a target.
corpus_of() {
  local folder=tests/fuzz/corpus/$1
  if [[ $1 == PuzzleReader ]]; then
    folder=build-fuzz/cases
    rm -rf "$folder"
    mkdir -p "$folder"
    awk -v folder="$folder" 'FNR == 1 { file = "" }
                             /^=== / { close(file); file = folder "/" ++cases }
                             file != "" { print > file }' tests/data/reading/*.txt
  fi
  echo "$folder"
}

failed=()
mkdir -p build-fuzz/found
for target in "${targets[@]}"; do
  heading "$target"
  mkdir -p "build-fuzz/corpus/$target"
  log=build-fuzz/found/$target.log
  "build-fuzz/tests/Fuzz$target" -max_total_time="$seconds" -timeout=60 -max_len=4096 \
      -artifact_prefix="build-fuzz/found/$target-" "build-fuzz/corpus/$target" \
      "$(corpus_of "$target")" > "$log" 2>&1 || failed+=("$target")
  grep -E 'DONE|Done|does not hold|ERROR|runtime error|SUMMARY|Test unit' "$log" || true
done
if ((${#failed[@]} > 0)); then
  fail "these targets failed; their inputs are in build-fuzz/found/: ${failed[*]}"
fi
