// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/io/raster/geotiff.hpp"

#include <gdal_priv.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>
#include <stdexcept>

#include "algorithms/io/gdal_support.hpp"
#include "algorithms/io/new_files.hpp"
#include "algorithms/io/raster/value_checksum.hpp"
#include "algorithms/io/secrets.hpp"
#include "algorithms/io/series/background_writer.hpp"
#include "solver/core/check.hpp"

namespace spate::io {
namespace {

constexpr int block = 256;  // cells along the side of a tile in the file

[[noreturn]] void fail(const char* key, const std::string& path, const std::string& why,
                       const std::string& remedy) {
  throw Error(key, tr("The result '%1' cannot be written", path), why, remedy);
}

std::string check_disk() {
  return tr("Free some space on the disk, or choose a folder on another one.");
}

// Statistics of the values so far (Welford). They go into the file's metadata, so that QGIS can stretch its
// colours without scanning the file.
struct Statistics {
  std::int64_t count = 0;
  double least = 0;
  double most = 0;
  double mean = 0;
  double squares = 0;

  void add(double value) {
    least = count == 0 ? value : std::min(least, value);
    most = count == 0 ? value : std::max(most, value);
    ++count;
    const double difference = value - mean;
    mean += difference / static_cast<double>(count);
    squares += difference * (value - mean);
  }
};

GDALDatasetUniquePtr create(const std::string& temporary, const std::string& path,
                            const GeoReference& reference, const Metadata& metadata, std::size_t bands) {
  const GdalErrors errors;
  GDALDriver* driver = find_driver("GTiff");
  if (driver == nullptr)
    fail("gdal_without_geotiff", path, tr("GDAL has no GeoTIFF driver"), tr("Install a complete GDAL."));
  const char* list = driver->GetMetadataItem(GDAL_DMD_CREATIONOPTIONLIST);
  const bool zstd = list != nullptr && std::strstr(list, "ZSTD") != nullptr;
  CPLStringList options;
  options.SetNameValue("TILED", "YES");
  options.SetNameValue("BLOCKXSIZE", std::to_string(block).c_str());
  options.SetNameValue("BLOCKYSIZE", std::to_string(block).c_str());
  options.SetNameValue("COMPRESS", zstd ? "ZSTD" : "DEFLATE");
  options.SetNameValue("PREDICTOR", "3");
  options.SetNameValue("INTERLEAVE", "BAND");
  options.SetNameValue("BIGTIFF", "IF_SAFER");
  options.SetNameValue("SPARSE_OK", "TRUE");  // tiles of nodata are left out
  GDALDatasetUniquePtr dataset(driver->Create(temporary.c_str(), reference.grid.columns, reference.grid.rows,
                                              static_cast<int>(bands), GDT_Float32, options.List()));
  if (!dataset) {
    fail("result_not_written", path, errors.why(tr("the file cannot be created")),
         tr("Check that its folder can be written to and has free space."));
  }
  std::array<double, 6> transform = reference.geo_transform();
  dataset->SetGeoTransform(transform.data());
  if (!reference.crs_wkt.empty()) {
    const OGRSpatialReference crs = crs_from_wkt(reference.crs_wkt);
    dataset->SetSpatialRef(&crs);
  }
  for (const auto& [name, value] : metadata) dataset->SetMetadataItem(name.c_str(), value.c_str());
  return dataset;
}

// A band that is being written from north to south, in strips of whole tiles.
class BandWriter {
 public:
  BandWriter(GDALRasterBand& target, const Band& source, const std::string& path)
      : target_(target), source_(source), path_(path) {
    target.SetDescription(source.name.c_str());
    target.SetUnitType(source.unit.c_str());
    for (const auto& [name, value] : source.metadata)
      target.SetMetadataItem(name.c_str(), without_secrets(value).c_str());
    target.SetNoDataValue(static_cast<double>(result_nodata));
  }

  // The values of count rows of the file from row top on.
  void read(int top, int count, std::vector<float>& values) const {
    const int rows = target_.GetYSize();
    values.resize(static_cast<std::size_t>(target_.GetXSize()) * static_cast<std::size_t>(count));
    source_.read(rows - top - count, rows - top, values.data());
  }

