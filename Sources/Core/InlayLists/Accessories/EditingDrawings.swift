import InlayGraphics
import InlayLayers

/// A disc with a sign, or a ring.
struct EditingControlDrawing: ImageDrawing {
  enum Sign {
    /// The ring alone.
    case none
    case plus, minus, check
  }

  let lineWidth: Double
  /// Whether the sign's lines have round ends.
  let isRound: Bool
  var sign: Sign
  var color: RGBColor
  var signColor: RGBColor

  func draw(in canvas: Canvas, size: Size, colors: [RGBColor]) {
    let side = size.width
    let circle = Rect(origin: .zero, size: size)
    guard sign != .none else {
      let width = lineWidth * 0.75
      canvas.stroke(Path(ellipseIn: circle.insetBy(dx: width / 2, dy: width / 2)), with: color, width: width)
      return
    }
    canvas.fill(Path(ellipseIn: circle), with: color)
    let arm = side * 0.27
    let bar = Rect(x: side / 2 - arm, y: side / 2 - lineWidth / 2, width: 2 * arm, height: lineWidth)
    switch sign {
    case .none: break
    case .minus: canvas.fillMark(bar, with: signColor, isRound: isRound)
    case .plus:
      canvas.fillMark(bar, with: signColor, isRound: isRound)
      let upright = Rect(x: bar.minY, y: bar.minX, width: bar.height, height: bar.width)
      canvas.fillMark(upright, with: signColor, isRound: isRound)
    case .check:
      var path = Path()
      path.move(to: Point(x: side * 0.27, y: side * 0.52))
      path.addLine(to: Point(x: side * 0.43, y: side * 0.68))
      path.addLine(to: Point(x: side * 0.73, y: side * 0.34))
      canvas.strokeMark(path, with: signColor, width: lineWidth, isRound: isRound)
    }
  }
}

extension Canvas {
  /// Fills a mark's straight line: a rectangle, or one with round ends.
  fileprivate func fillMark(_ rect: Rect, with color: RGBColor, isRound: Bool) {
    guard isRound else { return fill(rect, with: color) }
    fill(Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2), with: color)
  }
}

/// Three lines, one above the other, on whole device pixels.
struct ReorderDrawing: ImageDrawing {
  let lineWidth: Double
  /// Whether the lines have round ends.
  let isRound: Bool
  /// Device pixels per point.
  let scale: Double
  let color: RGBColor

  func draw(in canvas: Canvas, size: Size, colors: [RGBColor]) {
    let width = max(1 / scale, lineWidth.snapped(toScale: scale))
    let step = ((size.height - width) / 2).snapped(toScale: scale)
    for line in 0..<3 {
      let rect = Rect(x: 0, y: Double(line) * step, width: size.width, height: width)
      canvas.fillMark(rect, with: color, isRound: isRound)
    }
  }
}
