import InlayGraphics
import InlayLayers

/// A row that is moved by events with times is lifted off the table: it follows the pointer, and the others make space.
extension RowReordering {
  /// Lifts a row whose reorder control was pressed.
  func liftRow(_ cell: TableViewCell, at y: Double) {
    guard cell.rowPath != nil, cell.superlayer === table else { return }
    endLift()
    let lift = RowLift(cell, at: y, in: table) { [unowned table] in table.reordering.scrollUnderLift(by: $0) }
    table.lift = lift
    table.stage.liftSlot = lift.slot
    table.insertSublayer(lift.slot, at: table.sublayers.prefix(while: \.isBehindRows).count)
    table.insertSublayer(lift.shadow, below: cell)
    cell.record.look = nil
    table.setNeedsLayout()
    table.layoutIfNeeded()
    lift.shadow.animate(.shadowOpacity, from: 0, .curve(duration: Self.makingSpaceDuration))
  }

  /// The duration in seconds.
  private static var makingSpaceDuration: Double { 0.25 }

  /// The pointer that holds the lifted row moved to a height of the content, in points.
  func moveLift(to y: Double) {
    guard let lift = table.lift, !lift.isSettling else { return }
    lift.pointer = y - table.bounds.minY
    table.setNeedsLayout()
    lift.scrollIfNeeded()
  }

  /// Lets the lifted row go: it moves to its position.
  func dropLift() {
    guard let lift = table.lift, !lift.isSettling else { return }
    let (cell, shadow) = (lift.cell, lift.shadow)
    let (frame, opacity) = (cell.presented(.position), shadow.shadowOpacity)
    lift.isSettling = true
    cell.record.look = nil
    table.setNeedsLayout()
    table.layoutIfNeeded()
    guard table.lift === lift else { return }
    // Nothing animates without a scene.
    guard table.scene != nil else { return endLift() }
    let timing = AnimationTiming.curve(duration: Self.makingSpaceDuration)
    shadow.shadowOpacity = 0
    shadow.animate(.shadowOpacity, from: opacity, timing)
    shadow.animate(.position, from: shadow.position + (frame - cell.position), timing)
    cell.animate(.position, from: frame, timing) { [weak table, weak lift] _ in
      if let table, let lift, table.lift === lift { table.reordering.endLift() }
    }
  }

  /// Puts a lifted row to its position at once.
  func endLift() {
    guard let lift = table.lift else { return }
    table.lift = nil
    table.stage.liftSlot = nil
    lift.end()
    lift.cell.record.look = nil
    table.setNeedsLayout()
  }

  /// Puts a row down that cannot be moved any more.
  func endLostLift() {
    if let lift = table.lift, !lift.isSettling, !lift.cell.showsReorderControl { endLift() }
  }

  /// Keeps the lifted row at the pointer, and the slot and the shadow at their positions.
  func layoutLift() {
    guard let lift = table.lift else { return }
    let cell = lift.cell
    guard let path = cell.rowPath, table.contains(path) else { return endLift() }
    let range = table.heights.row(path)
    if !lift.isSettling {
      var frame = cell.untransformedFrame
      frame.origin.y = table.deviceGrid.y(lift.top)
      cell.untransformedFrame = frame
    }
    lift.slot.untransformedFrame = table.layout.frame(range)
    layLiftShadow(lift)
  }

  /// The look of a row at its position: the slot has it while the row is lifted, which is a card of its own.
  func lifted(
    _ appearance: CellAppearance, of cell: TableViewCell, at position: RowPosition, _ range: ClosedRange<Double>,
    in look: SectionLook
  ) -> CellAppearance {
    guard let lift = table.lift, lift.cell === cell else { return appearance }
    // Neither moves with the others: both have their corners while these make room.
    var own = look
    own.openEnds = []
    lift.slot.showAppearance(own.row(at: position, table.deviceGrid.y(range)))
    if lift.isSettling { return appearance }
    var lifted = own.row(at: .only, 0...0)
    lifted.overhang = nil
    lifted.focus = appearance.focus
    lifted.isSelfSizing = appearance.isSelfSizing
    return lifted
  }

  private func layLiftShadow(_ lift: RowLift) {
    let card = lift.cell.cardInterior
    let line = lift.cell.appearance.border.width
    let frame = lift.cell.untransformedFrame
    lift.shadow.untransformedFrame = card.frame.insetBy(dx: -line, dy: 0).offsetBy(dx: frame.minX, dy: frame.minY)
    lift.shadow.cornerRadius = card.radius
    lift.shadow.cornerCurve = lift.cell.appearance.cornerCurve
    lift.shadow.shadowRadius = 8
    lift.shadow.shadowOffset = Size(width: 0, height: 2)
    if !lift.isSettling { lift.shadow.shadowOpacity = 0.3 }
  }

  /// Scrolls under the lifted row while the pointer is near an edge, as far as the row may go.
  ///
  /// - Returns: Whether the table was scrolled.
  func scrollUnderLift(by distance: Double) -> Bool {
    guard let lift = table.lift else { return false }
    let old = table.contentOffset
    table.scroll(by: Size(width: 0, height: distance))
    guard table.contentOffset != old, let before = lift.cell.rowPath else { return false }
    drag(lift.cell, to: table.bounds.minY + lift.pointer)
    guard let path = lift.cell.rowPath, table.contains(path) else { return false }
    let range = table.heights.row(path)
    guard range.upperBound > table.bounds.minY, range.lowerBound < table.bounds.maxY else {
      // The row may not go farther.
      if path == before { table.contentOffset = old }
      return false
    }
    table.setNeedsLayout()
    return true
  }

  /// The timing with which the others make room for the lifted row; nil without one.
  var makingSpaceTiming: AnimationTiming? {
    table.lift.map { _ in .curve(duration: Self.makingSpaceDuration) }
  }
}

extension Point {
  fileprivate static func + (a: Point, b: Point) -> Point { Point(x: a.x + b.x, y: a.y + b.y) }
  fileprivate static func - (a: Point, b: Point) -> Point { Point(x: a.x - b.x, y: a.y - b.y) }
}
