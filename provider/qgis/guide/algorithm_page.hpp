// SPDX-License-Identifier: GPL-3.0-or-later
// The guide's page of an algorithm, made of what its dialog says.
#pragma once

#include <QString>

class QgsProcessingAlgorithm;

namespace spate {

// The content of <main>, in the language of the process. Pictures of the help (":/spate/help/NAME") are
// "pictures/NAME", the icon "icons/<algorithm>.svg".
QString algorithmPage(const QgsProcessingAlgorithm& algorithm);

// For the guide's index: an entry for each algorithm, by groups, with links to their pages.
QString algorithmIndex(const QList<const QgsProcessingAlgorithm*>& algorithms);

}  // namespace spate
