// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/run/parameters.hpp"

#include <cmath>
#include <regex>
#include <sstream>

#include "solver/core/check.hpp"

namespace spate {
namespace {

void in_range(const char* name, double value, double low, double high, const char* unit) {
  if (std::isfinite(value) && value >= low && value <= high) return;
  throw Error("parameter_out_of_limits", tr("Parameter %1 is %2%3", name, number(value), unit),
              tr("it must lie between %1 and %2%3", number(low), number(high), unit), tr("Correct it."));
}

}  // namespace

void Parameters::validate() const {
  in_range("duration", duration, 1e-3, 1e10, " s");
  in_range("snapshot_interval", snapshot_interval, 0, 1e10, " s");
  in_range("cfl", numerics.cfl, 0, scheme_info(numerics.scheme).largest_cfl, "");
  in_range("theta", numerics.theta, 1, 2, "");
  in_range("gravity", numerics.gravity, 0.1, 100, " m/s2");
  in_range("dry_depth", numerics.dry_depth, 1e-6, 1, " m");
  in_range("film_depth", numerics.film_depth, 1e-8, 1e-3, " m");
  if (numerics.desingularisation != 0)
    in_range("desingularisation", numerics.desingularisation, 1e-6, 10, " m");
  in_range("threads", numerics.threads, 0, 4096, "");
  in_range("parts", numerics.parts, 1, 4096, "");
  if (numerics.tile_size != 0) in_range("tile_size", numerics.tile_size, 4, largest_tile_size, " cells");
  check(!numerics.fast_math || numerics.precision == Precision::float32, "fast_arithmetic_in_double",
        "There is no fast arithmetic in double precision", "a GPU divides doubles in one way only",
        "Choose one of the two.");
  in_range("gpu_memory", numerics.gpu_memory, 0, 1e15, " bytes");
  double previous = 0;
  for (const double depth : numerics.arrival_depths) {
    in_range("arrival_depths", depth, 1e-6, 1000, " m");
    check(depth > previous, "arrival_depths_not_increasing", "Parameter arrival_depths does not increase",
          "each depth gets a map of its own", "Sort the depths and remove repeated ones.");
    previous = depth;
  }
  static const std::regex names("auto|cpu|cuda|cuda:all|cuda:[0-9]{1,3}(,[0-9]{1,3})*");
  if (!std::regex_match(device, names))
    throw Error("device_unknown", tr("Device '%1' is not known", device),
                tr("devices are auto, cpu, cuda, cuda:N for the GPU number N, counted from 0, cuda:0,1 for "
                   "several together, and cuda:all"),
                tr("Choose one of them."));
}

std::string Parameters::to_text() const {
  std::ostringstream out;
  out << "duration=" << exact(duration) << " s\n"
      << "scheme=" << scheme_info(numerics.scheme).name << "\n"
      << "integrator=" << name_of(numerics.integrator) << "\n"
      << "precision=" << name_of(numerics.precision) << "\n"
      << "cfl=" << exact(numerics.cfl) << "\n"
      << "theta=" << exact(numerics.theta) << "\n"
      << "gravity=" << exact(numerics.gravity) << " m/s2\n"
      << "dry_depth=" << exact(numerics.dry_depth) << " m\n"
      << "film_depth=" << exact(numerics.film_depth) << " m\n"
      << "desingularisation=" << exact(numerics.desingularisation) << " m\n"
      << "arrival_depths=";
  for (std::size_t i = 0; i < numerics.arrival_depths.size(); ++i)
    out << (i > 0 ? "," : "") << exact(numerics.arrival_depths[i]);
  out << " m\n"
      << "step_limits=" << (numerics.step_limits ? "yes" : "no") << "\n"
      << "snapshot_interval=" << exact(snapshot_interval) << " s\n"
      << "tile_size=" << numerics.tile_size << "\n"
      << "sparse=" << (numerics.sparse ? "yes" : "no") << "\n"
      << "threads=" << numerics.threads << "\n"
      << "parts=" << numerics.parts << "\n"
      << "instruction_set=" << (numerics.instruction_set.empty() ? "best" : numerics.instruction_set) << "\n"
      << "fast_math=" << (numerics.fast_math ? "yes" : "no") << "\n"
      << "gpu_memory=" << exact(numerics.gpu_memory) << " bytes\n"
      << "device=" << device << "\n";
  return out.str();
}

}  // namespace spate
