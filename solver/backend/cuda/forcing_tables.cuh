// SPDX-License-Identifier: GPL-3.0-or-later
// The forcing of a simulation in the memory of a GPU.
#pragma once

#include <algorithm>
#include <numeric>

#include "solver/backend/cuda/cuda_barriers.cuh"
#include "solver/backend/cuda/cuda_links.cuh"
#include "solver/step/forcing/forcing.hpp"

namespace spate {
inline namespace SPATE_PRECISION {

// Rain that differs from place to place, in the memory of a GPU.
class CudaRain {
 public:
  CudaRain(const RainField* field, const Forcing& forcing)
      : host_(forcing.tables().rain_field), zones_(static_cast<std::size_t>(host_.zones)) {
    if (field == nullptr) return;
    times_ = DeviceArray<double>(field->times);
    rates_ = DeviceArray<float>(field->rates);
    largest_ = DeviceArray<float>(host_.largest, field->intervals());
    first_part_ = DeviceArray<std::uint32_t>(field->first_part);
    parts_ = DeviceArray<RainPart>(field->parts);
    cells_ = DeviceArray<double>(host_.cells, zones_);
    pages_ = DeviceArray<std::int32_t>(field->map.pages);
    mixed_ = DeviceArray<std::uint32_t>(field->map.mixed);
    depths_ = DeviceArray<Real>(zones_);
    const double* waiting = forcing.plan().rain_field.pending[0];
    for (DeviceArray<double>& pending : pending_) pending = DeviceArray<double>(waiting, zones_);
    map_ = field->map.view();
    map_.pages = pages_.data();
    map_.mixed = mixed_.data();
  }

  RainTables tables() const {
    if (zones_ == 0) return {};
    RainTables tables = host_;
    tables.times = times_.data();
    tables.rates = rates_.data();
    tables.largest = largest_.data();
    tables.first_part = first_part_.data();
    tables.parts = parts_.data();
    tables.cells = cells_.data();
    return tables;
  }
  RainPlan plan() const { return {depths_.data(), {pending_[0].data(), pending_[1].data()}}; }
  void show_in(CudaView& view) const {
    view.rain_map = map_;
    view.zone_rain = zones_ > 0 ? depths_.data() : nullptr;
  }
  std::vector<double> pending() const { return zones_ > 0 ? pending_[0].to_host() : std::vector<double>(); }

 private:
  const RainTables host_;
  const std::size_t zones_;
  DeviceArray<double> times_, cells_, pending_[2];
  DeviceArray<float> rates_, largest_;
  DeviceArray<Real> depths_;
  DeviceArray<std::uint32_t> first_part_, mixed_;
  DeviceArray<std::int32_t> pages_;
  DeviceArray<RainPart> parts_;
  RainMapView map_{};
};

class CudaForcing {
 public:
  CudaForcing(const Forcing& forcing, const Edges& edges, const Grid& grid, const RainField* rain)
      : times_(forcing.tables().times, forcing.value_count()),
        values_(forcing.tables().values, forcing.value_count()),
        lines_(forcing.tables().lines, static_cast<std::size_t>(forcing.tables().line_count)),
        faces_(forcing.tables().faces, static_cast<std::size_t>(forcing.tables().face_count)),
        inflows_(forcing.tables().inflows, static_cast<std::size_t>(forcing.tables().inflow_count)),
        forced_sources_(forcing.tables().sources, static_cast<std::size_t>(forcing.tables().source_count)),
        planned_(forcing.tables().planned, static_cast<std::size_t>(forcing.tables().planned_count)),
        parts_(forcing.tables().parts, forcing.part_count()),
        rises_(forcing.tables().rises, static_cast<std::size_t>(forcing.tables().rise_count)),
        barriers_(forcing.barriers()),
        sections_(forcing.sections()),
        links_(forcing.links()),
        rain_(rain, forcing),
        tables_(forcing.tables()),
        sources_(forcing.plan().sources, forced_sources_.size()),
        edge_values_(2 * faces_.size()),
        line_values_(lines_.size()),
        doubles_(4 * forced_sources_.size() + inflows_.size() + faces_.size() + summands) {
    tables_.times = times_.data();
    tables_.values = values_.data();
    tables_.lines = lines_.data();
    tables_.faces = faces_.data();
    tables_.inflows = inflows_.data();
    tables_.sources = forced_sources_.data();
    tables_.planned = planned_.data();
    tables_.parts = parts_.data();
    tables_.rises = rises_.data();
    tables_.barriers = barriers_.tables();
    tables_.sections = sections_.tables();
    tables_.links = links_.tables();
    tables_.rain_field = rain_.tables();

    ForcingPlan plan{};
    double* next = doubles_.data();
    const auto take = [&](std::size_t count) {
      next += count;
      return next - count;
    };
    const PendingDepths& pending = forcing.plan().pending;
    plan.pending.rain[0] = pending.rain[0];
    plan.pending.infiltration[0] = pending.infiltration[0];
    plan.pending.evaporation[0] = pending.evaporation[0];
    for (int k = 0; k < 2; ++k) {
      plan.pending.gain[k] = take(forced_sources_.size());
      plan.pending.taken[k] = take(forced_sources_.size());
      plan.edges[k] = edge_values_.data() + static_cast<std::size_t>(k) * faces_.size();
    }
    plan.lines = line_values_.data();
    plan.inflow = take(inflows_.size());
    plan.conveyance = take(faces_.size());
    plan.partial = take(summands);
    plan.sources = sources_.data();
    plan.barriers = barriers_.plan();
    plan.sections = sections_.plan();
    plan.links = links_.plan();
    plan.rain_field = rain_.plan();
    plan_ = DeviceArray<ForcingPlan>(&plan, 1);
    copy(plan.pending.gain[0], pending.gain[0], cudaMemcpyHostToDevice);
    copy(plan.pending.taken[0], pending.taken[0], cudaMemcpyHostToDevice);

    std::vector<std::uint64_t> keys;
    for (const ImposedEdge& edge : edges.imposed)
      for (const Face& face : edge.faces)
        keys.push_back(4 * grid.index(face.column, face.row) + static_cast<std::uint64_t>(face.side));
    std::vector<std::uint32_t> order(keys.size());
    std::iota(order.begin(), order.end(), 0u);
    std::sort(order.begin(), order.end(),
              [&](std::uint32_t a, std::uint32_t b) { return keys[a] < keys[b]; });
    std::sort(keys.begin(), keys.end());
    keys_ = DeviceArray<std::uint64_t>(keys);
    key_values_ = DeviceArray<std::uint32_t>(order);
  }

  const CudaBarriers& barriers() const { return barriers_; }
  const CudaSections& sections() const { return sections_; }
  const CudaLinks& links() const { return links_; }
  SavedForcing saved() const {  // without the state of the barriers
    const PendingDepths pending = plan_.to_host().front().pending;
    SavedForcing saved{
        pending.rain[0], pending.infiltration[0], pending.evaporation[0], rain_.pending(), {}, {}};
    saved.gain.resize(forced_sources_.size());
    saved.taken.resize(forced_sources_.size());
    copy(saved.gain.data(), pending.gain[0], cudaMemcpyDeviceToHost);
    copy(saved.taken.data(), pending.taken[0], cudaMemcpyDeviceToHost);
    return saved;
  }
  void show_in(CudaView& view) const {
    view.tables = tables_;
    view.plan = plan_.data();
    view.sources = sources_.data();
    view.drained = links_.plan().drained;
    sections_.show_in(view);
    rain_.show_in(view);
    view.face_keys = keys_.data();
    view.face_values = key_values_.data();
    view.face_count = static_cast<std::int32_t>(keys_.size());
  }

 private:
  // Copies one number for each source.
  void copy(double* to, const double* from, cudaMemcpyKind way) const {
    check_cuda(cudaMemcpy(to, from, forced_sources_.size() * sizeof(double), way), "copying its inflows");
    check_cuda(cudaStreamSynchronize(cudaStreamLegacy), "copying its inflows");
  }

  DeviceArray<double> times_, values_;
  DeviceArray<ForcedLine> lines_;
  DeviceArray<ForcedFace> faces_;
  DeviceArray<ForcedInflow> inflows_;
  DeviceArray<ForcedSource> forced_sources_;
  DeviceArray<std::uint32_t> planned_;
  DeviceArray<ForcedPart> parts_;
  DeviceArray<FastestRise> rises_;
  CudaBarriers barriers_;
  CudaSections sections_;
  CudaLinks links_;
  CudaRain rain_;
  ForcingTables tables_;
  DeviceArray<SourceValue> sources_;
  DeviceArray<EdgeValue> edge_values_;
  DeviceArray<LineValue> line_values_;
  DeviceArray<double> doubles_;
  DeviceArray<ForcingPlan> plan_;
  DeviceArray<std::uint64_t> keys_;
  DeviceArray<std::uint32_t> key_values_;
};

}  // namespace SPATE_PRECISION
}  // namespace spate
