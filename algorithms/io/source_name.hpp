// SPDX-License-Identifier: GPL-3.0-or-later
// Where the path stands in the name of a source.
#pragma once

#include <functional>
#include <string>

namespace spate::io {

// "rain.nc|layername=tp" and NETCDF:"rain.nc":tp hold the path rain.nc.
struct SourceName {
  std::string before, path, after;  // path: empty where the source names no file, as databases and services
  std::string with(const std::string& other_path) const { return before + other_path + after; }
};

// is_there: whether there is such a file; a word with colons around it is a path only then.
SourceName parts_of_source(const std::string& source,
                           const std::function<bool(const std::string& path)>& is_there);

}  // namespace spate::io
