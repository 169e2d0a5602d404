// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/case/results/barrier_report.hpp"

#include <algorithm>
#include <cmath>

#include "algorithms/case/log/texts.hpp"
#include "algorithms/case/parameters/parameter_list.hpp"
#include "algorithms/case/results/styles.hpp"
#include "solver/core/text.hpp"

namespace spate {
namespace {

bool is_overtopped(const BarrierReport& report) {
  return report.first_overtopping >= 0;
}

std::string met_text(const PlacedBarrier& placed, const BarrierReport& report, double end) {
  if (!(placed.barrier.close < end)) return tr("never closed");
  if (is_overtopped(report))
    return tr("overtopped first after %1, over %2 m; %3 m³ in all, at most %4 m³/s at a time",
              time_text(report.first_overtopping), fixed(overtopped_length(placed, report), 1),
              fixed(report.volume, 1), number(report.peak_discharge, 4));
  if (std::isnan(report.min_freeboard)) return tr("no water came to it");
  if (report.min_freeboard < 0)
    return tr("nothing flowed over it, though water beside it stood up to %1 m above its crest",
              fixed(-report.min_freeboard, 2));
  return tr("not overtopped, freeboard at least %1 m", fixed(report.min_freeboard, 2));
}

}  // namespace

double overtopped_length(const PlacedBarrier& placed, const BarrierReport& report) {
  return std::min(placed.length, report.overtopped_length);  // the report counts whole faces
}

ParameterInfo barrier_report() {
  ParameterInfo parameter;
  parameter.kind = ParameterKind::vector_result;
  parameter.group = ParameterInfo::Group::results;
  parameter.name = "BARRIER_REPORT";
  parameter.title = tr("Barrier report");
  parameter.help = tr(
      "The barriers with what they met until they opened, through a breach too: 'length_m' (in the elevation "
      "model; of a polygon half its outline), 'first_overtopping_s' (when water first flowed onto the crest, "
      "s; null = never), 'overtopped_m3' (how much crossed: a line in either direction; of a polygon, how "
      "much came onto its cells and left them again, on either side, so that a wide one counts it once too), "
      "'peak_m3s' (the most at a time), 'freeboard_m' (the least height of its own crest above the water "
      "beside it, m, negative when that was higher; null = no water came) and 'overtopped_length_m' (of the "
      "crest, where water came onto it, to a cell), and 'breach_width_m' at the end, of a breach with a "
      "width "
      "(null = none; over time it is in the series of gauges). Where barriers share their place, the highest "
      "counts "
      "what flows. Polygons are written as their outlines where there are lines as well.");
  parameter.is_optional = true;
  parameter.is_wanted = false;
  return parameter;
}

void log_barriers(const std::vector<PlacedBarrier>& barriers, const std::vector<BarrierReport>& reports,
                  double end, Log& log) {
  if (barriers.empty()) return;
  log.info(tr("Barriers"));
  for (std::size_t i = 0; i < barriers.size(); ++i)
    log.info(
        tr("  %1: %2", sentence(barriers[i].label), met_text(barriers[i], reports[i], end)) +
        (reports[i].breach_width > 0 ? tr("; breach %1 m wide", fixed(reports[i].breach_width, 1)) : ""));
}

Overtopping overtopping_of(const std::vector<BarrierReport>& reports) {
  Overtopping all;
  for (const BarrierReport& report : reports) {
    all.volume += report.volume;
    all.peak = std::max(all.peak, report.peak_discharge);
    if (is_overtopped(report))
      all.first = all.first < 0 ? report.first_overtopping : std::min(all.first, report.first_overtopping);
  }
  return all;
}

io::Layer barrier_report_layer(const std::vector<PlacedBarrier>& barriers,
                               const std::vector<BarrierReport>& reports, const std::string& crs_wkt) {
  using Kind = io::Column::Kind;
  const bool polygons =
      !barriers.empty() && std::all_of(barriers.begin(), barriers.end(), [](const PlacedBarrier& placed) {
        return io::shape_of_wkb(placed.wkb) == io::Shape::polygons;
      });
  io::Layer layer;
  layer.name = "barrier_report";
  layer.shape = polygons ? io::Shape::polygons : io::Shape::lines;
  layer.crs_wkt = crs_wkt;
  layer.columns = {{"name", Kind::text},
                   {"length_m", Kind::number},
                   {"first_overtopping_s", Kind::number},
                   {"overtopped_m3", Kind::number},
                   {"peak_m3s", Kind::number},
                   {"freeboard_m", Kind::number},
                   {"overtopped_length_m", Kind::number},
                   {"breach_width_m", Kind::number}};
  for (std::size_t i = 0; i < barriers.size(); ++i) {
    const PlacedBarrier& placed = barriers[i];
    const BarrierReport& report = reports[i];
    io::Row row;
    row.wkb = polygons ? io::as_multi_polygons(placed.wkb) : io::as_multi_lines(placed.wkb);
    row.attributes = {placed.barrier.name,
                      placed.length,
                      is_overtopped(report) ? io::Attribute(report.first_overtopping) : io::Attribute(),
                      report.volume,
                      report.peak_discharge,
                      io::or_null(report.min_freeboard),
                      overtopped_length(placed, report),
                      placed.barrier.growth.width > 0 ? io::Attribute(report.breach_width) : io::Attribute()};
    layer.rows.push_back(std::move(row));
  }
  return layer;
}

std::string barrier_report_style(const io::Layer& layer) {
  return std::string(
      style_text(layer.shape == io::Shape::polygons ? "barrier_report_polygons" : "barrier_report"));
}

}  // namespace spate
