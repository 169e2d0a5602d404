// SPDX-License-Identifier: GPL-3.0-or-later
// REPORT of an ensemble: one page for all of it, and beside it the same numbers as JSON. QGIS brings another
// version of the JSON library, so what it includes must not include this.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

#include "algorithms/case/ensemble/ensemble_maps.hpp"

namespace spate {

// What an ensemble knows at its end.
struct EnsembleRecord {
  const Ensemble& ensemble;
  const EnsembleChoices& choices;
  io::Layer members;  // the table MEMBERS
  const std::vector<MapFile>& maps;
  const std::vector<Message>& warnings;
  const io::Metadata& origin;
  Numbers numbers;  // of ensemble_number_list()
};

// path: of the page. certificate: as json_of() gives it. dem: as GDAL opens it, with its CRS where its file
// does not say. The JSON is written first. Throws Error when one of them cannot be written.
void write_ensemble_report(const std::string& path, const EnsembleRecord& record,
                           const nlohmann::ordered_json& certificate, const std::string& dem,
                           const std::string& dem_crs);

}  // namespace spate
