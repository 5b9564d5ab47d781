#!/usr/bin/env bash
# Installs what the page needs (on Debian and Ubuntu: emscripten, 110 MB), and builds it: one file,
# build/sudoku-search.html, which any browser opens.
set -euo pipefail
CDPATH='' cd -- "$(dirname -- "${BASH_SOURCE[0]}")/../.."
source cmake/setup.sh

install_missing em++=emscripten libcli11-dev libfmt-dev nlohmann-json3-dev
[[ -d /usr/share/nodejs/acorn ]] || install_packages node-acorn  # emscripten only recommends it
export NODE_PATH=/usr/share/nodejs

heading 'Compiling for browsers'
if have ninja; then export CMAKE_GENERATOR=${CMAKE_GENERATOR:-Ninja}; fi
emcmake cmake -S apps/web -B build/web -DCMAKE_BUILD_TYPE=Release &&
    cmake --build build/web --parallel "$(cores)" ||
    fail 'the page could not be built. The messages are above.'
ls -l build/sudoku-search.html
