// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/io/map_extent.hpp"

#include <ogr_spatialref.h>

#include <cmath>
#include <memory>
#include <optional>

#include "algorithms/io/gdal_support.hpp"
#include "algorithms/io/vector/attribute.hpp"
#include "solver/core/check.hpp"
#include "solver/core/text.hpp"

namespace spate::io {
namespace {

struct DestroyTransformation {
  void operator()(OGRCoordinateTransformation* transformation) const {
    OGRCoordinateTransformation::DestroyCT(transformation);
  }
};

std::string trimmed(const std::string& text) {
  const std::size_t begin = text.find_first_not_of(" \t"), end = text.find_last_not_of(" \t");
  return begin == std::string::npos ? std::string() : text.substr(begin, end - begin + 1);
}

}  // namespace

std::string crs_of_text(const std::string& text, const std::string& label) {
  const GdalErrors errors;
  OGRSpatialReference crs;
  if (crs.SetFromUserInput(text.c_str()) != OGRERR_NONE)
    throw Error("crs_unreadable", tr("%1 is '%2'", label, text), errors.why(tr("that is no CRS")),
                tr("Write its code, as EPSG:25832."));
  return wkt_of(crs);
}

std::array<double, 4> extent_of_text(const std::string& text, const std::string& crs_wkt,
                                     const std::string& label) {
  const std::size_t bracket = text.find('[');
  const std::string numbers = text.substr(0, bracket);
  const auto refuse = [&](const std::string& why) {
    throw Error("extent_unreadable", tr("%1 is '%2'", label, text), why,
                tr("Write west, east, south and north, as 500000, 501000, 5300000, 5301000."));
  };
  std::array<double, 4> sides{};  // west, east, south, north
  std::size_t at = 0, count = 0;
  for (; at <= numbers.size(); ++count) {
    const std::size_t comma = std::min(numbers.find(',', at), numbers.size());
    const std::optional<double> side = parse_number(trimmed(numbers.substr(at, comma - at)));
    if (count >= 4 || !side || !std::isfinite(*side)) refuse(tr("it must be four numbers"));
    sides[count] = *side;
    at = comma + 1;
  }
  if (count != 4) refuse(tr("it must be four numbers"));
  if (!(sides[0] < sides[1] && sides[2] < sides[3])) refuse(tr("it holds no area"));
  std::array<double, 4> extent = {sides[0], sides[2], sides[1], sides[3]};
  if (bracket == std::string::npos || crs_wkt.empty()) return extent;
  const std::size_t end = text.rfind(']');
  const OGRSpatialReference from = crs_from_wkt(
                                crs_of_text(trimmed(text.substr(bracket + 1, end - bracket - 1)), label)),
                            to = crs_from_wkt(crs_wkt);
  if (from.IsSame(&to) != 0) return extent;
  const GdalErrors errors;
  const std::unique_ptr<OGRCoordinateTransformation, DestroyTransformation> transformation(
      OGRCreateCoordinateTransformation(&from, &to));
  constexpr int points = 21;  // along each side
  std::array<double, 4> there{};
  if (!transformation ||
      transformation->TransformBounds(extent[0], extent[1], extent[2], extent[3], &there[0], &there[1],
                                      &there[2], &there[3], points) == 0)
    refuse(errors.why(tr("it cannot be brought into the CRS of the result")));
  return there;
}

}  // namespace spate::io
