// SPDX-License-Identifier: GPL-3.0-or-later
// How processes share the members of an ensemble: whole ones, each to the process that has most threads free.
// Several times a second all meet, say how far they are, and share out the next members, every one for itself
// by the same numbers.
#pragma once

#include <vector>

#include "algorithms/case/ensemble/member_exchange.hpp"
#include "algorithms/case/ensemble/member_pool.hpp"
#include "solver/domain/exchange.hpp"

namespace spate {

class MemberRounds {
 public:
  // to_do: the same in all processes. pool and reports are those of this process; in the first one, the
  // reports of the others come too. All must outlive this object.
  MemberRounds(Exchange& processes, std::vector<std::size_t> to_do, MemberPool& pool, MemberExchange& reports)
      : processes_(processes), to_do_(std::move(to_do)), pool_(pool), reports_(reports) {}

  // Waits a moment, and meets the others. Returns whether any member is still to be computed. cancel: that of
  // the first process counts.
  bool meet(bool cancel);
  double done() const { return done_; }  // members of all processes, with shares

 private:
  void wait();
  void share_out(std::vector<std::uint64_t> free);
  void send_reports(const std::string& own, const std::vector<std::uint64_t>& sizes);

  Exchange& processes_;
  const std::vector<std::size_t> to_do_;
  std::size_t next_ = 0;  // of to_do_
  MemberPool& pool_;
  MemberExchange& reports_;
  double done_ = 0;
};

}  // namespace spate
