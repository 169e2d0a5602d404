// SPDX-License-Identifier: GPL-3.0-or-later
// Parts that the documents of a flood's report and of an ensemble's report share.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

#include "algorithms/case/results/flood_maps.hpp"
#include "algorithms/io/vector/layer_file.hpp"

namespace spate {

// A new document with its format, its date, and the command where the origin has one.
nlohmann::ordered_json begun_document(const io::Metadata& origin);

nlohmann::ordered_json grid_of(const io::GeoReference& place);
// The files of the maps, with the checksums of their bands.
nlohmann::ordered_json maps_of(const std::vector<MapFile>& maps);
nlohmann::ordered_json numerics_of(const Parameters& parameters);
nlohmann::ordered_json warnings_of(const std::vector<Message>& warnings);
nlohmann::ordered_json json_of(const io::Attribute& value);
// A row of a layer, with the names of its columns as keys.
nlohmann::ordered_json json_of(const io::Layer& layer, const io::Row& row);

}  // namespace spate
