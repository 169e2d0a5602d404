# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs in the valley with all their results, which are compared with those of another run."""

from osgeo import gdal
from results import arrays_of_netcdf, rows_of
from valley import ValleyTest

MAPS = ("MAX_DEPTH", "ARRIVAL_TIME", "MAX_SPEED", "FINAL_DEPTH", "WET_DURATION", "MAX_LEVEL")


class CompleteRuns(ValleyTest):
    def outputs(self, folder, **changes):
        """Changes of a case that write all results to a folder."""
        names = {name: f"{folder}/{name.lower()}.tif" for name in MAPS}
        names.update({"SERIES": f"{folder}/flood.nc", "GAUGE_SERIES": f"{folder}/series.csv"})
        names.update({name: f"{folder}/{name.lower()}.gpkg" for name in ("GAUGE_PEAKS", "SECTION_PEAKS", "BARRIER_REPORT")})
        (self.folder / folder).mkdir(exist_ok=True)
        return {**names, **changes}

    def expect_same(self, one, other, series="series.csv"):
        one, other = self.folder / one, self.folder / other
        for name in MAPS:
            maps = [gdal.Open(str(folder / f"{name.lower()}.tif")) for folder in (one, other)]
            self.assertEqual(maps[0].ReadAsArray().tobytes(), maps[1].ReadAsArray().tobytes(), name)
            keys = ("SPATE_STEPS", "SPATE_COMPLETE", "SPATE_VOLUME_STORED_M3", "SPATE_MASS_ERROR")
            self.assertEqual(*([raster.GetMetadataItem(key) for key in keys] for raster in maps))
        for name in ("gauge_peaks.gpkg", "section_peaks.gpkg", "barrier_report.gpkg"):
            self.assertEqual(rows_of(one / name), rows_of(other / name), name)
        if series.endswith(".csv"):
            self.assertEqual((one / series).read_text(), (other / series).read_text())
        for name in ["flood.nc"] + ([series] if series.endswith(".nc") else []):
            ours, others = arrays_of_netcdf(one / name), arrays_of_netcdf(other / name)
            self.assertEqual(set(ours), set(others))
            self.assertGreater(len(ours), 6)
            for variable in ours:
                self.assertEqual(ours[variable].shape, others[variable].shape, variable)
                self.assertEqual(ours[variable].tobytes(), others[variable].tobytes(), variable)
