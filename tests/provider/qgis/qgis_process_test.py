# SPDX-License-Identifier: GPL-3.0-or-later
"""The plugin as a user has it: installed into a profile with one command, enabled, run by qgis_process.

    qgis_process_test.py QGIS_PROCESS BUILD_FOLDER SOURCE_FOLDER

Everything happens in a temporary home folder.
"""

import csv
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import unittest
from pathlib import Path

import numpy
from osgeo import gdal, ogr, osr

gdal.UseExceptions()
QGIS_PROCESS, BUILD, SOURCE = sys.argv.pop(1), Path(sys.argv.pop(1)), Path(sys.argv.pop(1))
MODEL = SOURCE / "sample_projects" / "models" / "flood_extent.model3"
PLUGINS = "python/plugins"


def has_gpu():
    return shutil.which("nvidia-smi") is not None and subprocess.run(["nvidia-smi", "-L"], capture_output=True).returncode == 0


def write_inputs(folder):
    """A valley of 40 x 30 cells of 10 m with a hole, one inflow, its hydrograph."""
    crs = osr.SpatialReference()
    crs.ImportFromEPSG(32633)
    columns, rows = numpy.meshgrid(numpy.arange(40), numpy.arange(30))
    bed = 100 + 0.2 * (39.5 - columns) + 0.1 * abs(rows - 14.5)
    bed[14, 20] = -9999
    dem = gdal.GetDriverByName("GTiff").Create(str(folder / "dem.tif"), 40, 30, 1, gdal.GDT_Float32)
    dem.SetGeoTransform((500000, 10, 0, 5300300, 0, -10))
    dem.SetSpatialRef(crs)
    dem.GetRasterBand(1).SetNoDataValue(-9999)
    dem.GetRasterBand(1).WriteArray(bed)
    del dem
    source = ogr.GetDriverByName("GPKG").CreateDataSource(str(folder / "inflow.gpkg"))
    layer = source.CreateLayer("inflow", crs, ogr.wkbPoint)
    layer.CreateField(ogr.FieldDefn("hydrograph", ogr.OFTString))
    feature = ogr.Feature(layer.GetLayerDefn())
    feature["hydrograph"] = "river"
    feature.SetGeometry(ogr.CreateGeometryFromWkt("POINT (500055 5300155)"))
    layer.CreateFeature(feature)
    del layer, source
    (folder / "hydrographs.csv").write_text("time_h,hydrograph,discharge_m3s\n0,river,5\n9,river,5\n")