  // Writes them, strip by strip.
  void write(int top, int count, std::vector<float>& values) {
    const int columns = target_.GetXSize();
    const auto width = static_cast<std::size_t>(columns);
    const std::int64_t before = statistics_.count;
    for (float& value : values) {
      if (std::isnan(value))
        value = result_nodata;
      else
        statistics_.add(static_cast<double>(value));
    }
    for (auto row = values.size(); row > 0; row -= width) checksum_.add(values.data() + row - width, width);
    if (statistics_.count == before) return;  // all nodata
    // The strip's last row is the northernmost: GDAL walks it backwards.
    const GdalErrors errors;
    float* northernmost = values.data() + values.size() - width;
    const GSpacing back = -static_cast<GSpacing>(width * sizeof(float));
    if (target_.RasterIO(GF_Write, 0, top, columns, count, northernmost, columns, count, GDT_Float32,
                         sizeof(float), back, nullptr) != CE_None ||
        errors.failed()) {
      fail("result_not_written", path_, errors.why(tr("writing failed")), check_disk());
    }
    // The strip is of whole tiles. GDAL would keep as many as fit a twentieth of all memory.
    if (target_.FlushCache(false) != CE_None || errors.failed())
      fail("result_not_written", path_, errors.why(tr("writing failed")), check_disk());
  }

  void finish(Written& of_file) {
    target_.SetMetadataItem(checksum_item, checksum_.text().c_str());
    if (statistics_.count == 0) return;
    target_.SetStatistics(statistics_.least, statistics_.most, statistics_.mean,
                          std::sqrt(statistics_.squares / static_cast<double>(statistics_.count)));
    const bool first = of_file.cells == 0;
    of_file = {of_file.cells + statistics_.count,
               first ? statistics_.least : std::min(of_file.least, statistics_.least),
               first ? statistics_.most : std::max(of_file.most, statistics_.most)};
  }

 private:
  GDALRasterBand& target_;
  const Band& source_;
  const std::string& path_;
  Statistics statistics_;
  ValueChecksum checksum_;
};

}  // namespace

GeoTiffSet::GeoTiffSet(GeoReference reference, Metadata metadata)
    : reference_(std::move(reference)), metadata_(std::move(metadata)) {
  register_gdal();
  for (auto& entry : metadata_) entry.second = without_secrets(entry.second);
}

GeoTiffSet::~GeoTiffSet() = default;

void GeoTiffSet::check_writable(const std::string& path) {
  const std::string extension = folded(CPLGetExtension(path.c_str()));
  if (extension != "tif" && extension != "tiff") {
    fail("result_not_geotiff", path, tr("results are GeoTIFF files"),
         tr("Give it a name that ends in .tif; gdal:translate converts it to other formats."));
  }
  const std::string why = why_not_writable(path);
  if (!why.empty())
    fail("result_not_written", path, why,
         tr("Choose another file or folder, or check permissions and free space."));
}

Written GeoTiffSet::write(const std::string& path, const std::vector<Band>& bands) {
  return write({{path, bands}}).front();
}

std::vector<Written> GeoTiffSet::write(const std::vector<GeoTiff>& files) {
  const GdalErrors errors;  // closing a file may still write
  const std::size_t before = files_.size();
  std::vector<GDALDatasetUniquePtr> datasets;
  std::vector<BandWriter> writers;
  for (const GeoTiff& file : files) {
    if (file.bands.empty()) throw std::logic_error("a GeoTIFF needs a band");
    check_writable(file.path);
    files_.push_back(std::make_unique<NewFiles>(file.path));
    datasets.push_back(
        create(files_.back()->temporary(), file.path, reference_, metadata_, file.bands.size()));
    for (std::size_t i = 0; i < file.bands.size(); ++i)
      writers.emplace_back(*datasets.back()->GetRasterBand(static_cast<int>(i) + 1), file.bands[i],
                           file.path);
  }
  const int rows = reference_.grid.rows;
  struct Strip {
    BandWriter* writer;
    int top, count;
    std::vector<float> values;
  };
  // While a strip is written, the next one is worked out.
  BackgroundWriter<Strip> background(
      [](Strip& strip) { strip.writer->write(strip.top, strip.count, strip.values); });
  for (int top = 0; top < rows; top += block)
    for (BandWriter& writer : writers) {
      Strip strip = background.spare();
      strip.writer = &writer;
      strip.top = top;
      strip.count = std::min(block, rows - top);
      writer.read(top, strip.count, strip.values);
      background.push(std::move(strip));
    }
  background.finish();
  std::vector<Written> written;
  auto writer = writers.begin();
  for (const GeoTiff& file : files) {
    written.emplace_back();
    for (std::size_t i = 0; i < file.bands.size(); ++i) (writer++)->finish(written.back());
  }
  writers.clear();
  for (std::size_t i = 0; i < files.size(); ++i) {
    datasets[i].reset();
    if (errors.failed()) fail("result_not_written", files[i].path, errors.why(""), check_disk());
    files_[before + i]->store_all();
  }
  return written;
}

void GeoTiffSet::publish() {
  while (!files_.empty()) {
    files_.front()->take_place();
    files_.erase(files_.begin());
  }
}

}  // namespace spate::io
