// SPDX-License-Identifier: GPL-3.0-or-later
// Values of the cells of a large grid, of which most are often alike, as those of nodata: pages of one common
// value take no memory, and whoever visits all cells can leave them out. Where whole books of pages are
// alike, nobody looks at the pages: a grid of 200,000 x 200,000 cells of nodata takes 10 MB.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <limits>
#include <memory>
#include <type_traits>
#include <utility>
#include <vector>

#include "solver/core/index_iterator.hpp"

namespace spate {

template <class T>
class PagedField {
 public:
  static constexpr std::size_t page = 128;  // values: short, since rivers are narrow
  static constexpr std::size_t pages_of_book = 128;
  static constexpr std::size_t book = page * pages_of_book;  // values
  using Common = std::vector<T>;

  // What is common where nobody says otherwise: nothing known, and none.
  static Common usual() {
    if constexpr (std::is_floating_point_v<T>) return {std::numeric_limits<T>::quiet_NaN(), T{0}};
    return {T{0}};
  }

  PagedField() : PagedField(0, usual()) {}
  // All values are the first of the common ones.
  PagedField(std::size_t size, Common common)
      : size_(size), common_(std::move(common)), books_((size + book - 1) / book, 0) {
    for (std::uint32_t k = 0; k < common_.size(); ++k) {
      own_.push_back(std::make_unique<T[]>(book));  // as each_piece shows it
      std::fill_n(own_.back().get(), book, common_[k]);
      blocks_.push_back(own_.back().get());
      tables_.insert(tables_.end(), pages_of_book, k);
    }
  }
  explicit PagedField(const std::vector<T>& values) : PagedField(values.size(), usual()) {
    set_run(0, values.data(), values.size());
  }
  PagedField(const PagedField& other) : PagedField(other.size_, other.common_) {
    settled_ = other.settled_;
    free_blocks_ = other.free_blocks_;
    free_tables_ = other.free_tables_;
    books_ = other.books_;
    tables_ = other.tables_;
    packed_ = other.packed_;
    for (std::size_t k = common_.size(); k < other.blocks_.size(); ++k) {
      own_.emplace_back();
      blocks_.emplace_back();
      if (other.blocks_[k] == nullptr) continue;
      if (is_packed())
        blocks_[k] = packed_.data() + k * page;
      else
        keep(k, other.blocks_[k]);
    }
  }
  PagedField(PagedField&&) noexcept = default;
  PagedField& operator=(PagedField other) noexcept {
    std::swap(size_, other.size_);
    std::swap(settled_, other.settled_);
    common_.swap(other.common_);
    own_.swap(other.own_);
    blocks_.swap(other.blocks_);
    free_blocks_.swap(other.free_blocks_);
    free_tables_.swap(other.free_tables_);
    books_.swap(other.books_);
    tables_.swap(other.tables_);
    packed_.swap(other.packed_);
    return *this;
  }
  ~PagedField() = default;

  std::size_t size() const { return size_; }
  bool empty() const { return size_ == 0; }
  const T& operator[](std::size_t i) const { return blocks_[block_of(i)][i % page]; }

