# SPDX-License-Identifier: GPL-3.0-or-later
"""The flood of the first tutorial once more, shorter, with places where it is written down: their peaks, as numbers and as layers."""

from qgis.core import NULL, QgsFeature, QgsGeometry, QgsProject, QgsVectorLayer
from qgis.PyQt.QtGui import QFont
from qgis.utils import iface

WORDS = {
    "en": {
        "run": "Gauges",
        "peaks": ["peaks at gauges", "peaks at sections"],
        "series": "series at gauges and sections",
        "legend": ["flooded", "dry"],
    },
    "de": {
        "run": "Pegel",
        "peaks": ["Höchstwerte an Pegeln", "Höchstwerte an Querschnitten"],
        "series": "Reihen an Pegeln und Querschnitten",
        "legend": ["überflutet", "trocken"],
    },
}
# Two places in the street, and a garden that stays dry; a line across the street, its left bank first.
GAUGES = {"bus stop": "Point(382390 6354395)", "corner": "Point(382465 6354520)", "garden": "Point(382300 6354560)"}
SECTIONS = {"street": "LineString(382375 6354455, 382435 6354415)"}


def drawn_layer(kind, title, shapes):
    """A layer with names, as a user draws it into the project."""
    crs = QgsProject.instance().crs().authid()
    layer = QgsVectorLayer(f"{kind}?crs={crs}&field=name:string", title, "memory")
    features = [QgsFeature(layer.fields()) for _ in shapes]
    for feature, (name, wkt) in zip(features, shapes.items()):
        feature.setGeometry(QgsGeometry.fromWkt(wkt))
        feature["name"] = name
    layer.dataProvider().addFeatures(features)
    layer.updateExtents()
    QgsProject.instance().addMapLayer(layer, False)
    return layer.id()


def numbers_of(layer):
    """Name -> field -> value, null as None."""
    rows = {}
    for feature in layer.getFeatures():
        values = zip(feature.fields().names(), feature.attributes())
        rows[feature["name"]] = {name: None if value == NULL else value for name, value in values}
    return rows


def check_peaks(session, group, maps):
    words = WORDS[session.language]
    layers = group.findLayers()
    names = [node.name() for node in layers]
    shown = [node.name() for node in layers if node.itemVisibilityChecked()]
    titles = [f"{words['run']}: {title}" for title in [*words["peaks"], *maps, words["series"]]]
    session.expect(names == titles, f"the group '{group.name()}' holds in this order {names}")
    session.expect(shown == titles[:3], f"peaks are shown with one map: {shown}")
    gauges, sections, depth = (node.layer() for node in layers[:3])
    renderer = gauges.renderer()
    legend = [rule.label() for rule in renderer.rootRule().children()] if renderer.type() == "RuleRenderer" else []
    session.expect(legend == words["legend"], f"the gauges are {legend}")
    session.expect(sections.renderer().symbol().symbolLayerCount() == 3, "the sections have their arrows")
    for layer in (gauges, sections):
        weight = layer.labeling().settings().format().font().weight() if layer.labelsEnabled() else 0
        session.expect(weight == QFont.Normal, f"{layer.name()}: labels of the weight {weight}")  # finer ones drown in their halo
    peaks = numbers_of(gauges)
    session.expect(set(peaks) == set(GAUGES), f"peaks of the gauges {sorted(peaks)}")
    for name, wkt in GAUGES.items():
        point = QgsGeometry.fromWkt(wkt).asPoint()
        on_map, is_wet = depth.dataProvider().sample(point, 1)
        deepest = peaks[name]["max_depth_m"]
        session.expect(abs(deepest - (on_map if is_wet else 0)) < 1e-6, f"{name}: {deepest:.3f} m at most, as on the map")
        session.expect(is_wet == (peaks[name]["max_level_m"] is not None), f"{name}: a level where water was")
    wet = [name for name in peaks if peaks[name]["max_depth_m"] > 0.05]
    session.expect(wet == ["bus stop", "corner"], f"water came to {wet}")
    flow = numbers_of(sections)["street"]
    session.expect(1 < flow["max_m3s"] < 25 and flow["volume_m3"] > 100, f"through the street {flow['max_m3s']:.2f} m3/s at most")


def measure(session, inputs, maps):
    """inputs: of the flood; maps: what its maps are called, the first of which is shown."""
    words = WORDS[session.language]
    values = dict(inputs, RUN_NAME=words["run"], DURATION=0.15)
    values.update({name: "TEMPORARY_OUTPUT" for name in ("MAX_DEPTH", "GAUGE_SERIES", "GAUGE_PEAKS", "SECTION_PEAKS")})
    values["GAUGES"] = drawn_layer("Point", "Places", GAUGES)
    values["SECTIONS"] = drawn_layer("LineString", "Lines", SECTIONS)
    dialog = yield from session.dialog("spate:simulateflood", values)
    results = yield from session.run(dialog)
    session.expect(results is not None, "the flood is computed with gauges and sections")
    dialog.close()
    iface.messageBar().clearWidgets()
    yield from session.drawn()
    check_peaks(session, QgsProject.instance().layerTreeRoot().findGroup(words["run"]), maps)
