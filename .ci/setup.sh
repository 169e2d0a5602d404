# SPDX-License-Identifier: GPL-3.0-or-later
# Sourced by demo.sh and test.sh.

BUILD_PACKAGES=(cmake ninja-build g++ ccache libqgis-dev libgdal-dev libnetcdf-dev libhdf5-dev libdeflate-dev libgif-dev libssl-dev libcli11-dev nlohmann-json3-dev libcairo2-dev pkg-config qttools5-dev-tools qgis python3-qgis python3-gdal python3-numpy)
TEST_PACKAGES=(libgtest-dev libbenchmark-dev clang libclang-rt-dev llvm clang-format locales xvfb libopenmpi-dev openmpi-bin)

say() { printf '\n== %s\n' "$*"; }

# of_system KEY: what /etc/os-release says, e.g. of_system PRETTY_NAME.
of_system() {
  (
    # shellcheck disable=SC1091
    . /etc/os-release 2>/dev/null || PRETTY_NAME=$(uname -s)
    echo "${!1:-}"
  )
}

# need_packages NAME...: installs those Debian packages that are missing. Asks for nothing when all are there. On a
# system without such packages it says what to install by hand, and goes on where the programs are there.
need_packages() {
  case "$(of_system ID) $(of_system VERSION_ID)" in
    "debian 12" | "debian 13") ;;
    *) echo "This is $(of_system PRETTY_NAME). Spate was tried on Debian 12 and 13." ;;
  esac
  if ! command -v dpkg-query >/dev/null; then
    by_hand
    return
  fi
  local missing=() name
  for name in "$@"; do
    [[ $(dpkg-query -W -f '${db:Status-Status}' "$name" 2>/dev/null) == installed* ]]  # once for each architecture || missing+=("$name")
  done
  if ((${#missing[@]})); then
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
    "${root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null
  fi
  need_cmake
}

need_cmake() {
  local version
  version=$(cmake --version | sed -n 's/^cmake version //p')
  if [[ $(printf '%s\n' 3.25 "$version" | sort -V | head -n 1) != 3.25 ]]; then
    echo "CMake $version is too old (3.25 or later is needed). Install a later one, see cmake.org." >&2
    return 1
  fi
}

by_hand() {
  cat <<END
This script installs packages on Debian and Ubuntu only. Here, install these by hand:
  CMake 3.25 or later, Ninja, a C++17 compiler (g++ 12 and 14 were tried)
  QGIS 3.22 or later with its development files (its headers and FindQGIS.cmake), and those of GDAL
  pkg-config and the development files of netCDF, HDF5, libdeflate, giflib, OpenSSL, Cairo, CLI11 and nlohmann-json
  Qt's linguist tools (lrelease compiles the translations)
  Python 3 with numpy and the modules of QGIS and GDAL (qgis.core, osgeo)
  for the tests: GoogleTest, Google Benchmark; clang++ with its sanitizers and llvm-symbolizer; the sources of locales (localedef)
Where QGIS lies elsewhere than in /usr: export QGIS_PREFIX_PATH=FOLDER. The steps one by one: README.md, "By hand".
END
  local missing=() name
  for name in cmake ninja c++ qgis_process python3; do
    command -v "$name" >/dev/null || missing+=("$name")
  done
  if ((${#missing[@]})); then
    echo "Missing here: ${missing[*]}" >&2
    return 1
  fi
  echo "The programs are there: going on."
  need_cmake
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

has_gpu() { nvidia-smi -L >/dev/null 2>&1; }

# configure PRESET FOLDER OPTION...: with the compiler cache where there is one, which serves clones in other folders too.
# GPU code for the GPUs of this machine, or, where there is none, as PTX alone, barely optimized: a check that it compiles
# (half a minute for the largest file; to assemble it takes half an hour for each kind of GPU, which is the default by hand).
configure() {
  local preset=$1 folder=$2
  shift 2
  local options=()
  if [[ $preset == sanitize ]]; then
    : # has no code for GPUs
  elif has_gpu; then
    options+=(-DSPATE_CUDA_ARCHITECTURES=native -DCMAKE_CUDA_FLAGS=)  # not what it was without one
  else
    options+=(-DSPATE_CUDA_ARCHITECTURES=90-virtual -DCMAKE_CUDA_FLAGS="$(quick_nvcc)")
  fi
  if command -v ccache >/dev/null; then
    export CCACHE_BASEDIR=$PWD CCACHE_NOHASHDIR=true
    options+=(-DCMAKE_CXX_COMPILER_LAUNCHER=ccache -DCMAKE_CUDA_COMPILER_LAUNCHER=ccache)
  fi
  cmake --preset "$preset" -B "$folder" -G Ninja "${options[@]}" "$@"
}

# The option with which nvcc compiles fastest; none before CUDA 12.9.
quick_nvcc() {
  local nvcc
  nvcc=$(command -v nvcc || echo /usr/local/cuda/bin/nvcc)
  if [[ $("$nvcc" --help 2>/dev/null) == *--Ofast-compile* ]]; then
    echo --Ofast-compile=max
  fi
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
