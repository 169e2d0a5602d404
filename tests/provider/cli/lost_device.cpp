// SPDX-License-Identifier: GPL-3.0-or-later
// GPUs for the command `spate`, in place of those that there may be: they compute as the CPU does, and fail
// at a simulated time as a card does that is lost (SPATE_LOST_AT, s; among several processes that of
// SPATE_LOST_RANK), or whose memory is used up (SPATE_FULL_AT). A card that is lost answers nothing any more;
// one that is full can still be read. SPATE_CARDS: how many there are, 1 if nothing is said.
#include <cstdlib>
#include <stdexcept>
#include <string>
#include <utility>

#include "solver/backend/part.hpp"
#include "solver/core/check.hpp"

namespace spate {
namespace {

double number_in(const char* variable, double otherwise) {
  const char* text = std::getenv(variable);
  return text != nullptr ? std::atof(text) : otherwise;
}
constexpr double never_fails = 1e300;

class FailingPart final : public Part {
 public:
  FailingPart(std::unique_ptr<Part> sound, const Exchange& exchange, int card)
      : sound_(std::move(sound)), exchange_(exchange), card_(card) {}

  void begin() override { sound_->begin(); }
  Outline outline() const override { return sound_->outline(); }

  void advance(double target, double wall_seconds, double look) override {
    check_device();
    if (sound_->report().time >= number_in("SPATE_FULL_AT", never_fails))
      throw OutOfMemory("out_of_gpu_memory", "The GPU's memory is too small", "it is full", "Use another.");
    // A step, where it is to fail at its time.
    const bool fails = std::getenv("SPATE_LOST_AT") != nullptr || std::getenv("SPATE_FULL_AT") != nullptr;
    sound_->advance(target, fails ? 0 : wall_seconds, look);
    is_lost_ = sound_->report().time >= number_in("SPATE_LOST_AT", never_fails) &&
               exchange_.rank() == number_in("SPATE_LOST_RANK", 0);
    check_device();
  }
  Report report() const override { return checked().report(); }
  void read(Field field, std::size_t arrival, std::int32_t row_begin, std::int32_t row_end,
            float* values) const override {
    checked().read(field, arrival, row_begin, row_end, values);
  }
  std::vector<BarrierReport> barrier_reports() const override { return checked().barrier_reports(); }
  std::vector<SectionReport> section_reports() const override { return checked().section_reports(); }
  std::vector<BridgeReport> bridge_reports() const override { return checked().bridge_reports(); }
  std::vector<StructureReport> structure_reports() const override { return checked().structure_reports(); }
  RunState save(const TakeCells& take) const override { return checked().save(take); }
  RunState save_but_cells() const override { return checked().save_but_cells(); }
  void read_stored(int stored, std::int32_t row_begin, std::int32_t row_end, double* values) const override {
    checked().read_stored(stored, row_begin, row_end, values);
  }
  std::string device_name() const override { return "a card that fails, " + std::to_string(card_); }

 private:
  // As check_cuda() does of a card that has fallen off the bus; among several processes, only this one knows.
  void check_device() const {
    if (!is_lost_) return;
    const Error error("gpu_failed", "The GPU failed while computing", "unspecified launch failure",
                      "Choose the device cpu, and report this if it happens again.");
    if (!exchange_.is_alone()) throw std::runtime_error(error.what());
    throw Error(error);
  }
  const Part& checked() const {
    check_device();
    return *sound_;
  }

  std::unique_ptr<Part> sound_;
  const Exchange& exchange_;
  const int card_;
  bool is_lost_ = false;
};

}  // namespace

CudaDevices cuda_devices() {
  CudaDevices devices;
  for (int card = 0; card < number_in("SPATE_CARDS", 1); ++card) devices.names[card] = "a card that fails";
  return devices;
}
std::unique_ptr<Part> make_cuda_part(std::shared_ptr<const Scenario> scenario, const Numerics& numerics,
                                     const std::vector<int>& cards, const Watch& watch, const RunState* from,
                                     Exchange& exchange, const Outline* outline) {
  const int card = cards[static_cast<std::size_t>(exchange.rank_on_machine()) % cards.size()];
  return std::make_unique<FailingPart>(
      make_cpu_part(std::move(scenario), numerics, watch, from, exchange, outline), exchange, card);
}
double cuda_memory_when_all_wet(const Scenario& scenario, const Numerics& numerics) {
  return cpu_memory_when_all_wet(scenario, numerics);
}
double cuda_memory_free(int) {
  return 1e12;
}

}  // namespace spate
