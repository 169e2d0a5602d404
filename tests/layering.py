#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks the layout of the tree: who includes whom, and the rules that a compiler does not check.

Prints each violation as "file:line: rule" and exits with 1 when there is any. First it proves on small
bad snippets that every rule can fail. `--self-test` does only that.
"""

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TOP_FOLDERS = {"provider", "solver", "algorithms", "styles", "sample_projects", "tests"}
WARN_LINES, MOST_LINES = 300, 400

# Layer -> (files of the project that it may include, kinds of external headers beside the standard library).
# A project file is named by its path or by a folder ("solver/core/": that folder alone, "solver/step/**": with
# its children).
STEP_AND_BELOW = ["solver/core/", "solver/model/", "solver/mesh/", "solver/equations/**", "solver/schemes/", "solver/step/**"]
RUN = ["solver/run/", "solver/core/", "solver/model/", "solver/mesh/"] + [
    f"solver/step/{header}.hpp" for header in ("field", "numerics", "report", "run_state")
]
# What solver/run shows to those who use the engine, and how all threads share the work on a large grid.
ENGINE = ["solver/run/", "solver/core/bands.hpp", "solver/core/share_work.hpp", "solver/schemes/scheme_list.hpp", "solver/step/links/rating.hpp", "solver/core/check.hpp", "solver/core/free_memory.hpp", "solver/core/text.hpp", "solver/core/translatable.hpp"]
# For what several processes do beside one simulation in parts.
PROCESSES = ["solver/domain/exchange.hpp", "solver/domain/together.hpp"]
FAMILIES = ["animate", "simulate", "ensemble", "barriers", "damage", "compare", "hazard", "prepare", "sediment", "structures"]
BELOW_FAMILIES = ["algorithms/qgis/", "algorithms/report/**", "algorithms/case/**", "algorithms/io/**"] + ENGINE
# The rooms of a case, and those that each stands on. A scenario is checked as soon as it is made, so those two know each other.
CASE_ROOMS = {
    "log": [],
    "parameters": ["log"],
    "inputs": ["log", "parameters"],
    "damage": ["log", "parameters", "inputs"],
    "scenario": ["log", "parameters", "inputs", "check"],
    "check": ["log", "parameters", "inputs", "scenario"],
    "results": ["log", "parameters", "inputs", "scenario"],
    "resume": ["log", "parameters", "inputs"],
    "over_time": ["log", "parameters", "inputs", "resume"],
    "report": ["log", "parameters", "inputs", "scenario", "results", "over_time"],
    "tools": ["log", "parameters", "inputs", "damage", "scenario", "results", "over_time"],
    "sediment": ["log", "parameters", "inputs", "scenario", "results"],
    "schemes": ["log", "parameters", "inputs", "scenario"],
}
CASE_KINDS = {"report": {"json"}, "results": {"json"}, "inputs": {"checksums"}}  # report.json; certificates; sha256.cpp alone
CASE_STUDIES = {"sediment": ["solver/studies/sediment/sediment_model.hpp", "solver/studies/sediment/basin.hpp", "solver/core/series.hpp"]}


def case_rooms(*rooms):
    """What a room of algorithms/case may include, by the rooms that it stands on."""
    own = [f"algorithms/case/{room}/" if room else "algorithms/case/" for room in rooms]
    return own + ["algorithms/report/", "algorithms/io/**"] + ENGINE


LAYERS = {
    "solver/core": (["solver/core/"], {"locks", "threads", "posix"}),  # threads: share_work.hpp and processors.cpp alone; posix: processors.cpp and free_memory.cpp
    "solver/model": (["solver/core/", "solver/model/"], set()),
    "solver/mesh": (["solver/core/", "solver/model/", "solver/mesh/"], set()),
    "solver/equations": (["solver/core/", "solver/equations/**"], set()),
    "solver/schemes": (["solver/core/", "solver/equations/", "solver/schemes/"], set()),
    "solver/domain": (
        ["solver/core/", "solver/model/", "solver/mesh/", "solver/domain/"],
        {"locks", "threads", "mpi"},  # mpi: mpi_ranks.cpp alone
    ),
    "solver/step": (STEP_AND_BELOW, set()),
    "solver/backend": (
        STEP_AND_BELOW + ["solver/domain/", "solver/backend/**"],
        {"threads", "locks", "simd", "cuda", "posix"},  # posix: cpu/memory.cpp alone
    ),
    # Models of the literature beside the floods, each alone with what it shares with their solver.
    "solver/studies/cese": (
        ["solver/core/", "solver/studies/cese/", "solver/backend/backend.hpp", "solver/backend/cuda/device_memory.cuh", "solver/backend/cuda/largest.cuh"],
        {"cuda"},
    ),
    "solver/studies/sediment": (
        [
            "solver/core/",
            "solver/model/grid.hpp",
            "solver/studies/sediment/",
            "solver/backend/backend.hpp",
            "solver/backend/cpu/worker_threads.hpp",
            "solver/backend/cuda/device_memory.cuh",
            "solver/backend/cuda/largest.cuh",
        ],
        {"cuda", "threads"},
    ),
    "solver/run": (RUN + ["solver/backend/backend.hpp", "solver/domain/exchange.hpp", "solver/schemes/scheme_list.hpp"], set()),
    "algorithms/io": (
        ["algorithms/io/**", "solver/core/", "solver/model/", "solver/mesh/", "solver/run/"],
        {"gdal", "posix", "locks", "threads"},  # threads: series/background_writer.hpp alone
    ),
    # Its doors: a run, a check of its inputs, an export, a run again.
    "algorithms/case": (case_rooms("", *CASE_ROOMS, "ensemble"), {"json"}),
    **{
        f"algorithms/case/{room}": (case_rooms(room, *below) + CASE_STUDIES.get(room, []), CASE_KINDS.get(room, set()))
        for room, below in CASE_ROOMS.items()
    },
    # Members run side by side, in several processes.
    "algorithms/case/ensemble": (
        case_rooms("ensemble", *CASE_ROOMS) + PROCESSES,
        {"threads", "locks", "json"},
    ),
    "algorithms/qgis": (
        ["algorithms/qgis/", "algorithms/case/**", "algorithms/io/**"] + ENGINE,
        {"qgis", "qt", "locks"},
    ),
    # Pages, for those with QGIS and those without.
    "algorithms/report": (["algorithms/report/", "algorithms/io/**", "solver/core/check.hpp", "solver/core/text.hpp"], set()),
    "algorithms/report/cairo": (["algorithms/report/", "algorithms/report/cairo/", "algorithms/io/**"], {"cairo"}),
    "algorithms/report/qt": (
        ["algorithms/report/**", "algorithms/qgis/", "algorithms/case/**", "algorithms/io/**"] + ENGINE,
        {"qgis", "qt", "locks"},
    ),
    **{
        f"algorithms/{family}": ([f"algorithms/{family}/"] + BELOW_FAMILIES, {"qgis", "qt", "locks"})
        for family in FAMILIES
    },
    # algorithm_list.hpp alone.
    "algorithms": ([f"algorithms/{family}/" for family in FAMILIES], set()),
    "provider/cli": (
        ["provider/cli/", "algorithms/case/**", "algorithms/report/cairo/", "algorithms/io/**", "solver/domain/mpi_ranks.hpp"] + PROCESSES + ENGINE,
        {"locks", "posix", "json", "arguments"},
    ),
    "provider/qgis": (
        ["provider/qgis/", "algorithms/algorithm_list.hpp", "algorithms/qgis/qgiscompat.hpp", "solver/core/check.hpp", "solver/core/text.hpp"],
        {"qgis", "qt", "locks"},
    ),
    # Writes the guide when Spate is built.
    "provider/qgis/guide": (
        ["provider/qgis/guide/", "algorithms/algorithm_list.hpp", "algorithms/qgis/"],
        {"qgis", "qt"},
    ),
    "sample_projects": (["tests/solver/city.hpp"], set()),
    # The tests mirror the tree. They may reach into every layer below the one that they test.
    "tests/solver": (["solver/**", "tests/**"], {"test", "posix", "threads", "locks"}),
    "tests/gpu": (["solver/**", "tests/**"], {"test", "threads", "locks", "cuda"}),
    "tests/algorithms": (
        ["solver/**", "algorithms/**", "tests/**"],
        {"test", "gdal", "qgis", "qt", "posix", "threads", "locks"},
    ),
    "tests/fuzz": (["solver/**", "algorithms/**", "provider/cli/", "tests/fuzz/"], {"test"}),
    "tests/provider": (
        ["solver/**", "algorithms/**", "provider/**", "tests/**"],
        {"test", "gdal", "qgis", "qt", "posix", "threads", "locks"},
    ),
}
# Kinds of external headers, first match wins.
KINDS = [
    ("threads", r"thread|future|execution|pthread\.h|tbb/.*"),
    ("locks", r"atomic|mutex|shared_mutex|condition_variable"),
    ("simd", r"hwy/.*|[a-z0-9]*intrin\.h|arm_neon\.h|experimental/simd"),
    ("cuda", r"cuda.*|cub/.*|thrust/.*|cooperative_groups.*|nccl\.h"),
    ("mpi", r"mpi\.h"),
    ("gdal", r"gdal.*|ogr.*|cpl_.*|vrt.*|netcdf.*|hdf5.*|libdeflate.*|gif_lib.*"),
    ("cairo", r"cairo.*"),
    ("checksums", r"openssl/evp\.h"),
    ("qgis", r"qgs.*\.h|qgis.*\.h"),
    ("qt", r"Q[A-Z]\w*|Qt\w+/.*"),
    ("test", r"gtest/.*|gmock/.*|benchmark/.*"),
    ("json", r"nlohmann/json.*\.hpp"),
    ("arguments", r"CLI/.*\.hpp"),
    ("posix", r"(sys/\w+|unistd|fcntl|stdio_ext|dirent|process|io|termios|windows|poll|spawn|dlfcn|sched)\.h"),
    (
        "std",
        "algorithm|any|array|bitset|cassert|cctype|cerrno|cfenv|cfloat|charconv|chrono|cinttypes|climits|clocale|"
        "cmath|complex|csignal|cstdarg|cstddef|cstdint|cstdio|cstdlib|cstring|ctime|deque|exception|filesystem|"
        "forward_list|fstream|functional|initializer_list|iomanip|ios|iosfwd|iostream|istream|iterator|limits|list|"
        "locale|map|memory|memory_resource|new|numeric|optional|ostream|queue|random|ratio|regex|set|sstream|stack|"
        "stdexcept|streambuf|string|string_view|system_error|tuple|type_traits|typeindex|typeinfo|unordered_map|"
        "unordered_set|utility|valarray|variant|vector",
    ),
]

# Each does without POSIX, too, or has another half for Windows. The terminal: of the command line.
SYSTEM_CALLS = [
    "algorithms/io/operating_system.cpp",
    "algorithms/io/program.cpp",
    "solver/backend/cpu/memory.cpp",
    "solver/core/free_memory.cpp",
    "solver/core/processors.cpp",
    "provider/cli/terminal.cpp",
]
MPI_CALLS = "solver/domain/mpi_ranks.cpp"
INCLUDE = re.compile(r'^\s*#\s*include\s*(?:"([^"]+)"|<([^>]+)>)')
QUALIFIERS = re.compile(r"\b__(host|device)__\b")
RELEASES = re.compile(r"\b(_?QGIS_VERSION(_INT)?|QT_VERSION(_CHECK)?)\b")
# Names that later releases dropped, deprecated or moved, and that QGIS 3.22 still takes.
OLD_NAMES = re.compile(
    r"\b(QgsWkbTypes::(Type|GeometryType|NoGeometry|(Multi)?(Point|LineString|Polygon)|\w+Geometry)\b(?!\()"
    r"|\w*Processing::Type\w+|\w+::Flag(Optional|Advanced|Hidden|SkipGeometryValidityChecks)\b|QgsFeatureRequest::NoGeometry\b"
    r"|QVariant::(Type|String|Double|U?Int|U?LongLong|Bool|List|StringList|Map|Date|DateTime|Time|Invalid|typeToName)\b"
    r"|QgsUnitTypes::(Distance|Area)\w+|\w*Number::(Double|Integer)\b|\w*Field::(Any|Numeric|String)\b"
    r"|QgsProcessingParameterFile::(File|Folder)\b|WKT_PREFERRED|QRegExp\b|QTextCodec\b|QStringRef\b|parameterAsFields\b)"
)
ONE_COMPILER = re.compile(r"\b(__attribute__|__declspec|__forceinline|__builtin_(?!bit_cast\b)\w+|__atomic_\w+)")
REAL = re.compile(r"\bReal\b")
OPENMP = re.compile(r"^\s*#\s*pragma\s+omp\b")
COMMENT_OR_STRING = re.compile(r'//[^\n]*|/\*.*?\*/|"(?:\\.|[^"\\\n])*"', re.S)

CODE = {".hpp", ".h", ".cpp", ".cu", ".cuh"}
SCRIPTS = {".py", ".sh", ".cmake"}


def layer_of(path):
    """The layer that a file belongs to: the longest prefix of its folder in the table."""
    folder = path.rpartition("/")[0]
    while folder and folder not in LAYERS:
        folder = folder.rpartition("/")[0]
    return folder


def kind_of(header):
    return next((kind for kind, pattern in KINDS if re.fullmatch(pattern, header)), "unknown")


def allowed(header, patterns):
    for pattern in patterns:
        if pattern.endswith("/**"):
            if header.startswith(pattern[:-2]):
                return True
        elif pattern.endswith("/"):
            if header.rpartition("/")[0] + "/" == pattern:
                return True
        elif header == pattern:
            return True
    return False


def without_comments(text, and_strings=False):
    """Blanks comments (and strings), keeping the line numbers."""

    def blank(match):
        if match.group().startswith('"') and not and_strings:
            return match.group()
        return re.sub(r"[^\n]", " ", match.group())

    return COMMENT_OR_STRING.sub(blank, text)


def check_include(path, header, quoted, is_file):
    layer = layer_of(path)
    if not layer:
        return "a source file must lie in a layer: " + ", ".join(LAYERS)
    may_include, kinds = LAYERS[layer]
    if header.split("/")[0] in TOP_FOLDERS and "/" in header:
        if not is_file(header):
            return f"includes {header}, which does not exist"
        return None if allowed(header, may_include) else f"{layer} may not include {header}"
    if header.endswith(".moc"):
        return None if "qt" in kinds else f"{layer} may not use Qt ({header})"
    beside = path.rpartition("/")[0] + "/" + header
    if quoted and is_file(beside):
        return f'write the path from the root: "{beside}"'
    kind = kind_of(header)
    if kind == "std":
        return None
    if kind == "unknown":
        return f"<{header}> is not in the list of known external headers (tests/layering.py)"
    if kind not in kinds:
        return f"{layer} may not use {kind} headers ({header})"
    if kind == "posix" and not path.startswith("tests/") and path not in SYSTEM_CALLS:
        return f"calls to the operating system belong in {', '.join(SYSTEM_CALLS)} ({header})"
    if kind == "mpi" and path != MPI_CALLS:
        return f"calls to MPI belong in {MPI_CALLS} ({header})"
    if kind == "cuda" and not path.endswith((".cu", ".cuh")):
        return f"CUDA headers belong in .cu files ({header})"
    return None


def check_code(path, text, is_file):
    found = []
    code = without_comments(text)
    for number, line in enumerate(code.splitlines(), 1):
        match = INCLUDE.match(line)
        if match:
            rule = check_include(path, match.group(1) or match.group(2), match.group(1) is not None, is_file)
            if rule:
                found.append((number, rule))
    bare = without_comments(text, and_strings=True)
    for number, line in enumerate(bare.splitlines(), 1):
        if QUALIFIERS.search(line) and path != "solver/core/macros.hpp":
            found.append((number, "only solver/core/macros.hpp names __host__ and __device__"))
        if ONE_COMPILER.search(line) and path != "solver/core/macros.hpp" and not path.startswith("tests/"):
            found.append((number, "only solver/core/macros.hpp names what a single compiler knows"))
        old = OLD_NAMES.search(line)
        if old and path != "algorithms/qgis/qgiscompat.hpp":
            found.append((number, f"releases differ about {old.group()}: algorithms/qgis/qgiscompat.hpp has one name for all"))
        if RELEASES.search(line) and path != "algorithms/qgis/qgiscompat.hpp":
            found.append((number, "only algorithms/qgis/qgiscompat.hpp asks for the release of QGIS or Qt"))
        flows = path.startswith("solver/") and not path.startswith("solver/studies/")
        if flows and REAL.search(line) and "namespace SPATE_PRECISION" not in bare:
            found.append((number, "what depends on Real stands in namespace SPATE_PRECISION (solver/core/real.hpp)"))
        if OPENMP.match(line):
            found.append((number, "no OpenMP, whose threads spin: solver/backend/cpu/worker_threads.hpp"))
    return found


def check_file(path, text, is_file):
    """[(line, rule)] that the file at path (relative, with slashes) breaks."""
    found = []
    lines = text.splitlines()
    head = lines[1:2] if lines and lines[0].startswith("#!") else lines[:1]
    if not head or not re.fullmatch(r"(//|#) SPDX-License-Identifier: GPL-3\.0-or-later", head[0]):
        found.append((1, "the first line must be the SPDX licence line (GPL-3.0-or-later)"))
    suffix = Path(path).suffix
    if suffix in CODE:
        found += check_code(path, text, is_file)
        if path.split("/")[0] != "tests" and len(lines) > MOST_LINES:
            found.append((MOST_LINES + 1, f"longer than {MOST_LINES} lines: split the file"))
    return found


def check_folders(folders):
    """[(folder, rule)] for folders, each a path relative to the root."""
    found = []
    for folder in folders:
        parts = folder.split("/")
        if len(parts) == 1 and folder not in TOP_FOLDERS:
            found.append((folder, "not one of the top-level folders: " + ", ".join(sorted(TOP_FOLDERS))))
        if parts[0] == "tests" and parts[1:] and folder not in ("tests/data", "tests/desktop", "tests/gpu", "tests/platforms"):
            mirrored = "/".join(parts[1:])
            if mirrored not in folders and not folder.startswith(("tests/data/", "tests/fuzz")):
                found.append((folder, f"the tests mirror the tree, which has no folder {mirrored}"))
    return found


def walk():
    """(folders, files) of the tree, relative, without what is built, hidden or cached."""
    folders, files, todo = [], [], [ROOT]
    while todo:
        for entry in sorted(todo.pop().iterdir()):
            path = entry.relative_to(ROOT).as_posix()
            if entry.is_symlink() or entry.name == "__pycache__" or path.startswith("build"):
                continue
            if entry.is_dir():
                if not entry.name.startswith(".") or path == ".ci":
                    todo.append(entry)
                if not entry.name.startswith("."):
                    folders.append(path)
            else:
                files.append(path)
    return folders, files


def is_source(path):
    name = path.rpartition("/")[2]
    return Path(path).suffix in CODE | SCRIPTS or name == "CMakeLists.txt" or path.startswith(".ci/")


def check_tree():
    folders, files = walk()
    known = set(files)
    violations = [f"{folder}:0: {rule}" for folder, rule in check_folders(folders)]
    checked = 0
    for path in sorted(filter(is_source, files)):
        text = (ROOT / path).read_text(encoding="utf-8", errors="replace")
        violations += [f"{path}:{line}: {rule}" for line, rule in check_file(path, text, known.__contains__)]
        checked += 1
        length = text.count("\n")
        if WARN_LINES < length <= MOST_LINES and path.split("/")[0] in ("solver", "algorithms", "provider"):
            print(f"{path}:{length}: warning: longer than {WARN_LINES} lines")
    return violations, checked


SPDX = "// SPDX-License-Identifier: GPL-3.0-or-later\n"
SELF_TESTS = [  # path, text, part of the expected rule (None: no violation)
    ("solver/core/a.hpp", SPDX + '#include <vector>\n#include "solver/core/b.hpp"\n', None),
    ("solver/core/a.hpp", "#include <vector>\n", "SPDX"),
    ("solver/core/a.hpp", SPDX + '#include "solver/mesh/b.hpp"\n', "may not include solver/mesh/b.hpp"),
    ("solver/core/a.hpp", SPDX + '#include "solver/core/none.hpp"\n', "does not exist"),
    ("solver/core/a.hpp", SPDX + '#include "b.hpp"\n', "path from the root"),
    ("solver/core/a.hpp", SPDX + "#include <boost/any.hpp>\n", "known external headers"),
    ("solver/domain/a.hpp", SPDX + '#include <mutex>\n#include "solver/mesh/b.hpp"\n', None),
    ("solver/domain/mpi_ranks.cpp", SPDX + "#include <mpi.h>\n", None),
    ("solver/domain/a.cpp", SPDX + "#include <mpi.h>\n", "calls to MPI"),
    ("provider/cli/a.cpp", SPDX + "#include <mpi.h>\n", "may not use mpi"),
    ("solver/domain/a.hpp", SPDX + '#include "solver/backend/b.hpp"\n', "may not include"),
    ("solver/equations/a.hpp", SPDX + '#include "solver/mesh/b.hpp"\n', "may not include"),
    ("solver/schemes/a.hpp", SPDX + "#include <hwy/highway.h>\n", "may not use simd"),
    ("solver/schemes/a.hpp", SPDX + "__host__ float f();\n", "__host__"),
    ("solver/schemes/a.hpp", SPDX + "// __host__ is spoken of\n", None),
    ("solver/schemes/a.hpp", SPDX + "struct A {\n  Real a;\n};\n", "SPATE_PRECISION"),
    ("solver/schemes/a.hpp", SPDX + "inline namespace SPATE_PRECISION {\nReal a();\n}\n", None),
    ("algorithms/qgis/a.cpp", SPDX + "#if _QGIS_VERSION_INT >= 33600\n#endif\n", "the release of QGIS"),
    ("algorithms/qgis/qgiscompat.hpp", SPDX + "#if QT_VERSION >= QT_VERSION_CHECK(6, 0, 0)\n#endif\n", None),
    ("algorithms/qgis/a.cpp", SPDX + "auto a = QVariant(QVariant::Double);\n", "releases differ about QVariant::Double"),
    ("algorithms/qgis/a.cpp", SPDX + "f(flags() | Definition::FlagOptional);\n", "releases differ about"),
    ("algorithms/qgis/a.cpp", SPDX + "auto a = QgsWkbTypes::isCurvedType(b), c = QgsGeometry::fromWkt(d);\n", None),
    ("algorithms/io/a.cpp", SPDX + "#include <unistd.h>\n", "calls to the operating system"),
    ("algorithms/io/operating_system.cpp", SPDX + "#include <unistd.h>\n", None),
    ("tests/solver/a.cpp", SPDX + "#include <unistd.h>\n", None),
    ("provider/qgis/a.cpp", SPDX + "__attribute__((visibility(\"default\"))) int a;\n", "a single compiler"),
    ("solver/schemes/a.hpp", SPDX + "void f() __attribute__((noinline));\n", "a single compiler"),
    ("solver/backend/a.cpp", SPDX + "void f() { __builtin_prefetch(0); }\n", "a single compiler"),
    ("solver/backend/a.cpp", SPDX + "#include <thread>\n#include <hwy/highway.h>\n", None),
    ("solver/backend/a.cpp", SPDX + "#include <cuda_runtime.h>\n", "belong in .cu"),
    ("solver/backend/a.cu", SPDX + "#include <cuda_runtime.h>\n", None),
    ("solver/backend/a.cpp", SPDX + '#include "solver/run/b.hpp"\n', "may not include"),
    ("solver/run/a.cpp", SPDX + '#include "solver/backend/backend.hpp"\n', None),
    ("solver/run/a.cpp", SPDX + '#include "solver/backend/b.hpp"\n', "may not include"),
    ("solver/run/a.cpp", SPDX + '#include "solver/equations/b.hpp"\n', "may not include"),
    ("solver/run/a.cpp", SPDX + "#include <thread>\n", "may not use threads"),
    ("solver/run/a.cpp", SPDX + "  #pragma omp parallel for\n", "OpenMP"),
    ("algorithms/io/a.cpp", SPDX + "#include <gdal_priv.h>\n#include <netcdf.h>\n", None),
    ("algorithms/io/a.cpp", SPDX + "#include <QString>\n", "may not use qt"),
    ("algorithms/io/a.cpp", SPDX + '#include "qgsrasterlayer.h"\n', "may not use qgis"),
    ("algorithms/io/a.cpp", SPDX + '#include "solver/schemes/b.hpp"\n', "may not include"),
    ("algorithms/case/a.cpp", SPDX + "#include <QString>\n", "may not use qt"),
    ("algorithms/report/a.cpp", SPDX + "#include <QString>\n", "may not use qt"),
    ("algorithms/report/a.cpp", SPDX + '#include "algorithms/case/b.hpp"\n', "may not include"),
    ("algorithms/report/qt/a.cpp", SPDX + "#include <QImage>\n", None),
    ("algorithms/report/cairo/a.cpp", SPDX + '#include <cairo.h>\n#include "algorithms/report/b.hpp"\n', None),
    ("algorithms/report/a.cpp", SPDX + "#include <cairo.h>\n", "may not use cairo"),
    ("algorithms/case/a.cpp", SPDX + "#include <gdal.h>\n", "may not use gdal"),
    ("algorithms/case/ensemble/a.cpp", SPDX + "#include <thread>\n", None),
    ("provider/cli/a.cpp", SPDX + "#include <nlohmann/json.hpp>\n#include <CLI/CLI.hpp>\n", None),
    ("provider/cli/a.cpp", SPDX + "#include <QString>\n", "may not use qt"),
    ("algorithms/damage/a.cpp", SPDX + '#include <QString>\n#include "qgsprocessingalgorithm.h"\n', None),
    ("algorithms/damage/a.cpp", SPDX + "#include <gdal.h>\n", "may not use gdal"),
    ("algorithms/damage/a.cpp", SPDX + '/* #include <gdal.h> */\n#include "solver/backend/cpu.hpp"\n', "may not include"),
    ("algorithms/damage/a.cpp", SPDX + "int x;\n" * MOST_LINES, "split the file"),
    ("provider/qgis/a.cpp", SPDX + '#include "algorithms/algorithm_list.hpp"\n#include <QPointer>\n', None),
    ("algorithms/damage/a.cpp", SPDX + '#include "algorithms/hazard/b.hpp"\n', "may not include"),
    ("algorithms/qgis/a.cpp", SPDX + '#include "algorithms/report/b.hpp"\n', "may not include"),
    ("solver/step/a.hpp", SPDX + '#include "solver/backend/backend.hpp"\n', "may not include"),
    ("solver/model/a.hpp", SPDX + '#include "solver/mesh/b.hpp"\n', "may not include"),
    ("provider/qgis/a.cpp", SPDX + '#include "algorithms/io/b.hpp"\n', "may not include"),
    ("tests/solver/core/a.cpp", SPDX + '#include <gtest/gtest.h>\n#include "solver/mesh/b.hpp"\n', None),
    ("tests/solver/core/a.cpp", SPDX + "#include <QString>\n", "may not use qt"),
    ("tests/a.cpp", SPDX + "#include <vector>\n", "must lie in a layer"),
    ("demo.sh", "#!/bin/sh\n# SPDX-License-Identifier: GPL-3.0-or-later\n", None),
    ("demo.sh", "#!/bin/sh\necho\n", "SPDX"),
]
SELF_TEST_FOLDERS = [
    (["solver", "solver/core", "tests", "tests/solver", "tests/solver/core", "tests/data", "tests/platforms"], None),
    (["tools"], "top-level"),
    (["tests", "tests/elsewhere"], "mirror"),
]


def self_test():
    exists = re.compile(
        r".*/b\.hpp|solver/backend/(backend|cpu)\.hpp|algorithms/algorithm_list\.hpp"
    ).fullmatch
    failures = []
    for path, text, expected in SELF_TESTS:
        rules = [rule for _, rule in check_file(path, text, exists)]
        if expected is None and rules or expected and not any(expected in rule for rule in rules):
            failures.append(f"self-test: {path}: expected {expected!r}, found {rules}:\n{text[:200]}")
    for folders, expected in SELF_TEST_FOLDERS:
        rules = [rule for _, rule in check_folders(folders)]
        if expected is None and rules or expected and not any(expected in rule for rule in rules):
            failures.append(f"self-test: {folders}: expected {expected!r}, found {rules}")
    return failures


def main():
    failures = self_test()
    for failure in failures:
        print(failure)
    print(f"layering: self-test of {len(SELF_TESTS) + len(SELF_TEST_FOLDERS)} snippets: {len(failures)} failed")
    if failures or "--self-test" in sys.argv[1:]:
        return 1 if failures else 0
    violations, checked = check_tree()
    for violation in violations:
        print(violation)
    print(f"layering: {checked} files, {len(violations)} violations")
    return 1 if violations else 0


if __name__ == "__main__":
    sys.exit(main())
