// SPDX-License-Identifier: GPL-3.0-or-later
// An iterator of a container that has but an index, for the algorithms of the standard library.
#pragma once

#include <cstddef>
#include <iterator>
#include <utility>

namespace spate {

// Values: has `const T& operator[](std::size_t) const`; must outlive the iterator.
template <class Values, class T>
class IndexIterator {
 public:
  using iterator_category = std::random_access_iterator_tag;
  using value_type = T;
  using difference_type = std::ptrdiff_t;
  using pointer = const T*;
  using reference = const T&;
  IndexIterator() = default;
  IndexIterator(const Values& values, std::size_t at) : values_(&values), at_(at) {}
  reference operator*() const { return (*values_)[at_]; }
  reference operator[](difference_type by) const { return *(*this + by); }
  IndexIterator& operator++() { return *this += 1; }
  IndexIterator& operator--() { return *this += -1; }
  IndexIterator operator++(int) { return std::exchange(*this, *this + 1); }
  IndexIterator operator--(int) { return std::exchange(*this, *this + -1); }
  IndexIterator& operator+=(difference_type by) {
    at_ += static_cast<std::size_t>(by);
    return *this;
  }
  IndexIterator& operator-=(difference_type by) { return *this += -by; }
  friend IndexIterator operator+(IndexIterator it, difference_type by) { return it += by; }
  friend IndexIterator operator-(IndexIterator it, difference_type by) { return it -= by; }
  friend difference_type operator-(const IndexIterator& a, const IndexIterator& b) {
    return static_cast<difference_type>(a.at_) - static_cast<difference_type>(b.at_);
  }
  friend bool operator==(const IndexIterator& a, const IndexIterator& b) { return a.at_ == b.at_; }
  friend bool operator!=(const IndexIterator& a, const IndexIterator& b) { return a.at_ != b.at_; }
  friend bool operator<(const IndexIterator& a, const IndexIterator& b) { return a.at_ < b.at_; }

 private:
  const Values* values_ = nullptr;
  std::size_t at_ = 0;
};

}  // namespace spate
