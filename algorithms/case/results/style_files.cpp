// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/case/results/style_files.hpp"

#include <filesystem>
#include <fstream>
#include <iterator>
#include <system_error>

#include "algorithms/io/new_files.hpp"
#include "solver/core/check.hpp"

namespace spate {
namespace {

namespace fs = std::filesystem;

// Marks the last line of a style that Spate has written: a processing instruction, which XML lets other
// programs ignore. QGIS drops it when a user saves a style.
const std::string mark = "<?spate-style-of ";
const std::string end_of_mark = "?>";

// The name of a file with the characters that the mark may contain.
std::string marked_name(const fs::path& file) {
  std::string name = file.filename().u8string();
  for (char& letter : name)
    if (letter == '>') letter = '_';
  return name;
}

// The file that a style belongs to, by its mark; empty = Spate has not written it.
std::string owner_of(const fs::path& style) {
  std::ifstream in(style, std::ios::binary);
  const std::string text{std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
  const std::size_t at = text.rfind(mark);
  if (at == std::string::npos) return {};
  const std::size_t begin = at + mark.size();
  return text.substr(begin, text.find(end_of_mark, begin) - begin);
}

bool may_replace(const fs::path& style, const fs::path& file) {
  std::error_code ignored;
  if (!fs::exists(fs::symlink_status(style, ignored))) return true;
  if (!fs::is_regular_file(style, ignored)) return false;
  const std::string owner = owner_of(style);
  if (owner.empty()) return false;
  return owner == marked_name(file) || !fs::exists(style.parent_path() / fs::u8path(owner), ignored);
}

void replace_all(std::string& text, const std::string& what, const std::string& with) {
  for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, at + with.size()))
    text.replace(at, what.size(), with);
}

}  // namespace

std::string style_of_points(std::string qml) {
  replace_all(qml, "type=\"fill\"", "type=\"marker\"");
  replace_all(qml, "class=\"SimpleFill\"", "class=\"SimpleMarker\"");
  return qml;
}

std::string style_of_columns(std::string qml, const std::vector<io::Column>& fields,
                             const std::vector<io::Column>& columns) {
  for (std::size_t i = 0; i < fields.size(); ++i) {
    replace_all(qml, "&quot;" + fields[i].name + "&quot;", "&quot;" + columns[i].name + "&quot;");
    replace_all(qml, "attr=\"" + fields[i].name + "\"", "attr=\"" + columns[i].name + "\"");
  }
  return qml;
}

void write_style_beside(const std::string& path, std::string text, Log& log) {
  const fs::path file = fs::u8path(path);
  const fs::path style = fs::path(file).replace_extension(".qml");
  if (!may_replace(style, file)) {
    log.info(tr("The style '%1' stays as it is: it was not made for '%2'.", style.u8string(),
                file.filename().u8string()));
    return;
  }
  if (!text.empty() && text.back() != '\n') text += '\n';
  text += mark + marked_name(file) + end_of_mark + '\n';
  try {
    io::write_file(style.u8string(), text);
  } catch (const Error& error) {
    log.warning({"style_not_written", tr("The style '%1' could not be written", style.u8string()),
                 error.why(), tr("The map itself is complete.")});
  }
}

}  // namespace spate
