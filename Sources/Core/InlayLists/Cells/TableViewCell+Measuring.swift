import InlayGraphics
import InlayLayers
import InlayText

/// Measuring changes nothing: what it needs of the cell, such as a width, the cell has as long as it takes.
extension TableViewCell {
  /// The height that the row asks for in a look, in points. Its layout is requested, since the parts may have the
  /// frames of the measured width.
  ///
  /// - Parameter measure: Calls `sizeThatFits(_:)`.
  final func measured(as look: CellAppearance, _ measure: () -> Double) -> Double {
    var other = look
    exchangeAppearance(&other)
    record.isMeasuredByTable = true
    defer {
      exchangeAppearance(&other)
      record.isMeasuredByTable = false
      requestLayout()
    }
    return changingLook(measure)
  }

  /// `contentHeight(in:)`. Unless a layout of all parts follows, they get their frames back.
  final func measuredContentHeight(in width: Double) -> Double {
    if record.isMeasuredByTable { return contentHeight(in: width) }
    let trace = CellTrace(of: self)
    let (wasDue, wasContentDue) = (isLayoutDue, contentView.isLayoutDue)
    let height = changingLook {
      defer { trace.restore(self) }
      return contentHeight(in: width)
    }
    requestLayout()
    // A change of the content that comes later is the first that asks for layout.
    if !wasDue { layoutInsideIfNeeded() } else if !wasContentDue { contentView.layoutInsideIfNeeded() }
    return height
  }

  /// Sets the frame that the table gives the cell. What follows its size is not a change of the content.
  final func place(_ frame: Rect) {
    if frame.size == bounds.size { untransformedFrame = frame } else { changingLook { untransformedFrame = frame } }
    record.isPlaced = true
  }
}

/// The values that measuring writes into a cell and its parts.
private struct CellTrace {
  private struct Part {
    let layer: Layer
    let frame: Rect
    let opacity: Double
    let growth: Double?

    init(_ layer: Layer) {
      self.layer = layer
      frame = layer.untransformedFrame
      opacity = layer.opacity
      growth = layer.growthInRow
    }

    func restore() {
      layer.growthInRow = growth
      layer.untransformedFrame = frame
      layer.opacity = opacity
    }
  }

  private struct Text {
    let label: Label
    let numberOfLines: Int
    let lineBreakMode: LineBreakMode
    let naturalEdge: TextEdge
    let isHidden: Bool

    init(_ label: Label) {
      self.label = label
      (numberOfLines, lineBreakMode) = (label.numberOfLines, label.lineBreakMode)
      (naturalEdge, isHidden) = (label.naturalEdge, label.isHidden)
    }

    func restore() {
      (label.numberOfLines, label.lineBreakMode) = (numberOfLines, lineBreakMode)
      (label.naturalEdge, label.isHidden) = (naturalEdge, isHidden)
    }
  }

  private let bounds: Rect
  private let record: CellRecord
  private let accessories: CellAccessories
  private let parts: [Part]
  private let texts: [Text]
  private let showsImage: Bool

  init(of cell: TableViewCell) {
    bounds = cell.bounds
    record = cell.record
    accessories = cell.accessoryLayers
    showsImage = cell.imageView.superlayer === cell.contentView
    let controls = [cell.editingControl, cell.reorderControl] as [Layer?]
    let layers = [cell.contentView, cell.textLabel, cell.detailTextLabel, cell.imageView] + controls.compactMap(\.self)
    parts = (layers + accessories.placed).map(Part.init)
    texts = cell.labels.map(Text.init)
  }

  func restore(_ cell: TableViewCell) {
    let isArranging = cell.record.isArranging
    cell.bounds = bounds
    for text in texts { text.restore() }
    for part in parts { part.restore() }
    if !showsImage { cell.imageView.removeFromSuperlayer() }
    cell.record = record
    cell.record.isArranging = isArranging
    let isSame =
      cell.placedAccessories.elementsEqual(accessories.placed, by: ===)
      && accessories.placed.allSatisfy { $0.superlayer === cell }
    if !isSame && record.inputs != nil { cell.layoutAccessories() }
  }
}
