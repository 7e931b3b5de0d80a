import InlayGraphics
import InlayLayers

/// Parts that the layout does not have in view, while updates show them: deleted or replaced ones, and those that leave
/// the view or come from outside it. They take no events, and no query finds them.
extension Stage {
  /// The parts that updates carry, without shadows.
  var carried: [ShownPart] {
    PartKind.laidOut.flatMap { kind in
      frame[kind].filter { !$0.isInView && layer(of: $0) != nil }.map {
        ShownPart(kind: kind, part: $0, entry: entry(of: $0))
      }
    }
  }

  /// Moves the layer of a carried part below the rows, or above them.
  func carry(_ layer: Layer, isAbove: Bool, in table: Layer) {
    isUnordered = true
    holder(isAbove: isAbove || layer.listRole == .sectionHeader, in: table).addSublayer(layer)
  }

  /// The cells of rows that the stage does not show, but which keep them.
  var heldCells: [TableViewCell] { keptCells + [focusedCell].compactMap(\.self) }

  func takeKeptCells() -> [TableViewCell] {
    defer { keptCells = [] }
    return keptCells
  }

  func takeKeptCell(forRowAt path: RowPath) -> TableViewCell? {
    keptCells.firstIndex { $0.rowPath == path }.map { keptCells.remove(at: $0) }
  }

  /// Whether no part is shown.
  var isEmpty: Bool { partsInView == 0 }

  func holder(isAbove: Bool, in table: Layer) -> PartHolder {
    if let holder = isAbove ? upperHolder : lowerHolder { return holder }
    let holder = PartHolder()
    if isAbove { upperHolder = holder } else { lowerHolder = holder }
    table.addSublayer(holder)
    isUnordered = true
    return holder
  }

  /// Ends what updates present of all parts, and removes what only updates show.
  func endPresentation() {
    for kind in PartKind.allCases {
      for part in frame[kind] where entry(of: part).isPresented {
        layer(of: part)?.endPresentation()
        changeEntry(of: part) { $0.isPresented = false }
      }
    }
    for layer in presentedEnds { layer.endPresentation() }
    presentedEnds = []
    lines.end()
    for layers in cardLayers.values { layers.remove() }
    cardLayers = [:]
  }

  /// Removes the layers of cards.
  func removeCards(where isOver: (PartID) -> Bool) {
    for (id, layers) in cardLayers where isOver(id) {
      layers.remove()
      cardLayers[id] = nil
    }
  }

  /// Removes the layers that held carried parts.
  func removeHolders() {
    for holder in [lowerHolder, upperHolder] { holder?.removeFromSuperlayer() }
    (lowerHolder, upperHolder) = (nil, nil)
    isUnordered = true
  }
}

/// Holds carried parts among the parts of a table, in the table's own space. Without hit testing.
final class PartHolder: Layer {
  override init() {
    super.init()
    name = "leaving"
  }

  override func hitTest(_ point: Point) -> Layer? { nil }
}

extension PartHolder: SublayerOwner {
  package func giveUp(_ sublayer: Layer) {
    (superlayer as? TableView)?.reclaim(sublayer)
    (sublayer as? TableViewCell)?.isKept = true
  }
}

/// The layers of a card whose rows change.
final class CardLayers {
  /// The background below the rows, visible where they fade, slide to the side, or fly away.
  let ground = Layer()
  /// The line around a card with open ends, above the rows.
  let border = Layer()

  func remove() {
    ground.removeFromSuperlayer()
    border.removeFromSuperlayer()
  }
}

extension Layer {
  /// Removes what an update presents.
  func endPresentation() {
    endPresentedClip()
    presentInstead(position: nil, bounds: nil, opacity: nil)
  }
}
