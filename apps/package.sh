#!/usr/bin/env bash
# Installs what is needed (on Debian and Ubuntu), builds all programs and the page, and packs them: a
# Debian package, and an archive that any user can unpack anywhere, in build/.
set -euo pipefail
CDPATH='' cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.."
source cmake/setup.sh

./apps/web/build.sh
install_missing "${libraries[@]}" dpkg-shlibdeps=dpkg-dev
configure default
compile default programs
heading 'Packing'
rm -f build/sudoku-search[_-]*
cpack --config build/CPackConfig.cmake -B build
ls -l build/sudoku-search[_-]*
