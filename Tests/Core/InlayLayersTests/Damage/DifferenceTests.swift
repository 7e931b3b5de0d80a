import InlayGraphics
import InlaySystem
import InlayTestSupport
import Testing

@testable import InlayLayers

/// The damage of a change, and its reason.
@Suite struct DifferenceTests {
  private let below = makeLayer(Rect(x: 10, y: 10, width: 40, height: 30), .black, name: "below")
  private let above = makeLayer(Rect(x: 5, y: 5, width: 60, height: 50), .rgb(0x336699), name: "above")
  private let aside = makeLayer(Rect(x: 100, y: 20, width: 30, height: 40), .rgb(0xAA0000), name: "aside")
  private let scene: Scene
  private let surface: ImageSurface

  init() throws {
    scene = makeScene([below, above, aside], width: 200, height: 150)
    surface = try ImageSurface(for: scene)
    try frame()
  }

  @discardableResult
  private func frame() throws -> FrameReport {
    scene.tick(at: 0)
    return try scene.render(into: surface)
  }

  @Test("a change of colour damages the layer, with that reason")
  func color() throws {
    aside.backgroundColor = .rgb(0x00AA00)
    let report = try frame()
    #expect(report.damage.map(\.pixels) == [DeviceRect(x: 100, y: 20, width: 30, height: 40)])
    #expect(report.damage.first?.layer == "Layer \"aside\"")
    #expect(report.damage.first?.property == "backgroundColor")
    #expect(report.pixelsPainted == 1200 && report.pixelsCopied == 0)
  }

  @Test("a layer that moves by a fraction of a pixel damages its old and new area")
  func move() throws {
    aside.position.x += 40.5
    let report = try frame()
    #expect(report.pixelsPainted == 30 * 40 + 31 * 40)
    #expect(Set(report.damage.map(\.property)) == ["position"])
  }

  @Test("an unchanged layer under a rounded clip occludes nothing in the clip's corners")
  func roundedClip() throws {
    let card = makeLayer(Rect(x: 20, y: 20, width: 120, height: 100), .clear)
    card.cornerRadius = 20
    card.masksToBounds = true
    card.addSublayer(makeLayer(card.bounds, .rgb(0x00FF00)))
    let dot = makeLayer(Rect(x: 50, y: 50, width: 5, height: 5), .black)
    card.addSublayer(dot)
    scene.root.addSublayer(card)
    try frame()
    scene.root.backgroundColor = .rgb(0x0000FF)
    dot.backgroundColor = .white
    try frame()
    let whole = try ImageSurface(for: scene)
    try scene.render(into: whole)
    #expect(Picture(surface).difference(from: Picture(whole)) == nil)
  }

  @Test("a removed layer damages its old area, an added one its new area")
  func comingAndGoing() throws {
    aside.removeFromSuperlayer()
    #expect(try frame().damage.map(\.pixels) == [DeviceRect(x: 100, y: 20, width: 30, height: 40)])
    scene.root.insertSublayer(aside, at: 0)
    let report = try frame()
    #expect(report.damage.map(\.pixels) == [DeviceRect(x: 100, y: 20, width: 30, height: 40)])
    #expect(report.damage.first?.property == "sublayers")
  }

  @Test("an area under an opaque layer is not damaged or painted")
  func covered() throws {
    below.backgroundColor = .white
    let report = try frame()
    #expect(report.damage.isEmpty && report.pixelsPainted == 0)
    above.opacity = 0.5
    try frame()
    below.backgroundColor = .black
    #expect(try frame().pixelsPainted > 0)
  }

  @Test("an opaque layer at a fractional position occludes whole pixels only")
  func partlyCovered() throws {
    above.frame = Rect(x: 10.5, y: 10, width: 39.5, height: 30)
    try frame()
    below.backgroundColor = .white
    #expect(try frame().pixelsPainted > 0)
  }

  @Test("a frame that the surface shows already paints nothing")
  func idle() throws {
    let report = try frame()
    #expect(report.pixelsPainted == 0 && report.pixelsCopied == 0 && report.layersVisited == 0)
  }

  @Test("surfaces remember their frames, each at its scale")
  func severalSurfaces() throws {
    let other = try ImageSurface(pixelWidth: 300, pixelHeight: 225, scale: 1.5)
    let frame = try #require(scene.frame)
    #expect(try scene.renderer.render(frame, into: other).pixelsPainted == 300 * 225)
    aside.backgroundColor = .white
    try self.frame()
    #expect(try scene.renderer.render(#require(scene.frame), into: other).pixelsPainted == 45 * 60)
    #expect(try scene.renderer.render(#require(scene.frame), into: other).pixelsPainted == 0)
    let wrong = try ImageSurface(pixelWidth: 9, pixelHeight: 9)
    #expect(throws: InlayError.self) { try scene.renderer.render(frame, into: wrong) }
  }

  @Test("a buffer's age identifies the frame that it shows")
  func bufferAge() throws {
    let buffers = [try ImageSurface(for: scene), try ImageSurface(for: scene)]
    #expect(try scene.render(into: buffers[0], bufferAge: 0).pixelsPainted == 200 * 150)
    aside.backgroundColor = .white
    scene.tick(at: 0)
    #expect(try scene.render(into: buffers[1], bufferAge: 0).pixelsPainted == 200 * 150)
    below.isHidden = true
    above.backgroundColor = .black
    scene.tick(at: 0)
    #expect(try scene.render(into: buffers[0], bufferAge: 2).pixelsPainted == 30 * 40 + 60 * 50)
    #expect(Picture(buffers[0]) == (try scene.picture()))
    #expect(try scene.render(into: buffers[1], bufferAge: 1).pixelsPainted == 0)
  }

  @Test("a report has times for its phases when the scene has a clock, and none without")
  func phases() throws {
    #expect(try frame().phases == nil)
    var seconds = 0.0
    scene.clock = {
      seconds += 1
      return seconds
    }
    aside.backgroundColor = .white
    let phases = try #require(try frame().phases)
    #expect(phases == FrameReport.Phases(layout: 1000, commit: 1000, difference: 1000, painting: 1000))
  }
}