class InstalledPlugin(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.temporary = tempfile.TemporaryDirectory()
        cls.home = Path(cls.temporary.name)
        cls.folder = cls.home / "Überflutung im März"
        cls.folder.mkdir()
        write_inputs(cls.folder)
        cls.environment = dict(os.environ, HOME=str(cls.home), QT_QPA_PLATFORM="offscreen")
        for variable in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "QGIS_PLUGINPATH", "DISPLAY"):
            cls.environment.pop(variable, None)
        profile = cls.home / ".local/share/QGIS/QGIS3/profiles/default"
        subprocess.run(["cmake", "--install", BUILD, "--prefix", profile], check=True, stdout=subprocess.DEVNULL)
        cls.plugin = profile / PLUGINS / "spate"
        enabled = cls.process("plugins", "enable", "spate")
        assert enabled.returncode == 0, enabled.stdout + enabled.stderr

    @classmethod
    def tearDownClass(cls):
        cls.temporary.cleanup()

    @classmethod
    def process(cls, *arguments, **more):
        environment = dict(cls.environment, **more)
        return subprocess.run([QGIS_PROCESS, *arguments], env=environment, text=True, capture_output=True, timeout=200)

    def inputs(self, duration=0.05):
        return [
            f"--DEM={self.folder / 'dem.tif'}",
            f"--INFLOWS={self.folder / 'inflow.gpkg'}|layername=inflow",
            f"--HYDROGRAPHS={self.folder / 'hydrographs.csv'}",
            f"--DURATION={duration}",
        ]

    def outputs(self, folder):
        return [f"--{name}={folder / name.lower()}.tif" for name in ("MAX_DEPTH", "ARRIVAL_TIME", "MAX_SPEED")]

    def test_install_is_complete(self):
        for name in ("libspate.so", "__init__.py", "following_layouts.py", "metadata.txt", "spate.svg", "styles/max_depth.qml", "help/en/index.html"):
            self.assertTrue((self.plugin / name).is_file(), name)
        entries = dict(line.split("=", 1) for line in (self.plugin / "metadata.txt").read_text().splitlines() if re.match(r"\w+=", line))
        self.assertEqual("yes", entries["hasProcessingProvider"])
        self.assertRegex(entries["version"], r"^\d+\.\d+\.\d+$")
        self.assertGreaterEqual(tuple(map(int, entries["version"].split("."))), (0, 2, 0))
        for name in ("homepage", "tracker", "repository"):  # real or absent
            self.assertRegex(entries.get(name, "https://a.real.one/"), r"^https://[^/]+\.[^/]+/")
            self.assertNotRegex(entries.get(name, ""), "example|localhost|TODO")

    def test_runs_and_answers_in_json(self):
        results = self.folder / "Ergebnisse 1"
        results.mkdir()
        run = self.process("run", "spate:simulateflood", "--json", *self.inputs(), *self.outputs(results))
        self.assertEqual(0, run.returncode, run.stdout + run.stderr)
        answer = json.loads(run.stdout[run.stdout.index("{") :])["results"]
        self.assertAlmostEqual(900, answer["VOLUME_IN"], delta=0.01)
        self.assertAlmostEqual(900, answer["VOLUME_OUT"] + answer["VOLUME_STORED"], delta=0.01)
        self.assertEqual(0, answer["VOLUME_CLIPPED"])
        self.assertLess(abs(answer["MASS_ERROR"]), 1e-6)
        self.assertGreater(answer["WET_AREA"], 0)
        self.assertGreater(answer["STEPS"], 10)
        self.assertIn("NVIDIA" if has_gpu() else "CPU", answer["DEVICE_USED"])
        depth = gdal.Open(answer["MAX_DEPTH"])
        self.assertEqual("32633", depth.GetSpatialRef().GetAuthorityCode(None))
        self.assertEqual("m", depth.GetRasterBand(1).GetUnitType())
        self.assertEqual(
            ["arrival_time.qml", "arrival_time.tif", "max_depth.qml", "max_depth.tif", "max_speed.qml", "max_speed.tif"],
            sorted(path.name for path in results.iterdir()),
        )

    def answer(self, algorithm, *arguments, **parameters):
        values = [f"--{name}={value}" for name, value in parameters.items()]
        run = self.process("run", f"spate:{algorithm}", "--json", *arguments, *values)
        self.assertEqual(0, run.returncode, run.stdout + run.stderr)
        return json.loads(run.stdout[run.stdout.index("{") :])["results"]

    def test_a_design_flood_compared(self):
        """A hydrograph of a given volume, a run with less and one with more roughness, their difference, and points."""
        results = self.folder / "design"
        results.mkdir()
        design = ["--PEAK=5", "--TIME_TO_PEAK=0.02", "--VOLUME=480", "--NAME=river"]
        outputs = [f"--TABLE={results / 'hydrographs.csv'}", f"--PLOT={results / 'hydrographs.html'}"]
        answer = self.answer("hydrograph", *design, *outputs)
        self.assertAlmostEqual(480, answer["TOTAL_VOLUME"], delta=1e-6)
        inputs = self.inputs(duration=0.3)
        inputs[2] = f"--HYDROGRAPHS={results / 'hydrographs.csv'}"
        for name, manning in (("without", 0.1), ("with", 0.02)):
            (results / name).mkdir()
            answer = self.answer("simulateflood", *inputs, f"--MANNING={manning}", *self.outputs(results / name))
            self.assertAlmostEqual(480, answer["VOLUME_IN"], delta=1e-3)
        answer = self.answer(
            "comparescenarios",
            f"--DEPTH_WITHOUT={results / 'without' / 'max_depth.tif'}",
            f"--DEPTH_WITH={results / 'with' / 'max_depth.tif'}",
            f"--DEPTH_CHANGE={results / 'change.tif'}",
            f"--PAGE={results / 'page.html'}",
        )
        first, second = (gdal.Open(str(results / name / "max_depth.tif")).ReadAsArray() for name in ("without", "with"))
        self.assertEqual(100 * numpy.count_nonzero((first > 0.01) & ~(second > 0.01)), answer["AREA_NEWLY_DRY"])
        self.assertGreater(answer["AREA_NEWLY_DRY"], 0)
        self.assertIn("data:image/png", (results / "page.html").read_text())
        answer = self.answer(
            "samplepoints",
            f"--POINTS={self.folder / 'inflow.gpkg'}|layername=inflow",
            f"--RESULTS={results / 'with' / 'max_depth.tif'}",
            f"--SAMPLES={results / 'samples.gpkg'}",
        )
        self.assertEqual(1, answer["USED"])
        samples = ogr.Open(str(results / "samples.gpkg"))
        layer = samples.GetLayer(0)
        sample = layer.GetNextFeature()
        self.assertAlmostEqual(float(second[14, 5]), sample["modelled"], delta=1e-6)

    def test_barriers_are_checked_and_simulated(self):
        results = self.folder / "barriers"
        results.mkdir()
        crs = osr.SpatialReference()
        crs.ImportFromEPSG(32633)
        source = ogr.GetDriverByName("GPKG").CreateDataSource(str(self.folder / "barriers.gpkg"))
        layer = source.CreateLayer("barriers", crs, ogr.wkbLineString)
        layer.CreateField(ogr.FieldDefn("name", ogr.OFTString))
        layer.CreateField(ogr.FieldDefn("height", ogr.OFTReal))
        for name, south, north in (("quay", 5300000, 5300140), ("wall", 5300145, 5300300)):
            feature = ogr.Feature(layer.GetLayerDefn())
            feature["name"], feature["height"] = name, 3
            feature.SetGeometry(ogr.CreateGeometryFromWkt(f"LINESTRING (500250 {south}, 500250 {north})"))
            layer.CreateFeature(feature)
        del layer, source
        barriers = f"--BARRIERS={self.folder / 'barriers.gpkg'}|layername=barriers"
        leaks = results / "leaks.gpkg"
        run = self.process(
            "run", "spate:checkbarriers", "--json", barriers, f"--DEM={self.folder / 'dem.tif'}", "--LEVEL=104",
            "--MAX_GAP=20", f"--LEAKS={leaks}"
        )  # fmt: skip
        self.assertEqual(0, run.returncode, run.stdout + run.stderr)
        self.assertEqual(1, json.loads(run.stdout[run.stdout.index("{") :])["results"]["LEAK_COUNT"])
        source = ogr.Open(str(leaks))
        leak = source.GetLayer(0).GetNextFeature()
        self.assertEqual("gap", leak["kind"])
        self.assertAlmostEqual(5, leak["width_m"])
        self.assertAlmostEqual(5300142.5, leak.GetGeometryRef().GetY())
        report = results / "report.gpkg"
        run = self.process(
            "run", "spate:simulateflood", *self.inputs(), *self.outputs(results), barriers, f"--BARRIER_REPORT={report}"
        )
        self.assertEqual(0, run.returncode, run.stdout + run.stderr)
        source = ogr.Open(str(report))
        self.assertEqual(["quay", "wall"], [feature["name"] for feature in source.GetLayer(0)])

    def test_a_culvert_passes_a_dike(self):
        results = self.folder / "culvert"
        results.mkdir()
        crs = osr.SpatialReference()
        crs.ImportFromEPSG(32633)
        source = ogr.GetDriverByName("GPKG").CreateDataSource(str(results / "inputs.gpkg"))
        for name, wkt, fields in (
            ("dike", "LINESTRING (500305 5300000, 500305 5300300)", {"height": 6}),
            ("structures", "LINESTRING (500295 5300155, 500315 5300155)", {"diameter": 1.2, "barrels": 2}),
        ):
            layer = source.CreateLayer(name, crs, ogr.wkbLineString)
            for field in fields:
                layer.CreateField(ogr.FieldDefn(field, ogr.OFTReal))
            feature = ogr.Feature(layer.GetLayerDefn())
            feature.SetGeometry(ogr.CreateGeometryFromWkt(wkt))
            for field, value in fields.items():
                feature[field] = value
            layer.CreateFeature(feature)
        del layer, source
        passed = {}
        for structures in ([], [f"--STRUCTURES={results / 'inputs.gpkg'}|layername=structures"]):
            run = self.process(
                "run", "spate:simulateflood", "--json", *self.inputs(duration=0.3), *self.outputs(results), *structures,
                f"--BARRIERS={results / 'inputs.gpkg'}|layername=dike",
            )
            self.assertEqual(run.returncode, 0, run.stdout + run.stderr)
            depth = gdal.Open(str(results / "max_depth.tif")).ReadAsArray()
            passed[len(structures)] = float((depth[:, 32:] > 0.05).sum())
        self.assertEqual(passed[0], 0)
        self.assertGreater(passed[1], 5)

    def test_an_error_is_said_and_fails(self):
        results = self.folder / "none"
        results.mkdir()
        run = self.process("run", "spate:simulateflood", *self.inputs(duration=0), *self.outputs(results))
        self.assertNotEqual(0, run.returncode)
        self.assertRegex(run.stdout + run.stderr, r"DURATION .*\[value_out_of_limits\]")
        broken = self.inputs()
        (self.folder / "broken.csv").write_text("time_h,hydrograph,discharge_m3s\n0,lake,5\n0,other,5\n")
        broken[2] = f"--HYDROGRAPHS={self.folder / 'broken.csv'}"
        run = self.process("run", "spate:simulateflood", *broken, *self.outputs(results))
        self.assertNotEqual(0, run.returncode)
        self.assertRegex(run.stdout + run.stderr, r"'lake', 'other'.*\[hydrograph_unknown\]")
        self.assertEqual([], list(results.iterdir()))

    def test_drivers_that_cannot_be_used_are_said(self):
        """No driver, an old one, one without a GPU (tests/gpu): DEVICE=auto computes on the CPU and says why."""
        drivers = BUILD / "tests" / "gpu"
        if not drivers.is_dir():
            self.skipTest("this build has no GPU code")
        results = self.folder / "drivers"
        results.mkdir()
        depths = []
        for folder, version, says, key in (
            ("no_driver", "", "", "gpu_driver_missing"),
            ("driver", "11040", "0", "gpu_driver_too_old"),
            ("driver", "99000", "100", "gpu_not_found"),
        ):
            environment = {
                "LD_LIBRARY_PATH": str(drivers / folder),
                "SPATE_TEST_DRIVER": version,
                "SPATE_TEST_DRIVER_SAYS": says,
            }

            def run_on(device):
                return self.process(
                    "run", "spate:simulateflood", *self.inputs(), *self.outputs(results), f"--DEVICE={device}", **environment
                )

            refused = run_on("cuda")
            said = refused.stdout + refused.stderr
            self.assertNotEqual(0, refused.returncode, said)
            self.assertRegex(said, rf"'cuda'.*\[{key}\]")
            self.assertEqual([], list(results.iterdir()))

            computed = run_on("auto")
            said = computed.stdout + computed.stderr
            self.assertEqual(0, computed.returncode, said)
            self.assertRegex(said, rf"CPU \(.*\).*\[{key}\]")
            depths.append(gdal.Open(str(results / "max_depth.tif")).ReadAsArray())
            for path in results.iterdir():
                path.unlink()
        self.assertGreater(numpy.count_nonzero(depths[0] > 0), 10)
        for depth in depths[1:]:
            self.assertTrue(numpy.array_equal(depths[0], depth))

    def test_interrupting_keeps_partial_maps(self):
        results = self.folder / "interrupted"
        results.mkdir()
        run = subprocess.Popen(
            [QGIS_PROCESS, "run", "spate:simulateflood", *self.inputs(duration=1000), *self.outputs(results)],
            env=self.environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
        )
        said = b""
        while b" MB" not in said and run.poll() is None:
            said += run.stdout.read1()
        time.sleep(1)
        run.send_signal(signal.SIGINT)
        said += run.communicate(timeout=60)[0]
        self.assertIn(b"[cancelled]", said)
        self.assertNotEqual(0, run.returncode)
        map_until_then = gdal.Open(str(results / "max_depth.tif"))
        self.assertEqual("no", map_until_then.GetMetadataItem("SPATE_COMPLETE"))
        self.assertLess(float(map_until_then.GetMetadataItem("SPATE_SIMULATED_S")), 1000 * 3600)
        self.assertEqual([], [path.name for path in results.iterdir() if path.suffix not in (".tif", ".qml")])

    def test_damage_per_year(self):
        """Buildings and depths to damage, and the damage of two floods to damage per year."""
        results = self.folder / "damage"
        results.mkdir()
        crs = osr.SpatialReference()
        crs.ImportFromEPSG(32633)
        source = ogr.GetDriverByName("GPKG").CreateDataSource(str(results / "buildings.gpkg"))
        layer = source.CreateLayer("buildings", crs, ogr.wkbPolygon)
        feature = ogr.Feature(layer.GetLayerDefn())
        west, south = 500100, 5300100
        ring = f"{west} {south}, {west + 20} {south}, {west + 20} {south + 20}, {west} {south + 20}, {west} {south}"
        feature.SetGeometry(ogr.CreateGeometryFromWkt(f"POLYGON (({ring}))"))
        layer.CreateFeature(feature)
        del feature, layer, source
        floods = []
        for period, depth in ((10, 0.5), (100, 2)):
            path = str(results / f"depth_{period}.tif")
            raster = gdal.GetDriverByName("GTiff").Create(path, 40, 30, 1, gdal.GDT_Float32)
            raster.SetGeoTransform((500000, 10, 0, 5300300, 0, -10))
            raster.SetSpatialRef(crs)
            raster.GetRasterBand(1).Fill(depth)
            del raster
            run = self.process(
                "run",
                "spate:buildingdamage",
                "--json",
                f"--BUILDINGS={results / 'buildings.gpkg'}",
                f"--MAX_DEPTH={path}",
                "--DEFAULT_CURVE=jrc_europe_residential",
                "--STRUCTURE_VALUE=1000",
                f"--DAMAGE={results / f'damage_{period}.gpkg'}",
                f"--SUMMARY={results / f'summary_{period}.csv'}",
            )
            self.assertEqual(0, run.returncode, run.stdout + run.stderr)
            floods.append(json.loads(run.stdout[run.stdout.index("{") :])["results"])
        self.assertEqual([250, 600], [flood["DAMAGE_TOTAL"] for flood in floods])
        run = self.process(
            "run",
            "spate:expectedannualdamage",
            "--json",
            *[f"--LAYERS={flood['DAMAGE']}" for flood in floods],
            "--RETURN_PERIODS=10, 100",
            f"--EAD={results / 'ead.gpkg'}",
            f"--PLOT={results / 'ead.html'}",
        )
        self.assertEqual(0, run.returncode, run.stdout + run.stderr)
        answer = json.loads(run.stdout[run.stdout.index("{") :])["results"]
        self.assertAlmostEqual(0.09 * (250 + 600) / 2 + 0.01 * 600, answer["EAD_TRAPEZOID"], places=9)
        self.assertIn("<svg", (results / "ead.html").read_text())

    def ensemble(self, results, folder):
        return [
            "spate:simulateensemble",
            *self.inputs(duration=4),
            f"--SCENARIOS={self.folder / 'scenarios.csv'}",
            *(f"--{name}={results / name.lower()}.tif" for name in self.ENSEMBLE_MAPS),
            f"--MEMBERS={results / 'members.csv'}",
            f"--FOLDER={folder}",
        ]

    ENSEMBLE_MAPS = ("MEAN_DEPTH", "MAX_DEPTH", "PROBABILITY", "MEDIAN_ARRIVAL", "DEPTH_QUANTILES")

    def test_a_killed_ensemble_goes_on(self):
        factors = (0.5, 0.8, 1, 1.25, 1.5, 2, 3, 4)
        rows = "".join(f"x{factor},{1 / factor},{factor}\n" for factor in factors)
        (self.folder / "scenarios.csv").write_text("id,weight,factor\n" + rows)
        whole, resumed, members = self.folder / "whole", self.folder / "resumed", self.folder / "Mitglieder"
        whole.mkdir()
        resumed.mkdir()
        run = self.process("run", "--json", *self.ensemble(whole, self.folder / "at once"))
        self.assertEqual(0, run.returncode, run.stdout + run.stderr)

        killed = subprocess.Popen(
            [QGIS_PROCESS, "run", *self.ensemble(resumed, members)],
            env=self.environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
        )
        said = b""
        while said.count(b"Member 'x") < 3 and killed.poll() is None:
            said += killed.stdout.read1()
        killed.kill()
        said += killed.communicate(timeout=60)[0]
        self.assertEqual(-signal.SIGKILL, killed.returncode, said)
        self.assertEqual([], list(resumed.iterdir()))
        finished = len(list(members.glob("member_*/arrival_time.tif")))
        self.assertGreaterEqual(finished, 3)
        self.assertLess(finished, len(factors), "it was killed too late to show anything")
        # The files that a kill during the writing of a map leaves behind.
        leftover = members / "member_x4" / ".spate-0123456789abcdef"
        leftover.mkdir(parents=True, exist_ok=True)
        (leftover / "max_depth.tif").write_bytes(b"half a map")

        run = self.process("run", "--json", *self.ensemble(resumed, members))
        self.assertEqual(0, run.returncode, run.stdout + run.stderr)
        answer = json.loads(run.stdout[run.stdout.index("{") :])["results"]
        self.assertEqual(finished, answer["MEMBERS_KEPT"])
        self.assertEqual(len(factors) - finished, answer["MEMBERS_COMPUTED"])
        self.assertFalse(leftover.exists())
        for name in self.ENSEMBLE_MAPS:
            first, second = (gdal.Open(str(folder / f"{name.lower()}.tif")).ReadAsArray() for folder in (whole, resumed))
            self.assertTrue(numpy.array_equal(first, second), name)
        tables = []
        for folder in (whole, resumed):
            with (folder / "members.csv").open() as table:
                tables.append([(row["id"], row["weight"], row["steps"], row["volume_in_m3"]) for row in csv.DictReader(table)])
        self.assertEqual(len(factors), len(tables[0]))
        self.assertEqual(*tables)

    def test_model_runs(self):
        results = self.folder / "model"
        results.mkdir()
        run = self.process(
            "run",
            str(MODEL),
            "--json",
            f"--dem={self.folder / 'dem.tif'}",
            f"--inflows={self.folder / 'inflow.gpkg'}|layername=inflow",
            f"--hydrographs={self.folder / 'hydrographs.csv'}",
            "--duration=0.05",
            f"--outline:Flood outline={results / 'outline.gpkg'}",
            f"--flood:Maximum depth={results / 'depth.tif'}",
            f"--flood:Arrival time={results / 'arrival.tif'}",
            f"--flood:Maximum speed={results / 'speed.tif'}",
        )
        self.assertEqual(0, run.returncode, run.stdout + run.stderr)
        outline = ogr.Open(str(results / "outline.gpkg"))
        layer = outline.GetLayer(0)
        self.assertEqual(1, layer.GetFeatureCount())
        depth = gdal.Open(str(results / "depth.tif")).ReadAsArray()
        feature = layer.GetNextFeature()  # owns its geometry
        area = feature.GetGeometryRef().GetArea()
        self.assertGreater(area, 0)
        self.assertAlmostEqual(100 * numpy.count_nonzero(depth > 0.1), area, delta=1e-3)
        self.assertGreater(depth[14, 20], 0, "the hole of the elevation model was filled")

    def test_from_land_cover_to_extent_and_hazard(self):
        results = self.folder / "Kette"
        results.mkdir()
        cover = gdal.Translate(
            str(results / "cover.tif"), str(self.folder / "dem.tif"), outputType=gdal.GDT_Byte, noData="none"
        )
        cover.GetRasterBand(1).WriteArray(numpy.repeat([[10] * 20 + [30] * 19 + [99]], 30, axis=0))
        del cover
        dem = self.folder / "dem.tif"
        rough = self.answer(
            "manningfromlandcover", DEM=dem, LAND_COVER=results / "cover.tif", MANNING=results / "manning.tif"
        )
        self.assertEqual((30, 0), (rough["UNKNOWN_CELLS"], rough["UNCOVERED_CELLS"]))
        manning = gdal.Open(rough["MANNING"]).ReadAsArray()
        for column, n in ((0, 0.1), (19, 0.1), (20, 0.035), (39, 0.035)):
            self.assertTrue(numpy.allclose(n, manning[:, column]), column)

        maxima = {name: results / f"{name.lower()}.tif" for name in ("MAX_DEPTH", "MAX_SPEED", "MAX_UNIT_DISCHARGE")}
        inputs = dict(line[2:].split("=", 1) for line in self.inputs())
        self.answer(
            "simulateflood", **inputs, MANNING_RASTER=rough["MANNING"], ARRIVAL_TIME=results / "arrival.tif", **maxima
        )
        depth = gdal.Open(str(maxima["MAX_DEPTH"])).ReadAsArray()
        wet = numpy.count_nonzero(depth >= numpy.float32(0.05))
        self.assertGreater(wet, 10)
        extent = self.answer(
            "floodextent", DEPTH=maxima["MAX_DEPTH"], THRESHOLDS="0.05;0.2", EXTENT=results / "extent.gpkg"
        )
        self.assertEqual(100 * wet, extent["FLOODED_AREA"])
        layer = ogr.Open(extent["EXTENT"].split("|")[0])
        self.assertEqual(100 * wet, sum(feature["area_m2"] for feature in layer.GetLayer(0)))

        hazard = self.answer("floodhazard", **maxima, UK_HAZARD=results / "uk.tif", AU_HAZARD=results / "au.tif")
        rating = gdal.Open(hazard["UK_HAZARD"]).ReadAsArray()[1]
        product = gdal.Open(str(maxima["MAX_UNIT_DISCHARGE"])).ReadAsArray()
        shallow = (depth > 0) & (depth <= 0.25)
        self.assertTrue(numpy.allclose(product[shallow] + 0.5 * depth[shallow] + 0.5, rating[shallow], atol=1e-5))
        self.assertEqual(
            (depth > 0).tolist(), (gdal.Open(hazard["AU_HAZARD"]).ReadAsArray() >= 1).tolist(), "dry has no hazard"
        )

    def test_model_opens(self):
        """In the modeler, which needs every algorithm of the model to be there and every value to be valid."""
        script = f"""
import sys
sys.path.append("/usr/share/qgis/python/plugins")
from qgis.core import QgsApplication, QgsProcessingModelAlgorithm
application = QgsApplication([], False)
QgsApplication.initQgis()
from processing.core.Processing import Processing
Processing.initialize()
sys.path.append({str(self.plugin.parent)!r})
import spate
plugin = spate.classFactory(None)
plugin.initProcessing()
plugin.initProcessing()
model = QgsProcessingModelAlgorithm()
assert model.fromFile({str(MODEL)!r})
valid, problems = model.validate()
assert valid, problems
assert "spate:simulateflood" in [child.algorithmId() for child in model.childAlgorithms().values()]
plugin.unload()
assert QgsApplication.processingRegistry().providerById("spate") is None
print("the model is valid", flush=True)
import os
os._exit(0)
"""
        run = subprocess.run([sys.executable, "-c", script], env=self.environment, text=True, capture_output=True)
        self.assertIn("the model is valid", run.stdout, run.stderr)

    def test_a_broken_library_is_said(self):
        plugins = self.home / "broken"
        shutil.copytree(self.plugin, plugins / "spate")
        (plugins / "spate" / "libspate.so").write_bytes(b"not a library")
        home = self.home / "other home"
        home.mkdir()
        run = self.process("plugins", "enable", "spate", HOME=str(home), QGIS_PLUGINPATH=str(plugins))
        self.assertIn("[library_unusable]", run.stdout + run.stderr)


if __name__ == "__main__":
    unittest.main(verbosity=2)
