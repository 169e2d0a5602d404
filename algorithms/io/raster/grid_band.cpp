// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/io/raster/grid_band.hpp"

#include <algorithm>

#include "algorithms/io/gdal_support.hpp"
#include "solver/core/check.hpp"

namespace spate::io {

GridBand::GridBand(const std::string& gdal_source, const std::string& label, int band)
    : name_(label + " '" + gdal_source + "'"), dataset_(open_raster(gdal_source, label)) {
  place_ = read_place(*dataset_, name_);
  strips_.emplace(find_band(*dataset_, band, name_), name_);
}

void GridBand::read(std::int32_t begin, std::int32_t end, float* values) {
  const auto columns = static_cast<std::size_t>(reference().grid.columns);
  const std::int32_t rows = reference().grid.rows;
  const std::int32_t first = place_.south_up ? begin : rows - end;  // of the file
  strips_->for_each_strip(
      first, first + (end - begin), [&](int row, int count, const std::vector<double>& strip) {
        for (int i = 0; i < count; ++i) {
          const std::int32_t from_south = place_.south_up ? row + i : rows - 1 - (row + i);
          std::transform(strip.begin() + static_cast<std::ptrdiff_t>(columns) * i,
                         strip.begin() + static_cast<std::ptrdiff_t>(columns) * (i + 1),
                         values + static_cast<std::size_t>(from_south - begin) * columns,
                         [](double value) { return static_cast<float>(value); });
        }
      });
}

Metadata GridBand::metadata() const {
  Metadata list;
  char** items = dataset_->GetMetadata();
  for (int i = 0; i < CSLCount(items); ++i) {
    const std::string item = items[i];
    const std::size_t equals = item.find('=');
    if (item.rfind("SPATE_", 0) == 0 && equals != std::string::npos)
      list.emplace_back(item.substr(0, equals), item.substr(equals + 1));
  }
  return list;
}

std::string cells_text(std::int64_t count, double value, const std::string& place) {
  const std::string text = std::isnan(value) ? tr("no data") : number(value, 10);
  return tr("%1 {cell,|cells, the first} with %2 at %3", number(static_cast<long long>(count)), text, place);
}

void ImpossibleValues::look_at(const GridBand& band, std::int32_t row_begin, const float* values,
                               std::size_t count) {
  const std::size_t begin = band.reference().grid.index(0, row_begin);
  for (std::size_t i = 0; i < count; ++i) {
    if (!(values[i] < 0) && !(values[i] > most_)) continue;
    if (count_++ > 0 && begin + i > first_) continue;
    first_ = begin + i;
    value_ = values[i];
  }
}

void ImpossibleValues::check(const GridBand& band) const {
  if (count_ == 0) return;
  const bool is_negative = value_ < 0;
  throw Error(is_negative ? "raster_negative" : "raster_value_too_large",
              is_negative ? tr("%1 has negative values", band.name())
                          : tr("%1 has values above %2", band.name(), number(static_cast<double>(most_))),
              cells_text(count_, static_cast<double>(value_), band.reference().cell_text(first_)),
              tr("Declare its nodata value with gdal:translate if it is one; otherwise correct the raster."));
}

}  // namespace spate::io
