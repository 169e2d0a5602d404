// SPDX-License-Identifier: GPL-3.0-or-later
// spate:samplepoints, and the command `spate samplepoints`.
#include <cmath>
#include <set>

#include "algorithms/case/inputs/plausible_depths.hpp"
#include "algorithms/case/log/texts.hpp"
#include "algorithms/case/parameters/parameter_builders.hpp"
#include "algorithms/case/results/style_files.hpp"
#include "algorithms/case/results/styles.hpp"
#include "algorithms/case/tools/point_comparison.hpp"
#include "algorithms/case/tools/tool.hpp"
#include "algorithms/io/map_scale.hpp"
#include "algorithms/io/vector/geometry_parts.hpp"
#include "solver/core/translatable.hpp"

namespace spate {
namespace {

using Group = ParameterInfo::Group;
using Kind = ParameterKind;

ParameterList parameters() {
  ParameterList list;
  list.push_back(make_parameter(Kind::vector, "POINTS", tr("Points"), tr("Where to read the results.")));
  list.back().geometries.points = true;
  list.push_back(make_parameter(
      Kind::rasters, "RESULTS", tr("Results"),
      tr("One or more rasters, each of which is compared with the same observations. Dry is nodata; "
         "0 too in Spate's maps of depths, and with DEM.")));
  list.push_back(
      make_parameter(Kind::integer, "BAND", tr("Band"), tr("The band of each raster that is read.")));
  list.back().number = list.back().least = 1;
  list.back().most = 10000;
  list.push_back(field_of("POINTS", "OBSERVED_FIELD", tr("Field with the observed value"),
                          tr("In the units of the results. Not set: the results are only read.")));
  list.push_back(optional(make_parameter(
      Kind::raster, "DEM", tr("Elevation model, to compare levels with depths"),
      tr("Ground elevation (m), for Spate's own depths the map BED of their run. It is added to the results, "
         "which must be depths."))));
  list.push_back(choice("METHOD", tr("Method"), {"nearest", "bilinear"}, "nearest",
                        tr("nearest: the value of the cell that holds the point. bilinear: between the four "
                           "cells around, where "
                           "all are wet.")));
  list.push_back(number_of("SEARCH_RADIUS", tr("Search radius for dry points (units of the result's CRS)"), 0,
                           1e9,
                           tr("A point on a dry cell takes the nearest wet cell whose centre is within this "
                              "distance. 0: it counts "
                              "as dry.")));
  list.push_back(advanced(field_of("POINTS", "LABEL_FIELD", tr("Field with the point's name"),
                                   tr("The name that the page shows. Not set: the feature's number."))));
  list.push_back(make_parameter(
      Kind::vector_result, "SAMPLES", tr("Samples"),
      tr("Each point with its fields, once for each result: result, status, modelled, observed, error, "
         "distance."),
      Group::results));
  list.back().geometries.points = true;
  list.push_back(optional(make_parameter(
      Kind::file_result, "PLOT", tr("Plot"),
      tr("A page with observed against modelled values, the errors and a table."), Group::results)));
  list.back().extension = "html";
  return list;
}

std::vector<NumberInfo> numbers() {
  return {{"USED", tr("Points used: compared or, without observations, read")},
          {"BIAS",
           tr("Mean error of the first result; absent if no point was compared, as are those that follow")},
          {"MAE", tr("Mean absolute error of the first result")},
          {"RMSE", tr("Root mean square error of the first result")},
          {"MAX_ERROR", tr("Largest absolute error of the first result")},
          {"DRY", tr("Points that are dry in the first result")},
          {"OUTSIDE", tr("Points outside the first result, or without a location")}};
}

// The column of the field that a parameter names; none where it names none.
std::optional<std::size_t> column_of(const InputLayer& layer, const char* parameter, const Values& values) {
  const std::string name = values.text(parameter);
  if (name.empty()) return {};
  const auto found = find_column(layer.columns(), name);
  if (!found)
    throw Error("field_missing", tr("POINTS has no field '%1'", name), tr("%1 names it", parameter),
                tr("Choose one of its fields."));
  return found;
}

double observed_number(const io::Attribute& value, const std::string& label, std::string& doubt) {
  const std::optional<double> number = io::number_of(value, &doubt);
  if (!doubt.empty())
    throw Error("attribute_not_a_number",
                tr("%1 has the %2 '%3'", tr("point %1", label), tr("observed value"), io::text_of(value)),
                doubt, tr("Write a number with a decimal point, or leave it empty."));
  return number.value_or(std::nan(""));
}

void check_parts(const std::string& wkb, const std::string& label) {
  if (wkb.empty() || io::parts_of(wkb, tr("point %1", label)).points.size() <= 1) return;
  throw Error("point_with_parts", tr("Point %1 has several parts", label), tr("a value belongs to one place"),
              tr("Split it with native:multiparttosingleparts."));
}

std::vector<ObservedPoint> read_points(InputLayer& layer, const ToolCall& call) {
  const auto observed = column_of(layer, "OBSERVED_FIELD", call.values);
  const auto label = column_of(layer, "LABEL_FIELD", call.values);
  std::vector<ObservedPoint> points;
  std::string ignored;  // nothing is transformed
  for (io::Row row; layer.next(row, &ignored);) {
    stop_if_cancelled(call.log);
    ObservedPoint point;
    point.id = row.id.value_or(static_cast<std::int64_t>(points.size()));
    if (label) point.label = io::text_of(row.attributes[*label]);
    if (point.label.empty()) point.label = number_of_row(row.id, points.size());
    check_parts(row.wkb, point.label);
    std::string doubt;
    if (observed) {
      const double number = observed_number(row.attributes[*observed], point.label, doubt);
      if (!std::isnan(number)) point.observed = number;
    }
    points.push_back(std::move(point));
  }
  return points;
}

// The points in the CRS of a raster.
std::vector<PointPlace> places_in(const std::string& crs_wkt, std::size_t count, const Inputs& inputs) {
  const std::unique_ptr<InputLayer> layer = inputs.layer_in(crs_wkt, "POINTS");
  std::vector<PointPlace> places(count);
  std::string why;
  std::size_t next = 0;
  for (io::Row row; next < count && layer->next(row, &why); ++next, why.clear()) {
    if (row.wkb.empty()) continue;
    places[next].at = why.empty() ? place_of(row.wkb) : std::nullopt;
    places[next].is_elsewhere = !places[next].at;
  }
  return places;
}

std::vector<RasterInput> results_of(const ToolCall& call) {
  std::vector<RasterInput> results = call.inputs.rasters("RESULTS");
  if (results.empty())
    throw Error("no_result_rasters", tr("RESULTS holds no raster"),
                tr("'%1' cannot be opened", call.values.text("RESULTS")),
                tr("Choose one or more raster files or layers."));
  for (RasterInput& result : results)
    if (result.crs_wkt.empty()) result.crs_wkt = io::crs_of_raster(result.path, "RESULTS");
  return results;
}

RasterInput ground_of(const ToolCall& call) {
  RasterInput dem{call.inputs.raster("DEM"), call.inputs.dem_crs()};
  if (!dem.path.empty() && dem.crs_wkt.empty()) dem.crs_wkt = io::crs_of_raster(dem.path, "DEM");
  return dem;
}

void log_comparison(const PointComparison& result, Log& log) {
  std::vector<std::string> counts;
  for (const char* status :
       {translatable("compared"), translatable("sampled"), translatable("dry"), translatable("outside"),
        translatable("no place"), translatable("no ground"), translatable("not observed")})
    if (result.count(status) > 0) counts.push_back(tr("%1 %2", result.count(status), tr(status)));
  log.info(tr("%1: points: %2", result.name(), joined(counts)));
  if (result.count("compared") > 0)
    log.info(tr("%1: modelled minus observed: bias %2, mean absolute %3, RMSE %4, largest %5 %6",
                result.name(), fixed(result.bias(), 3), fixed(result.mean_absolute(), 3),
                fixed(result.root_mean_square(), 3), fixed(result.largest(), 3), result.unit()));
}

const std::vector<io::Column> sample_columns = {
    {"result", io::Column::Kind::text},     {"status", io::Column::Kind::text},
    {"observed", io::Column::Kind::number}, {"modelled", io::Column::Kind::number},
    {"error", io::Column::Kind::number},    {"distance", io::Column::Kind::number}};

// The layer SAMPLES: a point may have several rows.
KeptRows sample_rows(const InputLayer& layer, const std::vector<PointComparison>& comparisons,
                     const std::vector<ObservedPoint>& points,
                     const std::vector<std::vector<PointSample>>& samples, const std::string& crs) {
  KeptRows rows;
  rows.input = "POINTS";
  std::set<std::string> taken;
  for (const io::Column& column : layer.columns()) taken.insert(folded(column.name));
  for (const io::Column& column : sample_columns)
    rows.columns.push_back({free_name(column.name, taken), column.kind});
  rows.is_once = false;
  rows.are_points = true;
  rows.crs_wkt = crs;
  for (const ObservedPoint& point : points) rows.ids.push_back(point.id);
  for (std::size_t k = 0; k < points.size(); ++k)
    for (std::size_t i = 0; i < comparisons.size(); ++i) {
      const PointSample& sample = samples[i][k];
      rows.rows.push_back(
          {k,
           {comparisons[i].name(), std::string(sample.status), io::or_null(points[k].observed),
            io::or_null(sample.modelled), io::or_null(sample.error), io::or_null(sample.distance)}});
    }
  return rows;
}

ToolAnswer run(const ToolCall& call) {
  const std::string path = call.file("PLOT");
  if (!path.empty()) HtmlPage::check_path(path);
  const std::vector<RasterInput> results = results_of(call);
  const RasterInput dem = ground_of(call);
  if (!dem.path.empty()) {
    std::vector<Message> doubts;
    io::RasterPoints(dem.path, "DEM").check_elevations(doubts);
    warn_all(doubts, call.log);
  }
  SampleChoices choices;
  choices.band = static_cast<int>(call.values.number("BAND"));
  choices.bilinear = call.values.text("METHOD") == "bilinear";
  choices.radius = call.values.number("SEARCH_RADIUS");
  choices.has_observed = call.values.is_given("OBSERVED_FIELD");
  const std::unique_ptr<InputLayer> layer = call.inputs.layer_in({}, "POINTS");
  const std::vector<ObservedPoint> points = read_points(*layer, call);

  std::vector<PointComparison> comparisons;
  std::vector<std::vector<PointSample>> samples;
  for (const RasterInput& result : results) {
    if (layer->crs_name().empty() != result.crs_wkt.empty())
      call.log.warning(crs_unknown(result.crs_wkt.empty() ? result.name : "POINTS", "POINTS"));
    if (!dem.path.empty()) {
      check_holds_depths(result.path, result.name);
      warn_of_other_bed(result.path, dem.path, result.name, call.log);
    }
    comparisons.emplace_back(result, dem, choices);
    const std::vector<PointPlace> places = places_in(result.crs_wkt, points.size(), call.inputs);
    samples.emplace_back();
    for (std::size_t k = 0; k < points.size(); ++k) {
      stop_if_cancelled(call.log);
      samples.back().push_back(comparisons.back().sample(points[k], places[k]));
      const std::size_t done = (samples.size() - 1) * points.size() + samples.back().size();
      call.log.progress(80.0 * static_cast<double>(done) /
                        static_cast<double>(points.size() * results.size()));
    }
    log_comparison(comparisons.back(), call.log);
  }

  const PointComparison& first = comparisons[0];
  ToolAnswer answer;
  answer.counts = {{"USED", first.count("compared") + first.count("sampled")},
                   {"DRY", first.count("dry")},
                   {"OUTSIDE", first.count("outside") + first.count("no place")}};
  if (first.count("compared") > 0)
    answer.numbers = {{"BIAS", first.bias()},
                      {"MAE", first.mean_absolute()},
                      {"RMSE", first.root_mean_square()},
                      {"MAX_ERROR", first.largest()}};
  else if (choices.has_observed)
    call.log.warning(
        {"no_point_compared", tr("No point could be compared: see the status of each in SAMPLES.")});
  const KeptRows rows = sample_rows(*layer, comparisons, points, samples, results.front().crs_wkt);
  call.write_rows("SAMPLES", rows,
                  style_of_columns(std::string(style_text("samples")), sample_columns, rows.columns));
  if (!path.empty()) comparison_page(comparisons, points, samples).save(path);
  return answer;
}

}  // namespace

const Tool sample_points_tool = {
    "samplepoints",
    translatable("Read results at points and compare them with observations, as spate:samplepoints"),
    parameters,
    numbers,
    nullptr,
    run};

}  // namespace spate
