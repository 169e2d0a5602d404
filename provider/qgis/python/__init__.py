# SPDX-License-Identifier: GPL-3.0-or-later
"""Loads the provider's library into QGIS, which does everything but what needs the window of QGIS Desktop."""

import ctypes
import sys
import traceback
from pathlib import Path

from qgis.core import Qgis, QgsMessageLog

from .following_layouts import FollowingLayouts

LIBRARY = Path(__file__).resolve().parent / ("spate.dll" if sys.platform == "win32" else "libspate.so")


class SpatePlugin:
    def __init__(self, iface):
        self.iface = iface
        self.library = None
        self.layouts = None

    def initProcessing(self):
        """Called by qgis_process; and by initGui."""
        try:
            library = ctypes.CDLL(str(LIBRARY))  # stays loaded: QGIS may still hold what it made
            library.spate_register.argtypes = [ctypes.c_char_p]
            library.spate_register.restype = ctypes.c_char_p
            library.spate_unregister.restype = None
            problem = library.spate_register(str(LIBRARY.parent).encode())
        except OSError as error:
            problem = (
                f"Spate's library could not be loaded ({error}). It fits the QGIS that it was built with: build and "
                "install it again on this machine. [library_unusable]"
            ).encode()
        except Exception:
            problem = traceback.format_exc().encode()
        if problem:
            self.report(problem.decode())
        else:
            self.library = library

    def initGui(self):
        """Called by QGIS Desktop."""
        self.initProcessing()
        self.layouts = FollowingLayouts(self.iface)

    def unload(self):
        if self.layouts:
            self.layouts.end()
            self.layouts = None
        if self.library:
            self.library.spate_unregister()
            self.library = None

    def report(self, text):
        print(text, flush=True)  # qgis_process shows nothing else
        QgsMessageLog.logMessage(text, "Spate", Qgis.MessageLevel.Critical)
        if self.iface:
            self.iface.messageBar().pushCritical("Spate", text)


def classFactory(iface):
    return SpatePlugin(iface)
