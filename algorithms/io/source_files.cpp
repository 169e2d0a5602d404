// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/io/source_files.hpp"

#include <cpl_minixml.h>
#include <ogrsf_frmts.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>
#include <system_error>
#include <utility>

#include "algorithms/io/gdal_support.hpp"
#include "solver/core/check.hpp"

namespace spate::io {
namespace {

namespace fs = std::filesystem;

// The same for all names of a file, whether it exists or not.
fs::path on_disk(const std::string& path) {
  std::error_code error;
  fs::path place = fs::weakly_canonical(fs::absolute(fs::u8path(path)), error);
  if (error) place = fs::absolute(fs::u8path(path)).lexically_normal();
  static const std::set<std::string> of_shapefile = {".dbf", ".shx"};
  if (of_shapefile.count(folded(place.extension().u8string())) > 0) place.replace_extension(".shp");
  return place;
}

bool same_file(const fs::path& a, const fs::path& b) {
  std::error_code ignored;
  return a == b || fs::equivalent(a, b, ignored);
}

bool is_file(const fs::path& path) {
  std::error_code ignored;
  return fs::is_regular_file(path, ignored);
}

// Without the handlers before a path: "/vsizip//data/a.zip/dem.tif" is "/data/a.zip/dem.tif".
std::string without_handlers(std::string path) {
  while (path.rfind("/vsi", 0) == 0 && path.find('/', 1) != std::string::npos)
    path.erase(0, path.find('/', 1) + 1);
  return path;
}

// The file of that path, or the archive that it lies in.
void add_existing(const std::string& path, std::set<fs::path>& files) {
  for (fs::path part = fs::u8path(without_handlers(path)); !part.empty() && part != part.root_path();
       part = part.parent_path())
    if (is_file(part)) {
      files.insert(part);
      return;
    }
}

// All files that stand in a text, between the words of a driver.
std::set<fs::path> files_named(const std::string& text) {
  std::set<fs::path> files;
  // A file's name may hold what else separates words.
  for (const char* separators : {"", "|", ":\"|", ":\"'?|{},="})
    for (std::size_t begin = 0; begin < text.size();) {
      const std::size_t end = std::min(text.find_first_of(separators, begin), text.size());
      if (end > begin) add_existing(text.substr(begin, end - begin), files);
      begin = end + 1;
    }
  return files;
}

bool is_vrt(const std::string& text) {
  return text.find("<VRTDataset") != std::string::npos || text.find("<OGRVRTDataSource") != std::string::npos;
}

// The text of a VRT; empty for other files.
std::string vrt_text(const fs::path& file) {
  std::ifstream in(file, std::ios::binary);
  std::string head(1024, '\0');
  in.read(head.data(), static_cast<std::streamsize>(head.size()));
  head.resize(static_cast<std::size_t>(in.gcount()));
  if (!is_vrt(head)) return {};
  in.clear();
  in.seekg(0);
  return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

// The sources that a VRT names, wherever they stand in it.
void collect_sources(const CPLXMLNode* node, std::vector<std::string>& sources) {
  static const std::set<std::string> names = {"SourceFilename", "SourceDataset", "SrcDataSource"};
  for (; node != nullptr; node = node->psNext) {
    if (node->eType == CXT_Element && names.count(node->pszValue) > 0)
      sources.emplace_back(CPLGetXMLValue(node, nullptr, ""));
    collect_sources(node->psChild, sources);
  }
}

// folder: the one of the VRT. Paths in it may be relative to that or to the current one: both count.
void add_behind(const std::string& source, const fs::path& folder, std::set<fs::path>& files) {
  std::vector<std::pair<std::string, fs::path>> vrts;  // texts, with their folders
  if (is_vrt(source)) vrts.emplace_back(source, folder);
  for (const std::string& named : {source, (folder / fs::u8path(without_handlers(source))).u8string()})
    for (const fs::path& file : files_named(named))
      if (files.insert(file).second) vrts.emplace_back(vrt_text(file), file.parent_path());
  for (const auto& [text, place] : vrts) {
    if (text.empty()) continue;
    const GdalErrors quiet;
    CPLXMLNode* tree = CPLParseXMLString(text.c_str());
    std::vector<std::string> sources;
    collect_sources(tree, sources);
    CPLDestroyXMLNode(tree);
    for (const std::string& each : sources) add_behind(each, place, files);
  }
}

}  // namespace

bool overwrites(const FilePlace& output, const FilePlace& other) {
  if (output.file.empty() || other.file.empty()) return false;
  const fs::path mine = on_disk(output.file), theirs = on_disk(other.file);
  std::error_code ignored;
  if (fs::is_directory(theirs, ignored)) return same_file(mine.parent_path(), theirs);
  if (!same_file(mine, theirs)) return false;
  return output.table.empty() || other.table.empty() || folded(output.table) == folded(other.table);
}

std::vector<std::string> files_behind(const std::string& source) {
  std::set<fs::path> files;
  add_behind(source, fs::path(), files);
  std::vector<std::string> list;
  for (const fs::path& file : files) list.push_back(file.u8string());
  return list;
}

void check_source(const std::string& source, const std::string& label) {
  for (const std::string& path : {source, source.substr(0, source.find('|'))}) {
    std::error_code ignored;
    const fs::file_status status = fs::status(fs::u8path(path), ignored);
    if (fs::is_other(status))
      throw Error("source_is_no_file", tr("%1 '%2' cannot be read", label, path),
                  tr("it is a pipe or a device, and no file"), tr("Choose a file."));
  }
}

bool is_plain_table(const std::string& file, const std::string& table) {
  register_gdal();
  const GdalErrors quiet;
  const GDALDatasetUniquePtr dataset(GDALDataset::Open(file.c_str(), GDAL_OF_VECTOR));
  const std::string driver = dataset ? dataset->GetDriverName() : "";
  if (driver != "GPKG" && driver != "SQLite") return true;
  std::string name;
  for (const char letter : table) name += letter == '\'' ? std::string("''") : std::string(1, letter);
  const std::string question =
      "SELECT 1 FROM sqlite_master WHERE type = 'view' AND lower(name) = lower('" + name + "')";
  OGRLayer* views = dataset->ExecuteSQL(question.c_str(), nullptr, nullptr);
  const bool is_view = views != nullptr && views->GetFeatureCount() > 0;
  dataset->ReleaseResultSet(views);
  return !is_view;
}

}  // namespace spate::io
