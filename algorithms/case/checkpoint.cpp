// SPDX-License-Identifier: GPL-3.0-or-later
// Bytes of a checkpoint: a magic text, numbers and vectors with their length in the order of each_part(), and
// the SHA-256 of all that.
#include "algorithms/case/checkpoint.hpp"

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <new>
#include <type_traits>
#include <utility>

#include "algorithms/case/parameter_builders.hpp"
#include "algorithms/case/run_log.hpp"
#include "algorithms/case/sha256.hpp"
#include "algorithms/case/texts.hpp"
#include "algorithms/io/new_files.hpp"

namespace spate {
namespace {

namespace fs = std::filesystem;

constexpr const char* magic = "SPATE CHECKPOINT 1\n";
constexpr std::size_t digest_size = 64;  // letters

class Writer {
 public:
  template <class T>
  void operator()(const T& value) {
    static_assert(std::is_arithmetic_v<T>);
    bytes_.append(reinterpret_cast<const char*>(&value), sizeof value);
  }
  template <class T>
  void operator()(const std::vector<T>& values) {
    (*this)(static_cast<std::uint64_t>(values.size()));
    if constexpr (std::is_arithmetic_v<T>)
      bytes_.append(reinterpret_cast<const char*>(values.data()), values.size() * sizeof(T));
    else
      for (const T& value : values) each_part(*this, value);
  }
  void operator()(const std::string& text) {
    (*this)(static_cast<std::uint64_t>(text.size()));
    bytes_ += text;
  }
  std::string take() { return std::move(bytes_); }

 private:
  std::string bytes_;
};

struct Truncated {};

class Reader {
 public:
  Reader(const std::string& bytes, std::size_t begin, std::size_t end)
      : bytes_(bytes), at_(begin), end_(end) {}
  template <class T>
  void operator()(T& value) {
    static_assert(std::is_arithmetic_v<T>);
    std::memcpy(&value, take(sizeof value), sizeof value);
  }
  template <class T>
  void operator()(std::vector<T>& values) {
    std::uint64_t count = 0;
    (*this)(count);
    if (count > (end_ - at_) / (std::is_arithmetic_v<T> ? sizeof(T) : 1)) throw Truncated();
    values.resize(static_cast<std::size_t>(count));
    if constexpr (std::is_arithmetic_v<T>) {
      const std::size_t size = values.size() * sizeof(T);
      if (size > 0) std::memcpy(values.data(), take(size), size);
    } else {
      for (T& value : values) each_part(*this, value);
    }
  }
  void operator()(std::string& text) {
    std::uint64_t size = 0;
    (*this)(size);
    if (size > end_ - at_) throw Truncated();
    text.assign(take(static_cast<std::size_t>(size)), static_cast<std::size_t>(size));
  }

 private:
  const char* take(std::size_t size) {
    if (size > end_ - at_) throw Truncated();
    at_ += size;
    return bytes_.data() + at_ - size;
  }