  // For writing: the page takes memory from now on.
  T& own(std::size_t i) {
    if (is_packed()) unpack();
    const std::uint32_t now = block_of(i);
    T* const values = is_own(now) ? own_[now].get() : make_own(i, now);
    return values[i % page];
  }
  void set(std::size_t i, T value) {
    if (!same(&(*this)[i], &value, 1)) own(i) = value;
  }
  // The values from `begin` on.
  void set_run(std::size_t begin, const T* values, std::size_t count) {
    for (std::size_t i = begin; i < begin + count;) {
      const std::size_t end = std::min((i / page + 1) * page, begin + count);
      const T* from = values + (i - begin);
      if (!same(&(*this)[i], from, end - i)) std::copy_n(from, end - i, &own(i));
      i = end;
    }
  }
  void push_back(T value) {
    if (size_ % book == 0) books_.push_back(0);
    ++size_;
    set(size_ - 1, value);
    settle(size_);
  }
  // Each value becomes f(value).
  template <class F>
  void change(const F& f) {
    if (is_packed()) unpack();
    for (std::size_t k = 0; k < own_.size(); ++k)
      if (own_[k] != nullptr)
        std::transform(own_[k].get(), own_[k].get() + (k < common_.size() ? book : page), own_[k].get(), f);
    std::transform(common_.begin(), common_.end(), common_.begin(), f);
  }
  // Says that the values before `end` are set, for now: those pages of them that hold one common value are
  // given back. To be called with growing ends.
  void settle(std::size_t end) {
    if (is_packed()) unpack();
    for (; (settled_ + 1) * page <= end; ++settled_) {
      const std::size_t first = settled_ * page;
      if (!is_own(books_[first / book]) && first % book == 0 && first + book <= end) {
        settled_ += pages_of_book - 1;
        continue;
      }
      const std::uint32_t now = block_of(first);
      for (std::uint32_t k = 0; is_own(now) && k < common_.size(); ++k) {
        if (!same(blocks_[now], blocks_[k], page)) continue;
        page_of(first) = k;
        own_[now].reset();
        blocks_[now] = nullptr;
        free_blocks_.push_back(now);
        break;
      }
      if ((settled_ + 1) % pages_of_book == 0) settle_book(settled_ / pages_of_book);
    }
  }

  // f(begin, end, values, alike) for the indices of [begin, end) in pieces; values: those from begin on;
  // alike: they are those of a page, or of a book, that has one common value.
  template <class F>
  void each_piece(std::size_t begin, std::size_t end, const F& f) const {
    while (begin < end) {
      const std::uint32_t table = books_[begin / book];
      if (!is_own(table)) {
        const std::size_t stop = std::min((begin / book + 1) * book, end);
        f(begin, stop, blocks_[table], true);
        begin = stop;
        continue;
      }
      const std::size_t stop = std::min((begin / page + 1) * page, end);
      const std::uint32_t now = block_of(begin);
      f(begin, stop, blocks_[now] + begin % page, !is_own(now));
      begin = stop;
    }
  }
  // f(value) for all, once where pages are alike.
  template <class F>
  void each_value(const F& f) const {
    each_piece(0, size_, [&](std::size_t begin, std::size_t end, const T* values, bool alike) {
      std::for_each(values, values + (alike ? 1 : end - begin), f);
    });
  }
  // f(i) for the indices of [begin, end), except for those in pages of a common value for which is(value).
  template <class Is, class F>
  void each_but(std::size_t begin, std::size_t end, const Is& is, const F& f) const {
    each_piece(begin, end, [&](std::size_t i, std::size_t stop, const T* values, bool alike) {
      if (alike && is(*values)) return;
      for (; i < stop; ++i) f(i);
    });
  }
  // The first index of [begin, end) that is not in such a page.
  template <class Is>
  std::size_t skip(std::size_t begin, std::size_t end, const Is& is) const {
    while (begin < end) {
      const std::uint32_t table = books_[begin / book], now = block_of(begin);
      if (is_own(now) || !is(*blocks_[now])) break;
      begin = is_own(table) ? (begin / page + 1) * page : (begin / book + 1) * book;
    }
    return std::min(begin, end);
  }

  // What so many values take that are all alike, and what these take.
  static double bytes_when_alike(std::size_t size) {
    return static_cast<double>((size + book - 1) / book * sizeof(std::uint32_t));
  }
  static constexpr std::size_t bytes_of_page = page * sizeof(T) + 2 * sizeof(void*);
  static constexpr std::size_t bytes_of_book =
      pages_of_book * sizeof(std::uint32_t);  // with pages of its own
  double bytes() const {
    const std::size_t pages = own_.size() - common_.size() - free_blocks_.size(),
                      books = tables_.size() / pages_of_book - free_tables_.size();
    const std::size_t of_page = is_packed() ? bytes_of_page - page * sizeof(T) : bytes_of_page;
    return static_cast<double>(pages * of_page + books * bytes_of_book + packed_.size() * sizeof(T)) +
           bytes_when_alike(size_);
  }

