import InlayGraphics
import InlayTestSupport
import Testing

@testable import InlayLayers

/// An opaque panel that slides over a list, lists of another height, and animated slides.
@Suite struct SlideTests {
  private let list = makeLayer(Rect(x: 0, y: 0, width: 200, height: 200), .white, name: "list")
  private let panel = makeLayer(Rect(x: 0, y: 140, width: 200, height: 100), .rgb(0xD0D3D9), name: "panel")
  private let scene: Scene
  private let surface: ImageSurface

  init() throws {
    list.masksToBounds = true
    for index in 0..<20 {
      let row = Rect(x: 10, y: Double(index) * 20, width: 140, height: 19)
      list.addSublayer(makeLayer(row, .rgb(UInt32(index + 1) * 77_777)))
    }
    for index in 0..<6 {
      let key = makeLayer(Rect(x: 5 + Double(index) * 32, y: 10, width: 28, height: 80), .white)
      key.cornerRadius = 5
      panel.addSublayer(key)
    }
    scene = makeScene([list, panel], width: 200, height: 200, background: .rgb(0xEFEFF4))
    surface = try ImageSurface(for: scene)
    try frame()
  }

  @discardableResult
  private func frame(at time: Double = 0) throws -> FrameReport {
    scene.tick(at: time)
    let report = try scene.render(into: surface)
    #expect(Picture(surface) == (try scene.picture()))
    return report
  }

  @Test("a panel that slides over a list is copied, and only the strip that appears is painted")
  func panelAboveList() throws {
    panel.position.y -= 10
    var report = try frame()
    #expect(report.copies == [FrameReport.Copy(rect: DeviceRect(x: 0, y: 130, width: 200, height: 60), dx: 0, dy: -10)])
    #expect(report.damage.map(\.pixels) == [DeviceRect(x: 0, y: 190, width: 200, height: 10)])
    panel.position.y += 10
    report = try frame()
    #expect(report.copies.map(\.dy) == [10])
    #expect(report.damage.map(\.pixels) == [DeviceRect(x: 0, y: 130, width: 200, height: 10)])
  }

  @Test("a list that follows a panel at another speed is copied too")
  func followingList() throws {
    panel.position.y -= 10
    list.position.y -= 4
    let report = try frame()
    #expect(Set(report.copies.map(\.dy)) == [-10, -4])
    #expect(report.pixelsPainted <= 200 * 14 && report.pixelsCopied >= 200 * 180)
  }

  @Test("a panel through which the list is seen is painted", arguments: [false, true])
  func translucentPanel(isGroup: Bool) throws {
    if isGroup {
      panel.opacity = 0.5
    } else {
      panel.backgroundColor = .fixed(RGBColor(white: 0.5, alpha: 0.5))
    }
    try frame()
    panel.position.y -= 10
    #expect(try frame().pixelsPainted >= 200 * 60)
  }

  @Test("a change behind a panel is painted where the panel was or is not")
  func changeBehind() throws {
    list.backgroundColor = .rgb(0x884400)
    panel.position.y -= 10
    try frame()
    list.sublayers[6].backgroundColor = .black
    list.sublayers[7].isHidden = true
    panel.position.y += 30
    try frame()
  }

  @Test("a list that becomes higher or lower is painted at its end only")
  func clipOfAnotherHeight() throws {
    panel.isHidden = true
    try frame()
    list.frame.size.height = 188
    #expect(try frame().pixelsPainted <= 200 * 14)
    list.frame.size.height = 200
    #expect(try frame().pixelsPainted <= 200 * 14)
    list.backgroundColor = nil
    try frame()
    list.frame.size.width = 180
    #expect(try frame().pixelsPainted <= 20 * 200)
    list.frame.size.width = 90
    #expect(try frame().pixelsPainted <= 90 * 200)
    list.frame.size.width = 180
    #expect(try frame().pixelsPainted <= 90 * 200)
    list.frame = Rect(x: 0, y: 12, width: 180, height: 176)
    #expect(try frame().pixelsCopied >= 140 * 100)
  }

  @Test("a clip whose edges cut pixels, or with round corners, borders and moved content, shows no old pixels")
  func otherClips() throws {
    list.frame = Rect(x: 3.25, y: 4.5, width: 150.5, height: 150.25)
    try frame()
    list.frame = Rect(x: 3.25, y: 4.5, width: 130.25, height: 170.75)
    try frame()
    list.bounds.origin.y = 5
    list.frame.size.height -= 20
    try frame()
    list.borderWidth = 2
    list.frame.size.height += 15
    try frame()
    list.cornerRadius = 12
    try frame()
    list.frame.size.height -= 15
    try frame()
    list.frame = Rect(x: 190, y: 190, width: 5, height: 5)
    try frame()
  }

  @Test("an animated slide by whole pixels is copied: each frame paints the strip that the layer left")
  func animatedSlide() throws {
    panel.frame = Rect(x: 0, y: 80, width: 200, height: 100)
    try frame()
    scene.animate(duration: 1, curve: .easeOut) { panel.position.y -= 60 }
    var painted = 0
    for step in 1...11 {
      let report = try frame(at: Double(step) / 10)
      painted += report.pixelsPainted
      #expect(report.copies.count == 1 || report.damage.isEmpty)
      #expect(panel.shownFrame.minY == panel.shownFrame.minY.rounded())
    }
    #expect(painted == 200 * 60 && panel.shownFrame.minY == 20)
  }

  @Test("a slide by half pixels, keyframes, and a slide in a scaled superlayer are shown exactly")
  func exactSlides() throws {
    func isExact() -> Bool { panel.presentedGeometry.position == panel.presented(.position) }
    scene.animate(duration: 1, curve: .linear) { panel.position.y -= 60.5 }
    for step in 1...9 {
      try frame(at: Double(step) / 7)
      #expect(isExact())
    }
    let ways = Keyframes([Point(x: 100, y: 100), Point(x: 100, y: 120)])
    panel.animate(.position, keyframes: ways, .curve(.linear, duration: 1))
    try frame(at: scene.time + 0.33)
    #expect(isExact())
    panel.removeAnimations()
    scene.root.transform = Transform(scaleX: 1.5, y: 1.5)
    scene.animate(duration: 1, curve: .linear) { panel.position.y += 10 }
    try frame(at: scene.time + 0.33)
    #expect(isExact() && panel.presentedGeometry != panel.geometry)
  }
}
