#!/usr/bin/env bash
# Packs the build in BUILD. In a bare Debian, apt installs the package, and an ordinary user unpacks the
# archive: with both, the programs work, and other projects find the library.
#
#   tests/package.sh BUILD      as root who may mount, with debootstrap, dpkg-dev and the network; else
#                               status 77
set -euo pipefail
build=$(realpath "$1")
CDPATH='' cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.."
((EUID == 0)) && command -v debootstrap dpkg-shlibdeps && unshare --mount true || exit 77
root=$(mktemp -d)
trap 'rm -rf --one-file-system "$root"' EXIT
cpack --config "$build/CPackConfig.cmake" -B "$root/packed"
source /etc/os-release
debootstrap --variant=minbase "$VERSION_CODENAME" "$root/debian" >"$root/log" ||
    { tail "$root/log" && exit 77; }
try=$root/debian/try
cp -r tests/project "$try"
cp docs/in-another-project.md "$root"/packed/*.{deb,tar.gz} "$try"

# What a user does with what is installed in PREFIX.
cat >"$try/use.sh" <<'END'
set -euxo pipefail
prefix=$1
export PATH=$prefix/bin:$PATH PKG_CONFIG_PATH=$prefix/lib/pkgconfig
CompareSearch --rules coursework,full | grep -c 13/13 | grep 6
sudoku generate --count 3 | sudoku count | grep -c '^1$' | grep 3
cd "$(mktemp -d)"
cp -r "$prefix/share/sudoku-search/docs/coursework/starter" .
grade --format next starter
awk '/^```cpp/ { ++n; isCode = 1; next } /^```/ { isCode = 0 } isCode { print > n ".cpp" }' /try/in-another-project.md
for program in *.cpp; do
  c++ -std=c++17 -Wall -Wextra -Werror $(pkg-config --cflags sudoku-search) "$program" $(pkg-config --libs sudoku-search)
  ./a.out | tail -n 1
done
END

# Mounts end with the command.
env -i PATH="$PATH" DEBIAN_FRONTEND=noninteractive \
    unshare --mount chroot "$root/debian" bash -euxo pipefail <<'END'
apt-get update -q
apt-get install -q -y --no-install-recommends /try/*.deb
starter=/usr/share/sudoku-search/docs/coursework/starter
{ ! grade $starter; } 2>&1 | grep 'mount -t proc proc /proc'
mount -t proc proc /proc
{ ! grade $starter; } 2>&1 | grep 'apt-get install g++'
zgrep -h 'Sudokus' /usr/share/man/man1/sudoku.1*
apt-get install -q -y --no-install-recommends g++ make cmake pkg-config
bash /try/use.sh /usr
cmake -S /try -B build -DWAY=find_package -DOURS=/usr
cmake --build build
apt-get purge -q -y sudoku-search
useradd --create-home user
su user -c 'cd && tar xf /try/*.tar.gz && bash /try/use.sh ~/sudoku-search-*'
END
