import InlayGraphics
import InlayLayers

/// Brings the layers of a table's stage to a layout: makes, fills, places and recycles them.
struct StageUpdater {
  let table: TableView
}
