// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/backend/cuda/cuda_ground.cuh"

#include <algorithm>

namespace spate {
inline namespace SPATE_PRECISION {
namespace {

// What an array may take of the card's memory, bytes. Larger ones stay with the host: of a large grid little
// is flooded, and read.
constexpr double most_of_array = 1e9, share_of_card = 1.0 / 64;

double room_for_array(double limit) {
  std::size_t free = 0, total = 0;
  check_cuda(cudaMemGetInfo(&free, &total), "reporting its free memory");
  const double all = limit > 0 ? limit : static_cast<double>(total);
  return std::min({most_of_array, share_of_card * all, share_of_card * static_cast<double>(free)});
}

template <class T>
ArrayForDevice<T> varying(const std::vector<T>& values, double room) {
  return values.size() > 1 ? ArrayForDevice<T>(values, room) : ArrayForDevice<T>();
}

}  // namespace

CudaGround::CudaGround(const StaticFields& fields) : fields_(fields) {
  const double room = room_for_array(fields.numerics.gpu_memory);
  nodes_ = ArrayForDevice<Real>(fields.bed.nodes().block(), room);
  codes_ = ArrayForDevice<FaceCodes>(fields.edges.codes.block(), room);
  manning_ = varying(fields.scenario.terrain.manning, room);
  if (loss_rules(fields.scenario.losses).planes == 0) return;
  for (std::size_t n = 0; n < soil_numbers; ++n) soil_[n] = varying(fields.scenario.losses.soil[n], room);
}

void CudaGround::show_in(CudaView& view) const {
  view.bed_nodes = nodes_.data();
  view.codes = codes_.data();
  view.uniform_manning = fields_.scenario.terrain.manning[0];
  view.manning = manning_.data();
  for (std::size_t n = 0; n < soil_numbers; ++n) {
    const std::vector<float>& numbers = fields_.scenario.losses.soil[n];
    view.soil[n] = soil_[n].data();
    view.uniform_soil[n] = numbers.size() == 1 ? numbers[0] : 0.0f;
  }
}

double CudaGround::bytes() const {
  double bytes = nodes_.bytes() + codes_.bytes() + manning_.bytes();
  for (const ArrayForDevice<float>& numbers : soil_) bytes += numbers.bytes();
  return bytes;
}

double CudaGround::most_bytes(const Scenario& scenario) {
  const auto of = [](std::size_t count, std::size_t size) {
    const double bytes = static_cast<double>(count) * static_cast<double>(size);
    return count > 1 && bytes <= most_of_array ? bytes : 0;
  };
  const std::size_t cells = scenario.terrain.grid.cells();
  double bytes = of(cells, sizeof(Real)) + of(cells, sizeof(FaceCodes)) +
                 of(scenario.terrain.manning.size(), sizeof(float));
  for (const std::vector<float>& numbers : scenario.losses.soil) bytes += of(numbers.size(), sizeof(float));
  return bytes;
}

}  // namespace SPATE_PRECISION
}  // namespace spate
