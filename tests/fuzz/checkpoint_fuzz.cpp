// SPDX-License-Identifier: GPL-3.0-or-later
// A checkpoint behind its version, and the frames beside it, as if their checksums held.
#include <sstream>

#include "algorithms/case/resume/branch.hpp"
#include "algorithms/case/resume/checkpoint_file.hpp"
#include "algorithms/case/resume/frame_journal.hpp"
#include "tests/fuzz/fuzz.hpp"

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace spate;
  const std::string bytes = fuzz::text_of(data, size);
  try {
    std::istringstream in(bytes);
    ArchiveReader reader(in, size);
    SavedRun run = read_saved_run(reader, [](const RunIdentity&) {});
    RunIdentity other = run.identity;
    for (RunIdentity::Part& part : other.parts) part.may_change = true;
    if (!other.parts.empty()) other.parts.front().fingerprint += "changed";
    if (!other.barriers.empty()) other.barriers.pop_back();
    adopt(run, other);
  } catch (const ArchiveDamaged&) {
  }
  try {
    std::istringstream in(bytes);
    ArchiveReader reader(in, size);
    while (reader.left() > 0) read_frame(reader);
  } catch (const ArchiveDamaged&) {
  }
  return 0;
}
