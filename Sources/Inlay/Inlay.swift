// One import for users: the whole library but files, windows and tests.
@_exported import InlayDecorations
@_exported import InlayForms
@_exported import InlayGeometry
@_exported import InlayGraphics
@_exported import InlayImages
@_exported import InlayLayers
@_exported import InlayLists
@_exported import InlayLocalization
@_exported import InlayRows
@_exported import InlaySystem
@_exported import InlayText
@_exported import InlayViews
