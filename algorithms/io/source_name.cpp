// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/io/source_name.hpp"

#include <algorithm>

namespace spate::io {

SourceName parts_of_source(const std::string& source,
                           const std::function<bool(const std::string& path)>& is_there) {
  const std::size_t bar = std::min(source.find('|'), source.size());
  const std::string path = source.substr(0, bar);
  if (path.find(':') == std::string::npos || is_there(path)) return {{}, path, source.substr(bar)};
  for (std::size_t begin = 0, end = 0; begin <= path.size(); begin = end + 1) {
    end = std::min(path.find(':', begin), path.size());
    while (begin < end && path[begin] == '"') ++begin;
    std::size_t length = end - begin;
    while (length > 0 && path[begin + length - 1] == '"') --length;
    const std::string file = path.substr(begin, length);
    if (!file.empty() && is_there(file))
      return {source.substr(0, begin), file, source.substr(begin + length)};
  }
  return {source, {}, {}};
}

}  // namespace spate::io
