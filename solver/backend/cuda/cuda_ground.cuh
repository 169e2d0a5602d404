// SPDX-License-Identifier: GPL-3.0-or-later
// The ground of the whole grid, as kernels read it when they make a tile.
#pragma once

#include "solver/backend/cuda/device_memory.cuh"
#include "solver/backend/cuda/view.cuh"
#include "solver/backend/initial_cells.hpp"

namespace spate {
inline namespace SPATE_PRECISION {

class CudaGround {
 public:
  // The fields must outlive this object.
  explicit CudaGround(const StaticFields& fields);
  void show_in(CudaView& view) const;
  double bytes() const;  // in the card's memory
  // The same at most, for those who do not know the card.
  static double most_bytes(const Scenario& scenario);

 private:
  const StaticFields fields_;
  ArrayForDevice<Real> nodes_;
  ArrayForDevice<FaceCodes> codes_;
  ArrayForDevice<float> manning_, soil_[soil_numbers];  // null where they do not vary
};

}  // namespace SPATE_PRECISION
}  // namespace spate
