// SPDX-License-Identifier: GPL-3.0-or-later
// The barriers and the sections of a simulation in the memory of a GPU.
#pragma once

#include <vector>

#include "solver/backend/cuda/device_memory.cuh"
#include "solver/backend/cuda/view.cuh"
#include "solver/core/check.hpp"
#include "solver/step/barriers/barriers.hpp"
#include "solver/step/sections/sections.hpp"

namespace spate {
inline namespace SPATE_PRECISION {

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
        bridge_tallies_(barriers.plan().bridge_tallies, bridges_.size()) {
    check(cells_.size() < most_cells, "too_many_barriers_for_gpu", "There are too many barriers for a GPU",
          "more than 16 million cells lie beside barriers or crests",
          "Raise CREST_THRESHOLD, or choose the device cpu.");
  }

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
  static constexpr std::size_t most_cells = std::size_t{1} << 24;  // whose number a tile holds (SlotLayout)

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

}  // namespace SPATE_PRECISION
}  // namespace spate
