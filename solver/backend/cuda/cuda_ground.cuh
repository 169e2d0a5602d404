// SPDX-License-Identifier: GPL-3.0-or-later
// The ground, as kernels read it when they make a tile: that of the whole grid, or that of which a part has
// been told (solver/backend/ground_patch.hpp). Of nodata nothing is held.
#pragma once

#include <memory>

#include "solver/backend/cuda/cuda_input.cuh"
#include "solver/backend/cuda/device_memory.cuh"
#include "solver/backend/cuda/view.cuh"
#include "solver/backend/ground_patch.hpp"

namespace spate {
inline namespace SPATE_PRECISION {

class CudaGround {
 public:
  // The input must outlive this object.
  explicit CudaGround(const CudaInput& input);
  const GroundView* view() const { return view_.data(); }  // the same all the time
  double bytes() const;                                    // in the card's memory
  // The same at most, for those who do not know the card.
  static double most_bytes(const Scenario& scenario);

  // Where not all is known: it leaves the card, hears of more, and comes back. Nothing is under way there
  // meanwhile.
  void take_off_card();
  void add(const GroundPatch& ground, const GridRect& nodes, const GridRect& cells);
  void put_on_card();

 private:
  // One field, on the card or in the memory of the host.
  template <class T>
  class OnCard {
   public:
    OnCard() = default;
    // Where no page is one of a common value, they lie one after the other, and need not be looked up.
    OnCard(const PagedField<T>& field, double room) : values_(field.packed(), room) {
      const PagedView<T> of_host{field.packed().data(), field.books().data(), field.tables().data()};
      const std::size_t first = field.empty() ? 0 : of_host.page_of(0), page = PagedField<T>::page;
      bool in_order = true;
      for (std::size_t i = 0; in_order && i < field.size(); i += page)
        in_order = of_host.page_of(i) == first + i / page;
      if (in_order) {
        skipped_ = first * page;
      } else {
        books_ = DeviceArray<std::uint32_t>(field.books());
        tables_ = DeviceArray<std::uint32_t>(field.tables());
      }
    }
    PagedView<T> view() const { return {values_.data() + skipped_, books_.data(), tables_.data()}; }
    double bytes() const {
      return values_.bytes() + static_cast<double>((books_.size() + tables_.size()) * sizeof(std::uint32_t));
    }

   private:
    ArrayForDevice<T> values_;
    std::size_t skipped_ = 0;  // the common pages before the first one
    DeviceArray<std::uint32_t> books_, tables_;
  };
  // What it has been told.
  struct Told {
    PagedField<Real> nodes;
    PagedField<FaceCodes> codes;
    PagedField<float> manning, soil[soil_numbers];  // empty where they do not vary
  };

  template <class T>
  OnCard<T> varying(const SharedField<T>& of_grid, const PagedField<T>* told, double room) const;

  const CudaInput& input_;
  std::unique_ptr<Told> told_;  // null: the input has all
  bool is_on_card_ = false;
  OnCard<Real> nodes_;
  OnCard<FaceCodes> codes_;
  OnCard<float> manning_, soil_[soil_numbers];
  const DeviceArray<GroundView> view_{1};
};

}  // namespace SPATE_PRECISION
}  // namespace spate
