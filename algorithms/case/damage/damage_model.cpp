// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/case/damage/damage_model.hpp"

namespace spate {
namespace {

struct Loss {
  double depth_floor;
  double factor;
};

Loss loss_of(const io::DamageCurve& curve, const io::DepthSample& water, double floor_height,
             io::DepthSampling otherwise) {
  const bool mean = curve.sampling.value_or(otherwise) == io::DepthSampling::mean;
  const double depth = (mean ? water.mean : water.max) - floor_height;
  return {depth, curve.factor.value(depth) * (mean ? water.wet_fraction : 1)};
}

}  // namespace

Damage DamageModel::damage(std::size_t index, const std::vector<float>& depths) const {
  const Building& building = buildings[index];
  Damage result;
  result.water = footprints.sample(index, depths, dry_depth);
  if (result.water.outside) return result;
  if (!result.water.wet) {
    result.factor = result.structure = result.contents = result.total = 0;
    return result;
  }
  if (!building.structure_curve || !building.contents_curve) return result;
  const Loss structure = loss_of(*building.structure_curve, result.water, building.floor_height, sampling);
  const Loss contents = loss_of(*building.contents_curve, result.water, building.floor_height, sampling);
  result.depth_floor = structure.depth_floor;
  result.factor = structure.factor;
  result.structure = structure.factor * building.structure_value;
  result.contents = contents.factor * building.contents_value;
  result.total = result.structure + result.contents;
  return result;
}

}  // namespace spate
