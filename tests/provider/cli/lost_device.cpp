// SPDX-License-Identifier: GPL-3.0-or-later
// A GPU for the command `spate`, in place of those that there may be: it computes as the CPU does, and fails
// at a simulated time as a card does that is lost (SPATE_LOST_AT, s), or whose memory is used up
// (SPATE_FULL_AT). A card that is lost answers nothing any more; one that is full can still be read.
#include <cstdlib>
#include <utility>

#include "solver/backend/part.hpp"
#include "solver/core/check.hpp"

namespace spate {
namespace {

double time_in(const char* variable) {
  const char* text = std::getenv(variable);
  return text != nullptr ? std::atof(text) : 1e300;
}

class FailingBackend final : public Backend {
 public:
  explicit FailingBackend(std::unique_ptr<Backend> sound) : sound_(std::move(sound)) {}

  void advance(double target, double, double look) override {
    check_device();
    const double full = time_in("SPATE_FULL_AT");
    if (sound_->report().time >= full)
      throw OutOfMemory("out_of_gpu_memory", "The GPU's memory is too small", "it is full", "Use another.");
    sound_->advance(target, 0, look);  // a step, so that it fails at its time
    is_lost_ = sound_->report().time >= time_in("SPATE_LOST_AT");
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
  std::string device_name() const override { return "a card that fails"; }

 private:
  // As check_cuda() does of a card that has fallen off the bus.
  void check_device() const {
    if (is_lost_)
      throw Error("gpu_failed", "The GPU failed while computing", "unspecified launch failure",
                  "Choose the device cpu, and report this if it happens again.");
  }
  const Backend& checked() const {
    check_device();
    return *sound_;
  }

  std::unique_ptr<Backend> sound_;
  bool is_lost_ = false;
};

}  // namespace

CudaDevices cuda_devices() {
  return {{{0, "a card that fails"}}, {}, {}, {}};
}
std::unique_ptr<Backend> make_cuda_backend(std::shared_ptr<const Scenario> scenario, const Numerics& numerics,
                                           const std::vector<int>&, const Watch& watch, const RunState* from,
                                           Exchange* processes) {
  return std::make_unique<FailingBackend>(
      make_cpu_backend(std::move(scenario), numerics, watch, from, processes));
}
// Other processes than the first would call it; this program is started alone.
std::unique_ptr<Part> make_cuda_part(std::shared_ptr<const Scenario>, const Numerics&,
                                     const std::vector<int>&, const Watch&, const RunState*, Exchange&) {
  std::abort();
}
double cuda_memory_when_all_wet(const Scenario& scenario, const Numerics& numerics) {
  return cpu_memory_when_all_wet(scenario, numerics);
}
double cuda_memory_free(int) {
  return 1e12;
}

}  // namespace spate
