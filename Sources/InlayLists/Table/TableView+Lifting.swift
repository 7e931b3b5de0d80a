import InlayGraphics
import InlayLayers

/// A row that is moved by events with times is lifted off the table: it follows the pointer, and the others make space.
extension TableView {
  /// Lifts a row whose reorder control was pressed.
  func lift(_ cell: TableViewCell, at y: Double) {
    guard cell.rowPath != nil, cell.superlayer === self else { return }
    endLift()
    let lift = RowLift(cell, at: y, in: self) { [unowned self] in scrollUnderLift(by: $0) }
    self.lift = lift
    stage.liftSlot = lift.slot
    insertSublayer(lift.slot, at: sublayers.prefix(while: \.isBehindRows).count)
    insertSublayer(lift.shadow, below: cell)
    cell.record.placedFrame = nil
    setNeedsLayout()
    layoutIfNeeded()
    lift.shadow.animate(.shadowOpacity, from: 0, .curve(duration: Self.makingSpaceDuration))
  }

  /// In seconds.
  private static var makingSpaceDuration: Double { 0.25 }

  /// The pointer that holds the lifted row moved to a height of the content, in points.
  func moveLift(to y: Double) {
    guard let lift, !lift.isSettling else { return }
    lift.pointer = y - bounds.minY
    setNeedsLayout()
    lift.scrollIfNeeded()
  }

  /// Lets the lifted row go: it moves to its position.
  func dropLift() {
    guard let lift, !lift.isSettling else { return }
    let (cell, shadow) = (lift.cell, lift.shadow)
    let (frame, opacity) = (cell.presented(.position), shadow.shadowOpacity)
    lift.isSettling = true
    cell.record.placedFrame = nil
    setNeedsLayout()
    layoutIfNeeded()
    guard lift === lift else { return }
    // Nothing animates without a scene.
    guard scene != nil else { return endLift() }
    let timing = AnimationTiming.curve(duration: Self.makingSpaceDuration)
    shadow.shadowOpacity = 0
    shadow.animate(.shadowOpacity, from: opacity, timing)
    shadow.animate(.position, from: shadow.position + (frame - cell.position), timing)
    cell.animate(.position, from: frame, timing) { [weak self, weak lift] _ in
      if let self, let lift, lift === lift { endLift() }
    }
  }

  /// Puts a lifted row to its position at once.
  func endLift() {
    guard let lift else { return }
    self.lift = nil
    stage.liftSlot = nil
    lift.end()
    lift.cell.record.placedFrame = nil
    setNeedsLayout()
  }

  /// Puts a row down that cannot be moved any more.
  func endLostLift() {
    if let lift, !lift.isSettling, !lift.cell.showsReorderControl { endLift() }
  }

  /// Keeps the lifted row at the pointer, and the slot and the shadow at their positions.
  func layoutLift() {
    guard let lift else { return }
    let cell = lift.cell
    guard let path = cell.rowPath, contains(path) else { return endLift() }
    let range = heights.row(path)
    if !lift.isSettling {
      var frame = cell.untransformedFrame
      frame.origin.y = deviceGrid.y(lift.top)
      cell.untransformedFrame = frame
    }
    place(lift.slot, range)
    layLiftShadow(lift)
  }

  /// The look of a row at its position: the slot has it while the row is lifted, which is a card of its own.
  func lifted(
    _ appearance: CellAppearance, of cell: TableViewCell, at position: RowPosition, _ range: ClosedRange<Double>,
    in look: SectionLook
  ) -> CellAppearance {
    guard let lift, lift.cell === cell else { return appearance }
    // Neither moves with the others: both have their corners while these make room.
    var own = look
    own.openEnds = []
    lift.slot.show(own.row(at: position, deviceGrid.y(range)))
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
  private func scrollUnderLift(by distance: Double) -> Bool {
    guard let lift else { return false }
    let old = contentOffset
    scroll(by: Size(width: 0, height: distance))
    guard contentOffset != old, let before = lift.cell.rowPath else { return false }
    drag(lift.cell, to: bounds.minY + lift.pointer)
    guard let path = lift.cell.rowPath, contains(path) else { return false }
    let range = heights.row(path)
    guard range.upperBound > bounds.minY, range.lowerBound < bounds.maxY else {
      // The row may not go farther.
      if path == before { contentOffset = old }
      return false
    }
    setNeedsLayout()
    return true
  }

  /// The timing with which the others make room for the lifted row; nil without one.
  var makingSpaceTiming: AnimationTiming? {
    lift.map { _ in .curve(duration: Self.makingSpaceDuration) }
  }
}

extension Point {
  fileprivate static func + (a: Point, b: Point) -> Point { Point(x: a.x + b.x, y: a.y + b.y) }
  fileprivate static func - (a: Point, b: Point) -> Point { Point(x: a.x - b.x, y: a.y - b.y) }
}
