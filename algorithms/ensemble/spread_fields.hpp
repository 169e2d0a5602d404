// SPDX-License-Identifier: GPL-3.0-or-later
// The fields of a layer and those of the damage over an ensemble, which replace those of the same name and
// those of an earlier damage.
#pragma once

#include <string>
#include <vector>

#include "qgsattributes.h"
#include "qgsfields.h"

namespace spate {

class SpreadFields {
 public:
  // added: as EnsembleDamage::columns() has them.
  SpreadFields(const QgsFields& input, const std::vector<std::string>& added);
  const QgsFields& fields() const { return fields_; }
  QgsAttributes attributes(const QgsAttributes& input, const std::vector<double>& added) const;

 private:
  QgsFields fields_;
  std::vector<int> kept_;  // indices of the input's fields
};

}  // namespace spate
