import InlayGraphics

/// The picture of a key without a text.
enum KeySymbol: Hashable {
  case shift(KeyboardView.Shift)
  case delete, globe

  init?(_ key: KeyboardLayout.Key, shift: KeyboardView.Shift) {
    switch key {
    case .shift: self = .shift(shift)
    case .delete: self = .delete
    case .language: self = .globe
    default: return nil
    }
  }

  var isFilled: Bool {
    switch self {
    case .shift(let shift): shift != .off
    case .delete, .globe: false
    }
  }

  /// Returns the path in a square from (0, 0).
  func path(side: Double) -> Path {
    func point(_ x: Double, _ y: Double) -> Point { Point(x: x * side, y: y * side) }
    func lines(_ points: [(Double, Double)], isClosed: Bool, in path: inout Path) {
      for (index, (x, y)) in points.enumerated() {
        if index == 0 { path.move(to: point(x, y)) } else { path.addLine(to: point(x, y)) }
      }
      if isClosed { path.closeSubpath() }
    }
    var path = Path()
    switch self {
    case .shift(let shift):
      let foot = shift == .locked ? 0.72 : 0.86
      let arrow = [
        (0.5, 0.12), (0.92, 0.54), (0.68, 0.54), (0.68, foot), (0.32, foot), (0.32, 0.54), (0.08, 0.54),
      ]
      lines(arrow, isClosed: true, in: &path)
      if shift == .locked { lines([(0.32, 0.9), (0.68, 0.9)], isClosed: false, in: &path) }
    case .delete:
      lines([(0.02, 0.5), (0.32, 0.2), (0.98, 0.2), (0.98, 0.8), (0.32, 0.8)], isClosed: true, in: &path)
      lines([(0.5, 0.37), (0.76, 0.63)], isClosed: false, in: &path)
      lines([(0.76, 0.37), (0.5, 0.63)], isClosed: false, in: &path)
    case .globe:
      path.append(Path(ellipseIn: Rect(x: 0.08 * side, y: 0.08 * side, width: 0.84 * side, height: 0.84 * side)))
      path.append(Path(ellipseIn: Rect(x: 0.31 * side, y: 0.08 * side, width: 0.38 * side, height: 0.84 * side)))
      lines([(0.08, 0.5), (0.92, 0.5)], isClosed: false, in: &path)
    }
    return path
  }
}
