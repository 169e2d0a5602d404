// SPDX-License-Identifier: GPL-3.0-or-later
// The titles of the damage curves that are part of Spate, for people to choose from. Files and scripts name a
// curve by its id.
#pragma once

#include <string>
#include <utility>
#include <vector>

namespace spate {

// The ids of the curves, without those of contents, and their titles in the user's language:
// "jrc_europe_residential" is "JRC Europe: residential", "RES1-1SNB" is "HAZUS: single-family house, 1
// storey, no basement".
std::vector<std::pair<std::string, std::string>> shipped_curve_titles();

// The curves as a dialog offers them: "JRC Europe: residential [jrc_europe_residential]". With the id in it,
// a model or a script that holds such a text runs in every language.
std::vector<std::string> shipped_curve_choices();

// The id of the curve with that title, in English or in the user's language, or with that choice; any other
// text is taken as an id.
std::string curve_id_of(const std::string& text);

}  // namespace spate
