// SPDX-License-Identifier: GPL-3.0-or-later
// The parts that the documents of all reports have, of one flood and of an ensemble.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

#include "algorithms/case/results/flood_maps.hpp"
#include "algorithms/io/vector/layer_file.hpp"

namespace spate {

// With its date, and the command among the origin.
nlohmann::ordered_json begun_document(const io::Metadata& origin);

nlohmann::ordered_json grid_of(const io::GeoReference& place);
// The files, and the checksums of their bands.
nlohmann::ordered_json maps_of(const std::vector<MapFile>& maps);
nlohmann::ordered_json numerics_of(const Parameters& parameters);
nlohmann::ordered_json warnings_of(const std::vector<Message>& warnings);
nlohmann::ordered_json json_of(const io::Attribute& value);
// A row of a layer, by the names of its columns.
nlohmann::ordered_json json_of(const io::Layer& layer, const io::Row& row);

}  // namespace spate
