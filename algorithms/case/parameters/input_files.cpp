// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/case/parameters/input_files.hpp"

#include "algorithms/io/source_files.hpp"

namespace spate {

std::vector<InputFile> input_files(const Values& values, const ParameterList& list) {
  std::vector<InputFile> files;
  for (const ParameterInfo& info : list)
    if (is_read(info) && values.is_given(info.name))
      for (const std::string& source : sources_of(info, values))
        for (const std::string& file : io::files_behind(source)) files.push_back({info.name, file});
  return files;
}

}  // namespace spate
