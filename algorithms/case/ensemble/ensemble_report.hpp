// SPDX-License-Identifier: GPL-3.0-or-later
// REPORT of an ensemble: one page, and beside it the same numbers as JSON. QGIS brings another version of the
// JSON library, so files that include QGIS must not include this header.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

#include "algorithms/case/ensemble/ensemble_maps.hpp"

namespace spate {

// The results of an ensemble at its end.
struct EnsembleRecord {
  const Ensemble& ensemble;
  const EnsembleChoices& choices;
  io::Layer members;  // the table MEMBERS
  const std::vector<MapFile>& maps;
  const std::vector<Message>& warnings;
  const io::Metadata& origin;
  Numbers numbers;       // of ensemble_number_list()
  std::string currency;  // of damages; empty = not said
};

// Writes the JSON, then the page (path). certificate: as json_of() gives it; dem: the elevation model as GDAL
// opens it; dem_crs: its CRS where the file has none. Throws Error when one of the two cannot be written.
void write_ensemble_report(const std::string& path, const EnsembleRecord& record,
                           const nlohmann::ordered_json& certificate, const std::string& dem,
                           const std::string& dem_crs);

}  // namespace spate
