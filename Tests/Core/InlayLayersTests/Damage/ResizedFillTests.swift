import InlayGraphics
import InlayLayers
import InlayTestSupport
import Testing

/// A filled layer that grows or shrinks paints its ends only, and what moves with its lower end is copied with it.
@Suite struct ResizedFillTests {
  private let card = makeLayer(Rect(x: 20, y: 10, width: 160, height: 100), .white, name: "card")
  private let rows: [Layer]
  private let scene: Scene
  private let surface: ImageSurface

  init() throws {
    card.cornerRadius = 10
    rows = (0..<8).map { index in
      makeLayer(Rect(x: 30, y: 30 + Double(index) * 20, width: 140, height: 20), .rgb(UInt32(index + 1) * 77_777))
    }
    scene = makeScene([card] + rows, width: 200, height: 240, background: .rgb(0xEFEFF4))
    surface = try ImageSurface(for: scene)
    try frame()
  }

  @discardableResult
  private func frame() throws -> FrameReport {
    scene.tick(at: 0)
    let report = try scene.render(into: surface)
    #expect(Picture(surface) == (try scene.picture()))
    return report
  }

  @Test("a card that grows paints the rows at its lower end, corners included")
  func growth() throws {
    for row in rows { row.isHidden = true }
    try frame()
    card.frame.size.height += 7
    // Corners of 10 pixels, and one more of their reach.
    #expect(try frame().damage.map(\.pixels) == [DeviceRect(x: 20, y: 99, width: 160, height: 18)])
    card.frame.size.height -= 7
    #expect(try frame().damage.map(\.pixels) == [DeviceRect(x: 20, y: 99, width: 160, height: 18)])
    card.frame = Rect(x: 20, y: 5, width: 160, height: 105)
    #expect(try frame().damage.map(\.pixels) == [DeviceRect(x: 20, y: 5, width: 160, height: 16)])
  }

  @Test("rows that slide down with the lower end of their card are copied with it")
  func slide() throws {
    card.frame.size.height = 220
    try frame()
    for _ in 0..<5 {
      card.frame.size.height += 3
      for row in rows[1...] { row.position.y += 3 }
      let report = try frame()
      #expect(report.copies.map(\.dy) == [3])
      // The strip above the rows that moved; the corners are copied.
      #expect(report.pixelsPainted <= 160 * 3 && report.pixelsCopied >= 160 * 170)
      card.frame.size.height -= 3
      for row in rows[1...] { row.position.y -= 3 }
      #expect(try frame().pixelsPainted <= 160 * 3)
    }
  }

  @Test("what moves inside a card that stays above is painted where the card has no room for the copy")
  func copiesBeyondTheCard() throws {
    for row in rows { row.position.y += 9 }
    card.frame.size.height -= 6
    try frame()
    for row in rows { row.position.y -= 9 }
    card.frame = card.frame.insetBy(dx: 0, dy: -3)
    try frame()
    card.backgroundColor = .fixed(RGBColor(white: 1, alpha: 0.5))
    card.borderWidth = 1
    try frame()
    card.frame.size.height += 6
    try frame()
  }

  @Test("a layer that fills its superlayer's clip and no longer ends with it is painted along all of the clip's edge")
  func edgeOfClip() throws {
    let clip = makeLayer(Rect(x: 20.5, y: 120.5, width: 150, height: 100.25), .rgb(0x883300))
    clip.masksToBounds = true
    let fill = makeLayer(clip.bounds, .white)
    clip.addSublayer(fill)
    scene.root.addSublayer(clip)
    try frame()
    fill.frame.size.height += 7
    try frame()
    fill.frame.size.height -= 7
    try frame()
  }
}
