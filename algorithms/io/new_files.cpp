// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/io/new_files.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <map>
#include <mutex>
#include <optional>
#include <system_error>

#include "algorithms/io/stored_bytes.hpp"
#include "solver/core/check.hpp"

namespace spate::io {
namespace {

namespace fs = std::filesystem;

constexpr const char* prefix = ".spate-";

[[noreturn]] void fail(const std::string& path, const std::string& why) {
  throw Error("result_not_written", tr("The result '%1' cannot be written", path), why,
              tr("Look for free space and for programs that have the file open, or choose another file or "
                 "folder."));
}

fs::path folder_of(const fs::path& file) {
  return file.has_parent_path() ? file.parent_path() : fs::path(".");
}

// Whether make_hidden() gives such names: a user's own folder may begin like them.
bool is_hidden_name(const std::string& name) {
  const std::string begin = prefix;
  return name.rfind(begin, 0) == 0 && are_random_letters(name.substr(begin.size()));
}

// Hidden folders that nobody uses any more. To look through a folder with many files takes longer than to
// write another one, so it gets a twentieth of the time at most.
void remove_leftovers(const fs::path& folder) {
  using Clock = std::chrono::steady_clock;
  struct Look {
    Clock::time_point end{};
    Clock::duration took{};
  };
  static std::mutex mutex;
  static std::map<std::string, Look> looks;
  std::error_code ignored;
  const std::lock_guard<std::mutex> lock(mutex);
  Look& last = looks[fs::absolute(folder, ignored).u8string()];
  const Clock::time_point begin = Clock::now();
  if (begin - last.end < 20 * last.took) return;
  std::vector<fs::path> found;
  for (const auto& entry : fs::directory_iterator(folder, ignored))
    if (is_hidden_name(entry.path().filename().u8string()) &&
        entry.symlink_status(ignored).type() == fs::file_type::directory)
      found.push_back(entry.path());
  for (const fs::path& each : found) {
    const FolderClaim claim(each.u8string());
    if (claim.state() == FolderClaim::State::mine) fs::remove_all(each, ignored);
  }
  last.end = Clock::now();
  last.took = last.end - begin;
}

struct Hidden {
  std::string path;
  std::unique_ptr<FolderClaim> claim;
};

// Throws no Error: why says what is wrong.
std::optional<Hidden> make_hidden(const fs::path& folder, std::string* why) {
  constexpr int attempts = 10;
  for (int i = 0; i < attempts; ++i) {
    Hidden hidden;
    hidden.path = (folder / (prefix + random_letters())).u8string();
    *why = make_private_folder(hidden.path);
    if (!why->empty()) return std::nullopt;
    hidden.claim = std::make_unique<FolderClaim>(hidden.path);
    // Another run may have taken it for a leftover in the moment before it was claimed.
    if (hidden.claim->state() != FolderClaim::State::others) return hidden;
    *why = tr("another program removes the files that are written there");
  }
  return std::nullopt;
}

std::string why_no_file(const fs::path& file) {
  std::error_code error;
  const fs::file_status status = fs::status(file, error);
  if (fs::is_directory(status)) return tr("'%1' is a folder", file.u8string());
  if (fs::exists(status) && !fs::is_regular_file(status))
    return tr("'%1' is a device or a pipe, and no file", file.u8string());
  if (is_protected(file.u8string())) return tr("'%1' is protected", file.u8string());
  const fs::path folder = folder_of(file);
  if (!fs::is_directory(folder, error)) return tr("there is no folder '%1'", folder.u8string());
  return {};
}

// What formats put beside a file: endings behind its name, and in place of its own.
struct Companions {
  std::vector<std::string> appended, replaced;
};

const Companions& companions_of(const std::string& extension) {
  static const Companions others = {{".aux.xml"}, {}};
  static const std::map<std::string, Companions> known = {
      {".gpkg", {{"-wal", "-shm", "-journal", ".aux.xml"}, {}}},
      {".sqlite", {{"-wal", "-shm", "-journal"}, {}}},
      {".tif", {{".aux.xml", ".ovr", ".msk"}, {}}},
      {".tiff", {{".aux.xml", ".ovr", ".msk"}, {}}},
      {".shp", {{".xml"}, {".shx", ".dbf", ".prj", ".cpg", ".qpj", ".qix", ".sbn", ".sbx", ".idm", ".ind"}}},
      {".gml", {{}, {".gfs", ".xsd"}}},
  };
  const auto found = known.find(extension);
  return found == known.end() ? others : found->second;
}

// Moves files out of the way, and back again unless that is to stay: the first one last.
class SetAside {
 public:
  explicit SetAside(fs::path folder) : folder_(std::move(folder)) {}
  SetAside(const SetAside&) = delete;
  SetAside& operator=(const SetAside&) = delete;
  ~SetAside() {
    std::error_code ignored;
    if (!stays_)
      for (auto file = moved_.rbegin(); file != moved_.rend(); ++file)
        fs::rename(file->second, file->first, ignored);
  }
  void move(const fs::path& file) {
    std::error_code error;
    const fs::file_status status = fs::symlink_status(file, error);
    if (!fs::exists(status)) return;
    if (fs::is_directory(status)) fail(file.u8string(), tr("'%1' is a folder", file.u8string()));
    const fs::path to = folder_ / file.filename();
    fs::rename(file, to, error);
    if (error) fail(file.u8string(), error.message());
    moved_.emplace_back(file, to);
  }
  void stay() { stays_ = true; }

