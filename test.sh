#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Installs what is missing, builds everything and runs all checks and tests.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"
source .ci/setup.sh

need_packages "${BUILD_PACKAGES[@]}" "${TEST_PACKAGES[@]}"
prepare_qt

LOG=build/test.log
mkdir -p build && : >"$LOG"

say "Layout and includes"
/usr/bin/python3 tests/layering.py

say "Formatting"
# Releases of clang-format disagree about single lines: the one of Debian 12 decides.
if clang-format --version | grep -q 'version 14\.'; then
  find solver algorithms provider tests -name '*.[ch]pp' -o -name '*.cu' -o -name '*.cuh' | xargs -r clang-format --dry-run -Werror
  echo "as .clang-format says"
else
  echo "not checked: that takes clang-format 14, and this is $(clang-format --version)"
fi

say "Build (some minutes the first time; log: $LOG)"
quietly configure default build/default -DSPATE_TESTS=ON
quietly cmake --build build/default

say "Unit tests with the address and undefined-behaviour sanitizers"
# Of clang: it compiles the kernel for them in an eighth of the time of g++, and is a second reader of all code, where the
# release of Debian 12 decides again.
strict=OFF
if clang++ --version | grep -q 'version 14\.'; then strict=ON; fi
quietly configure sanitize build/clang-sanitize -DSPATE_WARNINGS_AS_ERRORS=$strict
quietly cmake --build build/clang-sanitize --target spate_unit_tests fuzz_targets
# Once each: not again in parts or with the other integrator, nor with the schemes that are there to be compared with;
# and not the one with millions of cells.
ctest --test-dir build/clang-sanitize --label-regex '^unit$' --exclude-regex '/(kl02|kll05|lxf|rk2|parts)( |/|$)|^Parts.HoldTheGroundOnce$' \
  --output-on-failure -j "$(nproc)" --no-tests=error

say "All tests"
without=()
if ! has_gpu; then
  without=(--label-exclude '^gpu$')
  echo "without those that need a GPU: there is none here (tests/gpu/run.sh runs them where there is)"
fi
ctest --test-dir build/default --output-on-failure -j "$(nproc)" --no-tests=error "${without[@]}"
