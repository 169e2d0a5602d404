# SPDX-License-Identifier: GPL-3.0-or-later
"""An ensemble with rain in space and time: each member is, to the last bit, the run with that much rain."""

import json
import unittest

import numpy
from osgeo import ogr
from rain_test import write_bands, write_netcdf
from valley import DONE, FAILED, NORTH, WEST, ValleyTest, utm

# Powers of two, so that the rain of a member is the same number whether the factor or the file makes it.
FACTORS = {"half": 0.5, "same": 1, "double": 2}
MAPS = ("MAX_DEPTH", "ARRIVAL_TIME")


class RainEnsembleTest(ValleyTest):
    def setUp(self):
        super().setUp()
        for name in ("INFLOWS", "HYDROGRAPHS"):
            del self.inputs[name]
        self.inputs.update(DURATION=0.5, ARRIVAL_DEPTHS="0.005", LOSSES="constant", LOSS_RATE=2)

    def values(self):
        values = numpy.random.default_rng(5).uniform(20, 90, (3, 4, 4)).astype(numpy.float32)
        values[1, :2] = 0
        return values

    def bands(self, name, factor):
        write_bands(self.folder / name, self.values() * numpy.float32(factor), (WEST, 100, 0, NORTH, 0, -75))
        return {"RAIN_RASTER": name, "RAIN_INTERVAL": 10}

    def netcdf(self, name, factor):
        x, y = WEST + 50 + 100 * numpy.arange(4), NORTH - 37.5 - 75 * numpy.arange(4)
        write_netcdf(self.folder / name, self.values() * numpy.float32(factor), x, y, [0, 10, 20], crs=utm(), unit="mm h-1")
        return {"RAIN_RASTER": name}

    def gauges(self, name, factor):
        places = self.folder / "places.gpkg"
        if not places.exists():
            layer = (file := ogr.GetDriverByName("GPKG").CreateDataSource(str(places))).CreateLayer("places", utm(), ogr.wkbPoint)
            layer.CreateField(ogr.FieldDefn("station", ogr.OFTString))
            for station, x, y in (("hill", WEST + 52, NORTH - 31), ("mill", WEST + 333, NORTH - 215)):
                feature = ogr.Feature(layer.GetLayerDefn())
                feature.SetGeometry(ogr.CreateGeometryFromWkt(f"POINT ({x} {y})"))
                feature.SetField("station", station)
                layer.CreateFeature(feature)
            del layer, file
        (self.folder / name).write_text(
            f"station,time_min,rain_mmh\nhill,0,{30 * factor}\nhill,60,{30 * factor}\nmill,0,0\nmill,20,{80 * factor}\nmill,60,0\n"
        )
        return {"RAIN_PLACES": "places.gpkg", "RAIN_TABLE": name, "RAIN_SPREAD": "inverse_distance"}

    def bits(self, path):
        return self.read(path)[1].tobytes()

    def ensemble(self, status=DONE, **changes):
        inputs = {name: value for name, value in self.inputs.items() if name not in ("ARRIVAL_TIME", "MAX_SPEED")}
        outputs = {"FOLDER": "members", "MEAN_DEPTH": "mean.tif", "PROBABILITY": "probability.tif", "MEMBERS": "members.csv"}
        document = {**inputs, **outputs, "SCENARIOS": "scenarios.csv", "MAX_DEPTH": "most.tif", **changes}
        (self.folder / "ensemble.json").write_text(json.dumps({"inputs": document}))
        return self.answer(status, "ensemble", self.folder / "ensemble.json")

    def compare(self, rain, suffix):
        """rain(file, factor): writes that much rain, and returns its inputs."""
        (self.folder / "scenarios.csv").write_text(
            "id,rain_factor\n" + "".join(f"{name},{factor}\n" for name, factor in FACTORS.items())
        )
        common = rain(f"rain{suffix}", 1)
        answer = self.ensemble(**common, MEMBERS_AT_ONCE=2, THREADS=2)
        self.assertEqual(3, answer["results"]["MEMBERS_COMPUTED"])
        seen = set()
        for name, factor in FACTORS.items():
            self.answer(DONE, "run", self.write(rain(f"single{suffix}", factor), "single.json"))
            for output in MAPS:
                file = f"{output.lower()}.tif"
                self.assertEqual(self.bits(file), self.bits(f"members/member_{name}/{file}"), (name, file))
            depth = self.read("max_depth.tif")[1]
            print(f"  {suffix} x {factor}: deepest {depth.max():.4f} m")
            seen.add(depth.tobytes())
        self.assertEqual(3, len(seen), "or the test shows nothing")

    def test_of_bands(self):
        self.compare(self.bands, ".tif")

    def test_of_netcdf(self):
        self.compare(self.netcdf, ".nc")

    def test_of_places(self):
        self.compare(self.gauges, ".csv")

    def test_rain_beyond_all_limits_is_refused(self):
        (self.folder / "scenarios.csv").write_text("id,rain_factor\none,1\nmuch,100000\n")
        answer = self.ensemble(FAILED, **self.netcdf("rain.nc", 1))
        self.assertEqual("rain_beyond_limits", answer["error"]["key"])
        self.assertIn("'much'", answer["error"]["problem"])

    def test_a_factor_without_rain_is_refused(self):
        (self.folder / "scenarios.csv").write_text("id,rain_factor\none,2\n")
        answer = self.ensemble(FAILED, INITIAL_DEPTH="dem.tif")
        self.assertIn("rain_factor", " ".join(answer["error"].values()))


if __name__ == "__main__":
    unittest.main(argv=["rain_ensemble_test.py", "-v"])
