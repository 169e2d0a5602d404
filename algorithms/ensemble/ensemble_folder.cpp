// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QFileInfo>
#include <QUrl>
#include <cmath>

#include "algorithms/ensemble/ensemble_run.hpp"
#include "algorithms/io/raster/ensemble_statistics.hpp"

namespace spate {
namespace {

constexpr double largestMassError = 0.01;  // as spate:buildingdamage accepts

}  // namespace

QString EnsembleFolder::member(const EnsembleMember& member) const {
  return QStringLiteral("%1/member_%2").arg(path_, QString(QUrl::toPercentEncoding(member.id())));
}

QString EnsembleFolder::map(const EnsembleMember& member, const char* map) const {
  return QStringLiteral("%1/%2.tif").arg(this->member(member), QString(map).toLower());
}

QString EnsembleFolder::whatStays() const {
  return isKept_ ? QStringLiteral("Finished members stay in '%1', where the next run finds them.").arg(path_)
                 : QStringLiteral("FOLDER was not given: finished members are lost.");
}

std::optional<MemberRecord> EnsembleFolder::read(const EnsembleMember& member,
                                                 const io::GeoReference& reference, QString* why) const {
  MemberRecord record;
  record.status = MemberRecord::Status::kept;
  const std::string fingerprint = member.fingerprint.toStdString();
  for (const char* name : {"MAX_DEPTH", "ARRIVAL_TIME"}) {
    const QString path = map(member, name);
    if (!QFileInfo::exists(path)) return {};
    try {
      io::ResultFile file = io::read_result(path.toStdString(), reference);
      if (file.metadata["SPATE_FINGERPRINT"] != fingerprint || file.metadata["SPATE_BARRIERS"].empty()) {
        *why = QStringLiteral("its maps were made with other inputs, parameters or another version of Spate");
        return {};
      }
      if (name != QLatin1String("MAX_DEPTH")) continue;
      const auto number = [&](const char* key) { return QString::fromStdString(file.metadata[key]); };
      record.floodedArea = static_cast<double>(file.cells) * reference.grid.cell_area();
      record.steps = number("SPATE_STEPS").toLongLong();
      record.wallTime = number("SPATE_WALL_TIME_S").toDouble();
      record.volumeIn = number("SPATE_VOLUME_IN_M3").toDouble();
      record.massError = number("SPATE_MASS_ERROR").toDouble();
      record.device = number("SPATE_DEVICE");
      if (number("SPATE_BARRIERS").toInt() > 0)
        record.overtopping = {number("SPATE_OVERTOPPED_M3").toDouble(),
                              number("SPATE_FIRST_OVERTOPPING_S").toDouble(),
                              number("SPATE_OVERTOPPING_PEAK_M3S").toDouble()};
      if (!(std::fabs(record.massError) <= largestMassError)) {
        record.status = MemberRecord::Status::failed;
        record.error = QStringLiteral("The mass error is %1. Take the scheme hwp14, or lower CFL.")
                           .arg(record.massError);
      }
    } catch (const Error& error) {
      *why = QString::fromUtf8(error.what());
      return {};
    }
  }
  return record;
}

}  // namespace spate
