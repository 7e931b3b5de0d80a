import InlayGraphics
import InlayLayers
import InlayText

/// Draws a symbol in one colour.
struct SymbolDrawing: ImageDrawing {
  let symbol: Symbol
  /// The thickness of the lines; nil for the weight of the text beside the symbol, or else regular.
  let weight: Font.Weight?
  let tint: Color
  /// Whether the image's size is wanted, even if it is the standard size.
  var keepsSize = false

  var colors: [Color] { [tint] }
  var isDirectional: Bool { symbol.shapes.isDirectional }

  func tinted(_ color: Color) -> SymbolDrawing? {
    SymbolDrawing(symbol: symbol, weight: weight, tint: color, keepsSize: keepsSize)
  }

  func filled() -> SymbolDrawing? {
    guard symbol.fill != symbol else { return nil }
    return SymbolDrawing(symbol: symbol.fill, weight: weight, tint: tint, keepsSize: keepsSize)
  }

  /// A symbol keeps a weight that it was given.
  func weighted(_ weight: Font.Weight) -> SymbolDrawing? {
    guard self.weight == nil, weight != .regular else { return nil }
    return SymbolDrawing(symbol: symbol, weight: weight, tint: tint, keepsSize: keepsSize)
  }

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
  /// The width of fine lines, in widths of the line.
  private static let fineFactor = 0.72
  /// The width of lines that are cut out of areas, in widths of the line. Light lines in an area look wider.
  private static let cutFactor = 0.9
  /// The free space at either side of a slash, in widths of the line.
  private static let slashGap = 0.7

  private func draw(in canvas: Canvas, size: Size, color: RGBColor) {
    canvas.saveState()
    canvas.scaleBy(x: size.width / Self.grid, y: size.height / Self.grid)
    let shapes = symbol.shapes
    let width = (weight ?? .regular).lineWidth
    func stroke(_ path: Path, width: Double) {
      canvas.stroke(path, with: color, width: width, cap: .round, join: .round)
    }
    if shapes.isSlashed {
      canvas.saveState()
      canvas.clip(to: Self.besideSlash(width * (0.5 + Self.slashGap)), rule: .evenOdd)
    }
    drawAreas(of: shapes, width: width, color, in: canvas)
    stroke(Path(symbolData: shapes.lines), width: width)
    stroke(Path(symbolData: shapes.dots), width: width * Self.dotFactor)
    stroke(Path(symbolData: shapes.fine), width: width * Self.fineFactor)
    if shapes.isSlashed {
      canvas.restoreState()
      stroke(Self.slash, width: width)
    }
    canvas.restoreState()
  }

  /// Draws the areas outside of the parts that are cut out of them.
  private func drawAreas(of shapes: SymbolShapes, width: Double, _ color: RGBColor, in canvas: Canvas) {
    guard !shapes.areas.isEmpty else { return }
    canvas.saveState()
    if !shapes.holes.isEmpty { canvas.clip(to: Self.outside(of: Path(symbolData: shapes.holes)), rule: .evenOdd) }
    if !shapes.cuts.isEmpty {
      let cut = width * Self.cutFactor
      for area in Path(symbolData: shapes.cuts).strokeAreas(width: cut, dotWidth: cut * Self.dotFactor) {
        canvas.clip(to: Self.outside(of: area), rule: .evenOdd)
      }
    }
    let areas = Path(symbolData: shapes.areas)
    canvas.fill(areas, with: color, rule: .evenOdd)
    canvas.stroke(areas, with: color, width: width, cap: .round, join: .round)
    canvas.restoreState()
  }

  /// Everything but an area, by the even-odd rule.
  private static func outside(of area: Path) -> Path {
    var path = Path(rect: Rect(x: 0, y: 0, width: grid, height: grid).insetBy(dx: -3, dy: -3))
    path.append(area)
    return path
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
