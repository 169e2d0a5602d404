// SPDX-License-Identifier: GPL-3.0-or-later
// The memory that a container, or a job of a cluster, leaves to this process: its control groups (cgroups of
// Linux, version 1 and 2) limit what the machine would still have.
#pragma once

#include <string>

namespace spate {

// Bytes; infinite where no group limits them. groups: as /proc/self/cgroup lists them; mount: where the
// groups lie, /sys/fs/cgroup. What files in the cache take counts as free, since the system gives it back.
double container_memory_left(const std::string& groups, const std::string& mount);

}  // namespace spate
