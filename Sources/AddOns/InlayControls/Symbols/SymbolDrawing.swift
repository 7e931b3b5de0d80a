import InlayGraphics
import InlayLayers
import InlayText

/// Draws a symbol in one colour.
struct SymbolDrawing: ImageDrawing {
  let symbol: Symbol
  let weight: Font.Weight
  let tint: Color

  var colors: [Color] { [tint] }
  var isDirectional: Bool { symbol.shapes.isDirectional }

  func tinted(_ color: Color) -> SymbolDrawing? { SymbolDrawing(symbol: symbol, weight: weight, tint: color) }

  func draw(in canvas: Canvas, size: Size, colors: [RGBColor]) {
    guard let color = colors.first else { return }
    // Shapes that overlap in a transparent colour are one.
    guard color.alpha < 1 else { return draw(in: canvas, size: size, color: color) }
    canvas.drawGroup(opacity: color.alpha) { draw(in: canvas, size: size, color: color.withAlpha(1)) }
  }

  /// The side of the symbols' grid, in units.
  private static let grid = 24.0
  /// The width of dots, in widths of the line.
  private static let dotFactor = 1.3
  /// The free space at either side of a slash, in widths of the line.
  private static let slashGap = 0.7

  private func draw(in canvas: Canvas, size: Size, color: RGBColor) {
    canvas.saveState()
    canvas.scaleBy(x: size.width / Self.grid, y: size.height / Self.grid)
    let shapes = symbol.shapes
    let width = weight.lineWidth
    func stroke(_ path: Path, width: Double) {
      canvas.stroke(path, with: color, width: width, cap: .round, join: .round)
    }
    if shapes.isSlashed {
      canvas.saveState()
      canvas.clip(to: Self.besideSlash(width * (0.5 + Self.slashGap)), rule: .evenOdd)
    }
    let areas = Path(symbolData: shapes.areas)
    canvas.fill(areas, with: color)
    stroke(areas, width: Font.Weight.regular.lineWidth)
    stroke(Path(symbolData: shapes.lines), width: width)
    stroke(Path(symbolData: shapes.dots), width: width * Self.dotFactor)
    if shapes.isSlashed {
      canvas.restoreState()
      stroke(Self.slash, width: width)
    }
    canvas.restoreState()
  }

  private static var slash: Path {
    var path = Path()
    path.move(to: Point(x: 3.5, y: 3.5))
    path.addLine(to: Point(x: 20.5, y: 20.5))
    return path
  }

  /// The grid without a band along the slash, by the even-odd rule.
  ///
  /// - Parameter reach: Half the band's width, in units.
  private static func besideSlash(_ reach: Double) -> Path {
    let side = reach * 1.414_213_562
    var path = Path(rect: Rect(x: 0, y: 0, width: grid, height: grid))
    path.move(to: Point(x: -side, y: 0))
    path.addLine(to: Point(x: grid, y: grid + side))
    path.addLine(to: Point(x: grid, y: grid - side))
    path.addLine(to: Point(x: side, y: 0))
    path.closeSubpath()
    return path
  }
}

extension Path {
  /// The path of built-in data, which tests parse; empty for data with a mistake.
  fileprivate init(symbolData: String) { self = (try? Path(svgPathData: symbolData)) ?? Path() }
}
