#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# run.sh [short | scale]: all that is tested and measured on a GPU. Needs CUDA's nvcc, CMake and GoogleTest: no Qt, GDAL or
# network. The tables go to build/gpu/RESULTS.md as well; RESULTS.md beside this script holds the latest.
# short: without the thirty floods of a city, which take another half hour, shared by the GPUs there are.
# scale: one simulation on several GPUs alone, in one process and, where there is mpirun, in one for each GPU.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
FOLDER=build/gpu
LOG=$FOLDER/run.log
mkdir -p "$FOLDER" && : >"$LOG"
COUNTERS=gpu__time_duration.avg,launch__registers_per_thread,dram__bytes.sum
COUNTERS+=,sm__warps_active.avg.pct_of_peak_sustained_active,sm__inst_executed.avg.pct_of_peak_sustained_active
say() { printf '\n== %s\n' "$*"; }
quietly() { "$@" >>"$LOG" 2>&1 || { tail -n 60 "$LOG"; exit 1; }; }

say "Build"
quietly cmake -S . -B "$FOLDER" -DSPATE_QGIS=OFF -DSPATE_COMMAND=OFF -DSPATE_BENCHMARKS=OFF -DSPATE_CUDA_ARCHITECTURES=native \
  -DSPATE_WARNINGS_AS_ERRORS=OFF
quietly cmake --build "$FOLDER" -j "$(nproc)"

if [[ ${1:-} == scale ]]; then
  SCALE=$FOLDER/tests/gpu/spate_gpu_scale
  say "One simulation on several GPUs"
  "$SCALE" | tee "$FOLDER/SCALE.md"
  if command -v mpirun >/dev/null; then
    say "In one process for each GPU"
    mpirun --allow-run-as-root --oversubscribe -n "$(nvidia-smi -L | wc -l)" "$SCALE" | tee -a "$FOLDER/SCALE.md"
  fi
  exit
fi

say "The same bits as on the CPU"
ctest --test-dir "$FOLDER" -L gpu --output-on-failure --no-tests=error -j 4 | tail -n 8

say "The solver's tests, on the GPU"
SPATE_TEST_DEVICE=cuda ctest --test-dir "$FOLDER" -L 'unit|analytic|experiment' --output-on-failure \
  --no-tests=error -j 8 | tail -n 12

if command -v compute-sanitizer >/dev/null; then
  for tool in memcheck racecheck; do
    say "compute-sanitizer, $tool"
    compute-sanitizer --tool "$tool" --error-exitcode 9 "$FOLDER/tests/gpu/gpu_parity" \
      --gtest_filter='All/Gpu.SmallCase/*' | tail -n 4
  done
fi

say "Speed"
{
  echo "# GPU results"
  echo
  echo "Made by tests/gpu/run.sh on $(date -u +%Y-%m-%d)."
  if command -v nvidia-smi >/dev/null; then
    nvidia-smi --query-gpu=name,driver_version --format=csv,noheader | sed -n '1s/, /, driver /p'
  fi
  echo
  "$FOLDER/tests/gpu/spate_gpu_speed"
  "$FOLDER/tests/gpu/spate_gpu_speed" sharing
  printf '\nOne simulation on several GPUs\n\n'
  "$FOLDER/tests/gpu/spate_gpu_scale"
  printf '\nSediment, as in tables 2 and 3 of Su et al. 2013: '
  "$FOLDER/tests/gpu/spate_gpu_sediment"
  printf '\nSingle against double precision, as in figure 9 of Brodtkorb et al. 2011\n\n'
  SPATE_TEST_DEVICE=cuda "$FOLDER/tests/solver/spate_precision_study" 1a 1b 2 3
  printf '\nCE/SE, as in figures 5.2 to 5.11 of the thesis: '
  "$FOLDER/tests/gpu/spate_gpu_cese"
  if command -v ncu >/dev/null; then
    for size in 4096 256; do
      printf '\nThe kernels of a step at %s x %s cells, all wet, by the hardware counters (slower than in a run)\n\n' "$size" "$size"
      ncu --clock-control none -k 'regex:march|patch|resident|control' -s 4 -c 4 --metrics "$COUNTERS" \
        "$FOLDER/tests/gpu/spate_gpu_speed" "$size x $size, all wet" 2>/dev/null |
        grep -v PROF | grep -E '_kernel|duration|registers|warps_active|inst_executed|dram__bytes' |
        sed 's/^ */    /; s/(CudaView, int)//; s/, Context.*//; s/  */ /g; s/^ /    /' || true
    done
  fi
  [[ ${1:-} == short ]] || "$FOLDER/tests/gpu/spate_gpu_speed" city
} | tee "$FOLDER/RESULTS.md"
