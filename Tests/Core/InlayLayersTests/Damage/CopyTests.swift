import InlayGraphics
import InlayTestSupport
import Testing

@testable import InlayLayers

/// Pixels that are moved inside a surface instead of being painted again.
@Suite struct CopyTests {
  private let list = makeLayer(Rect(x: 20, y: 0, width: 160, height: 200), .white, name: "list")
  private let overlay = makeLayer(Rect(x: 60, y: 50, width: 40, height: 20), .rgb(0x336699), name: "overlay")
  private let scene: Scene
  private let surface: ImageSurface

  init() throws {
    list.masksToBounds = true
    for index in 0..<30 {
      let row = makeLayer(Rect(x: 30, y: Double(index) * 20, width: 100, height: 20), .rgb(UInt32(index) * 77_777))
      list.addSublayer(row)
    }
    scene = makeScene([list, overlay], width: 200, height: 200, background: .rgb(0xEFEFF4))
    surface = try ImageSurface(for: scene)
    overlay.isHidden = true
    try frame()
  }

  @discardableResult
  private func frame() throws -> FrameReport {
    scene.tick(at: 0)
    let report = try scene.render(into: surface)
    #expect(Picture(surface) == (try scene.picture()))
    return report
  }

  @Test("scrolling moves the rows, not the margins, and paints the strip that becomes visible")
  func scroll() throws {
    list.bounds.origin.y += 7
    let report = try frame()
    #expect(report.copies.map(\.rect) == [DeviceRect(x: 50, y: 0, width: 100, height: 193)])
    #expect(report.copies.map(\.dy) == [-7])
    #expect(report.damage.map(\.pixels) == [DeviceRect(x: 50, y: 193, width: 100, height: 7)])
  }

  @Test("a fixed layer above scrolled rows is painted at its position and at the position where its copy would appear")
  func overlays() throws {
    overlay.isHidden = false
    try frame()
    list.bounds.origin.y += 7
    let report = try frame()
    #expect(report.pixelsPainted == 100 * 7 + 40 * 14)
    #expect(report.pixelsCopied == 100 * 193)
    overlay.borderWidth = 2
    try frame()
    list.bounds.origin.y += 7
    #expect(try frame().pixelsPainted > 100 * 7 + 40 * 14)
  }

  @Test("rows below an inserted one are moved")
  func insertion() throws {
    let row = makeLayer(Rect(x: 30, y: 0, width: 100, height: 20), .black)
    for other in list.sublayers { other.position.y += 20 }
    list.insertSublayer(row, at: 0)
    let report = try frame()
    #expect(report.pixelsCopied == 100 * 180)
    #expect(report.pixelsPainted == 100 * 20)
  }

  @Test("copies can be switched off")
  func switchedOff() throws {
    scene.renderer.copiesPixels = false
    list.bounds.origin.y += 7
    let report = try frame()
    #expect(report.pixelsCopied == 0 && report.pixelsPainted == 100 * 200)
  }

  @Test("a layer that moves by a fraction of a pixel is painted")
  func fraction() throws {
    list.bounds.origin.y += 7.5
    #expect(try frame().pixelsCopied == 0)
  }

  @Test("the corners of a rounded clip are not copied")
  func roundedClip() throws {
    list.cornerRadius = 40
    try frame()
    list.bounds.origin.y += 7
    #expect(try frame().pixelsCopied > 100 * 90)
  }
}
