// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/backend/cuda/cuda_ground.cuh"

#include <algorithm>

namespace spate {
inline namespace SPATE_PRECISION {
namespace {

// What an array may take of the card's memory, bytes. Larger ones stay with the host: of a large grid little
// is flooded, and read.
constexpr double most_of_array = 1e9, share_of_card = 1.0 / 64;

double room_for_array(double limit) {
  std::size_t free = 0, total = 0;
  check_cuda(cudaMemGetInfo(&free, &total), "reporting its free memory");
  const double all = limit > 0 ? limit : static_cast<double>(total);
  return std::min({most_of_array, share_of_card * all, share_of_card * static_cast<double>(free)});
}

// The values of a rectangle, as far as it lies in a field of so many columns and rows.
template <class T>
void set_rect(PagedField<T>& field, std::int32_t columns, std::int32_t rows, const GridRect& rect,
              const std::vector<T>& values) {
  const std::int32_t west = std::max(rect.column, 0), east = std::min(rect.column + rect.columns, columns);
  for (std::int32_t row = std::max(rect.row, 0); row < std::min(rect.row + rect.rows, rows); ++row)
    field.set_run(
        static_cast<std::size_t>(row) * static_cast<std::size_t>(columns) + static_cast<std::size_t>(west),
        values.data() + static_cast<std::size_t>(row - rect.row) * static_cast<std::size_t>(rect.columns) +
            (west - rect.column),
        static_cast<std::size_t>(east - west));
}

}  // namespace

CudaGround::CudaGround(const CudaInput& input) : input_(input) {
  if (!input.has_ground()) {
    const Grid& grid = input.scenario->terrain.grid;
    const auto field = [&](unsigned bit) {
      return PagedField<float>((input.varying & bit) != 0 ? grid.cells() : 0, PagedField<float>::usual());
    };
    told_ = std::make_unique<Told>();
    told_->nodes = PagedField<Real>(input.bed.nodes().size(), PagedField<Real>::usual());
    told_->codes = PagedField<FaceCodes>(grid.cells(), {wall_cell, 0});
    told_->manning = field(1);
    for (std::size_t n = 0; n < soil_numbers; ++n) told_->soil[n] = field(2u << n);
  }
  put_on_card();
}

template <class T>
CudaGround::OnCard<T> CudaGround::varying(const SharedField<T>& of_grid, const PagedField<T>* told,
                                          double room) const {
  const PagedField<T>& field = told != nullptr ? *told : of_grid.pages();
  return field.size() > 1 ? OnCard<T>(field, room) : OnCard<T>();
}

void CudaGround::put_on_card() {
  if (is_on_card_) return;
  const double room = room_for_array(input_.numerics.gpu_memory);
  const Scenario& scenario = *input_.scenario;
  nodes_ = OnCard<Real>(told_ != nullptr ? told_->nodes : input_.bed.nodes(), room);
  codes_ = OnCard<FaceCodes>(told_ != nullptr ? told_->codes : input_.edges.codes, room);
  manning_ = varying(input_.manning, told_ != nullptr ? &told_->manning : nullptr, room);
  GroundView view{nodes_.view(), codes_.view(), manning_.view(), {}, {}};
  for (std::size_t n = 0; n < soil_numbers && loss_rules(scenario.losses).planes > 0; ++n) {
    const SharedField<float>& numbers = input_.soil[n];
    soil_[n] = varying(numbers, told_ != nullptr ? &told_->soil[n] : nullptr, room);
    view.soil[n] = soil_[n].view();
    view.uniform_soil[n] = numbers.size() == 1 ? numbers[0] : 0.0f;
  }
  view_.set(&view, 1);
  is_on_card_ = true;
}

// The driver may have mapped what changes next.
void CudaGround::take_off_card() {
  is_on_card_ = false;
  nodes_ = {};
  codes_ = {};
  manning_ = {};
  for (OnCard<float>& numbers : soil_) numbers = {};
}

void CudaGround::add(const GroundPatch& ground, const GridRect& nodes, const GridRect& cells) {
  const Grid& grid = input_.scenario->terrain.grid;
  set_rect(told_->nodes, grid.columns + 1, grid.rows + 1, nodes, ground.nodes);
  set_rect(told_->codes, grid.columns, grid.rows, cells, ground.codes);
  if (!ground.manning.empty()) set_rect(told_->manning, grid.columns, grid.rows, cells, ground.manning);
  for (std::size_t n = 0; n < soil_numbers; ++n)
    if (!ground.soil[n].empty()) set_rect(told_->soil[n], grid.columns, grid.rows, cells, ground.soil[n]);
}

double CudaGround::bytes() const {
  double bytes = nodes_.bytes() + codes_.bytes() + manning_.bytes();
  for (const OnCard<float>& numbers : soil_) bytes += numbers.bytes();
  return bytes;
}

double CudaGround::most_bytes(const Scenario& scenario) {
  // With what tells where its pages lie.
  const auto of = [](std::size_t count, std::size_t size, double tables) {
    const double bytes = static_cast<double>(count) * static_cast<double>(size);
    return count > 1 ? tables * static_cast<double>(count) + (bytes <= most_of_array ? bytes : 0) : 0;
  };
  constexpr double of_pages = 1.1 * sizeof(std::uint32_t) / PagedField<Real>::page;
  const std::size_t cells = scenario.terrain.grid.cells();
  double bytes = of(cells, sizeof(Real), of_pages) + of(cells, sizeof(FaceCodes), of_pages) +
                 of(scenario.terrain.manning.size(), sizeof(float), of_pages);
  for (const SharedField<float>& numbers : scenario.losses.soil)
    bytes += of(numbers.size(), sizeof(float), of_pages);
  return bytes;
}

}  // namespace SPATE_PRECISION
}  // namespace spate