  const std::string& bytes_;
  std::size_t at_;
  const std::size_t end_;
};

// What a file holds, in its order: written and read by the same lines. Structured bindings name every part,
// so that one that is added stops the compiler here.
template <class Archive, class Part, class... Parts>
void each(Archive& archive, Part& part, Parts&... parts) {
  archive(part);
  (archive(parts), ...);
}
template <class Archive, class Tally>
auto each_part(Archive& archive, Tally& tally) -> decltype(tally.on_band, void()) {
  auto& [first_overtopping, on_band, depth, peak] = tally;
  each(archive, first_overtopping, on_band, depth, peak);
}
template <class Archive, class Tally>
auto each_part(Archive& archive, Tally& tally) -> decltype(tally.time_of_most, void()) {
  auto& [depth, most, time_of_most, least, time_of_least] = tally;
  each(archive, depth, most, time_of_most, least, time_of_least);
}
template <class Archive, class State>
void each_part_of_run(Archive& archive, State& state) {
  auto& [steps, counted, initial, forcing, barriers, sections, cells] = state;
  auto& [time, last_dt, speed, count, cell_updates] = steps;
  each(archive, time, last_dt, speed, count, cell_updates);
  auto& [sums, rained] = counted;
  for (auto& sum : sums) each(archive, sum.coarse, sum.fine);
  each(archive, rained, initial.coarse, initial.fine);
  auto& [rain, infiltration, gain, taken] = forcing;
  each(archive, rain, infiltration, gain, taken);
  auto& [failed, tallies, highest_water, freeboard, overtopped] = barriers;
  each(archive, failed, tallies, highest_water, freeboard, overtopped);
  archive(sections);
  auto& [planes, blocks, values] = cells;
  each(archive, planes, blocks, values);
}

std::string digest_of(const std::string& bytes, std::size_t size) {
  Sha256 hash;
  hash.add(bytes.data(), size);
  return hash.hex();
}

[[noreturn]] void refuse(const char* key, const std::string& path, const std::string& why) {
  throw Error(key, tr("The run cannot be continued from '%1'", path), why,
              tr("Give the checkpoint of a run of this flood, or start anew without RESUME_FROM."));
}

std::string read_bytes(const std::string& path) {
  std::ifstream file(fs::u8path(path), std::ios::binary);
  std::string bytes{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
  if (!file && bytes.empty()) refuse("checkpoint_not_read", path, tr("it cannot be read"));
  return bytes;
}

// What differs, by the names of parameters.
std::string differences(const RunParts& parts, const std::vector<std::string>& fingerprints) {
  std::string names;
  for (std::size_t i = 0; i < parts.size(); ++i)
    if (i >= fingerprints.size() || fingerprints[i] != parts[i].second)
      names += (names.empty() ? "" : "; ") + parts[i].first;
  return names;
}

}  // namespace

ParameterList checkpoint_parameters() {
  using Kind = ParameterKind;
  ParameterInfo interval = advanced(optional(make_parameter(
      Kind::number, "CHECKPOINT_INTERVAL", tr("Interval of checkpoints (minutes)"),
      tr("Time on the clock from one checkpoint to the next."), ParameterInfo::Group::over_time)));
  interval.number = 15;
  interval.most = 1e5;
  ParameterInfo from = advanced(optional(make_parameter(
      Kind::file, "RESUME_FROM", tr("Go on from the checkpoint"),
      tr("The file that an earlier run left in its folder CHECKPOINT. The run goes on from there, with the "
         "results that it would have had without a break, to the last bit. The duration may be another, and "
         "the device, the threads and which maps are wanted; everything else must be as it was."),
      ParameterInfo::Group::over_time)));
  from.extension = "checkpoint";
  ParameterInfo folder = advanced(optional(make_parameter(
      Kind::folder_result, "CHECKPOINT", tr("Folder of the checkpoint"),
      tr("The run is saved there now and then, when it is cancelled and at its end (flood.checkpoint), so "
         "that another run can go on from there with RESUME_FROM: after a break, on another machine, or for "
         "a longer duration."),
      ParameterInfo::Group::results)));
  folder.is_wanted = false;
  return {interval, from, folder};
}

std::string checkpoint_path(const std::string& folder) {
  return (fs::u8path(folder) / "flood.checkpoint").u8string();
}

void write_checkpoint(const std::string& path, const RunParts& parts, const RunState& state) {
  Writer writer;
  writer(std::string(version()));
  writer(static_cast<std::uint64_t>(parts.size()));
  for (const auto& part : parts) writer(part.second);
  each_part_of_run(writer, state);
  std::string bytes = magic + writer.take();
  bytes += digest_of(bytes, bytes.size());
  io::write_file(path, bytes);
}

RunState read_checkpoint(const std::string& given, const RunParts& parts) {
  std::error_code ignored;
  const std::string path = fs::is_directory(fs::u8path(given), ignored) ? checkpoint_path(given) : given;
  if (!fs::is_regular_file(fs::u8path(path), ignored))
    refuse("checkpoint_not_read", path, tr("there is no such file"));
  const std::string bytes = read_bytes(path);
  const std::size_t begin = std::strlen(magic);
  if (bytes.compare(0, begin, magic) != 0)
    refuse("checkpoint_of_other_kind", path, tr("it is no checkpoint"));
  if (bytes.size() < begin + digest_size || bytes.compare(bytes.size() - digest_size, digest_size,
                                                          digest_of(bytes, bytes.size() - digest_size)) != 0)
    refuse("checkpoint_damaged", path, tr("the file is damaged"));
  RunState state;
  try {
    Reader reader(bytes, begin, bytes.size() - digest_size);
    std::string made_by;
    reader(made_by);
    if (made_by != version())
      refuse("checkpoint_of_other_version", path,
             tr("it was written by Spate %1, and this is %2", made_by, version()));
    std::uint64_t count = 0;
    reader(count);
    std::vector<std::string> fingerprints(static_cast<std::size_t>(std::min<std::uint64_t>(count, 64)));
    for (std::string& fingerprint : fingerprints) reader(fingerprint);
    const std::string other = differences(parts, fingerprints);
    if (!other.empty())
      refuse("checkpoint_of_other_flood", path, tr("it is of a run in which these were others: %1", other));
    each_part_of_run(reader, state);
  } catch (const Truncated&) {
    refuse("checkpoint_damaged", path, tr("the file is damaged"));
  }
  return state;
}

Checkpoints::Checkpoints(const std::string& folder, double interval, RunParts parts)
    : path_(folder.empty() ? folder : checkpoint_path(folder)),
      interval_(interval),
      parts_(std::move(parts)),
      last_(steady_seconds()) {
  if (path_.empty()) return;
  std::error_code error;
  fs::create_directories(fs::u8path(folder), error);
  const std::string why = error ? error.message() : io::why_not_writable(path_);
  if (!why.empty())
    throw Error("checkpoint_folder_not_writable", tr("CHECKPOINT '%1' cannot be written", folder), why,
                tr("Choose another folder."));
}

void Checkpoints::save_when_due(const Simulation& simulation, Log& log) {
  if (!path_.empty() && steady_seconds() - last_ >= interval_) save(simulation, log);
}

void Checkpoints::save(const Simulation& simulation, Log& log) {
  if (path_.empty()) return;
  try {
    write_checkpoint(path_, parts_, simulation.save());
    log.info(tr("Saved at %1: %2", time_text(simulation.report().time), path_));
  } catch (const Error& error) {
    log.warning({"checkpoint_not_written", error.problem(), error.why(),
                 tr("The run goes on; an older checkpoint is as it was. %1", error.remedy())});
  } catch (const std::bad_alloc&) {  // the maps need less
    log.warning({"checkpoint_without_memory", tr("There is too little memory for a checkpoint"),
                 tr("it is put together in memory before it is written"),
                 tr("The run goes on; an older checkpoint is as it was.")});
  }
  last_ = steady_seconds();
}

}  // namespace spate
