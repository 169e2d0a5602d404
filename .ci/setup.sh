# SPDX-License-Identifier: GPL-3.0-or-later
# Sourced by demo.sh and test.sh.

BUILD_PACKAGES=(cmake ninja-build g++ ccache libqgis-dev libgdal-dev libcli11-dev nlohmann-json3-dev qgis python3-qgis python3-gdal python3-numpy)
TEST_PACKAGES=(libgtest-dev libbenchmark-dev clang-format)

# need_packages NAME...: installs those Debian packages that are missing. Asks for nothing when all are there.
need_packages() {
  if ! command -v dpkg-query >/dev/null; then
    echo "This is not Debian or Ubuntu: going on as if these were installed: $*"
    return
  fi
  local missing=() name
  for name in "$@"; do
    [[ $(dpkg-query -W -f '${db:Status-Status}' "$name" 2>/dev/null) == installed ]] || missing+=("$name")
  done
  ((${#missing[@]})) || return 0
  local root=()
  if ((EUID != 0)); then
    if ! command -v sudo >/dev/null; then
      echo "Packages are missing (${missing[*]}), and only root can install them. Run as root:" >&2
      echo "  apt-get update && apt-get install --no-install-recommends ${missing[*]}" >&2
      return 1
    fi
    root=(sudo)
  fi
  echo "Installing: ${missing[*]}"
  "${root[@]}" apt-get update -qq
  "${root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}"
}

# What Qt needs on a machine without a display or a session.
prepare_qt() {
  if [[ -z ${DISPLAY:-} && -z ${WAYLAND_DISPLAY:-} ]]; then
    export QT_QPA_PLATFORM=${QT_QPA_PLATFORM:-offscreen}
  fi
  if [[ -z ${XDG_RUNTIME_DIR:-} ]]; then
    XDG_RUNTIME_DIR=$(mktemp -d)
    export XDG_RUNTIME_DIR
    trap 'rm -rf "$XDG_RUNTIME_DIR"' EXIT
  fi
}

# configure PRESET FOLDER OPTION...: with the compiler cache where there is one. GPU code for the GPUs of this machine, or,
# where there is none, for one kind, as a check that it compiles: all kinds (the default by hand) take ten minutes more.
configure() {
  local preset=$1 folder=$2
  shift 2
  local cache=() gpu=90-real
  if nvidia-smi -L >/dev/null 2>&1; then
    gpu=native
  fi
  if command -v ccache >/dev/null; then
    cache=(-DCMAKE_CXX_COMPILER_LAUNCHER=ccache)
  fi
  cmake --preset "$preset" -B "$folder" -G Ninja -DSPATE_CUDA_ARCHITECTURES="$gpu" "${cache[@]}" "$@"
}

# quietly COMMAND...: its output goes to the file $LOG, whose end is shown when it fails.
quietly() {
  "$@" >>"$LOG" 2>&1 || {
    local status=$?
    tail -n 80 "$LOG"
    echo "Failed (status $status): $*. The whole log: $LOG" >&2
    return "$status"
  }
}

say() { printf '\n== %s\n' "$*"; }
