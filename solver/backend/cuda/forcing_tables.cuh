// SPDX-License-Identifier: GPL-3.0-or-later
// The forcing of a simulation in the memory of a GPU.
#pragma once

#include <algorithm>
#include <numeric>

#include "solver/backend/cuda/device_memory.cuh"
#include "solver/step/forcing/forcing.hpp"

namespace spate {
inline namespace SPATE_PRECISION {

// The barriers of a simulation in the memory of a GPU.
class CudaBarriers {
 public:
  explicit CudaBarriers(const Barriers& barriers)
      : host_(barriers),
        barriers_(barriers.tables().barriers, static_cast<std::size_t>(barriers.tables().barrier_count)),
        cells_(barriers.tables().cells, static_cast<std::size_t>(barriers.tables().cell_count)),
        parts_(barriers.tables().parts, barriers.part_count()),
        now_(barriers.plan().now, cells_.size()),
        sills_(barriers.plan().sills, cells_.size()),
        crests_(barriers.plan().crests, parts_.size()),
        breached_(barriers.plan().breached, barriers_.size()),
        widening_(barriers_.size()),
        changes_(barriers.plan().changes, 1),
        steps_(barriers.plan().steps, 1),
        freeboard_(barriers.plan().freeboard, parts_.size()),
        overtopped_(barriers.plan().overtopped, parts_.size()),
        crossing_(2 * barriers_.size()),
        tallies_(barriers.plan().tallies, barriers_.size()),
        bridges_(barriers.tables().bridges, static_cast<std::size_t>(barriers.tables().bridge_count)),
        spans_(barriers.tables().spans, static_cast<std::size_t>(barriers.tables().span_count)),
        at_spans_(spans_.size()),
        beneath_{{barriers.plan().beneath[0], spans_.size()}, {barriers.plan().beneath[1], spans_.size()}},
        bridge_tallies_(barriers.plan().bridge_tallies, bridges_.size()) {}

  BarrierTables tables() const {
    BarrierTables tables = host_.tables();
    tables.barriers = barriers_.data();
    tables.cells = cells_.data();
    tables.parts = parts_.data();
    tables.bridges = bridges_.data();
    tables.spans = spans_.data();
    return tables;
  }
  BarrierPlan plan() const {
    return {parts_.data(),
            now_.data(),
            sills_.data(),
            crests_.data(),
            breached_.data(),
            widening_.data(),
            changes_.data(),
            steps_.data(),
            freeboard_.data(),
            overtopped_.data(),
            {crossing_.data(), crossing_.data() + barriers_.size()},
            tallies_.data(),
            at_spans_.data(),
            {beneath_[0].data(), beneath_[1].data()},
            bridge_tallies_.data()};
  }
  Barriers::Gathered gathered() const {
    return {now_.to_host(),           crests_.to_host(),         breached_.to_host(),
            freeboard_.to_host(),     overtopped_.to_host(),     tallies_.to_host(),
            steps_.to_host().front(), bridge_tallies_.to_host(), beneath_[0].to_host()};
  }

 private:
  const Barriers& host_;
  DeviceArray<ForcedBarrier> barriers_;
  DeviceArray<BarredCell> cells_;
  DeviceArray<BarrierPart> parts_;
  DeviceArray<BarredNow> now_;
  DeviceArray<Sills> sills_;
  DeviceArray<Real> crests_;
  DeviceArray<Breached> breached_;
  DeviceArray<double> widening_;
  DeviceArray<std::uint32_t> changes_;
  DeviceArray<PlannedSteps> steps_;
  DeviceArray<float> freeboard_;
  DeviceArray<std::uint32_t> overtopped_;
  DeviceArray<BarrierCrossing> crossing_;
  DeviceArray<BarrierTally> tallies_;
  DeviceArray<BridgeSpans> bridges_;
  DeviceArray<BridgeSpan> spans_;
  DeviceArray<WaterAtSpan> at_spans_;
  DeviceArray<double> beneath_[2];
  DeviceArray<BridgeTally> bridge_tallies_;
};

// The sections of a simulation in the memory of a GPU.
class CudaSections {
 public:
  explicit CudaSections(const Sections& sections)
      : host_(sections),
        faces_(sections.tables().faces, sections.face_count()),
        first_face_(sections.tables().first_face, sections.cells().cells().size() + 1),
        cells_(sections.cells().cells()),
        rows_(sections.cells().first_of_rows()),
        crossing_(2 * sections.tallies().size()),
        tallies_(sections.tallies()) {}

  SectionTables tables() const {
    SectionTables tables = host_.tables();
    tables.faces = faces_.data();
    tables.first_face = first_face_.data();
    return tables;
  }
  SectionPlan plan() const {
    return {{crossing_.data(), crossing_.data() + tallies_.size()}, tallies_.data()};
  }
  void show_in(CudaView& view) const {
    view.section_cells = cells_.data();
    view.section_rows = rows_.data();
  }
  std::vector<SectionReport> report() const { return host_.report(saved()); }
  std::vector<SectionTally> saved() const { return tallies_.to_host(); }

 private:
  const Sections& host_;
  DeviceArray<SectionFace> faces_;
  DeviceArray<std::uint32_t> first_face_;
  DeviceArray<std::uint64_t> cells_;
  DeviceArray<std::uint32_t> rows_;
  DeviceArray<unsigned long long> crossing_;
  DeviceArray<SectionTally> tallies_;
};

// The structures of a simulation in the memory of a GPU.
class CudaLinks {
 public:
  explicit CudaLinks(const Links& links)
      : host_(links),
        times_(links.tables().times, links.value_count()),
        values_(links.tables().values, links.value_count()),
        cells_(links.tables().cells, static_cast<std::size_t>(links.tables().cell_count)),
        uses_(links.tables().uses, links.use_count()),
        paths_(links.tables().paths, static_cast<std::size_t>(links.tables().path_count)),
        in_order_(links.tables().in_order, paths_.size()),
        structures_(links.tables().structures, static_cast<std::size_t>(links.tables().structure_count)),
        shared_(links.tables().shared, static_cast<std::size_t>(links.tables().shared_count)),
        scratch_(3 * cells_.size() + 3 * paths_.size()),
        waiting_(links.plan().waiting[0], cells_.size()),
        carried_(links.plan().carried[0], cells_.size()),
        carried_next_(cells_.size()),
        remainder_(links.plan().remainder[0], paths_.size()),
        drained_(2 * cells_.size()),
        states_(links.plan().states, structures_.size()),
        tallies_(links.plan().tallies, structures_.size()) {}

  LinkTables tables() const {
    LinkTables tables = host_.tables();
    tables.times = times_.data();
    tables.values = values_.data();
    tables.cells = cells_.data();
    tables.uses = uses_.data();
    tables.paths = paths_.data();
    tables.in_order = in_order_.data();
    tables.structures = structures_.data();
    tables.shared = shared_.data();
    return tables;
  }
  LinkPlan plan() const {
    double* next = scratch_.data();
    const auto take = [&](std::size_t count) {
      next += count;
      return next - count;
    };
    LinkPlan plan{};
    plan.level = take(cells_.size());
    plan.water = take(cells_.size());
    plan.waiting[0] = waiting_.data();
    plan.waiting[1] = take(cells_.size());
    plan.remainder[0] = remainder_.data();
    plan.remainder[1] = take(paths_.size());
    plan.granted = take(paths_.size());
    plan.speed = take(paths_.size());
    plan.carried[0] = carried_.data();
    plan.carried[1] = carried_next_.data();
    plan.drained = {{drained_.data(), drained_.data() + cells_.size()}};
    plan.states = states_.data();
    plan.tallies = tallies_.data();
    return plan;
  }
  SavedLinks saved() const {
    return {waiting_.to_host(), carried_.to_host(), remainder_.to_host(), states_.to_host(),
            tallies_.to_host()};
  }
  std::vector<StructureReport> report() const { return host_.report(saved()); }
  void add_volumes(Volumes& volumes) const { host_.add_volumes(saved(), volumes); }

 private:
  const Links& host_;
  DeviceArray<double> times_, values_;
  DeviceArray<LinkCell> cells_;
  DeviceArray<LinkUse> uses_;
  DeviceArray<LinkPath> paths_;
  DeviceArray<std::uint32_t> in_order_;
  DeviceArray<LinkStructure> structures_;
  DeviceArray<std::uint32_t> shared_;
  DeviceArray<double> scratch_, waiting_;
  DeviceArray<LinkMomentum> carried_, carried_next_;
  DeviceArray<double> remainder_;
  DeviceArray<unsigned long long> drained_;
  DeviceArray<LinkState> states_;
  DeviceArray<LinkTally> tallies_;
};

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
        faces_(forcing.tables().faces, forcing.face_count()),
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
  DeviceArray<double> doubles_;
  DeviceArray<ForcingPlan> plan_;
  DeviceArray<std::uint64_t> keys_;
  DeviceArray<std::uint32_t> key_values_;
};

}  // namespace SPATE_PRECISION
}  // namespace spate
