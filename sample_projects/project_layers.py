# SPDX-License-Identifier: GPL-3.0-or-later
"""Styled layers, and the project that holds them: what the make_project.py of each case needs."""

from contextlib import contextmanager

from qgis.core import (
    QgsBilinearRasterResampler,
    QgsColorRampShader,
    QgsCoordinateReferenceSystem,
    QgsHillshadeRenderer,
    QgsPalLayerSettings,
    QgsProject,
    QgsRasterLayer,
    QgsRasterShader,
    QgsRectangle,
    QgsReferencedRectangle,
    QgsSettings,
    QgsSingleBandPseudoColorRenderer,
    QgsTextBufferSettings,
    QgsTextFormat,
    QgsVectorLayer,
    QgsVectorLayerSimpleLabeling,
)
from qgis.PyQt.QtGui import QColor, QFont, QPainter


def terrain(path, colours):
    """colours: (elevation in m, colour), from low to high; muted ones, so that water stands out."""
    layer = QgsRasterLayer(str(path), "Terrain (m)")
    ramp = QgsColorRampShader(colours[0][0], colours[-1][0], None, QgsColorRampShader.Interpolated)
    ramp.setColorRampItemList([QgsColorRampShader.ColorRampItem(z, QColor(c), f"{z}") for z, c in colours])
    shader = QgsRasterShader()
    shader.setRasterShaderFunction(ramp)
    layer.setRenderer(QgsSingleBandPseudoColorRenderer(layer.dataProvider(), 1, shader))
    return layer


def hillshade(path):
    layer = QgsRasterLayer(str(path), "Hillshade")
    renderer = QgsHillshadeRenderer(layer.dataProvider(), 1, 315, 40)
    renderer.setZFactor(2)
    renderer.setMultiDirectional(True)
    layer.setRenderer(renderer)
    layer.setBlendMode(QPainter.CompositionMode_Multiply)
    layer.setOpacity(0.55)
    layer.resampleFilter().setZoomedInResampler(QgsBilinearRasterResampler())
    return layer


def vector(package, name, title, symbol):
    layer = QgsVectorLayer(f"{package}|layername={name}", title, "ogr")
    layer.renderer().setSymbol(symbol)
    return layer


def label(layer, expression, size, placement):
    text = QgsTextFormat()
    text.setFont(QFont("DejaVu Sans"))
    text.setSize(size)
    text.setColor(QColor("#1b1b1b"))
    halo = QgsTextBufferSettings()
    halo.setEnabled(True)
    halo.setSize(0.8)
    halo.setColor(QColor("white"))
    text.setBuffer(halo)
    settings = QgsPalLayerSettings()
    settings.fieldName = expression
    settings.isExpression = True
    settings.placement = placement
    settings.dist = 1.5
    settings.displayAll = True
    settings.setFormat(text)
    layer.setLabeling(QgsVectorLayerSimpleLabeling(settings))
    layer.setLabelsEnabled(True)


@contextmanager
def anonymous_projects():
    """QGIS saves no name of a user meanwhile; afterwards its settings are those of before."""
    settings, key = QgsSettings(), "projects/anonymize_saved_projects"
    before = settings.value(key, None, section=QgsSettings.Core)
    settings.setValue(key, True, QgsSettings.Core)
    try:
        yield
    finally:
        if before is None:
            settings.remove(key, QgsSettings.Core)
        else:
            settings.setValue(key, before, QgsSettings.Core)


def write(path, title, crs, layers, hidden):
    """layers: top first, the last one gives the extent; hidden: tables, and what is switched off."""
    project = QgsProject.instance()
    metadata = project.metadata()
    metadata.setAuthor("the Spate authors")
    project.setMetadata(metadata)
    project.setTitle(title)
    project.setCrs(QgsCoordinateReferenceSystem(crs))
    root = project.layerTreeRoot()
    for layer in layers + hidden:
        assert layer.isValid(), layer.source()
        project.addMapLayer(layer, False)
        root.addLayer(layer).setExpanded(False)
    for layer in hidden:
        root.findLayer(layer).setItemVisibilityChecked(not layer.isSpatial())
    extent = QgsRectangle(layers[-1].extent())
    extent.scale(1.05)
    project.viewSettings().setDefaultViewExtent(QgsReferencedRectangle(extent, project.crs()))
    with anonymous_projects():
        assert project.write(str(path))
