import InlayTestSupport
import Testing

@testable import InlayGraphics

@Suite struct CanvasTests {
  private func pixels(scale: Double = 1, _ draw: (Canvas) -> Void) throws -> [UInt32] {
    let surface = try ImageSurface(pixelWidth: 16, pixelHeight: 16, scale: scale)
    draw(Canvas(surface))
    return surface.pixels()
  }

  @Test("a singular transform hides only the drawing under it") func singular() throws {
    let bad = [Transform(scaleX: 0, y: 1), Transform(scaleX: .nan, y: 1), Transform(translationX: .infinity, y: 0)]
    let image = try Image(pixelWidth: 1, pixelHeight: 1, premultipliedPixels: [.max])
    for transform in bad {
      let drawn = try pixels { canvas in
        canvas.saveState()
        canvas.concatenate(transform)
        canvas.fill(Rect(x: 0, y: 0, width: 9, height: 9), with: .black)
        canvas.stroke(Path(rect: Rect(x: 0, y: 0, width: 9, height: 9)), with: .black, width: 2)
        canvas.draw(image, in: Rect(x: 0, y: 0, width: 9, height: 9))
        canvas.clip(to: Rect(x: 0, y: 0, width: 9, height: 9))
        canvas.restoreState()
        canvas.fill(Rect(x: 1, y: 1, width: 2, height: 2), with: .white)
      }
      #expect(try drawn == pixels { $0.fill(Rect(x: 1, y: 1, width: 2, height: 2), with: .white) })
    }
  }

  @Test("areas beyond Cairo's coordinate range are painted in their visible part")
  func farAway() throws {
    for reach in [1e7, 1e9, 1e12, 1e300, .infinity] {
      let drawn = try pixels {
        $0.fill(Rect(minX: 3, minY: -reach, maxX: 8, maxY: reach), with: .black)
      }
      #expect(try drawn == pixels { $0.fill(Rect(x: 3, y: 0, width: 5, height: 16), with: .black) })
    }
    let circle = Path(ellipseIn: Rect(x: -2e9 + 8, y: -1e9, width: 2e9, height: 2e9))
    #expect(
      try pixels { $0.fill(circle, with: .black) }
        == pixels { $0.fill(Rect(x: 0, y: 0, width: 8, height: 16), with: .black) })
    var line = Path()
    line.move(to: Point(x: -1e9, y: 8))
    line.addLine(to: Point(x: 1e9, y: 8))
    #expect(
      try pixels { $0.stroke(line, with: .black, width: 2) }
        == pixels { $0.fill(Rect(x: 0, y: 7, width: 16, height: 2), with: .black) })
  }

  @Test("both fill rules hold after the path is cut") func rules() throws {
    for rule in [FillRule.nonZero, .evenOdd] {
      func rings(_ reach: Double) -> Path {
        var path = Path(rect: Rect(minX: -reach, minY: -reach, maxX: 12, maxY: 12))
        path.addRect(Rect(minX: -reach, minY: -reach, maxX: 6, maxY: 6))
        return path
      }
      let far = try pixels { $0.fill(rings(1e9), with: .black, rule: rule) }
      #expect(try far == pixels { $0.fill(rings(20), with: .black, rule: rule) })
      #expect((far[0] == 0) == (rule == .evenOdd))
    }
  }

  @Test("a path with a NaN coordinate paints nothing") func noNumber() throws {
    var path = Path(rect: Rect(x: 0, y: 0, width: 9, height: 9))
    path.addLine(to: Point(x: .nan, y: 3))
    #expect(try pixels { $0.fill(path, with: .black) }.allSatisfy { $0 == 0 })
  }

  @Test("a group fades as a whole, and its states end with it") func groups() throws {
    let drawn = try pixels { canvas in
      canvas.drawGroup(opacity: 0.5) {
        canvas.saveState()
        canvas.translateBy(x: 1, y: 1)
        canvas.fill(Rect(x: 0, y: 0, width: 4, height: 4), with: .black)
        canvas.fill(Rect(x: 2, y: 2, width: 4, height: 4), with: .black)
      }
      canvas.restoreState()
    }
    #expect(Set(drawn) == [0, 0x8000_0000])
    #expect(drawn[0] == 0 && drawn[17] != 0)
  }

  @Test("device operations respect clips and groups in user space") func deviceUnderClip() throws {
    let drawn = try pixels { canvas in
      canvas.clip(to: Rect(x: 0, y: 0, width: 2, height: 2))
      canvas.fill(DeviceRect(x: 0, y: 0, width: 9, height: 9), color: .black)
      canvas.clear(DeviceRect(x: 0, y: 0, width: 1, height: 9))
    }
    #expect(drawn.indices.filter { drawn[$0] != 0 } == [1, 17])
  }

  @Test("coordinates are points, and clips and translations end with their state") func states() throws {
    let drawn = try pixels(scale: 2) { canvas in
      canvas.saveState()
      canvas.translateBy(x: 1, y: 0)
      canvas.clip(to: Rect(x: 0, y: 0, width: 1, height: 1))
      canvas.restoreState()
      canvas.fill(Rect(x: 7, y: 7, width: 1, height: 1), with: .black)
    }
    #expect(drawn.indices.filter { drawn[$0] != 0 } == [238, 239, 254, 255])
  }

  @Test("a colour becomes the nearest pixel, by every way of painting") func nearestPixel() throws {
    var random = SeededRandom()
    for _ in 0..<200 {
      let color = random.anyColor()
      let drawn = try pixels { canvas in
        canvas.fill(Rect(x: 0, y: 0, width: 4, height: 4), with: color)
        canvas.fill(DeviceRect(x: 4, y: 0, width: 4, height: 4), color: color)
        canvas.replace(DeviceRect(x: 8, y: 0, width: 4, height: 4), color: color)
      }
      #expect(Set([drawn[0], drawn[4], drawn[8]]) == [color.premultipliedPixel], "seed \(random.seed)")
      for (shift, value) in [(24, 1), (16, color.red), (8, color.green), (0, color.blue)] {
        let byte = Double(drawn[0] >> UInt32(shift) & 255)
        #expect(abs(byte - value * color.alpha * 255) < 0.5001, "\(color), seed \(random.seed)")
      }
    }
  }
}
