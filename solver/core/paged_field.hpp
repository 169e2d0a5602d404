// SPDX-License-Identifier: GPL-3.0-or-later
// Values of the cells of a large grid, of which most are often alike, as those of nodata: pages of one common
// value take no memory.
#pragma once

#include <algorithm>
#include <cstddef>
#include <initializer_list>
#include <memory>
#include <vector>

namespace spate {

template <class T>
class PagedField {
 public:
  static constexpr std::size_t page = 1024;  // values

  PagedField() = default;
  // All values are the first of the common ones.
  PagedField(std::size_t size, std::initializer_list<T> common)
      : size_(size), pages_((size + page - 1) / page) {
    for (const T value : common) {
      common_.push_back(std::make_unique<T[]>(page));
      std::fill_n(common_.back().get(), page, value);
    }
    for (Page& each : pages_) each.values = common_.front().get();
  }

  std::size_t size() const { return size_; }
  const T& operator[](std::size_t i) const { return pages_[i / page].values[i % page]; }

  void set(std::size_t i, T value) {
    Page& of = pages_[i / page];
    if (of.values[i % page] == value) return;
    if (of.own == nullptr) {
      of.own = std::make_unique<T[]>(page);
      std::copy_n(of.values, page, of.own.get());
      of.values = of.own.get();
    }
    of.own[i % page] = value;
  }
  // Says that the values before `end` are set, for now: those pages of them that hold one common value are
  // given back. To be called with growing ends.
  void settle(std::size_t end) {
    for (; (settled_ + 1) * page <= end; ++settled_) {
      Page& of = pages_[settled_];
      if (of.own == nullptr) continue;
      for (const auto& common : common_) {
        if (!std::equal(of.own.get(), of.own.get() + page, common.get())) continue;
        of.values = common.get();
        of.own.reset();
        break;
      }
    }
  }

  double bytes() const {
    const auto own =
        std::count_if(pages_.begin(), pages_.end(), [](const Page& each) { return each.own != nullptr; });
    return static_cast<double>(own) * static_cast<double>(page * sizeof(T)) +
           static_cast<double>(dense_.size() * sizeof(T)) + static_cast<double>(pages_.size() * sizeof(Page));
  }

  // As one block, for a GPU that maps it: made when it is first asked for, by one thread, and kept instead of
  // the pages. Not to be set any more.
  const std::vector<T>& block() const {
    if (dense_.size() == size_) return dense_;
    dense_.reserve(size_);
    for (Page& each : pages_) {
      const std::size_t begin = dense_.size();
      dense_.insert(dense_.end(), each.values, each.values + std::min(page, size_ - begin));
      each.values = dense_.data() + begin;
      each.own.reset();
    }
    return dense_;
  }

 private:
  struct Page {
    const T* values = nullptr;  // a common page's, or the own ones
    std::unique_ptr<T[]> own;
  };

  std::size_t size_ = 0, settled_ = 0;
  std::vector<std::unique_ptr<T[]>> common_;
  mutable std::vector<Page> pages_;
  mutable std::vector<T> dense_;
};

}  // namespace spate
