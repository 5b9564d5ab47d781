# setup.sh: the functions shared by the scripts in apps/ and tests/ and by .ci/run. To be sourced by
# bash, in the top folder of the project.

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

# Installs the named Debian packages. If that is not possible, fails with a message that names them.
install_packages() {
  have apt-get ||
      fail "please install what is missing here (these are Debian's names): $*. A C++20 compiler" \
          'is needed (g++ 12 or clang 14 will do), and CMake 3.25 or newer.'
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

# Debian's packages of libraries: of CompareSearch, and of everything.
compare_libraries=(libcli11-dev libfmt-dev nlohmann-json3-dev zlib1g-dev)
libraries=("${compare_libraries[@]}" libarchive-dev libseccomp-dev libgmock-dev)

# Installs what is missing of a compiler, CMake and the named packages, each as PACKAGE, or as
# COMMAND=PACKAGE for a command that need not be Debian's. Where libraries are not Debian's, CMake
# names those that are missing.
install_missing() {
  local missing=() needed
  for needed in c++=g++ cmake=cmake "$@"; do
    if [[ $needed == *=* ]]; then
      have "${needed%%=*}" || missing+=("${needed#*=}")
    elif have dpkg; then
      dpkg -s "$needed" >/dev/null 2>&1 || missing+=("$needed")
    fi
  done
  have ninja || have make || missing+=(make)
  if ((${#missing[@]} > 0)); then install_packages "${missing[@]}"; fi
}

# Installs clang and the libraries of its sanitizers.
install_clang() {
  install_missing clang++=clang "${libraries[@]}"
  clang++ -fsanitize=address,undefined -x c++ -o /dev/null - <<< 'int main() {}' 2>/dev/null ||
      install_packages libclang-rt-dev
}

# What only some tests need, which are skipped without it: CI installs it, others are told how.
wish_for_tests() {
  local missing=() package
  have chromium-headless-shell || have chromium || have chromium-browser || have google-chrome ||
      missing+=(chromium-headless-shell)
  have xmllint || missing+=(libxml2-utils)
  have parallel || missing+=(parallel)
  have sim_c++ || missing+=(similarity-tester)
  have dpkg-shlibdeps || missing+=(dpkg-dev)
  have debootstrap || missing+=(debootstrap)
  if ((${#missing[@]} == 0)); then return; fi
  if [[ -z ${CI-} ]]; then
    echo "Some tests will be skipped. To run them too: apt-get install ${missing[*]}"
    return
  fi
  for package in "${missing[@]}"; do
    (install_packages "$package") || echo "The tests that need $package will be skipped." >&2
  done
}

# configure PRESET [OPTION...]: in CI, warnings are errors.
configure() {
  heading "Configuring the build ($1)"
  if have ninja; then export CMAKE_GENERATOR=${CMAKE_GENERATOR:-Ninja}; fi
  cmake --preset "$@" ${CI:+-DCMAKE_COMPILE_WARNING_AS_ERROR=ON} ||
      fail 'CMake could not configure the build. Its messages are above.'
}

# compile PRESET TARGET...: builds these targets.
compile() {
  local preset=$1
  shift
  heading "Building $* ($preset)"
  cmake --build --preset "$preset" --target "$@" --parallel "$(cores)" ||
      fail 'the build failed. The messages of the compiler are above.'
}
