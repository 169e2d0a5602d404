// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/case/damage_model.hpp"

namespace spate {
namespace {

struct Loss {
  double depthFloor;
  double factor;
};

Loss lossOf(const io::DamageCurve& curve, const io::DepthSample& water, double floorHeight,
            io::DepthSampling otherwise) {
  const bool mean = curve.sampling.value_or(otherwise) == io::DepthSampling::mean;
  const double depth = (mean ? water.mean : water.max) - floorHeight;
  return {depth, curve.factor.value(depth) * (mean ? water.wet_fraction : 1)};
}

}  // namespace

Damage DamageModel::damage(std::size_t index, const std::vector<float>& depths) const {
  const Building& building = buildings[index];
  Damage result;
  result.water = footprints.sample(index, depths, dryDepth);
  if (result.water.outside) return result;
  if (!result.water.wet) {
    result.factor = result.structure = result.contents = result.total = 0;
    return result;
  }
  if (!building.structureCurve || !building.contentsCurve) return result;
  const Loss structure = lossOf(*building.structureCurve, result.water, building.floorHeight, sampling);
  const Loss contents = lossOf(*building.contentsCurve, result.water, building.floorHeight, sampling);
  result.depthFloor = structure.depthFloor;
  result.factor = structure.factor;
  result.structure = structure.factor * building.structureValue;
  result.contents = contents.factor * building.contentsValue;
  result.total = result.structure + result.contents;
  return result;
}

}  // namespace spate
