import Testing

@testable import InlayGraphics

@Suite struct StrokeAreaTests {
  /// The alpha of each pixel of a grid of 24 units at scale 4.
  private func alphas(_ draw: (Canvas) -> Void) throws -> [Int] {
    let surface = try ImageSurface(pixelWidth: 96, pixelHeight: 96, scale: 4)
    draw(Canvas(surface))
    return surface.pixels().map { Int($0 >> 24) }
  }

  @Test(
    "the areas of lines are those that a round pen paints",
    arguments: [
      "M4 12h16", "M4.5 12.8l5 5L19.5 6.5", "M9 9l6 6M15 9l-6 6", "M4 12c4-8 10 8 14 0",
      "M9.5 13a3.7 3.7 0 1 1 7.4 0a3.7 3.7 0 1 1 -7.4 0z",
      "M9.4 9.6a2.7 2.7 0 1 1 4.1 2.3c-0.9 0.6-1.5 1.1-1.5 2",
    ])
  func areas(data: String) throws {
    let path = try Path(svgPathData: data)
    let pen = try alphas { $0.stroke(path, with: .black, width: 2, cap: .round, join: .round) }
    let areas = path.strokeAreas(width: 2, dotWidth: 2)
    let filled = try alphas { canvas in
      for area in areas { canvas.fill(area, with: .black, rule: .evenOdd) }
    }
    // At a corner the antialiased edges of two areas overlap.
    #expect(zip(pen, filled).allSatisfy { abs($0 - $1) <= 90 } && filled.contains(255), "\(areas.count)")
    let (a, b) = (pen.reduce(0, +), filled.reduce(0, +))
    #expect(abs(a - b) * 50 <= a, "\(a) \(b)")
  }

  @Test("a subpath without length is a dot of its own width, and an empty path has no areas")
  func dots() throws {
    let path = try Path(svgPathData: "M12 12h0")
    let areas = path.strokeAreas(width: 2, dotWidth: 6)
    #expect(areas.count == 1)
    let bounds = try #require(areas.first).controlBounds
    #expect(bounds == Rect(x: 9, y: 9, width: 6, height: 6))
    #expect(Path().strokeAreas(width: 2, dotWidth: 2).isEmpty)
  }
}
