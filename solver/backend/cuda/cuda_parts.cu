// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/backend/cuda/cuda_parts.cuh"

#include <algorithm>

#include "solver/backend/cuda/own_cards.cuh"
#include "solver/core/check.hpp"
#include "solver/domain/together.hpp"

namespace spate {
inline namespace SPATE_PRECISION {
namespace {

StageNeeds needs_of(const CudaInput& input) {
  const Scenario& scenario = *input.scenario;
  return {!scenario.barriers.empty() || !scenario.bridges.empty() || !scenario.sections.empty(),
          predicts(input.numerics.integrator), input.numerics.step_limits,
          scenario.losses.any() || scenario.rain_field != nullptr};
}

// Its machine's turn of the devices that the first process has named.
int device_in_turn(const std::vector<int>& devices, int turn) {
  const int device = devices[static_cast<std::size_t>(turn) % devices.size()];
  if (cuda_devices().names.count(device) == 0)
    throw Error("device_missing_elsewhere",
                tr("Device '%1' does not exist, or cannot compute", "cuda:" + std::to_string(device)),
                tr("one of the processes is on a machine without it"),
                tr("Choose devices that all machines have, or the device cpu."));
  return device;
}

}  // namespace

CudaParts::CudaParts(const CudaInput& input, const std::vector<int>& devices, Control start,
                     Exchange& exchange, const Outline* told, const Watch& watch)
    : input_(input),
      grid_(input.scenario->terrain.grid),
      exchange_(exchange),
      stage_(cuda_stage(input.numerics.scheme, input.numerics.fast_math, needs_of(input))) {
  const std::size_t count =
      is_alone() ? std::max(devices.size(), static_cast<std::size_t>(input.numerics.parts)) : 1;
  const int parts = is_alone() ? static_cast<int>(count) : exchange.ranks();
  if (!exchange.leads()) start.cell_updates = 0;  // counted by the first
  for (std::size_t p = 0; p < count; ++p) {
    const int device =
        is_alone() ? devices[p % devices.size()] : device_in_turn(devices, exchange.rank_on_machine());
    const auto share = [&](std::size_t of) { return static_cast<double>(of) / static_cast<double>(count); };
    parts_.push_back(std::make_unique<CudaPart>(input_, device, parts, start, told,
                                                part_of(watch, share(p), share(p + 1))));
    start.cell_updates = 0;
  }
}

void CudaParts::start(const Watch& watch) {
  const std::size_t count = parts_.size();
  if (count > 1 || !is_alone()) dealer_ = std::make_unique<TileDealer>(parts_, exchange_);
  fail_together(exchange_, [&] {
    for (std::size_t p = 0; p < count; ++p) {
      const auto share = [&](std::size_t of) { return static_cast<double>(of) / static_cast<double>(count); };
      parts_[p]->start(part_of(watch, share(p), share(p + 1)));
    }
  });
  if (!is_alone())
    on_own_cards(exchange_, [&] {
      Asking asking(exchange_);
      parts_.front()->receive_water(asking);
    });
  on_own_cards(exchange_, [&] {
    if (dealer_ != nullptr) dealer_->show_borders();
    prepare();
  });
  provide();  // the first steps of a front must not wait either
}

// The kernels for the tiles that there are.
void CudaParts::prepare() {
  // Each card has to hear how much shared memory the kernels take.
  blocks_.clear();
  staying_blocks_.clear();
  hear_each_other_ = dealer_ != nullptr && dealer_->cards_read_each_other() &&
                     devices_of(parts_).size() == parts_.size() && hearing_.claim();
  each_part([&](const CudaPart& part) {
    const int multiprocessors = part.properties().multiProcessorCount;
    blocks_.push_back(multiprocessors * stage_.most_blocks(part.view().layout, false));
    if (dealer_ != nullptr && !hear_each_other_) return;
    if (!part.view().layout.patch || part.properties().cooperativeLaunch == 0) return;
    const int staying =
        std::min(multiprocessors * stage_.most_blocks(part.view().layout, true), part.view().tiles());
    if (staying > 0) staying_blocks_.push_back(staying);
  });
  if (is_alone()) record();  // while there is memory for it
  look();
}

void CudaParts::resume(double target) {
  on_own_cards(exchange_, [&] {
    each_part([&](const CudaPart& part) { launch_resume(part.view(), 0, target, part.stream()); });
    check_launches();
    wait();
  });
}

void CudaParts::pause() {
  on_own_cards(exchange_, [&] {
    each_part([](const CudaPart& part) { launch_pause(part.view(), 0, part.stream()); });
    check_launches();
    wait();
  });
}

void CudaParts::accumulate() {
  on_own_cards(exchange_, [&] {
    each_part([](const CudaPart& part) { launch_accumulate(part.view(), part.stream()); });
    check_launches();
    wait();
    look();
  });
}

void CudaParts::launch_stage(std::size_t p, int pass) const {
  const CudaPart& part = *parts_[p];
  part.select();
  stage_.launch(part.view(), pass, blocks_[p], part.stream());
  if (part.view().acts_alone()) launch_act(part.view(), pass, part.stream());
}

// Passes of all parts of this process, each of which decides once all have posted what their stages met.
void CudaParts::record() {
  graphs_.clear();
  if (dealer_ == nullptr || hear_each_other_) {
    for (std::size_t p = 0; p < parts_.size(); ++p) {
      const CudaPart& part = *parts_[p];
      part.select();
      StreamMeeting alone;
      alone.add(part.stream());
      auto graph = std::make_unique<PassGraph>();
      graph->record(alone, [&](int pass) {
        launch_stage(p, pass);
        if (dealer_ != nullptr)
          launch_share(part.view(), pass, part.properties().multiProcessorCount, part.stream());
        launch_control(part.view(), pass, true, part.stream());
      });
      graphs_.push_back(std::move(graph));
    }
    return;
  }
  StreamMeeting all;
  each_part([&](const CudaPart& part) { all.add(part.stream()); });
  auto graph = std::make_unique<PassGraph>();
  graph->record(all, [&](int pass) {
    for (std::size_t p = 0; p < parts_.size(); ++p) {
      launch_stage(p, pass);
      launch_post(parts_[p]->view(), pass, parts_[p]->stream());
    }
    all.meet();
    each_part([&](const CudaPart& part) {
      launch_take(part.view(), pass, part.stream());
      launch_control(part.view(), pass, false, part.stream());
    });
  });
  graphs_.push_back(std::move(graph));
}

// Posts travel by way of the host, which therefore waits for each stage.
void CudaParts::compute_among_processes(int passes) const {
  const CudaPart& part = *parts_.front();
  part.select();
  for (int i = 0; i < passes; ++i) {
    const int pass = i % graph_passes;
    launch_stage(0, pass);
    launch_post(part.view(), pass, part.stream());
    part.mail(pass, exchange_);
    launch_take(part.view(), pass, part.stream());
    launch_control(part.view(), pass, false, part.stream());
  }
  check_launches();
}

// Whether one kernel on each card does many passes.
bool CudaParts::stays() const {
  return staying_blocks_.size() == parts_.size() &&
         std::none_of(parts_.begin(), parts_.end(), [](const auto& part) { return part->waits_for_slots(); });
}

void CudaParts::compute(int passes) {
  on_own_cards(exchange_, [&] {
    if (!is_alone()) {
      compute_among_processes(passes);
    } else if (stays()) {
      for (std::size_t p = 0; p < parts_.size(); ++p) {
        parts_[p]->select();
        stage_.launch_resident(parts_[p]->view(), passes, staying_blocks_[p], parts_[p]->stream());
        check_launches();
      }
    } else {
      if (graphs_.empty()) record();
      for (int i = 0; i < passes; i += graph_passes)
        for (std::size_t p = 0; p < graphs_.size(); ++p) {
          parts_[p]->select();
          graphs_[p]->launch(parts_[p]->stream());
        }
    }
    look();
  });
}

// Parts read each other's cells when their tiles become those of warps.
bool CudaParts::may_give_to_warps() const {
  return !keeps_blocks_ && parts_.front()->may_be_for_warps() &&
         (dealer_ == nullptr || dealer_->cards_read_each_other());
}
bool CudaParts::has_outgrown_blocks() const {
  std::int64_t cells = 0;
  for (const auto& part : parts_) cells += static_cast<std::int64_t>(part->active().cells);
  return cells > most_cells_for_blocks(input_.forcing, static_cast<int>(parts_.size()));
}

// The tiles are cut anew, and dealt anew among the parts.
void CudaParts::give_to_warps() {
  std::vector<const CudaTiles*> tiles;
  for (const auto& part : parts_) tiles.push_back(&part->tiles());
  std::vector<CudaPart::Held> before;
  try {
    for (const auto& part : parts_) before.push_back(part->give_to_warps(tiles));
    std::unique_ptr<TileDealer> dealer;
    if (dealer_ != nullptr) dealer = std::make_unique<TileDealer>(parts_, exchange_);
    for (const auto& part : parts_) part->go_on(before);
    if (dealer != nullptr) dealer->show_borders();
    dealer_ = std::move(dealer);
  } catch (const OutOfMemory&) {
    keeps_blocks_ = true;  // slower, and as right
    for (std::size_t p = 0; p < before.size(); ++p) parts_[p]->take_back(std::move(before[p]));
  }
  before.clear();
  prepare();
}

// Memory for what gets wet.
void CudaParts::provide() {
  fail_together(exchange_, [&] { each_part([](CudaPart& part) { part.provide_slots(); }); });
}

void CudaParts::settle(int shuffled) {
  if (may_give_to_warps() && (shuffled > 0 || has_outgrown_blocks())) give_to_warps();
  provide();
  if (dealer_ == nullptr) return;
  on_own_cards(exchange_, [&] {
    wait();
    if (!dealer_->deal_again(shuffled)) return;
    graphs_.clear();  // they knew where the tiles were
    look();
  });
}

const CudaPart& CudaParts::first() const {
  const CudaPart& first = *parts_.front();
  first.select();
  first.stream().wait();
  return first;
}

// Work of a part may be in the stream of the first, too.
void CudaParts::wait() const {
  if (dealer_ != nullptr) each_part([](const CudaPart& part) { part.stream().wait(); });
}
void CudaParts::look() {
  first();  // where one graph is that of all parts, it is in the stream of the first
  for (const auto& part : parts_) part->begin_to_look();
  for (const auto& part : parts_) part->look();
}

}  // namespace SPATE_PRECISION
}  // namespace spate