  std::vector<T> values() const { return {begin(), end()}; }
  // For a GPU, which reads them as PagedView does: the pages in one piece, those of the common values first,
  // and where in it which lie. Made when first asked for, by one thread, in place of the pages; it lasts
  // until something is set.
  const std::vector<T>& packed() const {
    if (is_packed()) return packed_;
    packed_.reserve(blocks_.size() * page);
    for (std::size_t k = 0; k < blocks_.size(); ++k) {
      const T* const values = blocks_[k] != nullptr ? blocks_[k] : blocks_.front();  // given back: anything
      packed_.insert(packed_.end(), values, values + page);
      if (!is_own(static_cast<std::uint32_t>(k)) || blocks_[k] == nullptr) continue;
      blocks_[k] = packed_.data() + k * page;
      own_[k].reset();
    }
    return packed_;
  }
  bool is_packed() const { return !packed_.empty(); }
  const std::vector<std::uint32_t>& books() const { return books_; }
  const std::vector<std::uint32_t>& tables() const { return tables_; }

  using Iterator = IndexIterator<PagedField, T>;
  Iterator begin() const { return {*this, 0}; }
  Iterator end() const { return {*this, size_}; }

 private:
  // The same bits: NaN is NaN, and -0 is not 0.
  static bool same(const T* a, const T* b, std::size_t count) {
    return std::memcmp(a, b, count * sizeof(T)) == 0;
  }
  // Of a block, or of a table of a book: those of the common values come first.
  bool is_own(std::uint32_t number) const { return number >= common_.size(); }
  std::uint32_t block_of(std::size_t i) const {
    return tables_[books_[i / book] * pages_of_book + i / page % pages_of_book];
  }
  std::uint32_t& page_of(std::size_t i) {
    return tables_[books_[i / book] * pages_of_book + i / page % pages_of_book];
  }

  // Block k gets pages of its own with these values.
  void keep(std::size_t k, const T* values) const {
    own_[k] = std::make_unique<T[]>(page);
    std::copy_n(values, page, own_[k].get());
    blocks_[k] = own_[k].get();
  }
  void unpack() {
    for (std::size_t k = common_.size(); k < blocks_.size(); ++k)
      if (blocks_[k] != nullptr) keep(k, blocks_[k]);
    std::vector<T>().swap(packed_);
  }

  // A page of its own instead of that of a common value.
  T* make_own(std::size_t i, std::uint32_t common) {
    std::uint32_t& table = books_[i / book];
    if (!is_own(table)) {
      const auto made = static_cast<std::uint32_t>(tables_.size() / pages_of_book);
      if (free_tables_.empty()) tables_.insert(tables_.end(), pages_of_book, table);
      const std::uint32_t next = free_tables_.empty() ? made : free_tables_.back();
      if (!free_tables_.empty()) free_tables_.pop_back();
      std::fill_n(tables_.begin() + static_cast<std::ptrdiff_t>(next * pages_of_book), pages_of_book, table);
      table = next;
    }
    if (free_blocks_.empty()) {
      free_blocks_.push_back(static_cast<std::uint32_t>(blocks_.size()));
      own_.emplace_back();
      blocks_.emplace_back();
    }
    const std::uint32_t now = free_blocks_.back();
    keep(now, blocks_[common]);
    free_blocks_.pop_back();
    page_of(i) = now;
    return own_[now].get();
  }
  // Without a table of its own where all pages have the same common value.
  void settle_book(std::size_t number) {
    const std::uint32_t table = books_[number];
    const auto first = tables_.begin() + static_cast<std::ptrdiff_t>(table * pages_of_book);
    if (!is_own(table) || is_own(*first)) return;
    if (!std::all_of(first, first + pages_of_book, [&](std::uint32_t each) { return each == *first; }))
      return;
    books_[number] = *first;
    free_tables_.push_back(table);
  }

  std::size_t size_ = 0, settled_ = 0;  // settled_: pages
  Common common_;
  // Blocks of values: first those of the common ones, each as large as a book. Null where a block was given
  // back; own_ also where it lies in packed_.
  mutable std::vector<std::unique_ptr<T[]>> own_;
  mutable std::vector<const T*> blocks_;
  std::vector<std::uint32_t> books_;   // the table of each
  std::vector<std::uint32_t> tables_;  // of each, the blocks of its pages; first those of the common ones
  std::vector<std::uint32_t> free_blocks_, free_tables_;
  mutable std::vector<T> packed_;
};

}  // namespace spate
