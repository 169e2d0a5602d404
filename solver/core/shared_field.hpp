// SPDX-License-Identifier: GPL-3.0-or-later
// Values that copies share in memory until one of them is written, so that many simulations of one terrain
// hold it once. Copies may be read and written from different threads.
#pragma once

#include <cstddef>
#include <initializer_list>
#include <memory>
#include <utility>
#include <vector>

namespace spate {

template <class T>
class SharedField {
 public:
  SharedField() = default;
  SharedField(std::vector<T> values) : values_(std::make_shared<std::vector<T>>(std::move(values))) {}
  SharedField(std::initializer_list<T> values) : SharedField(std::vector<T>(values)) {}

  const std::vector<T>& values() const { return values_ ? *values_ : none; }
  // Not shared from now on. A reference to it must not be kept while the field is copied.
  std::vector<T>& own() {
    if (!values_ || values_.use_count() > 1) values_ = std::make_shared<std::vector<T>>(values());
    return *values_;
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
  inline static const std::vector<T> none;
  std::shared_ptr<std::vector<T>> values_;
};

}  // namespace spate
