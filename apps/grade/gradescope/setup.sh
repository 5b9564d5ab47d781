#!/usr/bin/env bash
# setup.sh: Gradescope runs this once, when it builds the image in which submissions are graded. The
# zip file has the program with its libraries. This installs the rest: a compiler.
set -euo pipefail

export DEBIAN_FRONTEND=noninteractive
apt-get update -q
apt-get install -q -y --no-install-recommends g++
