import InlayGraphics
import InlayLayers

/// The parts of a table that leave it in an animated update.
extension TableStage {
  /// Moves a part below the rows, or above them, until `endLeaving`.
  func leave(_ part: LeavingPart, in table: Layer) {
    leaving.append(part)
    setUnordered()
    if part.layer is SectionShadow {
      if part.layer.superlayer !== table { table.insertSublayer(part.layer, at: 0) }
    } else {
      holder(isAbove: part.isReplaced || part.layer.role == .sectionHeader, in: table).addSublayer(part.layer)
    }
  }

  /// Moves a leaving part above the rows: another part replaces it.
  func raise(_ part: LeavingPart, in table: Layer) { holder(isAbove: true, in: table).addSublayer(part.layer) }

  /// Moves a header or footer back among the shown ones.
  func putBack(leaving view: View, into table: Layer) {
    table.addSublayer(view)
    setUnordered()
  }

  /// Whether no part is shown.
  var isEmpty: Bool { cells.isEmpty && headers.isEmpty && footers.isEmpty }

  /// Inserts a layer of a card: its line above the rows, its ground below them and the leaving ones.
  func insert(_ layer: Layer, isAbove: Bool, in table: Layer) {
    let holder = holder(isAbove: isAbove, in: table)
    if layer.superlayer !== holder { holder.insertSublayer(layer, at: isAbove ? .max : 0) }
  }

  private func holder(isAbove: Bool, in table: Layer) -> LeavingParts {
    if let holder = isAbove ? upperLeaving : lowerLeaving { return holder }
    let holder = LeavingParts()
    if isAbove { upperLeaving = holder } else { lowerLeaving = holder }
    table.addSublayer(holder)
    setUnordered()
    return holder
  }

  /// Takes leaving parts out of the list. They stay in the tree.
  func takeLeaving(where isWanted: (LeavingPart) -> Bool) -> [LeavingPart] {
    let taken = leaving.filter(isWanted)
    if !taken.isEmpty { leaving.removeAll { part in taken.contains { $0 === part } } }
    return taken
  }

  /// Removes a part that left from the tree, and puts it into its pool.
  func endLeaving(_ part: LeavingPart) {
    switch part.layer {
    case let cell as TableViewCell:
      cell.removeFromSuperlayer()
      cellPool.put(cell)
    case let view as View: remove(view)
    default: part.layer.removeFromSuperlayer()
    }
  }

  /// Removes the layers that held leaving parts.
  func removeHolders() {
    for holder in [lowerLeaving, upperLeaving] { holder?.removeFromSuperlayer() }
    (lowerLeaving, upperLeaving) = (nil, nil)
    setUnordered()
  }
}
