import InlayTestSupport
import Testing

@testable import InlayGraphics

@Suite struct CanvasGradientTests {
  private typealias Stop = RGBGradient.Stop
  private let red = RGBColor(red: 1, green: 0, blue: 0)
  private let blue = RGBColor(red: 0, green: 0, blue: 1)

  /// A gradient's location at a point, by its definition.
  private func location(_ gradient: RGBGradient, _ point: Point) -> Double {
    let (reach, way) = (gradient.end - gradient.start, point - gradient.start)
    switch gradient.kind {
    case .linear: return (way.x * reach.x + way.y * reach.y) / (reach.x * reach.x + reach.y * reach.y)
    case .radial:
      let (x, y) = (way.x / reach.x, way.y / reach.y)
      return (x * x + y * y).squareRoot()
    }
  }

  private func premultiplied(_ color: RGBColor) -> [Double] {
    [color.blue * color.alpha, color.green * color.alpha, color.red * color.alpha, color.alpha].map { $0 * 255 }
  }

  /// The largest difference of any component between a painted gradient and its definition at pixel centres;
  /// at a sudden change of colour either side is accepted.
  private func difference(
    _ gradient: RGBGradient, _ transform: Transform = .identity, width: Int = 18, height: Int = 12, x: Int = 0,
    y: Int = 0
  ) throws -> Double {
    let tile = try Bitmap(width: width, height: height, format: .argb32)
    let inverse = try #require(transform.inverse)
    let everywhere = Path(rect: Rect(minX: -1e9, minY: -1e9, maxX: 1e9, maxY: 1e9))
    let canvas = Canvas(bitmap: tile, scale: 1)
    canvas.translateBy(x: Double(-x), y: Double(-y))
    canvas.concatenate(transform)
    canvas.fill(everywhere, with: gradient)
    let near = [(0, 0), (-1, -1), (1, -1), (-1, 1), (1, 1)].map { Point(x: $0 * 0.02, y: $1 * 0.02) }
    var worst = 0.0
    tile.withPixels { pixels in
      for row in 0..<height {
        for column in 0..<width {
          let centre = Point(x: Double(x + column) + 0.5, y: Double(y + row) + 0.5)
          let candidates = near.map { shift in
            premultiplied(gradient.color(at: location(gradient, (centre + shift).applying(inverse))))
          }
          for component in 0..<4 {
            let painted = Double(pixels[row * tile.bytesPerRow + column * 4 + component])
            let wanted = candidates.map { $0[component] }
            worst = max(worst, max((wanted.min() ?? 0) - painted, painted - (wanted.max() ?? 0)))
          }
        }
      }
    }
    return worst
  }

  @Test("colours are interpolated between stops, and the end colours continue outside") func colors() {
    let gradient = RGBGradient(
      stops: [Stop(.clear, at: 0.25), Stop(red, at: 0.75)], start: .zero, end: Point(x: 1, y: 0))
    #expect(gradient.color(at: 0.5) == RGBColor(red: 0.5, green: 0, blue: 0, alpha: 0.5))
    #expect(gradient.color(at: -9) == .clear && gradient.color(at: 9) == red)
    #expect(RGBGradient(colors: [], start: .zero, end: .zero).color(at: 0) == .clear)
  }

  @Test("locations that decrease, leave 0...1 or are NaN are corrected") func order() {
    let gradient = RGBGradient(
      stops: [Stop(red, at: -1), Stop(.white, at: 0.5), Stop(blue, at: 0.2), Stop(.black, at: .nan), Stop(red, at: 7)],
      start: .zero, end: Point(x: 1, y: 0))
    #expect(gradient.orderedStops.map(\.location) == [0, 0.5, 0.5, 0.5, 1])
    #expect(gradient.color(at: 0.499_999).green > 0.99 && gradient.color(at: 0.5) == .black)
  }

  @Test("every pixel has the colour of the definition, within 1/255", arguments: RGBGradient.Kind.allCases)
  func formula(kind: RGBGradient.Kind) throws {
    var random = SeededRandom()
    for _ in 0..<40 {
      let stops = (0...random.int(0...5)).map { _ in Stop(random.anyColor(), at: random.double(-0.2...1.2)) }
      let gradient = RGBGradient(
        kind: kind, stops: stops, start: Point(x: random.double(-50...50), y: random.double(-50...50)),
        end: Point(x: random.double(-50...50), y: random.double(-50...50)))
      let (a, d) = (random.double(0.4...4), random.double(0.4...4))
      let isTurned = random.int(0...1) == 0
      let transform = Transform(
        a: a, b: isTurned ? random.double(-1...1) : 0, c: isTurned ? random.double(-1...1) : 0, d: d,
        tx: random.double(-40...40), ty: random.double(-40...40))
      guard abs(transform.determinant) > 0.1 else { continue }
      let worst = try difference(gradient, transform, x: random.int(-99...99), y: random.int(-99...99))
      #expect(worst <= 1.01, "seed \(random.seed)")
    }
  }

