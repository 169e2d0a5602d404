// SPDX-License-Identifier: GPL-3.0-or-later
// Writes results as GeoTIFF: Float32, tiled, compressed, with CRS, units, statistics and parameters.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "algorithms/io/geo_reference.hpp"
#include "algorithms/io/new_files.hpp"

namespace spate::io {

// Marks missing data in result files. It is a number and not NaN, so that tools that compare with == find it,
// and it is far below any depth, level, speed or time.
constexpr float result_nodata = -9999.0f;

// The item of each band that holds the checksum of its values (value_checksum.hpp).
constexpr const char* checksum_item = "SPATE_CHECKSUM";
// That which holds what result of a run it is: the parameter that names its file, e.g. MAX_DEPTH.
constexpr const char* result_item = "SPATE_RESULT";

using Metadata = std::vector<std::pair<std::string, std::string>>;  // names must be free of '='

struct Band {
  std::string name;  // the band's description in QGIS, e.g. "arrival at 0.3 m"
  std::string unit;  // "m", "s", "m/s", "m2/s"
  // Fills rows [row_begin, row_end), row 0 in the south, row-major; NaN = dry or no data.
  std::function<void(std::int32_t row_begin, std::int32_t row_end, float* values)> read;
  Metadata metadata = {};  // of this band
};

struct GeoTiff {
  std::string path;
  std::vector<Band> bands;
};

// What was written of all bands of a file.
struct Written {
  std::int64_t cells = 0;      // with a value
  double least = 0, most = 0;  // of their values
};

// A set of files that appear only when all of them are complete (new_files.hpp); publish() renames them all.
// Until then existing files are not touched; the destructor removes what was not published.
// Metadata lose the passwords of the sources that they name (secrets.hpp).
class GeoTiffSet {
 public:
  GeoTiffSet(GeoReference reference, Metadata metadata);
  ~GeoTiffSet();
  GeoTiffSet(const GeoTiffSet&) = delete;
  GeoTiffSet& operator=(const GeoTiffSet&) = delete;

  // Throws Error when path cannot be written: call it for each output before a long run.
  static void check_writable(const std::string& path);

  // Reads the bands in strips and writes the files under their temporary names. All bands of all files are
  // asked for a strip before any is asked for the next one, so that what they share can be worked out once.
  // Exceptions of a band's read pass through.
  std::vector<Written> write(const std::vector<GeoTiff>& files);
  Written write(const std::string& path, const std::vector<Band>& bands);

  // Replaces files of the same name, one atomic rename each, and removes their stale .aux.xml, .ovr and .msk.
  // Throws Error when a name cannot be taken any more; files renamed before it stay.
  void publish();

 private:
  GeoReference reference_;
  Metadata metadata_;
  std::vector<std::unique_ptr<NewFiles>> files_;
};

}  // namespace spate::io
