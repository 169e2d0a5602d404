// SPDX-License-Identifier: GPL-3.0-or-later
// Values whose copies share one field until one of them is written: many simulations of one terrain hold it
// once, and of nodata little (paged_field.hpp). Copies may be read and written from different threads.
#pragma once

#include <atomic>
#include <cstddef>
#include <initializer_list>
#include <utility>
#include <vector>

#include "solver/core/paged_field.hpp"

namespace spate {

template <class T>
class SharedField {
 public:
  using Pages = PagedField<T>;

  SharedField() = default;
  SharedField(Pages pages) : shared_(new Shared{std::move(pages)}) {}
  SharedField(const std::vector<T>& values) : SharedField(Pages(values)) {}
  SharedField(std::initializer_list<T> values) : SharedField(std::vector<T>(values)) {}
  SharedField(const SharedField& other) : shared_(other.shared_) {
    if (shared_ != nullptr) shared_->holders.fetch_add(1, std::memory_order_relaxed);
  }
  SharedField(SharedField&& other) noexcept : shared_(std::exchange(other.shared_, nullptr)) {}
  SharedField& operator=(SharedField other) noexcept {
    std::swap(shared_, other.shared_);
    return *this;
  }
  ~SharedField() {
    // Orders the reads of this holder before the writes and the release of the last one.
    if (shared_ != nullptr && shared_->holders.fetch_sub(1, std::memory_order_acq_rel) == 1) delete shared_;
  }

  const Pages& pages() const { return shared_ != nullptr ? shared_->pages : none; }
  // Ends the sharing. Do not keep a reference to the pages while the field is copied.
  Pages& own() {
    // std::shared_ptr would not do: its use_count() tells that the others have gone, but not that their reads
    // are over.
    if (shared_ == nullptr || shared_->holders.load(std::memory_order_acquire) > 1)
      *this = SharedField(Pages(pages()));
    return shared_->pages;
  }

  // The same values as a GPU reads them (PagedField::packed): these, or where they are not packed a copy,
  // since others may be reading them.
  SharedField packed() const {
    if (empty() || pages().is_packed()) return *this;
    Pages copy = pages();
    copy.packed();
    return copy;
  }
  std::vector<T> values() const { return pages().values(); }  // all of them in memory
  bool empty() const { return pages().empty(); }
  std::size_t size() const { return pages().size(); }
  const T& operator[](std::size_t i) const { return pages()[i]; }
  T& operator[](std::size_t i) { return own().own(i); }  // for writing
  auto begin() const { return pages().begin(); }
  auto end() const { return pages().end(); }
  void assign(std::size_t count, T value) { *this = SharedField(Pages(count, {value})); }
  void push_back(T value) { own().push_back(value); }
  friend bool operator==(const SharedField& a, const SharedField& b) { return a.values() == b.values(); }

 private:
  struct Shared {
    Pages pages;
    std::atomic<std::size_t> holders{1};
  };

  inline static const Pages none;
  Shared* shared_ = nullptr;
};

}  // namespace spate
