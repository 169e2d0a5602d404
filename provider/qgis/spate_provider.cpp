// SPDX-License-Identifier: GPL-3.0-or-later
#include "provider/qgis/spate_provider.hpp"

#include <QIcon>

#include "algorithms/algorithm_list.hpp"

namespace spate {

QString SpateProvider::longName() const {
  return QStringLiteral("Spate flood simulation");
}

QString SpateProvider::versionInfo() const {
  return QStringLiteral(SPATE_VERSION);
}

QIcon SpateProvider::icon() const {
  return QIcon(svgIconPath());
}

QString SpateProvider::svgIconPath() const {
  return QStringLiteral(":/spate/provider/spate.svg");
}

void SpateProvider::loadAlgorithms() {
  for (auto& algorithm : createAlgorithms()) addAlgorithm(algorithm.release());
}

}  // namespace spate
