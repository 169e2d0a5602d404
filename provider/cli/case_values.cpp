// SPDX-License-Identifier: GPL-3.0-or-later
#include "provider/cli/case_values.hpp"

#include <algorithm>
#include <cmath>
#include <optional>
#include <string>
#include <system_error>
#include <vector>

#include "algorithms/case/log/texts.hpp"
#include "algorithms/io/source_name.hpp"
#include "algorithms/io/vector/vector_layer.hpp"
#include "provider/cli/case_file.hpp"

namespace spate::cli {
namespace {

namespace fs = std::filesystem;
using Json = nlohmann::ordered_json;

[[noreturn]] void refuse(const std::string& name, const Json& value, const std::string& why) {
  throw WrongUse("case_value_wrong", tr("%1 is %2", name, value.dump()), why,
                 tr("Correct the value of %1.", name));
}

double number_of(const ParameterInfo& info, const Json& value) {
  if (value.is_number()) return value.get<double>();
  std::string doubt = tr("it must be a number");
  if (value.is_string()) {
    const std::optional<double> number = io::number_of(value.get<std::string>(), &doubt);
    if (number) return *number;
  }
  refuse(info.name, value, doubt);
}

bool flag_of(const ParameterInfo& info, const Json& value) {
  if (value.is_boolean()) return value.get<bool>();
  if (value.is_number()) return value.get<double>() != 0;
  if (value.is_string())
    if (const std::optional<bool> flag = flag_of_text(value.get<std::string>())) return *flag;
  refuse(info.name, value, tr("it must be true or false"));
}

// A word, or its place in the list.
std::string choice_of(const ParameterInfo& info, const Json& value) {
  const auto& choices = info.choices;
  std::string word = value.is_string() ? value.get<std::string>() : value.dump();
  if (std::find(choices.begin(), choices.end(), word) != choices.end()) return word;
  const std::optional<double> place = io::parse_number(word);
  if (place && *place >= 0 && *place < static_cast<double>(choices.size()) && *place == std::floor(*place))
    return choices[static_cast<std::size_t>(*place)];
  refuse(info.name, value, tr("its values are %1", joined(choices)));
}

// Text, a number as it stands, or a list of those.
std::string text_of(const ParameterInfo& info, const Json& value) {
  if (value.is_string()) return value.get<std::string>();
  if (value.is_number()) return exact(value.get<double>());
  if (!value.is_array()) refuse(info.name, value, tr("it must be text"));
  std::vector<std::string> parts;
  for (const Json& part : value) parts.push_back(text_of(info, part));
  return joined(parts, "; ");
}

std::string path_in(const fs::path& folder, const std::string& path) {
  return (folder / fs::u8path(path)).lexically_normal().u8string();  // an absolute path stays
}

// Whether a path goes to a file below the folder or, as a path in an archive, through one.
bool goes_through_file(const fs::path& folder, const std::string& path) {
  std::error_code ignored;
  fs::path way = folder;
  for (const fs::path& part : fs::u8path(path.substr(0, path.find('|'))))
    if (fs::is_regular_file(way /= part, ignored)) return true;
  return false;
}

// A source: a path below the folder, also in an archive there, with what says which layer of it; names of
// databases and services stay, but for a file that they hold, as in NETCDF:"rain.nc":tp.
std::string source_in(const fs::path& folder, const std::string& source) {
  if (source.rfind("/vsi", 0) == 0) {
    const std::size_t begin = source.find('/', 1) + 1;  // behind /vsizip/
    const std::string path = begin > 0 ? source.substr(begin) : std::string();
    return goes_through_file(folder, path) ? source.substr(0, begin) + path_in(folder, path) : source;
  }
  const io::SourceName parts = io::parts_of_source(source, [&](const std::string& path) {
    std::error_code ignored;
    return fs::exists(folder / fs::u8path(path), ignored);
  });
  return parts.path.empty() ? source : parts.with(path_in(folder, parts.path));
}

// Four numbers, or a text of them.
std::string extent_of(const ParameterInfo& info, const Json& value) {
  if (!value.is_array()) return text_of(info, value);
  std::vector<std::string> sides;
  for (const Json& side : value) sides.push_back(exact(number_of(info, side)));
  return joined(sides);
}

// A path or a list of them; each in its line.
std::string paths_in(const ParameterInfo& info, const Json& value, const fs::path& folder) {
  const Json list = value.is_array() ? value : Json::array({value});
  std::string paths;
  for (const Json& path : list) {
    if (!path.is_string()) refuse(info.name, path, tr("it must be the path of a file"));
    paths += source_in(folder, path.get<std::string>()) + "\n";
  }
  return paths;
}

}  // namespace

Values::Value value_of(const ParameterInfo& info, const Json& value, const fs::path& folder) {
  if (value.is_null() || (value.is_string() && value.get_ref<const std::string&>().empty())) return {};
  switch (info.kind) {
    case ParameterKind::number:
    case ParameterKind::integer:
      return number_of(info, value);
    case ParameterKind::flag:
      return flag_of(info, value);
    case ParameterKind::choice:
      return choice_of(info, value);
    case ParameterKind::text:
    case ParameterKind::field:
    case ParameterKind::crs:
      return text_of(info, value);
    case ParameterKind::extent:
      return extent_of(info, value);
    case ParameterKind::rasters:
    case ParameterKind::vectors:
      return paths_in(info, value, folder);
    default:
      if (!value.is_string()) refuse(info.name, value, tr("it must be the path of a file"));
      if (value == "TEMPORARY_OUTPUT") return value.get<std::string>();
      return is_result(info) ? path_in(folder, value.get<std::string>())
                             : source_in(folder, value.get<std::string>());
  }
}

}  // namespace spate::cli
