#!/usr/bin/env bash
# Installs what the build needs (on Debian and Ubuntu), and builds all programs, in build/bin.
set -euo pipefail
CDPATH='' cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.."
source cmake/setup.sh

install_missing "${libraries[@]}"
configure default
compile default programs
printf '\nSo that your shell finds them by name:\n\n  export PATH="%s/build/bin:$PATH"\n' "$PWD"
