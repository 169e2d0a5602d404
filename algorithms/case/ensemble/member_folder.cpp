// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>
#include <filesystem>
#include <system_error>

#include "algorithms/case/ensemble/concurrent_members.hpp"
#include "algorithms/io/raster/ensemble_statistics.hpp"
#include "algorithms/io/table/table_reader.hpp"
#include "algorithms/io/vector/attribute.hpp"
#include "solver/core/check.hpp"

namespace spate {
namespace {

constexpr double largest_mass_error = 0.01;  // the limit of spate:buildingdamage too

// A file name for any id: letters, digits and - . _ ~ stay, other bytes become %XX, as in a URL.
std::string file_name(const std::string& id) {
  std::string name;
  for (const char letter : id) {
    const auto byte = static_cast<unsigned char>(letter);
    const bool is_plain = (letter >= '0' && letter <= '9') || (letter >= 'A' && letter <= 'Z') ||
                          (letter >= 'a' && letter <= 'z') || letter == '-' || letter == '.' ||
                          letter == '_' || letter == '~';  // not isalnum(), which depends on the locale
    if (is_plain) {
      name += letter;
    } else {
      name += {'%', "0123456789ABCDEF"[byte >> 4], "0123456789ABCDEF"[byte & 15]};
    }
  }
  return name;
}

}  // namespace

std::string MemberFolder::member(const EnsembleMember& member) const {
  return path_ + "/member_" + file_name(member.row.id);
}

std::string MemberFolder::map(const EnsembleMember& member, const std::string& map) const {
  return this->member(member) + "/" + folded(map) + ".tif";
}

std::string MemberFolder::what_stays() const {
  return is_kept_
             ? tr("Finished members stay in '%1', where the next run finds them and goes on with others.",
                  path_)
             : tr("FOLDER was not given: finished members are lost.");
}

std::optional<MemberRecord> MemberFolder::read(const EnsembleMember& member,
                                               const io::GeoReference& reference, std::string* why) const {
  MemberRecord record;
  record.status = MemberRecord::Status::kept;
  for (const std::string name : {"MAX_DEPTH", "ARRIVAL_TIME"}) {
    const std::string path = map(member, name);
    std::error_code ignored;
    if (!std::filesystem::exists(std::filesystem::u8path(path), ignored)) return {};
    try {
      io::ResultFile file = io::read_result(path, reference);
      if (file.metadata["SPATE_FINGERPRINT"] != member.fingerprint ||
          file.metadata["SPATE_BARRIERS"].empty()) {
        *why = tr("its maps were made with other inputs, parameters or another version of Spate");
        return {};
      }
      if (name != "MAX_DEPTH") continue;
      const auto number_of = [&](const char* key) {
        return io::parse_number(file.metadata[key]).value_or(0);
      };
      record.flooded_area = static_cast<double>(file.cells) * reference.grid.cell_area();
      record.steps = static_cast<std::int64_t>(number_of("SPATE_STEPS"));
      record.wall_time = number_of("SPATE_WALL_TIME_S");
      record.volume_in = number_of("SPATE_VOLUME_IN_M3");
      record.mass_error = number_of("SPATE_MASS_ERROR");
      record.device = file.metadata["SPATE_DEVICE"];
      if (number_of("SPATE_BARRIERS") > 0)
        record.overtopping = {number_of("SPATE_OVERTOPPED_M3"), number_of("SPATE_FIRST_OVERTOPPING_S"),
                              number_of("SPATE_OVERTOPPING_PEAK_M3S")};
      if (!(std::fabs(record.mass_error) <= largest_mass_error)) {
        record.status = MemberRecord::Status::failed;
        record.error = full_text(
            {"mass_error_large", tr("The mass error is large"),
             tr("it is %1, and should be below %2", number(record.mass_error), number(largest_mass_error)),
             tr("Take the scheme hwp14, or lower CFL.")});
      }
    } catch (const Error& error) {
      *why = error.what();
      return {};
    }
  }
  return record;
}

}  // namespace spate
