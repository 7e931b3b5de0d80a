import Glibc
import InlayGraphics
import InlayTestSupport
import Testing

@Suite struct SVGPathTests {
  private func elements(_ data: String) throws -> [Path.Element] { try Path(svgPathData: data).elements }

  private func message(_ data: String) -> String {
    do {
      _ = try Path(svgPathData: data)
      return ""
    } catch { return error.message }
  }

  private func p(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }

  @Test("lines: absolute, relative, repeated, with the least separators between numbers") func lines() throws {
    #expect(
      try elements("M1,2L3 4H5V6h-1v-1l1-1z") == [
        .move(p(1, 2)), .line(p(3, 4)), .line(p(5, 4)), .line(p(5, 6)), .line(p(4, 6)), .line(p(4, 5)),
        .line(p(5, 4)), .close,
      ])
    #expect(try elements("m1 1 2 2 3 3") == elements("M1 1L3 3L6 6"))
    #expect(try elements("M1 1 2 2") == elements("M1 1L2 2"))
    #expect(try elements("M.5.5.25-1e1") == elements("M 0.5 0.5 L 0.25 -10"))
    #expect(try elements(" \t\n\u{c}\rM+1.,2E-1 ") == elements("M1 .2"))
    #expect(try elements("") == [] && elements("  ") == [])
  }

  @Test("after a close the current point is the start of the closed part") func close() throws {
    #expect(try elements("M1 1h4v4zl1 2").last == .line(p(2, 3)))
    #expect(try elements("M1 1h4zm1 2h1").last == .line(p(3, 3)))
    #expect(try elements("M1 1h4zzh9").last == .line(p(10, 1)))
  }

  @Test("smooth curves mirror the control point of a preceding curve of the same kind only") func smooth() throws {
    #expect(try elements("M0 0C1 2 3 4 5 6S8 8 9 9") == elements("M0 0C1 2 3 4 5 6C7 8 8 8 9 9"))
    #expect(try elements("M0 0c1 2 3 4 5 6s3 2 4 3") == elements("M0 0C1 2 3 4 5 6S8 8 9 9"))
    #expect(try elements("M0 0Q1 2 3 4T9 9") == elements("M0 0Q1 2 3 4Q5 6 9 9"))
    #expect(try elements("M1 1S3 4 5 6") == elements("M1 1C1 1 3 4 5 6"))
    #expect(try elements("M1 1Q4 5 6 6S3 4 5 6") == elements("M1 1Q4 5 6 6C6 6 3 4 5 6"))
    #expect(try elements("M1 1t3 4t1 1") == elements("M1 1Q1 1 4 5Q7 9 5 6"))
  }

  @Test("a quadratic curve is the cubic of the same shape") func quadratic() throws {
    #expect(try elements("M0 0Q3 6 6 0").last == .curve(p(6, 0), control1: p(2, 4), control2: p(4, 4)))
    var path = Path()
    path.move(to: p(0, 0))
    path.addQuadCurve(to: p(6, 0), control: p(3, 6))
    #expect(try path == Path(svgPathData: "M0 0Q3 6 6 0"))
    path.closeSubpath()
    path.addQuadCurve(to: p(6, 0), control: p(3, 6))
    #expect(path.elements[3] == path.elements[1])
  }

  @Test("the flags of an arc need no separators") func flags() throws {
    #expect(try elements("M0 0a25,26 -30 0,1 50,-25") == elements("M0 0A25 26-30 0150-25"))
    #expect(try elements("M0 0a1 1 0 11.5.5") == elements("M0 0a1 1 0 1 1 .5 .5"))
  }

  @Test("arcs lie on their ellipse, in at most 90 degrees a piece, and turn as their flags say") func arcs() throws {
    var random = SeededRandom()
    for _ in 0..<300 {
      let (rx, ry) = (random.double(1...50), random.double(1...50))
      let (turn, start) = (random.double(-400...400), random.double(0...6.28))
      let sweep = random.double(0.05...6.2) * (random.int(0...1) == 0 ? 1 : -1)
      let centre = p(random.double(-90...90), random.double(-90...90))
      let axes = Transform(rotationCosine: cos(turn * .pi / 180), sine: sin(turn * .pi / 180))
      func place(_ angle: Double) -> Point { p(rx * cos(angle), ry * sin(angle)).applying(axes) + centre }
      let (from, to) = (place(start), place(start + sweep))
      let flags = "\(abs(sweep) > .pi ? 1 : 0)\(sweep > 0 ? 1 : 0)"
      let path = try elements("M\(from.x) \(from.y)A\(rx),\(ry) \(turn) \(flags)\(to.x),\(to.y)")
      #expect(path.count - 1 == Int((abs(sweep) / (.pi / 2)).rounded(.up)), "seed \(random.seed)")
      // The pieces are equal parts of the angle; their midpoints are on the arc.
      var pen = from
      for (index, element) in path.dropFirst().enumerated() {
        guard case .curve(let end, let control1, let control2) = element else { continue }
        let angle = start + sweep * (Double(index) + 0.5) / Double(path.count - 1)
        let middle = p(
          (pen.x + 3 * control1.x + 3 * control2.x + end.x) / 8, (pen.y + 3 * control1.y + 3 * control2.y + end.y) / 8)
        let wanted = place(angle)
        #expect(hypot(middle.x - wanted.x, middle.y - wanted.y) < 0.0004 * max(rx, ry), "seed \(random.seed)")
        pen = end
      }
      #expect(pen == to)
    }
  }

  @Test("arcs without an ellipse follow the rules of SVG") func degenerateArcs() throws {
    #expect(try elements("M1 1A0 5 0 0 1 9 9") == elements("M1 1L9 9"))
    #expect(try elements("M1 1A5 5 0 1 1 1 1") == elements("M1 1"))
    // Radii that are too small grow to a half circle; their sign is ignored.
    #expect(try Path(svgPathData: "M0 0A1-1 0 0 1 20 0").contains(p(10, -9.9)))
    #expect(try elements("M0 0A1 1 0 0 1 20 0").count == 3)
    #expect(try elements("M0 0A1e300 1e300 0 0 1 20 0") == elements("M0 0L20 0"))
  }

  @Test("errors name the first wrong character and the expected one")
  func errors() {
    #expect(message("L1 1").contains("character 0 (counted from 0): “L” where M or m is expected"))
    #expect(message("M1 1 L2 x").contains("character 8 (counted from 0): “x” where a number is expected"))
    #expect(message("M1 1L2").contains("character 6 (counted from 0): the data ends where a number is expected"))
    #expect(message("M1 1Ä").contains("character 4 (counted from 0): “Ä” where a command"))
    #expect(message("M1 1a1 1 0 2 0 5 5").contains("character 11 (counted from 0): “2” where a flag"))
    #expect(message("M1 1e999").contains("character 3") && message("M1 1e999").contains("too large"))
    #expect(message("M1e308 0 l1e308 0").contains("character 9") && message("M1e308 0 l1e308 0").contains("too far"))
    let wrongs = [
      "M1 1,", "M1 1,L2 2", "M1,,1", "M", "M1 1z1", "M1 1L", "M- 1", "M. 1", "M1 1 L1e 2", "Mnan 1", "M0x1 1",
    ]
    for wrong in wrongs {
      #expect(message(wrong).contains("character"), "\(wrong)")
    }
  }

  @Test("the count of elements has a limit") func limit() {
    let many = "M0 0" + String(repeating: "h1", count: 99_999)
    #expect(errorKind { _ = try Path(svgPathData: many) } == nil)
    #expect(errorKind { _ = try Path(svgPathData: many + "z") } == .limitExceeded)
  }

  @Test("mutated data gives a finite path or an error") func mutated() throws {
    var random = SeededRandom()
    let seed = Array(
      "M10-20.5l3,4 5.5.5H1e1v-2C1 2 3 4 5 6s7 8 9 10Q1 2 3 4t5 6A5 6 30 01 9 9zm1 1a1 1 0 1010 10Z".utf8)
    let alphabet = Array("MmLlHhVvCcSsQqTtAaZz0123456789.,-+eE \t\nx\u{e9}".utf8)
    var accepted = 0
    for _ in 0..<2000 {
      var data = seed
      for _ in 0...random.int(0...3) {
        let place = random.int(0...data.count - 1)
        switch random.int(0...3) {
        case 0: data.remove(at: place)
        case 1: data.insert(alphabet[random.int(0...alphabet.count - 1)], at: place)
        case 2: data[place] = alphabet[random.int(0...alphabet.count - 1)]
        default: data.insert(contentsOf: data[random.int(0...place)...place], at: place)
        }
      }
      let text = String(decoding: data, as: UTF8.self)
      do {
        let path = try Path(svgPathData: text)
        accepted += 1
        let bounds = path.controlBounds
        #expect(bounds.width.isFinite && bounds.height.isFinite && !path.isEmpty, "\(text)")
      } catch {
        #expect(error.kind == .invalidData, "\(text)")
      }
    }
    #expect(accepted > 100 && accepted < 1900, "seed \(random.seed)")
  }
}
