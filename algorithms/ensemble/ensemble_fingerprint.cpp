// SPDX-License-Identifier: GPL-3.0-or-later
// What determines a member's maps, as one number. It is taken of what is simulated and not of the files that
// it came from: a table that is only written differently leaves it as it is, and nothing that counts can
// change behind the same name and time of a file. Structured bindings name every field, so that a field that
// is added to a scenario stops the compiler here.
#include <QCryptographicHash>
#include <type_traits>

#include "algorithms/ensemble/ensemble_members.hpp"

namespace spate {
namespace {

class Fingerprint {
 public:
  template <typename T>
  void add(const T& value) {
    static_assert(std::is_arithmetic_v<T> || std::is_enum_v<T>, "padding would be part of it");
    addBytes(&value, sizeof value);
  }
  template <typename T>
  void add(const std::vector<T>& values) {
    add(values.size());
    if constexpr (std::is_arithmetic_v<T>)
      addBytes(values.data(), values.size() * sizeof(T));
    else
      for (const T& value : values) add(value);
  }
  template <typename T>
  void add(const SharedField<T>& field) {
    add(field.values());
  }
  void add(const std::string& text) {
    add(text.size());
    addBytes(text.data(), text.size());
  }
  void add(const QByteArray& bytes) { add(bytes.toStdString()); }
  void add(const Series& series) {
    add(series.times());
    add(series.values());
  }
  void add(const Grid& grid) {
    const auto& [columns, rows, spacing, west, south] = grid;
    addAll(columns, rows, spacing, west, south);
  }
  void add(const io::GeoReference& reference) {
    const auto& [grid, width, height, north, wkt, name] = reference;
    addAll(grid, width, height, north, wkt, name);
  }
  void add(const Terrain& terrain) {
    const auto& [grid, datum, zb, manning, taken] = terrain;
    addAll(grid, datum, zb, manning, taken);
  }
  void add(const Face& face) {
    const auto& [column, row, side] = face;
    addAll(column, row, side);
  }
  void add(const EdgeCondition& condition) {
    const auto& [kind, series] = condition;
    addAll(kind, series);
  }
  void add(const Boundary& boundary) {
    const auto& [name, condition, faces] = boundary;
    addAll(condition, faces);
  }
  void add(const CellShare& cell) {
    const auto& [index, share] = cell;
    addAll(index, share);
  }
  void add(const Inflow& inflow) {
    const auto& [name, kind, series, cells] = inflow;
    addAll(kind, series, cells);
  }
  void add(const BarrierFace& barrier) {
    const auto& [face, crest, width] = barrier;
    addAll(face, crest, width);
  }
  void add(const Barrier& barrier) {
    const auto& [name, faces, covered, fills, close, open, breach, breachDuration, breachCrest] = barrier;
    addAll(faces, covered, fills, close, open, breach, breachDuration, breachCrest);
  }
  template <typename... Parts>
  void addAll(const Parts&... parts) {
    (add(parts), ...);
  }
  QByteArray result() const { return hash_.result().toHex(); }

 private:
  void addBytes(const void* data, std::size_t size) {
    constexpr std::size_t most = 1 << 30;  // of a call
    const char* bytes = static_cast<const char*>(data);
    for (std::size_t at = 0; at < size; at += most)
      hash_.addData(bytes + at, static_cast<int>(std::min(most, size - at)));
  }
  QCryptographicHash hash_{QCryptographicHash::Sha256};
};

// Without those on which the results do not depend. Only fast arithmetic makes the device count.
std::string countingParameters(const Parameters& parameters) {
  const QStringList irrelevant = {"tile_size",       "sparse",     "threads",
                                  "instruction_set", "gpu_memory", "device"};
  QStringList counting;
  for (const QString& line : QString::fromStdString(parameters.to_text()).split('\n'))
    if (!irrelevant.contains(line.section('=', 0, 0))) counting << line;
  if (parameters.numerics.fast_math)
    counting << (chosen_gpu(parameters.device) ? QStringLiteral("on a GPU") : QStringLiteral("on the CPU"));
  return counting.join('\n').toStdString();
}

}  // namespace

QByteArray commonFingerprint(const Scenario& scenario, const io::GeoReference& reference,
                             const Parameters& parameters) {
  Fingerprint fingerprint;
  fingerprint.addAll(std::string(version()), countingParameters(parameters), reference, scenario.terrain,
                     scenario.initial_depth, scenario.initial_level, scenario.initial_hu,
                     scenario.initial_hv);
  return fingerprint.result();
}

QByteArray memberFingerprint(const QByteArray& common, const Scenario& scenario, double manningFactor) {
  const auto& [terrain, sides, outlet, boundaries, inflows, barriers, rain, infiltration, depth, level, hu,
               hv] = scenario;
  Fingerprint fingerprint;
  fingerprint.addAll(common, sides[0], sides[1], sides[2], sides[3], outlet, boundaries, inflows, barriers,
                     rain, infiltration, manningFactor);
  return fingerprint.result();
}

}  // namespace spate
