#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Spate on a Debian of its own, from nothing, in a chroot. As root, by hand; what came of it stands in RESULTS.md.
#
#   run.sh RELEASE            bare system, packages, ./demo.sh, then ./test.sh      RELEASE: bookworm, trixie
#   run.sh demo RELEASE       ./demo.sh only, on a system that is always bare: how long a newcomer waits
#   run.sh test RELEASE       ./test.sh only
#   run.sh package RELEASE    builds the package there, installs it on another bare system, runs the sample as a user
#   run.sh qt6                compiles all but the tests against Qt 6, with the headers of QGIS 3.40 (trixie); links nothing
#
# The tree is taken as committed (HEAD). Environment:
#   SPATE_CHROOT   folder of the systems (default build/platforms); a system that is there is used again
#   SPATE_MIRROR   where debootstrap gets its packages (default: its own)
#   SPATE_CCACHE   folder of a compiler cache to use (default: none; `demo` never does)
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

usage() {
  sed -n '3,/^set/{/^set/!s/^# \{0,1\}//p}' "tests/platforms/run.sh" >&2
  exit 2
}

((EUID == 0)) || {
  echo "A chroot takes root: run this as root." >&2
  exit 1
}
# In a name space of our own the mounts below vanish with this process, however it ends.
[[ ${SPATE_OWN_MOUNTS:-} ]] || SPATE_OWN_MOUNTS=1 exec unshare --mount --propagation private bash "tests/platforms/run.sh" "$@"

BASE=$(realpath -m "${SPATE_CHROOT:-build/platforms}")
mkdir -p "$BASE"

