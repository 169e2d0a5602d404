// SPDX-License-Identifier: GPL-3.0-or-later
// The file holds a magic text, the version, the identity of the run, its cells strip by strip, the rest of
// its state, and the SHA-256 of all that.
#include "algorithms/case/resume/checkpoint_file.hpp"

#include <algorithm>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <utility>

#include "algorithms/case/resume/archive.hpp"
#include "algorithms/case/resume/branch.hpp"
#include "algorithms/io/new_files.hpp"

namespace spate {
namespace {

namespace fs = std::filesystem;

constexpr const char* magic = "SPATE CHECKPOINT 9\n";
constexpr const char* magic_of_any = "SPATE CHECKPOINT ";
constexpr std::size_t digest_size = 64;  // letters
constexpr std::uint8_t more_cells = 1, more_double_cells = 2, no_more_cells = 0;

}  // namespace

// The parts of each struct in the order of the file. Structured bindings name every part, so that the
// compiler stops here when one is added.
template <class Archive, class Tally>
auto each_part(Archive& archive, Tally& tally) -> decltype(tally.on_band, void()) {
  auto& [first_overtopping, on_band, depth, peak, breach_width] = tally;
  each_of(archive, first_overtopping, on_band, depth, peak, breach_width);
}
template <class Archive, class Tally>
auto each_part(Archive& archive, Tally& tally) -> decltype(tally.pressed_at, void()) {
  auto& [pressed_at, pressed, overtopped_at, highest, largest_drop] = tally;
  each_of(archive, pressed_at, pressed, overtopped_at, highest, largest_drop);
}
template <class Archive, class Breached>
auto each_part(Archive& archive, Breached& breached) -> decltype(breached.failed, void()) {
  auto& [failed, width] = breached;
  each_of(archive, failed, width);
}
template <class Archive, class Tally>
auto each_part(Archive& archive, Tally& tally) -> decltype(tally.time_of_most, void()) {
  auto& [depth, most, time_of_most, least, time_of_least] = tally;
  each_of(archive, depth, most, time_of_most, least, time_of_least);
}
template <class Archive, class Tally>
auto each_part(Archive& archive, Tally& tally) -> decltype(tally.drowned_at, void()) {
  auto& [forwards, backwards, peak, time_of_peak, drowned_at, drowned] = tally;
  each_of(archive, forwards, backwards, peak, time_of_peak, drowned_at, drowned);
}
template <class Archive, class Momentum>
auto each_part(Archive& archive, Momentum& momentum) -> decltype(momentum.y, void()) {
  auto& [x, y] = momentum;
  each_of(archive, x, y);
}
template <class Archive, class State>
auto each_part(Archive& archive, State& state) -> decltype(state.is_on, void()) {
  auto& [opening, is_on] = state;
  each_of(archive, opening, is_on);
}
template <class Archive, class Part>
auto each_part(Archive& archive, Part& part) -> decltype(part.fingerprint, void()) {
  auto& [names, fingerprint, may_change] = part;
  static_cast<void>(may_change);  // not stored: the version of Spate determines it
  each_of(archive, names, fingerprint);
}
template <class Archive, class WhatIf>
auto each_part(Archive& archive, WhatIf& what_if) -> decltype(what_if.time, what_if.names, void()) {
  auto& [time, names] = what_if;
  each_of(archive, time, names);
}
template <class Archive, class Look>
auto each_part(Archive& archive, Look& look) -> decltype(look.volumes, void()) {
  auto& [time, steps, time_step, cell_updates, wet_cells, tiles, tiles_total, memory, volumes] = look;
  each_of(archive, time, steps, time_step, cell_updates, wet_cells, tiles, tiles_total, memory);
  auto& [initial, inflow, abstracted, edges_in, edges_out, rain, infiltrated, evaporated, drained, clipped,
         stored] = volumes;
  each_of(archive, initial, inflow, abstracted, edges_in, edges_out, rain, infiltrated, evaporated, drained,
          clipped, stored);
}
template <class Archive, class Place>
auto each_part(Archive& archive, Place& place) -> decltype(place.where, void()) {
  auto& [kind, name, where, since, before, brought] = place;
  each_of(archive, kind, name, where, since, before, brought);
}

namespace {

// The state but for the cells, which precede it in the file.
template <class Archive, class State>
void each_but_cells(Archive& archive, State& state) {
  auto& [steps, counted, initial, forcing, barriers, sections, links, limits, cells] = state;
  auto& [time, last_dt, speed, count, cell_updates, fastest] = steps;
  each_of(archive, time, last_dt, speed, count, cell_updates, fastest);
  auto& [sums, rained] = counted;
  for (auto& sum : sums) each_of(archive, sum.coarse, sum.fine);
  each_of(archive, rained, initial.coarse, initial.fine);
  auto& [rain, infiltration, evaporation, zones, gain, taken] = forcing;
  each_of(archive, rain, infiltration, evaporation, zones, gain, taken);
  auto& [breached, tallies, barred, highest_water, part_faces, part_barriers, freeboard, overtopped, bridges,
         beneath] = barriers;
  each_of(archive, breached, tallies, barred, highest_water, part_faces, part_barriers, freeboard, overtopped,
          bridges, beneath);
  archive(sections);
  auto& [waiting, carried, remainder, states, exchanged] = links;
  each_of(archive, waiting, carried, remainder, states, exchanged);
  auto& [since, limiting, limited] = limits;
  each_of(archive, since, limiting, limited);
  archive(cells.planes);
}
template <class Archive, class Rows>
void each_of_rows(Archive& archive, Rows& rows) {
  auto& [places, times, values] = rows;
  each_of(archive, places, times, values);
}
template <class Archive, class OverTime>
void each_over_time(Archive& archive, OverTime& over_time) {
  auto& [rows, frames, history] = over_time;
  each_of_rows(archive, rows);
  auto& [file, count, bytes, digest] = frames;
  each_of(archive, file, count, bytes, digest);
  auto& [reports, looked] = history;
  archive(reports);
  each_of_rows(archive, looked);
}

template <class Archive, class Identity>
void each_of_identity(Archive& archive, Identity& identity) {
  auto& [parts, barriers, sections, what_ifs] = identity;
  each_of(archive, parts, barriers, sections, what_ifs);
}

[[noreturn]] void fail(const std::string& path, const std::string& why) {
  throw Error("checkpoint_not_stored", tr("The checkpoint '%1' cannot be written", path), why,
              tr("Look for free space on the disk, or choose another folder."));
}

void read_cells(ArchiveReader& reader, SavedCells& cells) {
  const auto bytes = static_cast<std::size_t>(reader.left());  // nearly all of them are cells
  for (;;) {
    std::uint8_t next = no_more_cells;
    reader(next);
    if (next == no_more_cells) return;
    if (next != more_cells && next != more_double_cells) throw ArchiveDamaged();
    reader.append(cells.blocks);
    const auto append = [&](auto& values) {
      if (values.empty()) values.reserve(bytes / sizeof values[0]);
      reader.append(values);
    };
    next == more_cells ? append(cells.values) : append(cells.double_values);
  }
}

}  // namespace

std::string checkpoint_path(const std::string& folder) {
  return (fs::u8path(folder) / "flood").replace_extension(checkpoint_extension).u8string();
}

std::string given_checkpoint(const std::string& given) {
  std::error_code ignored;
  return fs::is_directory(fs::u8path(given), ignored) ? checkpoint_path(given) : given;
}

void refuse_checkpoint(const char* key, const std::string& path, const std::string& why) {
  throw Error(key, tr("The run cannot be continued from '%1'", path), why,
              tr("Give the checkpoint of a run of this flood, or start anew without RESUME_FROM."));
}

std::string digest_of_file(const std::string& path, std::uint64_t bytes) {
  std::ifstream in(fs::u8path(path), std::ios::binary);
  std::vector<char> some(std::size_t{1} << 20);
  Sha256 hash;
  while (bytes > 0) {
    const auto size = static_cast<std::size_t>(std::min<std::uint64_t>(bytes, some.size()));
    if (!in.read(some.data(), static_cast<std::streamsize>(size))) return {};
    hash.add(some.data(), size);
    bytes -= size;
  }
  return hash.hex();
}

void write_checkpoint(const std::string& path, const RunIdentity& identity, const SavedOverTime& over_time,
                      const Simulation& simulation) {
  io::NewFiles files(path);
  std::ofstream out(fs::u8path(files.temporary()), std::ios::binary);
  ArchiveWriter writer(out);
  const auto check_disk = [&] {
    if (!writer.holds()) fail(path, tr("the disk took only a part of it"));
  };
  writer.bytes(magic, std::strlen(magic));
  writer(std::string(version()));
  each_of_identity(writer, identity);
  const RunState state = simulation.save([&](const SavedCells& cells) {
    if (cells.double_values.empty())
      each_of(writer, more_cells, cells.blocks, cells.values);
    else
      each_of(writer, more_double_cells, cells.blocks, cells.double_values);
    check_disk();
  });
  writer(no_more_cells);
  each_but_cells(writer, state);
  each_over_time(writer, over_time);
  const std::string digest = writer.digest();
  writer.bytes(digest.data(), digest.size());
  out.close();
  check_disk();
  files.store_all();
  if (digest_of_file(files.temporary(), writer.written() - digest_size) != digest)
    fail(path, tr("what was stored differs from what was written"));
  files.take_place();
}

SavedRun read_saved_run(ArchiveReader& reader, const std::function<void(const RunIdentity&)>& check) {
  SavedRun run;
  each_of_identity(reader, run.identity);
  check(run.identity);
  read_cells(reader, run.state.cells);
  each_but_cells(reader, run.state);
  each_over_time(reader, run.over_time);
  if (reader.left() > 0) throw ArchiveDamaged();
  return run;
}

SavedRun read_checkpoint(const std::string& path, const RunIdentity& now) {
  std::error_code error;
  if (!fs::is_regular_file(fs::u8path(path), error))
    refuse_checkpoint("checkpoint_not_read", path, tr("there is no such file"));
  const std::uint64_t size = fs::file_size(fs::u8path(path), error);
  std::ifstream in(fs::u8path(path), std::ios::binary);
  if (error || !in) refuse_checkpoint("checkpoint_not_read", path, tr("it cannot be read"));
  std::string begin(std::strlen(magic), ' '), digest(digest_size, ' ');
  if (!in.read(begin.data(), static_cast<std::streamsize>(begin.size())) || begin.rfind(magic_of_any, 0) != 0)
    refuse_checkpoint("checkpoint_of_other_kind", path, tr("it is no checkpoint"));
  if (begin != magic)
    refuse_checkpoint("checkpoint_of_other_version", path, tr("it was written by another Spate than this"));
  try {
    if (size < begin.size() + digest.size()) throw ArchiveDamaged();
    const std::uint64_t body = size - digest.size();
    in.seekg(static_cast<std::streamoff>(body));
    if (!in.read(digest.data(), static_cast<std::streamsize>(digest.size())) ||
        digest_of_file(path, body) != digest)
      throw ArchiveDamaged();
    in.seekg(static_cast<std::streamoff>(begin.size()));
    ArchiveReader reader(in, body - begin.size());
    std::string made_by;
    reader(made_by);
    if (made_by != version())
      refuse_checkpoint("checkpoint_of_other_version", path,
                        tr("it was written by Spate %1, and this is %2", made_by, version()));
    return read_saved_run(reader, [&](const RunIdentity& saved) {
      const std::string other = names_of_differences(saved, now, false);
      if (!other.empty())
        refuse_checkpoint("checkpoint_of_other_flood", path,
                          tr("it is of a run in which these were others: %1", other));
    });
  } catch (const ArchiveDamaged&) {
    refuse_checkpoint("checkpoint_damaged", path, tr("the file is damaged"));
  }
}

}  // namespace spate
