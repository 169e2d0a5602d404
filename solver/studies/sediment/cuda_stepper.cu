// SPDX-License-Identifier: GPL-3.0-or-later
// The same steps on a GPU: one thread for each cell. The conservative scheme needs one pass for both
// equations; the reads of neighbours hit the caches (tests/gpu/sediment_speed.cu compares with other ways).
#include <cuda_runtime.h>

#include <utility>

#include "solver/backend/cuda/device_memory.cuh"
#include "solver/backend/cuda/largest.cuh"
#include "solver/studies/sediment/stepper.hpp"

namespace spate::sediment {
namespace {

constexpr unsigned block_width = 32, block_height = 8, threads_of_list = 128;

// f(i) for each cell; rate: of all of them.
template <class F>
__global__ void each_cell_kernel(unsigned columns, unsigned rows, F f, unsigned long long* rate) {
  const unsigned column = blockIdx.x * block_width + threadIdx.x,
                 row = blockIdx.y * block_height + threadIdx.y;
  double own = 0;
  if (column < columns && row < rows) own = f(static_cast<std::size_t>(row + 1) * (columns + 2) + column + 1);
  raise_to(rate, own);
}

struct StepCell {
  Planes planes;
  Step step;
  SPATE_DEVICE double operator()(std::size_t i) const { return step_cell(planes, step, i); }
};
struct StepPrintedBed {
  Planes planes;
  Step step;
  SPATE_DEVICE double operator()(std::size_t i) const { return step_printed_bed(planes, step, i); }
};
struct StepPrintedSand {
  Planes planes;
  Step step;
  SPATE_DEVICE double operator()(std::size_t i) const {
    step_printed_sand(planes, step, i);
    return 0;
  }
};

__global__ void leave_kernel(Planes planes, Step step, Scheme scheme, const Outlet* outlets, Left* left,
                             std::size_t count) {
  const std::size_t k = std::size_t{blockIdx.x} * threads_of_list + threadIdx.x;
  if (k >= count) return;
  const Left more = left_into(planes, step, scheme, outlets[k].ghost, outlets[k].inner);
  left[k].sand += more.sand;
  left[k].mud += more.mud;
}

__global__ void supply_kernel(Planes planes, Step step, const std::size_t* cells, const Left* supply,
                              double time, std::size_t count) {
  const std::size_t k = std::size_t{blockIdx.x} * threads_of_list + threadIdx.x;
  if (k < count) supply_cell(planes, step, supply[k], time, cells[k]);
}

// Selects the GPU before anything is allocated on it.
int selected(int device) {
  check_cuda(cudaSetDevice(device), "being selected");
  return device;
}

struct FieldsThere {
  explicit FieldsThere(const Fields& fields) : bed(fields.bed), sand(fields.sand), buried(fields.buried) {}
  DeviceArray<double> bed, sand, buried;
};

class CudaStepper : public Stepper {
 public:
  CudaStepper(const Start& start, int device)
      : device_(selected(device)),
        columns_(static_cast<unsigned>(start.columns)),
        rows_(static_cast<unsigned>(start.rows)),
        scheme_(start.scheme),
        now_(start.fields),
        next_(start.fields),
        alpha_(start.alpha),
        beta_(start.beta),
        outlets_(start.outlets),
        left_(start.outlets.size()),
        supplied_(start.supplied),
        supply_(start.supply) {}

  double attempt(const Step& step) override {
    selected(device_);
    unsigned long long* const rate = rate_.begin();
    const Planes planes = planes_now();
    if (scheme_ == Scheme::conservative) {
      each_cell(StepCell{planes, step}, rate);
    } else {
      each_cell(StepPrintedBed{planes, step}, rate);
      each_cell(StepPrintedSand{planes, step}, rate);
    }
    return rate_.value();
  }

  void accept(const Step& step, double supply_time) override {
    selected(device_);
    const Planes planes = planes_now();
    if (left_.size() > 0)
      leave_kernel<<<blocks(left_.size()), threads_of_list>>>(planes, step, scheme_, outlets_.data(),
                                                              left_.data(), left_.size());
    if (supply_.size() > 0)
      supply_kernel<<<blocks(supply_.size()), threads_of_list>>>(planes, step, supplied_.data(),
                                                                 supply_.data(), supply_time, supply_.size());
    check_cuda(cudaGetLastError(), "computing a step");
    std::swap(now_, next_);
  }

  Fields fields() const override {
    selected(device_);
    return {now_.bed.to_host(), now_.sand.to_host(), now_.buried.to_host()};
  }
  std::vector<Left> left() const override {
    selected(device_);
    return left_.to_host();
  }

 private:
  static unsigned blocks(std::size_t count) {
    return static_cast<unsigned>((count + threads_of_list - 1) / threads_of_list);
  }
  Planes planes_now() const {
    return {now_.bed.data(),   now_.sand.data(),    now_.buried.data(),
            alpha_.data(),     beta_.data(),        next_.bed.data(),
            next_.sand.data(), next_.buried.data(), std::size_t{columns_} + 2};
  }
  template <class F>
  void each_cell(const F& f, unsigned long long* rate) {
    const dim3 grid((columns_ + block_width - 1) / block_width, (rows_ + block_height - 1) / block_height);
    each_cell_kernel<<<grid, dim3(block_width, block_height)>>>(columns_, rows_, f, rate);
    check_cuda(cudaGetLastError(), "computing a step");
  }

  const int device_;
  const unsigned columns_, rows_;
  const Scheme scheme_;
  FieldsThere now_, next_;
  const DeviceArray<double> alpha_, beta_;
  const DeviceArray<Outlet> outlets_;
  const DeviceArray<Left> left_;
  const DeviceArray<std::size_t> supplied_;
  const DeviceArray<Left> supply_;
  const Largest rate_;
};

}  // namespace

std::unique_ptr<Stepper> make_cuda_stepper(const Start& start, int device) {
  return std::make_unique<CudaStepper>(start, device);
}

}  // namespace spate::sediment
