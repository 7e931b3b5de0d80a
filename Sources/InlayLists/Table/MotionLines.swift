import InlayGraphics
import InlayLayers

/// The lines of rows that come or leave, at the ends of what is visible of them: above the row below, and below the
/// section's top. Inside the rows these lines are cut off until the end, or fade.
final class MotionLines {
  private var layers: [Layer] = []
  /// The lines of this frame, by their edge: of several rows that are cut there, the outermost has the line.
  private var bottoms: [Double: Line] = [:]
  private var tops: [Double: Line] = [:]

  /// What is seen of a row.
  private struct Line {
    let cell: TableViewCell
    let placement: PartPlacement
    /// The height that its neighbours leave, in points.
    let room: Double
    let card: RowCard.Shape
  }

  /// Notes a row that its neighbours cut, in the order of the rows.
  func add(_ cell: TableViewCell, _ placement: PartPlacement, _ card: RowCard.Shape) {
    guard let window = placement.window, !card.isCut else { return }
    let (range, bottom) = (placement.range, placement.y + placement.height)
    let room = window.upperBound - window.lowerBound
    let line = Line(cell: cell, placement: placement, room: room, card: card)
    if range.upperBound < bottom || range.lowerBound == range.upperBound { bottoms[range.upperBound] = line }
    let isIncomplete = range.lowerBound > placement.y || placement.opacity < 1
    if isIncomplete, cell.appearance.separator.hasTopEdge, tops[range.lowerBound] == nil {
      tops[range.lowerBound] = line
    }
  }

  /// Shows the lines above the rows.
  ///
  /// - Parameter column: The sides of the rows.
  func show(in table: TableView, _ column: Rect) {
    var used = 0
    func show(_ part: Layer?, of line: Line, movedBy distance: Double) {
      guard let part, !part.isHidden, part.superlayer === line.cell, let color = part.backgroundColor else { return }
      var frame = part.untransformedFrame
      frame.origin.x += line.cell.untransformedFrame.minX + line.card.dx
      frame.origin.y += line.placement.y + distance
      if used == layers.count { layers.append(Layer()) }
      let layer = layers[used]
      used += 1
      layer.backgroundColor = color
      table.stage.insert(layer, isAbove: true, in: table)
      layer.present(frame, origin: .zero, opacity: line.card.opacity)
      clip(layer, frame, to: line, column)
    }
    for (y, line) in bottoms.sorted(by: { $0.key < $1.key }) {
      let look = line.cell.appearance.separator
      // Without room the row above has a line there.
      guard look.bottom == .edge || look.bottom == .inset && line.room >= look.width else { continue }
      let distance = y - line.placement.y - line.placement.height
      show(line.cell.parts.bottomSeparator, of: line, movedBy: distance)
      show(line.cell.parts.grooveSeparator, of: line, movedBy: distance)
    }
    for (y, line) in tops.sorted(by: { $0.key < $1.key }) {
      show(line.cell.parts.topSeparator, of: line, movedBy: y - line.placement.y)
    }
    for layer in layers[used...] { layer.removeFromSuperlayer() }
    layers.removeSubrange(used...)
    (bottoms, tops) = ([:], [:])
  }

  /// Clips a line to the round corners of its card.
  private func clip(_ layer: Layer, _ frame: Rect, to line: Line, _ column: Rect) {
    let (card, look) = (line.card, line.cell.appearance)
    guard look.roundsCard, !card.ends.isEmpty else {
      layer.mask = nil
      return
    }
    let mask = layer.mask as? MotionMask ?? MotionMask()
    let (left, right) = (column.minX + look.cardInset + card.dx, column.maxX - look.cardInset + card.dx)
    let rect = Rect(
      minX: left - frame.minX, minY: card.range.lowerBound - frame.minY, maxX: right - frame.minX,
      maxY: card.range.upperBound - frame.minY)
    mask.show(
      Rect(origin: .zero, size: frame.size), card: rect, radius: look.cornerRadius, curve: look.cornerCurve,
      corners: card.ends)
    if layer.mask == nil { layer.mask = mask }
  }

  /// Removes all lines.
  func end() {
    for layer in layers { layer.removeFromSuperlayer() }
    layers = []
  }
}
