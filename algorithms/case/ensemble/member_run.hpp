// SPDX-License-Identifier: GPL-3.0-or-later
// One member of an ensemble, from its scenario to its maps.
#pragma once

#include "algorithms/case/ensemble/member_exchange.hpp"
#include "algorithms/case/resume/saved_run.hpp"

namespace spate {

// Computes a member in the calling thread. Meanwhile it saves checkpoints in the member's folder, if that is
// kept; a member that was stopped continues from there, to the same maps.
class MemberRun {
 public:
  // checkpoint_interval: s of wall time. team: the processes that compute a member together with this one;
  // null: this one alone.
  MemberRun(const Ensemble& ensemble, const MemberFolder& folder, Parameters parameters, io::Metadata origin,
            double checkpoint_interval, MemberExchange& exchange, Exchange* team);

  // In the first process of a team, while the others serve_parts(). Does not throw, since nothing would catch
  // it in the thread of a member.
  void operator()(std::size_t member, const std::string& device) const noexcept;

 private:
  // Returns false when cancelled.
  bool compute(std::size_t place, const std::string& device, MemberExchange::Finished& finished) const;
  std::optional<SavedRun> saved(std::size_t place, const RunIdentity& identity) const;

  const Ensemble& ensemble_;
  const MemberFolder& folder_;
  const Parameters parameters_;
  const io::Metadata origin_;
  const double checkpoint_interval_;
  MemberExchange& exchange_;
  Exchange* const team_;
};

}  // namespace spate
