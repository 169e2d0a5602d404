// SPDX-License-Identifier: GPL-3.0-or-later
#include "provider/cli/parameter_help.hpp"

#include <algorithm>
#include <limits>
#include <sstream>

#include "algorithms/case/log/texts.hpp"
#include "algorithms/case/resume/resume_table.hpp"
#include "solver/core/text.hpp"

namespace spate::cli {
namespace {

std::string group_title(ParameterInfo::Group group) {
  switch (group) {
    case ParameterInfo::Group::terrain:
      return tr("Terrain, buildings and barriers");
    case ParameterInfo::Group::water:
      return tr("Water");
    case ParameterInfo::Group::edges:
      return tr("Edges");
    case ParameterInfo::Group::numerics:
      return tr("Duration and numerics");
    case ParameterInfo::Group::over_time:
      return tr("Over time");
    case ParameterInfo::Group::damage:
      return tr("Damage to buildings");
    case ParameterInfo::Group::ensemble:
      return tr("Ensemble");
    default:
      return tr("Results");
  }
}

std::string geometry_text(const Geometries& geometries) {
  std::vector<std::string> names;
  if (geometries.points) names.push_back(tr("points"));
  if (geometries.lines) names.push_back(tr("lines"));
  if (geometries.polygons) names.push_back(tr("polygons"));
  return names.empty() ? tr("any geometries") : joined(names);
}

std::string limits(const ParameterInfo& info) {
  const bool is_open = info.most == std::numeric_limits<double>::max();
  return exact(info.least) + " .." + (is_open ? std::string() : " " + exact(info.most));
}

std::string kind_text(const ParameterInfo& info) {
  switch (info.kind) {
    case ParameterKind::raster:
      return tr("raster");
    case ParameterKind::rasters:
      return tr("list of rasters");
    case ParameterKind::vectors:
      return tr("list of vector layers");
    case ParameterKind::crs:
      return tr("CRS, as EPSG:25832");
    case ParameterKind::extent:
      return tr("west, east, south, north");
    case ParameterKind::vector:
      return tr("vector layer: %1", geometry_text(info.geometries));
    case ParameterKind::table:
      return tr("table");
    case ParameterKind::number:
      return tr("number, %1", limits(info));
    case ParameterKind::integer:
      return tr("whole number, %1", limits(info));
    case ParameterKind::flag:
      return "true | false";
    case ParameterKind::choice:
      return joined(info.choices, " | ");
    case ParameterKind::text:
      return tr("text");
    case ParameterKind::field:
      return tr("field of %1", info.parent);
    case ParameterKind::file:
      return tr("file: .%1", info.extension);
    case ParameterKind::raster_result:
      return tr("file to write: GeoTIFF");
    case ParameterKind::file_result: {
      std::vector<std::string> endings = {"." + info.extension};
      for (const std::string& other : info.choices) endings.push_back("." + other);
      return tr("file to write, or folder: %1", joined(endings, tr(" or ")));
    }
    case ParameterKind::vector_result:
      return tr("file to write: .gpkg, .shp, .geojson, .fgb or .csv");
    case ParameterKind::table_result:
      return info.name == "GAUGE_SERIES" ? tr("file to write: .csv, .gpkg or .nc")
                                         : tr("file to write: .csv or .gpkg");
    default:
      return tr("folder");
  }
}

std::string default_text(const ParameterInfo& info) {
  if (info.number) return exact(*info.number);
  if (info.kind == ParameterKind::flag) return info.flag ? "true" : "false";
  return info.word;
}

// Broken into lines of at most so many letters.
std::vector<std::string> lines_of(const std::string& text, std::size_t most) {
  std::istringstream words(text);
  std::vector<std::string> lines(1);
  for (std::string word; words >> word;) {
    std::string& line = lines.back();
    if (line.empty())
      line = word;
    else if (line.size() + 1 + word.size() <= most)
      line += " " + word;
    else
      lines.push_back(word);
  }
  return lines;
}

void write_wrapped(const std::string& text, std::ostream& out) {
  for (const std::string& line : lines_of(text, 73)) out << "      " << line << '\n';
}

void write_table(const std::vector<ResumeRule>& rules, std::ostream& out) {
  constexpr std::size_t left = 27, right = 43;
  for (const auto& [what, then] : rules) {
    const std::vector<std::string> names = lines_of(what, left), texts = lines_of(then, right);
    for (std::size_t i = 0; i < std::max(names.size(), texts.size()); ++i) {
      std::string line = i < names.size() ? names[i] : std::string();
      if (i < texts.size()) {
        line.resize(std::max(line.size(), left), ' ');
        line += "  " + texts[i];
      }
      out << "      " << line << '\n';
    }
  }
}

}  // namespace

void write_parameters(const ParameterList& list, std::ostream& out) {
  bool is_first = true;
  ParameterInfo::Group group{};
  const ParameterList inputs = inputs_of(list);
  const bool has_groups = std::any_of(inputs.begin(), inputs.end(), [&](const ParameterInfo& info) {
    return info.group != inputs.front().group;
  });
  const auto title = [&](const ParameterInfo& info) {
    return is_result(info) || has_groups ? group_title(info.group) : tr("Inputs");
  };
  for (const ParameterInfo& info : list) {
    if (is_first || info.group != group) out << (is_first ? "" : "\n") << title(info) << '\n';
    is_first = false;
    group = info.group;
    const std::string value = default_text(info);
    std::string line = info.name + ": " + info.title + " [" + kind_text(info) + "]";
    if (!value.empty()) line += "; " + tr("default %1", value);
    const bool is_needed = !info.is_optional && value.empty();
    if (is_needed) line += "; " + tr("needed");
    out << "\n  " << line << '\n';
    write_wrapped(info.help, out);
    if (info.name == "RESUME_FROM") write_table(resume_table(), out << '\n');
  }
}

}  // namespace spate::cli
