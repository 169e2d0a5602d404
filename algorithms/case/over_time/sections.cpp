// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/case/over_time/sections.hpp"

#include <utility>

#include "algorithms/case/log/texts.hpp"
#include "algorithms/io/vector/barrier_faces.hpp"
#include "algorithms/io/vector/vector_cells.hpp"
#include "solver/core/check.hpp"

namespace spate {

std::vector<PlacedSection> add_sections(Scenario& scenario, const io::GeoReference& reference,
                                        const Inputs& inputs, Log& log) {
  std::vector<PlacedSection> placed;
  const std::vector<Feature> features = read_features(inputs, {"SECTIONS", tr("section"), {}, {"name"}}, log);
  for_each_feature(features, log, [&](const Feature& feature) {
    Section section;
    section.faces = io::section_faces(feature.wkb, reference, scenario.terrain, feature.label);
    if (section.faces.empty()) {
      if (io::cells_of_geometry(feature.wkb, reference, feature.label).inside > 0)
        throw Error("section_between_no_cells", tr("%1 lies between no two cells", sentence(feature.label)),
                    tr("it crosses no link between the centres of cells of %1 m in which water flows",
                       number(reference.grid.spacing)),
                    tr("Draw it longer, use a finer DEM, or remove it."));
      log.warning({"section_outside_dem", tr("%1 lies outside DEM", sentence(feature.label)),
                   tr("DEM covers %1", reference.extent_text()), tr("It is left out.")});
      return;
    }
    section.name = feature.name;
    placed.push_back({section.name, feature.wkb});
    scenario.sections.push_back(std::move(section));
  });
  if (!placed.empty()) log.info(tr("Sections: %1", number(placed.size())));
  return placed;
}

Peak peak_of(const SectionReport& report) {
  if (report.max_discharge >= -report.min_discharge) return {report.max_discharge, report.time_of_max};
  return {report.min_discharge, report.time_of_min};
}

void log_sections(const std::vector<PlacedSection>& sections, const std::vector<SectionReport>& reports,
                  Log& log) {
  if (sections.empty()) return;
  log.info(tr("Sections"));
  for (std::size_t i = 0; i < sections.size(); ++i) {
    const SectionReport& report = reports[i];
    const Peak peak = peak_of(report);
    if (peak.time < 0) {
      log.info(tr("  %1: nothing flowed through", sections[i].name));
      continue;
    }
    log.info(tr("  %1: %2 m³ in all, at most %3 m³/s, after %4", sections[i].name, fixed(report.volume, 1),
                number(peak.discharge, 4), time_text(peak.time)));
  }
}

}  // namespace spate
