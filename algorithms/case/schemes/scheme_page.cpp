// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>
#include <utility>

#include "algorithms/case/log/texts.hpp"
#include "algorithms/case/schemes/scheme_comparison.hpp"
#include "algorithms/report/html_page.hpp"
#include "algorithms/report/plot.hpp"
#include "solver/core/text.hpp"
#include "solver/schemes/scheme_list.hpp"

namespace spate {
namespace {

using Rows = std::vector<std::vector<std::string>>;

std::string or_dash(double value, int digits) {
  return std::isfinite(value) ? number(value, digits) : std::string("-");
}

bool is_sound(const SchemeRun& run) {
  return std::none_of(scheme_list.begin(), scheme_list.end(), [&](const SchemeInfo& info) {
    return info.caution != nullptr && std::string(run.scheme) == info.name;
  });
}

std::vector<const SchemeRun*> done(const SchemeComparison& of) {
  std::vector<const SchemeRun*> runs;
  for (const SchemeRun& run : of.runs)
    if (run.is_done()) runs.push_back(&run);
  return runs;
}

void add_summary(HtmlPage& page, const SchemeComparison& of) {
  const std::vector<const SchemeRun*> runs = done(of);
  if (runs.empty()) {
    page.headline(tr("No run came to its end"));
  } else {
    const SchemeRun& fastest = **std::min_element(
        runs.begin(), runs.end(), [](const SchemeRun* a, const SchemeRun* b) {  // references last
          return std::pair(!is_sound(*a), a->seconds) < std::pair(!is_sound(*b), b->seconds);
        });
    const std::string duration = time_text(of.duration), time = time_text(fastest.seconds),
                      steps = number(static_cast<long long>(fastest.report.steps));
    page.headline(is_sound(fastest)
                      ? tr("%1 of flood: %2 is the fastest scheme for floods, with %3 {step|steps} in %4",
                           duration, fastest.name, steps, time)
                      : tr("%1 of flood: %2 is the fastest, with %3 {step|steps} in %4", duration,
                           fastest.name, steps, time));
  }
  for (const Message& warning : of.warnings) page.warning(warning);
}

void add_runs(HtmlPage& page, const SchemeComparison& of) {
  page.section(tr("The runs"));
  Rows rows;
  for (const SchemeRun& run : of.runs) {
    const Volumes& volumes = run.report.volumes;
    if (run.is_done())
      rows.push_back({run.name, number(static_cast<long long>(run.report.steps)), number(run.seconds, 3),
                      number(volumes.mass_error(), 2), cubic_metres(volumes.clipped),
                      round_area(run.wet_area), number(run.deepest, 3)});
    else
      rows.push_back({run.name, tr("failed"), "-", "-", "-", "-", "-"});
  }
  page.table({tr("Run"), tr("Steps"), tr("Time (s)"), tr("Mass error"), tr("Clipped (m³)"),
              tr("Flooded at any time"), tr("Deepest (m)")},
             rows);
  page.paragraph(
      tr("Computed on %1. The mass error is the share of all water that rounding made or lost; clipped is "
         "what was added where depths would have become negative.",
         of.device));
  for (const SchemeRun& run : of.runs)
    if (!run.is_done()) page.paragraph(tr("%1 failed: %2", run.name, run.error));
}

void add_differences(HtmlPage& page, const SchemeComparison& of) {
  page.section(tr("How much they differ"));
  std::vector<std::string> head = {tr("Mean difference of the greatest depths (m)")};
  Rows rows;
  const std::vector<const SchemeRun*> runs = done(of);
  for (const SchemeRun* run : runs) head.push_back(run->name);
  for (const SchemeRun* run : runs) {
    rows.push_back({run->name});
    for (const SchemeRun* other : runs)
      rows.back().push_back(other == run ? std::string("-") : number(of.l1(*run, *other), 3));
  }
  page.table(head, rows);
  page.paragraph(
      tr("Over all cells that either of the two wets. Schemes with different beds differ also where no "
         "water moves."));
  if (runs.size() < 2) return;
  Plot plot;
  plot.title = tr("Time, and the difference from %1", runs.front()->name);
  plot.x = {tr("Time (s)"), false, {0}};
  plot.y = {tr("Mean difference (m)"), false, {0}};
  for (const SchemeRun* run : runs) {
    Curve curve;
    curve.name = run->name;
    curve.mark = Mark::points;
    curve.points = {{run->seconds, of.l1(*run, *runs.front())}};
    plot.curves.push_back(curve);
  }
  page.plot(plot_svg(plot));
}

void add_observed(HtmlPage& page, const SchemeComparison& of) {
  if (of.observed == 0) return;
  page.section(tr("Against what was observed"));
  Rows rows;
  for (const SchemeRun* run : done(of))
    rows.push_back({run->name, or_dash(run->observed_l1, 3), or_dash(run->observed_bias, 3)});
  page.table({tr("Run"), tr("Mean size of the error (m)"), tr("Mean error (m)")}, rows);
  page.paragraph(
      tr("At %1 points; an error above 0 is too high. A point that stays dry counts with its "
         "ground.",
         number(of.observed)));
}

}  // namespace

void check_scheme_page(const std::string& path) {
  HtmlPage::check_path(path);
}

void write_scheme_page(const SchemeComparison& comparison, const std::string& path) {
  HtmlPage page(tr("Comparison of schemes"));
  add_summary(page, comparison);
  add_runs(page, comparison);
  add_differences(page, comparison);
  add_observed(page, comparison);
  page.save(path);
}

}  // namespace spate
