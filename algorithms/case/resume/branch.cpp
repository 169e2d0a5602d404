// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/case/resume/branch.hpp"

#include <algorithm>
#include <cstdint>
#include <utility>
#include <vector>

#include "algorithms/case/resume/checkpoint_file.hpp"
#include "algorithms/io/source_files.hpp"

namespace spate {
namespace {

constexpr std::uint32_t none = no_part;

// For each barrier of the continued run its number in the saved run; none for a new barrier. Identical
// barriers are matched in their order.
std::vector<std::uint32_t> barriers_before(const RunIdentity& saved, const RunIdentity& now) {
  std::vector<bool> is_taken(saved.barriers.size());
  std::vector<std::uint32_t> before;
  for (const std::string& barrier : now.barriers) {
    std::uint32_t found = 0;
    while (found < saved.barriers.size() && (is_taken[found] || saved.barriers[found] != barrier)) ++found;
    const bool is_new = found == saved.barriers.size();
    if (!is_new) is_taken[found] = true;
    before.push_back(is_new ? none : found);
  }
  return before;
}

}  // namespace

std::string names_of_differences(const RunIdentity& saved, const RunIdentity& now, bool may_change) {
  std::string names, last;  // two parts with the same names follow one another
  for (std::size_t i = 0; i < now.parts.size(); ++i) {
    const RunIdentity::Part& part = now.parts[i];
    const bool is_other = i >= saved.parts.size() || saved.parts[i].fingerprint != part.fingerprint;
    if (!is_other || part.may_change != may_change || part.names == last) continue;
    names += (names.empty() ? "" : "; ") + part.names;
    last = part.names;
  }
  return names;
}

bool have_same_inflows(const RunIdentity& saved, const RunIdentity& now) {
  const auto places = [](const RunIdentity& run) {
    for (const RunIdentity::Part& part : run.parts)  // the first of that name has the places
      if (part.names == "INFLOWS") return part.fingerprint;
    return std::string();
  };
  return places(saved) == places(now);
}

void adopt(SavedRun& saved, RunIdentity& now) {
  now.what_ifs = saved.identity.what_ifs;
  const std::string others = names_of_differences(saved.identity, now, true);
  if (others.empty()) return;
  now.what_ifs.push_back({saved.state.steps.time, others});

  SavedBarriers& barriers = saved.state.barriers;
  const std::vector<std::uint32_t> before = barriers_before(saved.identity, now);
  std::vector<std::uint32_t> numbers(barriers.breached.size(), none);  // of the saved barriers in this run
  SavedBarriers kept;
  for (std::uint32_t i = 0; i < before.size(); ++i) {
    const bool is_new = before[i] >= barriers.breached.size() || before[i] >= barriers.tallies.size();
    kept.breached.push_back(is_new ? SavedBarriers::never_stood : barriers.breached[before[i]]);
    kept.tallies.push_back(is_new ? SavedBarriers::never_met : barriers.tallies[before[i]]);
    if (!is_new) numbers[before[i]] = i;
  }
  barriers.breached = std::move(kept.breached);
  barriers.tallies = std::move(kept.tallies);
  for (std::uint32_t& barrier : barriers.part_barriers)
    barrier = barrier < numbers.size() ? numbers[barrier] : none;

  // A discharge at the same places still has to deliver the water that waits to make up a quantum.
  if (have_same_inflows(saved.identity, now)) return;
  saved.state.forcing.gain.clear();
  saved.state.forcing.taken.clear();
}

void adopt_sections(SavedRun& saved, const RunIdentity& now, std::size_t around_inflows) {
  const std::vector<std::string>& before = saved.identity.sections;
  const bool same_inflows = have_same_inflows(saved.identity, now);
  std::vector<SectionTally> tallies(now.sections.size(), before_any_crossing);
  for (std::size_t i = 0; i < (same_inflows ? tallies.size() : std::min(around_inflows, tallies.size()));
       ++i) {
    const auto found =
        static_cast<std::size_t>(std::find(before.begin(), before.end(), now.sections[i]) - before.begin());
    if (found < saved.state.sections.size()) tallies[i] = saved.state.sections[found];
  }
  saved.state.sections = std::move(tallies);
}

std::string what_if_text(const RunIdentity& identity) {
  std::string text;
  for (const RunIdentity::WhatIf& what_if : identity.what_ifs)
    text += (text.empty() ? "" : "; ") + what_if.names + " from " + exact(what_if.time) + " s";
  return text;
}

void warn_of_lost_start(const std::string& from, const std::string& folder, Log& log) {
  if (folder.empty() || !io::overwrites({checkpoint_path(folder), {}}, {from, {}})) return;
  log.warning({"what_if_replaces_checkpoint", tr("The what-if takes the place of the checkpoint '%1'", from),
               tr("CHECKPOINT is the folder that RESUME_FROM lies in"),
               tr("Give each what-if its own folder CHECKPOINT, so that others, and spate:rerun, can go on "
                  "from there too.")});
}

}  // namespace spate
