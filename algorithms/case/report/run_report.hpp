// SPDX-License-Identifier: GPL-3.0-or-later
// REPORT: the report of a run as report.html, and beside it the same numbers as report.json.
#pragma once

#include <string>

#include "algorithms/case/report/certificate_json.hpp"
#include "algorithms/case/report/report_document.hpp"

namespace spate {

// path: of the page; the JSON has the same name with another ending.
std::string report_json_path(const std::string& path);

// Throws Error when one of the two cannot be written, or would take the place of an input or of another
// result.
void check_report_files(const std::string& path, const Certificate& certificate);

// Writes the JSON beside the page. Throws Error when it cannot be written.
void write_report_json(const std::string& path, const nlohmann::ordered_json& document);

// Writes the JSON, then the page. certificate: as json_of() gives it; dem: the elevation model as GDAL opens
// it; dem_crs: its CRS where the file has none. Throws Error when one of the two cannot be written.
void write_report(const std::string& path, const RunRecord& record, const nlohmann::ordered_json& certificate,
                  const std::string& dem, const std::string& dem_crs);

// The certificate of a run that begins, with absolute paths of its sources. results: files by parameter.
Certificate make_certificate(const char* algorithm, Values values, const ParameterList& list,
                             const std::map<std::string, std::string>& results, Log& log);

// The origin with the certificate, as one line of JSON, added to it.
io::Metadata with_certificate(io::Metadata origin, const nlohmann::ordered_json& certificate);

}  // namespace spate
