// SPDX-License-Identifier: GPL-3.0-or-later
// The certificate of a run as JSON, in a header of its own: QGIS brings another version of the JSON library,
// so headers that it includes must not name that library's types.
#pragma once

#include <nlohmann/json_fwd.hpp>

#include "algorithms/case/report/certificate.hpp"

namespace spate {

// list: the parameters of the algorithm.
nlohmann::ordered_json json_of(const Certificate& certificate, const ParameterList& list);

}  // namespace spate