  @Test("gradients of any size and position have the same precision", arguments: RGBGradient.Kind.allCases)
  func sizes(kind: RGBGradient.Kind) throws {
    for size in [1e-9, 1e-3, 0.5, 30, 900, 6000, 9000, 30_000, 200_000, 44e6] {
      for share in [0, 0.3, 0.99] {
        let gradient = RGBGradient(
          kind: kind, colors: [red, .clear, blue, .white], start: Point(x: 7.3, y: 4.1),
          end: Point(x: 7.3 + size, y: 4.1 + size * 0.4))
        let worst = try difference(
          gradient, width: 3000, height: 1, x: Int(size * share), y: Int(size * share * 0.02))
        #expect(worst <= 0.75, "size \(size), share \(share)")
      }
    }
  }

  @Test("one colour, equal points and no extent are well defined", arguments: RGBGradient.Kind.allCases)
  func degenerate(kind: RGBGradient.Kind) throws {
    func pixels(_ gradient: RGBGradient) throws -> Set<UInt32> {
      let surface = try ImageSurface(pixelWidth: 20, pixelHeight: 20)
      Canvas(surface).fill(Rect(x: 0, y: 0, width: 20, height: 20), with: gradient)
      return Set(surface.pixels())
    }
    let (from, to) = (Point(x: 3, y: 3), Point(x: 9, y: 9))
    #expect(try pixels(RGBGradient(kind: kind, colors: [red], start: from, end: to)) == [0xFFFF_0000])
    #expect(try pixels(RGBGradient(kind: kind, colors: [red, blue], start: from, end: from)) == [0xFF00_00FF])
    #expect(try pixels(RGBGradient(kind: kind, colors: [], start: from, end: to)) == [0])
    #expect(try pixels(RGBGradient(kind: kind, colors: [red], start: from, end: Point(x: .nan, y: 0))) == [0])
    let flat = RGBGradient(kind: .radial, colors: [red, blue], start: from, end: Point(x: 9, y: 3))
    #expect(try pixels(flat) == [0xFF00_00FF])
  }

  @Test("a gradient fills the area of its path, in points") func area() throws {
    let surface = try ImageSurface(pixelWidth: 20, pixelHeight: 10, scale: 2)
    let canvas = Canvas(surface)
    canvas.fill(
      Path(rect: Rect(x: 1, y: 1, width: 8, height: 2)),
      with: RGBGradient(colors: [.black, .white], start: .zero, end: Point(x: 10, y: 0)))
    canvas.fill(Rect(x: 0, y: 4, width: 1, height: 1), with: .black)
    let pixels = surface.pixels()
    #expect(pixels.indices.filter { pixels[$0] != 0 }.count == 16 * 4 + 4)
    // The middle of the third pixel is at 1.25 points of 10.
    let third = Int((0.125 * 255).rounded())
    #expect(abs(Int(pixels[42] & 255) - third) <= 1 && pixels[160] == 0xFF00_0000)
  }
}

extension RGBGradient {
  /// The colour at a location; transparent for a gradient without stops. O(stops).
  fileprivate func color(at location: Double) -> RGBColor {
    let stops = orderedStops
    guard let first = stops.first, let next = stops.firstIndex(where: { $0.location > location }) else {
      return stops.last?.color ?? .clear
    }
    if next == 0 { return first.color }
    let (from, to) = (stops[next - 1], stops[next])
    return from.color.mixed(with: to.color, (location - from.location) / (to.location - from.location))
  }
}

extension RGBColor {
  /// The linear interpolation of two colours by component: this one at 0, the other at 1.
  fileprivate func mixed(with other: RGBColor, _ share: Double) -> RGBColor {
    func mixed(_ a: Double, _ b: Double) -> Double { a + (b - a) * share }
    return RGBColor(
      red: mixed(red, other.red), green: mixed(green, other.green), blue: mixed(blue, other.blue),
      alpha: mixed(alpha, other.alpha))
  }
}
