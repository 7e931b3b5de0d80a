import InlayGraphics
import InlayLayers

extension AccessoryView {
  /// The standard marks: their sizes, colours and drawings.
  enum Kind {
    case disclosureIndicator, checkmark, detailButton

    /// Whether the mark takes presses.
    var isButton: Bool { self == .detailButton }

    var token: ColorToken {
      switch self {
      case .disclosureIndicator: .disclosure
      case .checkmark: .checkmark
      case .detailButton: .tint
      }
    }

    /// The size in points, without growth.
    func size(_ metrics: Theme.Metrics) -> Size {
      switch self {
      case .disclosureIndicator: metrics.accessory.disclosureSize
      case .checkmark: metrics.accessory.checkmarkSize
      case .detailButton: Size(width: metrics.accessory.detailButtonSize, height: metrics.accessory.detailButtonSize)
      }
    }

    /// - Parameter lineGrowth: The factor of the theme's line widths.
    func drawing(
      _ metrics: Theme.Metrics, lineGrowth: Double, isMirrored: Bool, color: RGBColor
    ) -> any ImageDrawing {
      let accessory = metrics.accessory
      switch self {
      case .disclosureIndicator:
        return DisclosureDrawing(
          lineWidth: accessory.disclosureLineWidth * lineGrowth, isRound: accessory.roundsMarks, color: color,
          isMirrored: isMirrored)
      case .checkmark:
        return CheckmarkDrawing(
          lineWidth: accessory.checkmarkLineWidth * lineGrowth, isRound: accessory.roundsMarks, color: color)
      case .detailButton:
        return DetailButtonDrawing(
          lineWidth: accessory.detailButtonLineWidth * lineGrowth, isRound: accessory.roundsMarks, color: color)
      }
    }
  }
}

/// The disclosure indicator: an arrow to the trailing side.
struct DisclosureDrawing: ImageDrawing {
  let lineWidth: Double
  /// Whether ends and corner are round.
  let isRound: Bool
  let color: RGBColor
  let isMirrored: Bool

  func draw(in canvas: Canvas, size: Size, colors: [RGBColor]) {
    // A mitred right angle extends beyond its corner by half the line width times the square root of two.
    let reach = lineWidth / 2 * (isRound ? 1 : 1.414_213_562)
    let end = isRound ? lineWidth / 2 : lineWidth * 0.354
    let arm = min(size.height / 2 - end, size.width - reach - end)
    let tip = Point(x: size.width - reach, y: size.height / 2)
    var path = Path()
    path.move(to: Point(x: tip.x - arm, y: tip.y - arm))
    path.addLine(to: tip)
    path.addLine(to: Point(x: tip.x - arm, y: tip.y + arm))
    if isMirrored { path = path.applying(Transform(a: -1, b: 0, c: 0, d: 1, tx: size.width, ty: 0)) }
    canvas.strokeMark(path, with: color, width: lineWidth, isRound: isRound)
  }
}

extension Canvas {
  /// Strokes a mark's line: with round ends and corners, or with straight ends and sharp corners.
  func strokeMark(_ path: Path, with color: RGBColor, width: Double, isRound: Bool) {
    if isRound {
      stroke(path, with: color, width: width, cap: .round, join: .round)
    } else {
      stroke(path, with: color, width: width)
    }
  }
}

/// A checkmark.
struct CheckmarkDrawing: ImageDrawing {
  let lineWidth: Double
  /// Whether ends and corner are round.
  let isRound: Bool
  let color: RGBColor

  func draw(in canvas: Canvas, size: Size, colors: [RGBColor]) {
    let inset = lineWidth / 2
    var path = Path()
    path.move(to: Point(x: inset, y: size.height * 0.55))
    path.addLine(to: Point(x: size.width * 0.36, y: size.height - inset * (isRound ? 1 : 1.42)))
    path.addLine(to: Point(x: size.width - inset, y: inset))
    canvas.strokeMark(path, with: color, width: lineWidth, isRound: isRound)
  }
}

/// The detail button: a circled i.
struct DetailButtonDrawing: ImageDrawing {
  let lineWidth: Double
  /// Whether the i has the circle's strokes and round ends, as the symbol `info`.
  let isRound: Bool
  let color: RGBColor

  func draw(in canvas: Canvas, size: Size, colors: [RGBColor]) {
    let side = size.width
    let circle = Rect(origin: .zero, size: size).insetBy(dx: lineWidth / 2, dy: lineWidth / 2)
    canvas.stroke(Path(ellipseIn: circle), with: color, width: lineWidth)
    if isRound {
      drawRoundLetter(in: canvas, side: side)
    } else {
      drawLetter(in: canvas, side: side)
    }
  }

  private func drawRoundLetter(in canvas: Canvas, side: Double) {
    // The symbol's circle is 20 units wide.
    let unit = side / 20
    let radius = lineWidth * 0.65
    let dot = Rect(x: side / 2 - radius, y: side / 2 - 4.4 * unit - radius, width: 2 * radius, height: 2 * radius)
    canvas.fill(Path(ellipseIn: dot), with: color)
    var stem = Path()
    stem.move(to: Point(x: side / 2, y: side / 2 - 0.7 * unit))
    stem.addLine(to: Point(x: side / 2, y: side / 2 + 4.5 * unit))
    canvas.strokeMark(stem, with: color, width: lineWidth, isRound: true)
  }

  private func drawLetter(in canvas: Canvas, side: Double) {
    let unit = side / 22
    let dot = Rect(x: side / 2 - 1.1 * unit, y: 5.2 * unit, width: 2.2 * unit, height: 2.2 * unit)
    canvas.fill(Path(ellipseIn: dot), with: color)
    var stem = Path()
    stem.move(to: Point(x: side / 2 - 2 * unit, y: 9.6 * unit))
    stem.addLine(to: Point(x: side / 2, y: 9.6 * unit))
    stem.addLine(to: Point(x: side / 2, y: 16.4 * unit))
    stem.move(to: Point(x: side / 2 - 2.4 * unit, y: 16.4 * unit))
    stem.addLine(to: Point(x: side / 2 + 2.4 * unit, y: 16.4 * unit))
    canvas.stroke(stem, with: color, width: 1.3 * unit)
  }
}
