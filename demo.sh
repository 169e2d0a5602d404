#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# From a bare Debian 12 or 13 to a flood map: installs what is missing, builds Spate, installs it into the user's
# QGIS profile, simulates the flood of Merewether with it and draws the map. Results: build/demo, or $SPATE_OUT.
set -euo pipefail
OUT=${SPATE_OUT:+$(realpath -m "$SPATE_OUT")}
cd "$(dirname "${BASH_SOURCE[0]}")"
source .ci/setup.sh

OUT=${OUT:-$PWD/build/demo}
CASE=sample_projects/merewether
PROFILE=${XDG_DATA_HOME:-$HOME/.local/share}/QGIS/QGIS3/profiles/default
LOG=build/release/build.log

need_packages "${BUILD_PACKAGES[@]}"
prepare_qt
QGIS_PROCESS=$(command -v qgis_process.bin || command -v qgis_process) || {
  echo "qgis_process of QGIS is not on the PATH. Add its folder, as with export PATH=\$PATH:/usr/bin." >&2
  exit 1
}

say "Building Spate (ten to twenty minutes on 2 cores the first time; log: $LOG)"
if has_gpu; then
  gpu=ON
else
  gpu=OFF
  echo "without GPU code: nvidia-smi finds no GPU here"
fi
mkdir -p build/release && : >"$LOG"
quietly configure default build/release -DSPATE_TESTS=OFF -DSPATE_BENCHMARKS=OFF -DSPATE_WARNINGS_AS_ERRORS=OFF -DSPATE_CUDA=$gpu \
  -DSPATE_INSTRUCTION_SETS=native
quietly cmake --build build/release

say "Installing it into your QGIS profile"
quietly cmake --install build/release --prefix "$PROFILE"
echo "$PROFILE/python/plugins/spate"
"$QGIS_PROCESS" plugins enable spate >>"$LOG" 2>&1 || true # status 1 also when it is enabled already
plugins=$("$QGIS_PROCESS" plugins 2>>"$LOG")
grep -qx '\* spate' <<<"$plugins" || {
  tail -n 20 "$LOG"
  echo "QGIS does not load the plugin. The whole log: $LOG" >&2
  exit 1
}

say "Merewether, June 2007: 19.7 m3/s between houses, for 1000 s (a minute or two on 2 cores)"
mkdir -p "$OUT"
/usr/bin/python3 sample_projects/run.py "$CASE" "$OUT"

say "Observed levels against computed ones"
/usr/bin/python3 "$CASE/compare.py" "$OUT/max_level.tif"

/usr/bin/python3 "$CASE/render.py" "$OUT/max_depth.tif" "$OUT/depth.png"
say "Done"
echo "Picture:   $OUT/depth.png"
echo "Results:   $OUT"
echo "In QGIS:   open $PWD/$CASE/merewether.qgz, then Processing Toolbox > Project models > Flood of Merewether, Run"
