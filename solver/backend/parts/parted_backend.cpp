// SPDX-License-Identifier: GPL-3.0-or-later
// A simulation in parts as one backend: what it is asked, it orders from all ranks, of which it is the first.
#include <utility>

#include "solver/backend/parts/crew.hpp"
#include "solver/core/check.hpp"

namespace spate {
namespace {

std::shared_ptr<const RunState> kept_by_caller(const RunState* from) {
  return {from, [](const RunState*) {}};
}

class PartedBackend final : public Backend {
 public:
  // crew: null where the other ranks are not of this process.
  PartedBackend(Exchange& exchange, std::unique_ptr<ThreadCrew> crew, const Start& start, const Watch& watch)
      : crew_(std::move(crew)), exchange_(exchange), scenario_(start.scenario), numerics_(start.numerics) {
    give({Order::Kind::make});
    part_ = make_part(exchange_, start, watch);
  }
  ~PartedBackend() override {
    try {
      give({Order::Kind::drop});
    } catch (const Abandoned&) {
      // They have none any more.
    }
  }

  void advance(double target, double wall_seconds, double look) override {
    Order order{Order::Kind::advance};
    order.target = target;
    order.wall_seconds = wall_seconds;
    order.look = look;
    carry_out(order, [&] { part_->advance(target, wall_seconds, look); });
  }
  Report report() const override { return part_->report(); }
  void survey() override {
    carry_out({Order::Kind::survey}, [&] { part_->survey(); });
  }
  void read(Field field, std::size_t arrival, std::int32_t row_begin, std::int32_t row_end,
            float* values) const override {
    // All of it is known here: the other parts are not asked.
    if (field == Field::bed) return part_->read(field, arrival, row_begin, row_end, values);
    Order order{Order::Kind::read};
    order.field = field;
    order.arrival = arrival;
    order.row_begin = row_begin;
    order.row_end = row_end;
    carry_out(order, [&] { part_->read(field, arrival, row_begin, row_end, values); });
  }
  std::vector<BarrierReport> barrier_reports() const override {
    std::vector<BarrierReport> reports;
    carry_out({Order::Kind::report_barriers}, [&] { reports = part_->barrier_reports(); });
    return reports;
  }
  std::vector<SectionReport> section_reports() const override { return part_->section_reports(); }
  std::vector<BridgeReport> bridge_reports() const override { return part_->bridge_reports(); }
  std::vector<StructureReport> structure_reports() const override { return part_->structure_reports(); }
  RunState save(const TakeCells& take) const override {
    RunState saved;
    carry_out({Order::Kind::save}, [&] { saved = part_->save_but_cells(); });
    save_cells(
        *scenario_, numerics_,
        [this](int stored, std::int32_t begin, std::int32_t end, double* values) {
          Order order{Order::Kind::read_stored};
          order.stored = stored;
          order.row_begin = begin;
          order.row_end = end;
          carry_out(order, [&] { part_->read_stored(stored, begin, end, values); });
        },
        take);
    return saved;
  }
  std::string device_name() const override { return part_->device_name(); }

 private:
  void give(Order order) const { exchange_.broadcast(&order, sizeof order); }
  void carry_out(const Order& order, const std::function<void()>& own) const {
    work_together(exchange_, [&] {
      give(order);
      own();
    });
  }

  const std::unique_ptr<ThreadCrew> crew_;  // outlives the part
  Exchange& exchange_;
  const std::shared_ptr<const Scenario> scenario_;
  const Numerics numerics_;
  std::unique_ptr<Part> part_;
};

// Of several processes, of which this is the first. gpus: as in Start.
std::unique_ptr<Backend> make_backend_of(Exchange& processes, std::shared_ptr<const Scenario> scenario,
                                         const Numerics& numerics, const std::vector<int>& gpus,
                                         const Watch& watch, const RunState* from) {
  return std::make_unique<PartedBackend>(
      processes, nullptr, Start{std::move(scenario), numerics, kept_by_caller(from), gpus}, watch);
}

}  // namespace

std::unique_ptr<Backend> make_cpu_backend(std::shared_ptr<const Scenario> scenario, const Numerics& numerics,
                                          const Watch& watch, const RunState* from, Exchange* processes) {
  if (processes != nullptr)
    return make_backend_of(*processes, std::move(scenario), numerics, {}, watch, from);
  if (numerics.parts == 1) {
    std::unique_ptr<Part> whole = make_cpu_part(std::move(scenario), numerics, watch, from, alone(), nullptr);
    whole->begin();
    return whole;
  }
  auto crew = std::make_unique<ThreadCrew>(numerics.parts);
  Exchange& lead = crew->lead();
  return std::make_unique<PartedBackend>(
      lead, std::move(crew), Start{std::move(scenario), numerics, kept_by_caller(from), {}}, watch);
}

std::unique_ptr<Backend> make_cuda_backend(std::shared_ptr<const Scenario> scenario, const Numerics& numerics,
                                           const std::vector<int>& devices, const Watch& watch,
                                           const RunState* from, Exchange* processes) {
  if (processes != nullptr)
    return make_backend_of(*processes, std::move(scenario), numerics, devices, watch, from);
  std::unique_ptr<Part> all =
      make_cuda_part(std::move(scenario), numerics, devices, watch, from, alone(), nullptr);
  all->begin();
  return all;
}

}  // namespace spate
