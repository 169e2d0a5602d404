// SPDX-License-Identifier: GPL-3.0-or-later
// The structures of a simulation in the memory of a GPU.
#pragma once

#include <vector>

#include "solver/backend/cuda/device_memory.cuh"
#include "solver/step/links/links.hpp"

namespace spate {
inline namespace SPATE_PRECISION {

class CudaLinks {
 public:
  explicit CudaLinks(const Links& links)
      : host_(links),
        times_(links.tables().times, links.value_count()),
        values_(links.tables().values, links.value_count()),
        cells_(links.tables().cells, static_cast<std::size_t>(links.tables().cell_count)),
        uses_(links.tables().uses, links.use_count()),
        beside_(links.tables().beside, most_beside * cells_.size()),
        paths_(links.tables().paths, static_cast<std::size_t>(links.tables().path_count)),
        structures_(links.tables().structures, static_cast<std::size_t>(links.tables().structure_count)),
        shared_(links.tables().shared, static_cast<std::size_t>(links.tables().shared_count)),
        scratch_(4 * cells_.size() + 3 * paths_.size()),
        water_beside_(beside_.size()),
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
    tables.beside = beside_.data();
    tables.paths = paths_.data();
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
    plan.water = take(cells_.size());
    plan.around = take(cells_.size());
    plan.open = take(cells_.size());
    plan.beside = water_beside_.data();
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
    return host_.as_saved({waiting_.to_host(), carried_.to_host(), remainder_.to_host(), states_.to_host(),
                           tallies_.to_host()});
  }
  std::vector<StructureReport> report() const { return host_.report(saved()); }
  void add_volumes(Volumes& volumes) const { host_.add_volumes(saved(), volumes); }

 private:
  const Links& host_;
  DeviceArray<double> times_, values_;
  DeviceArray<LinkCell> cells_;
  DeviceArray<LinkUse> uses_;
  DeviceArray<LinkBeside> beside_;
  DeviceArray<LinkPath> paths_;
  DeviceArray<LinkStructure> structures_;
  DeviceArray<std::uint32_t> shared_;
  DeviceArray<double> scratch_, waiting_;
  DeviceArray<WaterBeside> water_beside_;
  DeviceArray<LinkMomentum> carried_, carried_next_;
  DeviceArray<double> remainder_;
  DeviceArray<unsigned long long> drained_;
  DeviceArray<LinkState> states_;
  DeviceArray<LinkTally> tallies_;
};

}  // namespace SPATE_PRECISION
}  // namespace spate