# bare RELEASE FOLDER: the smallest Debian, with the host's settings of apt.
bare() {
  local release=$1 folder=$2
  if [[ ! -e $folder/etc/debian_version ]]; then
    debootstrap --variant=minbase "$release" "$folder" ${SPATE_MIRROR:+"$SPATE_MIRROR"} >"$folder.debootstrap.log" 2>&1 || {
      tail "$folder.debootstrap.log" >&2
      return 1
    }
    cp -n /etc/apt/apt.conf.d/* "$folder/etc/apt/apt.conf.d/"
    echo force-unsafe-io >"$folder/etc/dpkg/dpkg.cfg.d/unsafe-io" # as in images of containers: no waiting for the disk
  fi
  cp -L /etc/resolv.conf "$folder/etc/resolv.conf"
  local place
  for place in proc sys dev dev/pts; do
    mountpoint -q "$folder/$place" || mount --bind "/$place" "$folder/$place"
  done
}

# inside FOLDER COMMAND...: as root, at home, with nothing of the host's environment.
inside() {
  local folder=$1
  shift
  chroot "$folder" env -i HOME=/root PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin LANG=C.UTF-8 \
    ${SPATE_CCACHE:+CCACHE_DIR=/var/cache/ccache} "$@"
}

# fresh FOLDER: a bare system takes the place of what is there.
fresh() {
  if grep -q " $1/" /proc/self/mounts; then
    echo "Something is mounted below $1: unmount it first." >&2
    return 1
  fi
  rm -rf --one-file-system "$1"
}

# checkout FOLDER: the committed tree, as a clone has it.
checkout() {
  rm -rf --one-file-system "$1/root/spate"
  mkdir -p "$1/root/spate"
  git -c tar.umask=0022 archive HEAD | tar -x -C "$1/root/spate"
  if [[ ${SPATE_CCACHE:-} ]]; then
    mkdir -p "$SPATE_CCACHE" "$1/var/cache/ccache"
    mount --bind "$SPATE_CCACHE" "$1/var/cache/ccache"
  fi
}

# timed NAME COMMAND...
timed() {
  local name=$1 start=$SECONDS status=0
  shift
  "$@" || status=$?
  echo "== $name: $((SECONDS - start)) s, status $status"
  return "$status"
}

install_in() {
  local folder=$1
  shift
  inside "$folder" sh -c 'apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$@"' \
    apt "$@" >"$folder.apt.log" 2>&1 || {
    tail "$folder.apt.log" >&2
    return 1
  }
}

whole() {
  bare "$1" "$BASE/$1"
  checkout "$BASE/$1"
  timed "demo.sh on $1" inside "$BASE/$1" /root/spate/demo.sh
  timed "test.sh on $1" inside "$BASE/$1" /root/spate/test.sh
}

tests() {
  bare "$1" "$BASE/$1"
  checkout "$BASE/$1"
  timed "test.sh on $1" inside "$BASE/$1" /root/spate/test.sh
}

demo() {
  unset SPATE_CCACHE
  fresh "$BASE/$1-demo"
  bare "$1" "$BASE/$1-demo"
  checkout "$BASE/$1-demo"
  timed "demo.sh on bare $1, $(nproc) processors" inside "$BASE/$1-demo" /root/spate/demo.sh
}

package() {
  local builder=$BASE/$1 user=$BASE/$1-user packages
  bare "$1" "$builder"
  checkout "$builder"
  # shellcheck disable=SC1091
  packages=$(source .ci/setup.sh && echo "${BUILD_PACKAGES[*]}")
  # shellcheck disable=SC2086
  timed "packages to build with" install_in "$builder" $packages dpkg-dev lintian
  timed "building the package" inside "$builder" sh -c 'cd /root/spate && cmake --workflow --preset package' >"$builder.package.log" 2>&1 || {
    tail -n 40 "$builder.package.log" >&2
    return 1
  }
  inside "$builder" sh -c 'cd /root/spate/build/package && ls -l *.deb *.tar.gz *.zip && dpkg-deb --info *.deb && dpkg-deb --contents *.deb'
  inside "$builder" sh -c 'cd /root/spate/build/package && lintian --tag-display-limit 0 *.deb' || true

  fresh "$user"
  bare "$1" "$user"
  cp "$builder"/root/spate/build/package/*.deb "$user/root/"
  timed "installing the package on bare $1" install_in "$user" "$(cd "$user/root" && printf "/root/%s" *.deb)"
  inside "$user" useradd --create-home newcomer
  timed "the sample, by a user" inside "$user" su newcomer -c 'cd && export QT_QPA_PLATFORM=offscreen XDG_RUNTIME_DIR=$HOME
    process=$(command -v qgis_process.bin || command -v qgis_process)
    "$process" plugins enable spate &&
    python3 /usr/share/spate/sample_projects/run.py /usr/share/spate/sample_projects/merewether "$HOME/flood" &&
    python3 /usr/share/spate/sample_projects/merewether/compare.py "$HOME/flood/max_level.tif"'
  test -s "$user/home/newcomer/flood/max_depth.tif"
  if [[ -x $user/usr/bin/spate ]]; then
    inside "$user" su newcomer -c 'spate --version && spate devices'
    test -s "$user"/usr/share/man/man1/spate.1.gz
  fi
  timed "removing it" inside "$user" sh -c 'apt-get purge -y -qq spate >/dev/null && ! test -e /usr/share/qgis/python/plugins/spate'
}

qt6() {
  local packages
  bare trixie "$BASE/trixie"
  checkout "$BASE/trixie"
  # shellcheck disable=SC1091
  packages=$(source .ci/setup.sh && echo "${BUILD_PACKAGES[*]}")
  # shellcheck disable=SC2086
  timed "packages" install_in "$BASE/trixie" $packages qt6-base-dev
  timed "compiling against Qt 6" inside "$BASE/trixie" sh -c 'cd /root/spate && cmake --preset default -B build/qt6 -G Ninja -DSPATE_QT=6 -DSPATE_TESTS=OFF -DSPATE_CUDA=OFF >/dev/null &&
    cmake --build build/qt6 --target spate_compiles'
}

(($# >= 1)) || usage
case "$1" in
  bookworm | trixie) whole "$1" ;;
  test)
    (($# == 2)) || usage
    tests "$2"
    ;;
  demo | package)
    (($# == 2)) || usage
    "$1" "$2"
    ;;
  qt6) qt6 ;;
  *) usage ;;
esac
