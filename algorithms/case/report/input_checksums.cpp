// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/case/report/input_checksums.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <system_error>

#include "algorithms/case/inputs/sha256.hpp"
#include "algorithms/io/source_files.hpp"
#include "algorithms/io/vector/vector_layer.hpp"
#include "solver/core/check.hpp"
#include "solver/core/text.hpp"

namespace spate {
namespace {

namespace fs = std::filesystem;

std::string extension_of(const std::string& path) {
  return folded(fs::u8path(path).extension().u8string());
}

bool is_database(const std::string& path) {
  const std::string extension = extension_of(path);
  return extension == ".gpkg" || extension == ".sqlite" || extension == ".db";
}

// Adds the other files of shapefiles.
std::vector<std::string> with_parts(std::vector<std::string> files) {
  const std::vector<std::string> named = files;
  for (const std::string& file : named) {
    if (extension_of(file) != ".shp") continue;
    for (const char* extension : {".shx", ".dbf", ".prj", ".cpg"}) {
      const std::string part = fs::u8path(file).replace_extension(extension).u8string();
      std::error_code ignored;
      if (fs::is_regular_file(fs::u8path(part), ignored)) files.push_back(part);
    }
  }
  return files;
}

FileChecksum checksum_of(const std::string& path, const std::string& parameter, const Watch& watch) {
  std::ifstream file(fs::u8path(path), std::ios::binary);
  Sha256 hash;
  FileChecksum found{path, 0, {}};
  std::vector<char> bytes(std::size_t{1} << 20);
  while (file) {
    file.read(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    hash.add(bytes.data(), static_cast<std::size_t>(file.gcount()));
    found.bytes += static_cast<std::uint64_t>(file.gcount());
    watch(0.5);
  }
  if (!file.eof())
    throw Error("input_unreadable", tr("%1 '%2' cannot be read", parameter, path),
                tr("it could not be read to its end"), tr("Check the file and its permissions."));
  found.sha256 = hash.hex();
  return found;
}

void add_text(Sha256& hash, const std::string& text) {
  const std::string size = std::to_string(text.size()) + ":";  // so that "ab", "c" is not "a", "bc"
  hash.add(size.data(), size.size());
  hash.add(text.data(), text.size());
}

std::string rows_checksum(const std::string& source, const std::string& parameter, const Watch& watch) {
  io::VectorLayer layer(source, parameter);
  Sha256 hash;
  for (const io::Column& column : layer.columns()) add_text(hash, column.name);
  io::Row row;
  std::string why;
  while (layer.next(row, &why)) {
    add_text(hash, row.wkb);
    for (const io::Attribute& value : row.attributes) add_text(hash, io::text_of(value));
    watch(0.5);
  }
  return hash.hex();
}

}  // namespace

bool InputChecksum::is_same(const InputChecksum& other) const {
  return !files.empty() && rows_sha256 == other.rows_sha256 && files.size() == other.files.size() &&
         std::equal(files.begin(), files.end(), other.files.begin(),
                    [](const FileChecksum& a, const FileChecksum& b) { return a.sha256 == b.sha256; });
}

std::vector<InputChecksum> input_checksums(const Values& values, const ParameterList& list,
                                           const Watch& watch) {
  std::vector<InputChecksum> inputs;
  for (const ParameterInfo& info : list) {
    if (!values.is_given(info.name) || !is_read(info)) continue;
    InputChecksum input{info.name, values.text(info.name), {}, {}};
    const std::vector<std::string> files = with_parts(io::files_behind(input.source));
    const bool has_rows = info.kind != ParameterKind::raster && files.size() == 1 && is_database(files[0]);
    if (has_rows) {
      input.files.push_back({files[0], 0, {}});
      input.rows_sha256 = rows_checksum(input.source, info.name, watch);
    } else {
      for (const std::string& file : files) input.files.push_back(checksum_of(file, info.name, watch));
    }
    inputs.push_back(std::move(input));
  }
  return inputs;
}

}  // namespace spate