 private:
  fs::path folder_;
  std::vector<std::pair<fs::path, fs::path>> moved_;
  bool stays_ = false;
};

}  // namespace

std::string why_not_writable(const std::string& path) {
  const fs::path file = fs::u8path(path);
  std::string why = why_no_file(file);
  if (!why.empty()) return why;
  const std::optional<Hidden> probe = make_hidden(folder_of(file), &why);
  std::error_code ignored;
  if (probe) fs::remove(fs::u8path(probe->path), ignored);
  return probe ? std::string() : tr("'%1': %2", folder_of(file).u8string(), why);
}

NewFiles::NewFiles(const std::string& path) : path_(path) {
  const fs::path file = fs::u8path(path);
  std::string why = why_no_file(file);
  if (!why.empty()) fail(path, why);
  remove_leftovers(folder_of(file));
  std::optional<Hidden> hidden = make_hidden(folder_of(file), &why);
  if (!hidden) fail(path, tr("'%1': %2", folder_of(file).u8string(), why));
  folder_ = hidden->path;
  claim_ = std::move(hidden->claim);
  temporary_ = (fs::u8path(folder_) / file.filename()).u8string();
}

NewFiles::~NewFiles() {
  std::error_code ignored;
  fs::remove_all(fs::u8path(folder_), ignored);
}

std::vector<std::string> NewFiles::names() const {
  std::error_code ignored;
  std::vector<std::string> list;
  for (const auto& entry : fs::directory_iterator(fs::u8path(folder_), ignored))
    if (entry.is_regular_file(ignored)) list.push_back(entry.path().filename().u8string());
  std::sort(list.begin(), list.end());
  const auto own = std::find(list.begin(), list.end(), fs::u8path(path_).filename().u8string());
  if (own != list.end()) std::rotate(own, own + 1, list.end());
  return list;
}

void NewFiles::store_all() const {
  for (const std::string& name : names()) {
    const std::string why = store((fs::u8path(folder_) / fs::u8path(name)).u8string());
    if (!why.empty()) fail(path_, why);
  }
}

void NewFiles::take_place() {
  const fs::path file = fs::u8path(path_), hidden = fs::u8path(folder_);
  const std::vector<std::string> mine = names();
  const fs::path old = hidden / "old";
  std::error_code error;
  fs::create_directory(old, error);
  SetAside aside(old);
  const auto set_aside = [&](const fs::path& beside) {
    if (std::find(mine.begin(), mine.end(), beside.filename().u8string()) == mine.end()) aside.move(beside);
  };
  const std::string extension = folded(file.extension().u8string());
  const Companions& companions = companions_of(extension);
  for (const std::string& ending : companions.appended) set_aside(fs::path(file).concat(ending));
  for (const std::string& ending : companions.replaced) set_aside(fs::path(file).replace_extension(ending));
  std::vector<fs::path> places;
  for (const std::string& name : mine) places.push_back(folder_of(file) / fs::u8path(name));
  // One file takes the place of an older one in a moment. Several would be a mixture meanwhile, so there is
  // none of that name until the last is there.
  if (places.size() > 1)
    std::for_each(places.rbegin(), places.rend(), [&](const fs::path& place) { aside.move(place); });
  for (std::size_t i = 0; i < mine.size(); ++i) {
    fs::rename(hidden / fs::u8path(mine[i]), places[i], error);
    if (!error) continue;
    std::error_code ignored;
    for (std::size_t taken = 0; taken < i; ++taken) fs::remove(places[taken], ignored);
    fail(places[i].u8string(), error.message());
  }
  aside.stay();
}

void write_file(const std::string& path, const std::string& bytes) {
  NewFiles files(path);
  const std::string why = store_bytes(files.temporary(), bytes);
  if (!why.empty()) fail(path, why);
  files.take_place();
}

}  // namespace spate::io
