import InlayGraphics
import InlayLayers

/// The lines of rows that come or leave, at the ends of what is visible of them: above the row below, and below the
/// section's top. Inside the rows these lines are cut off until the end, or fade.
final class MotionLines {
  private var layers: [Layer] = []
  /// The lines of this frame, by their edge: of several rows that are cut there, the outermost has the line.
  private var bottoms: [Double: Line] = [:]
  private var tops: [Double: Line] = [:]

  /// The visible part of a row.
  private struct Line {
    let cell: TableViewCell
    let motion: PartMotion
    /// The height that its neighbours leave, in points.
    let room: Double
    let card: PresentedCard
    /// Whether nothing of the card is above the row.
    let isFirst: Bool

    /// The opacity of the line below the row. That of a first row fades before it comes to the round corners of the
    /// card's top.
    var bottomOpacity: Double {
      let look = cell.appearance
      guard isFirst, look.roundsCard, card.ends.contains(.topLeft) else { return 1 }
      let way = motion.height - look.cornerRadius
      return way > 0 ? max(0, min((room - look.cornerRadius) / way, 1)) : 0
    }
  }

  /// Notes a row that its neighbours cut, in the order of the rows.
  func add(_ cell: TableViewCell, _ motion: PartMotion, _ card: PresentedCard) {
    guard let window = motion.window, !card.isCut else { return }
    let (range, bottom) = (motion.range, motion.y + motion.height)
    let room = window.upperBound - window.lowerBound
    let isFirst = window.lowerBound <= card.range.lowerBound + 0.01
    let line = Line(cell: cell, motion: motion, room: room, card: card, isFirst: isFirst)
    if range.upperBound < bottom || range.lowerBound == range.upperBound { bottoms[range.upperBound] = line }
    let isIncomplete = range.lowerBound > motion.y || motion.opacity < 1
    if isIncomplete, cell.appearance.separator.hasTopEdge, tops[range.lowerBound] == nil {
      tops[range.lowerBound] = line
    }
  }

  /// Shows the lines in a layer above the rows.
  ///
  /// - Parameters:
  ///   - holder: Made when it is needed.
  ///   - column: The sides of the rows.
  func show(in holder: () -> Layer, _ column: Rect) {
    var used = 0
    func show(_ part: Layer?, of line: Line, movedBy distance: Double, opacity: Double = 1) {
      guard let part, !part.isHidden, part.superlayer === line.cell, let color = part.backgroundColor else { return }
      var frame = part.untransformedFrame
      frame.origin.x += line.cell.untransformedFrame.minX + line.card.dx
      frame.origin.y += line.motion.y + distance
      if let cover = line.motion.cover, frame.midY > cover.lowerBound, frame.midY < cover.upperBound { return }
      if used == layers.count { layers.append(Layer()) }
      let layer = layers[used]
      used += 1
      layer.backgroundColor = color
      let holder = holder()
      if layer.superlayer !== holder { holder.addSublayer(layer) }
      layer.presentFrame(frame, origin: .zero, opacity: line.card.opacity * opacity)
      clip(layer, frame, to: line, column)
    }
    for (y, line) in bottoms.sorted(by: { $0.key < $1.key }) {
      let look = line.cell.appearance.separator
      // The row above has a line there if there is no space.
      guard look.bottom == .edge || look.bottom == .inset && line.room >= look.width else { continue }
      let distance = y - line.motion.y - line.motion.height
      let opacity = line.bottomOpacity
      show(line.cell.parts.bottomSeparator, of: line, movedBy: distance, opacity: opacity)
      show(line.cell.parts.grooveSeparator, of: line, movedBy: distance, opacity: opacity)
    }
    for (y, line) in tops.sorted(by: { $0.key < $1.key }) {
      show(line.cell.parts.topSeparator, of: line, movedBy: y - line.motion.y)
    }
    for layer in layers[used...] { layer.removeFromSuperlayer() }
    layers.removeSubrange(used...)
    (bottoms, tops) = ([:], [:])
  }

  /// Clips a line to the round corners of its card.
  private func clip(_ layer: Layer, _ frame: Rect, to line: Line, _ column: Rect) {
    let (card, look) = (line.card, line.cell.appearance)
    guard look.roundsCard, !card.ends.isEmpty else { return layer.endPresentedClip() }
    let (left, right) = (column.minX + look.cardInset + card.dx, column.maxX - look.cardInset + card.dx)
    let rect = Rect(
      minX: left - frame.minX, minY: card.range.lowerBound - frame.minY, maxX: right - frame.minX,
      maxY: card.range.upperBound - frame.minY)
    let shape = CardShape(frame: rect, radius: look.cornerRadius, curve: look.cornerCurve, corners: card.ends)
    layer.presentClip(Rect(origin: .zero, size: frame.size), shape)
  }

  /// Removes all lines.
  func end() {
    for layer in layers { layer.removeFromSuperlayer() }
    layers = []
  }
}
