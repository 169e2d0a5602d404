// SPDX-License-Identifier: GPL-3.0-or-later
// Values whose copies share one block of memory until one of them is written: many simulations of one terrain
// hold it once. Copies may be read and written from different threads.
#pragma once

#include <atomic>
#include <cstddef>
#include <initializer_list>
#include <utility>
#include <vector>

namespace spate {

template <class T>
class SharedField {
 public:
  SharedField() = default;
  SharedField(std::vector<T> values) : shared_(new Shared{std::move(values)}) {}
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

  const std::vector<T>& values() const { return shared_ != nullptr ? shared_->values : none; }
  // Ends the sharing. Do not keep a reference to the values while the field is copied.
  std::vector<T>& own() {
    // std::shared_ptr would not do: its use_count() tells that the others have gone, but not that their reads
    // are over.
    if (shared_ == nullptr || shared_->holders.load(std::memory_order_acquire) > 1)
      *this = SharedField(values());
    return shared_->values;
  }

  operator const std::vector<T>&() const { return values(); }
  bool empty() const { return values().empty(); }
  std::size_t size() const { return values().size(); }
  const T* data() const { return values().data(); }
  const T& operator[](std::size_t i) const { return values()[i]; }
  T& operator[](std::size_t i) { return own()[i]; }
  auto begin() const { return values().begin(); }
  auto end() const { return values().end(); }
  void assign(std::size_t count, T value) { *this = std::vector<T>(count, value); }
  void push_back(T value) { own().push_back(value); }
  friend bool operator==(const SharedField& a, const SharedField& b) { return a.values() == b.values(); }

 private:
  struct Shared {
    std::vector<T> values;
    std::atomic<std::size_t> holders{1};
  };

  inline static const std::vector<T> none;
  Shared* shared_ = nullptr;
};

}  // namespace spate
