# setup.sh: the functions shared by apps/demo.sh, tests/run.sh and .ci/run. To be sourced by bash,
# in the top folder of the project.

fail() {
  printf '\n%s: %s\n' "${0##*/}" "$*" >&2
  exit 1
}

heading() {
  printf '\n== %s\n\n' "$*"
}

have() {
  command -v "$1" >/dev/null
}

cores() {
  nproc 2>/dev/null || getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2
}

is_installed() {
  [[ " $(dpkg-query -W -f='${db:Status-Status} ' "$1" 2>/dev/null)" == *' installed '* ]]
}

# Installs the named Debian packages. If that is not possible, fails with a message that names them.
install_packages() {
  local as_root=()
  if ((EUID != 0)); then
    have sudo || fail "these packages are missing: $*. As root: apt-get install $*"
    as_root=(sudo)
  fi
  heading "Installing $*"
  "${as_root[@]}" apt-get update -q || echo 'apt-get update failed; trying what is known already.' >&2
  "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
      apt-get install -q -y --no-install-recommends -o Dpkg::Use-Pty=0 "$@" ||
      fail "could not install these packages: $*. The messages of apt-get are above."
}

# Installs the missing requirements of the build and the tests. Prints nothing if there are none.
# Takes further requirements as COMMAND=DEBIAN-PACKAGE.
install_missing() {
  local missing=() requirement package
  have c++ || have g++ || have clang++ || missing+=(g++)
  have cmake || missing+=(cmake)
  have ninja || have make || missing+=(make)
  for requirement in "$@"; do
    have "${requirement%%=*}" || missing+=("${requirement#*=}")
  done

  if have apt-get && have dpkg-query; then
    for package in libcli11-dev libfmt-dev nlohmann-json3-dev zlib1g-dev libarchive-dev \
        libseccomp-dev libgmock-dev; do
      is_installed "$package" || missing+=("$package")
    done
    if ((${#missing[@]} > 0)); then install_packages "${missing[@]}"; fi
  elif ((${#missing[@]} > 0)); then
    fail "this is neither Debian nor Ubuntu, so please install what is missing here: ${missing[*]}." \
        'All that is needed: a C++20 compiler (g++ 12 or clang 14 will do), CMake 3.25 or newer,' \
        'Ninja or Make, and the libraries CLI11, fmt, nlohmann-json, zlib, libarchive, libseccomp and GoogleTest' \
        'with GoogleMock.'
  fi

  local version
  version=$(cmake --version | sed -n 's/^cmake version \([0-9.]*\).*/\1/p')
  [[ $(printf '%s\n' 3.25 "$version" | sort -V | head -n 1) == 3.25 ]] ||
      fail "CMake is $version here, and 3.25 or newer is needed. Debian 12 and Ubuntu 24.04 have it;" \
          "elsewhere 'pip install cmake' or 'snap install cmake --classic' gets a newer one."
}

clang_links_sanitizers() {
  clang++ -fsanitize=address,undefined -x c++ -o /dev/null - <<< 'int main() {}' 2>/dev/null
}

# Installs clang and the libraries of its sanitizers.
install_clang() {
  install_missing clang++=clang
  if clang_links_sanitizers; then return; fi
  have apt-get && have dpkg-query && install_packages libclang-rt-dev
  clang_links_sanitizers || fail 'clang++ cannot link programs with sanitizers: compiler-rt is missing.'
}

# wish_for PACKAGE COMMAND...: installs the package, if possible, unless one of the commands exists.
# Fails if none exists afterwards.
wish_for() {
  local package=$1 name
  shift
  for name in "$@"; do
    if have "$name"; then return; fi
  done
  have apt-get && have dpkg-query && (install_packages "$package")
}

# Optional requirements: without them, the tests that use them are skipped.
install_for_tests() {
  wish_for patch patch || fail 'patch is missing: the known submissions are patches.'
  # The headless shell is smaller and starts faster, but some systems package the browser alone.
  wish_for chromium-headless-shell chromium-headless-shell chromium chromium-browser google-chrome ||
      wish_for chromium chromium ||
      echo 'There is no Chromium here, so the tests that open a report in it will be skipped.' >&2
  wish_for parallel parallel ||
      echo 'There is no GNU parallel here, so the tests that grade with it will be skipped.' >&2
  wish_for libxml2-utils xmllint ||
      echo 'There is no xmllint here, so the test that validates JUnit XML will be skipped.' >&2
}

# configure PRESET: in CI, warnings are errors.
configure() {
  heading "Configuring the build ($1)"
  if have ninja; then export CMAKE_GENERATOR=${CMAKE_GENERATOR:-Ninja}; fi
  cmake --preset "$1" ${CI:+-DCMAKE_COMPILE_WARNING_AS_ERROR=ON} ||
      fail 'CMake could not configure the build. Its messages are above.'
}

# compile PRESET [TARGET...]: builds these targets, or everything.
compile() {
  local preset=$1
  shift
  heading "Building ${*:-everything} ($preset)"
  cmake --build --preset "$preset" --target "${@:-all}" --parallel "$(cores)" ||
      fail 'the build failed. The messages of the compiler are above.'
}
