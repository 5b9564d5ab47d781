#!/usr/bin/env bash
# setup.sh: Gradescope runs this once, when it builds the image in which submissions are graded. The
# program brings its own libraries; what is missing is a compiler for the submissions, and
# bubblewrap to contain them where the image allows it.
set -euo pipefail

export DEBIAN_FRONTEND=noninteractive
apt-get update -q
apt-get install -q -y --no-install-recommends g++ bubblewrap
