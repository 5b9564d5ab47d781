#!/usr/bin/env bash
# What comments name is there: tests of the suite that marks submissions, files of this project, and
# options of programs. So are the tests, and the files by their path, that documents name.
set -euo pipefail
CDPATH='' cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.."
all=$(find -- * -type f -not -path 'build*' -not -path '*/vendor/*' -not -path '*/submissions/*/*')
code=$(grep -E '[.](h|inl|cpp|js|mjs|cmake|sh)$|CMakeLists[.]txt$' <<<"$all")
documents=$(grep -E '^(README|CONTRIBUTING|docs/.*)[.]md$' <<<"$all")
comments=$(grep -hoE '(^|[[:space:]])(//|#)[[:space:]].*' $code)
texts=$(cat $documents)

# expect KIND NAMES EXISTING: tells which of the names do not exist, and where they are.
status=0
expect() {
  local name
  for name in $(comm -23 <(sort -u <<<"$2") <(sort -u <<<"$3")); do
    status=1
    echo "There is no $1 $name:"
    grep -nFe "$name" $code $documents
  done
}

test='Part[A-Z][A-Za-z]*_[A-Za-z]+[.][A-Za-z]+'
expect test "$(grep -oE "$test" <<<"$comments $texts")" \
    "$(grep -oE "$test" tests/coursework/weights.json)"

expect option "$(grep -oE '(^|[ (`])--[a-z][a-z_-]+' <<<"$comments" | grep -o -- '--.*' | grep -v gtest)" \
    "$(grep -hoE '[",]--[a-z-]+' $(grep ^apps/ <<<"$code") | cut -c 2-)"

# A name is the end of a path. Users and the build have files too.
file='[A-Za-z0-9_./-]*[A-Za-z0-9_][.](h|inl|cpp|js|mjs|cmake|sh|txt|json|md|html|css)\b'
folder="($(ls -d -- */ | grep -v '^build' | paste -sd '|'))"
users='^build/|(^|/)(NAME|PAGE|TARGET|Your[A-Za-z]+|[._]*[Ss]udoku(-1)?|[Ss]earchable|copy|results|index|map|string|best-of--diagonals)[.][a-z]+$'
expect file "$({ grep -oE "(^|[^*A-Za-z0-9_./-])$file" <<<"$comments"
                 grep -oE "(^|[^*A-Za-z0-9_./-])$folder$file" <<<"$texts"; } |
    sed -E 's/^[^A-Za-z0-9_.]//; s/^([.]{1,2}\/)+//' | grep -vE "$users")" \
    "$(awk -F/ '{ for (i = NF; i > 0; --i) print end = (i == NF ? $i : $i "/" end) }' <<<"$all")"
exit $status
