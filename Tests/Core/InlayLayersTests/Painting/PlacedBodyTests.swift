import InlayGraphics
import InlayTestSupport
import InlayText
import Testing

@testable import InlayLayers

/// A layer that only moves or fades keeps its body and its tiles.
@Suite struct PlacedBodyTests {
  private let card = makeLayer(Rect(x: 12.3, y: 9.6, width: 120, height: 80), .white, name: "card")
  private let badge = makeLayer(Rect(x: 86.5, y: 50, width: 50, height: 22), .rgb(0xCC3300), name: "badge")
  private let scene: Scene
  private let surface: ImageSurface

  /// A card with rounded corners and a shadow; in it a text, a clipped image and a faded badge, which extends outside.
  init() throws {
    card.cornerRadius = 13
    card.shadowOpacity = 0.5
    card.shadowRadius = 4
    card.borderWidth = 1
    let title = TextLayer()
    title.text = "Title"
    title.textColor = .black
    title.frame = Rect(x: 12, y: 8, width: 70, height: 20)
    title.textShadow = Shadow(color: .black, radius: 2, offset: Size(width: 1, height: 1))
    let photo = makeLayer(Rect(x: 12, y: 34, width: 33.5, height: 30))
    photo.contents = try TestImages.all().first
    photo.cornerRadius = 6
    photo.masksToBounds = true
    badge.cornerRadius = 8
    badge.opacity = 0.8
    badge.addSublayer(makeLayer(Rect(x: 4.4, y: 4, width: 20, height: 9), .black))
    for layer in [title, photo, badge] { card.addSublayer(layer) }
    scene = makeScene([card], width: 260, height: 140, scale: 1.5, textContext: try TextContext())
    scene.root.backgroundColor = .rgb(0xDDE4EE)
    surface = try ImageSurface(for: scene)
  }

  /// Renders a frame after a change, and compares it with the whole picture.
  private func frame(_ change: () -> Void) throws -> FrameReport {
    change()
    scene.tick(at: scene.time)
    let report = try scene.render(into: surface)
    #expect(Picture(surface).difference(from: try scene.picture()) == nil)
    return report
  }

  @Test("a group that fades rasterises nothing after its first frame", arguments: [1.0, 4])
  func fading(zoom: Double) throws {
    // At this scale the card exceeds a group's tile, so its parts have tiles.
    card.transform = Transform(scaleX: zoom, y: zoom)
    #expect(try frame { card.opacity = 0.99 }.tileMisses > 0)
    for step in 1...60 {
      let report = try frame { card.opacity = 0.99 - Double(step) / 61 }
      #expect(report.tileMisses == 0 && report.tileHits > 0)
      #expect(Set(report.damage.map(\.property)) == ["opacity"])
    }
    #expect(try frame { card.opacity = 0.99 }.tileMisses == 0)
  }

  @Test("a group inside another fading layer keeps its tile and the tiles around it")
  func fadingInside() throws {
    card.shadowOpacity = 0
    #expect(try frame { badge.opacity = 0.9 }.tileMisses > 0)
    for step in 1...20 {
      #expect(try frame { badge.opacity = 0.9 - Double(step) / 30 }.tileMisses == 0)
    }
  }

  @Test(
    "a group that moves by whole pixels rasterises nothing, also where nothing is copied", arguments: [true, false])
  func moving(copies: Bool) throws {
    scene.renderer.copiesPixels = copies
    #expect(try frame { card.opacity = 0.7 }.tileMisses > 0)
    for step in 1...30 {
      let report = try frame {
        card.position.x += 2
        card.position.y += step % 2 == 0 ? 2 : -2
      }
      #expect(report.tileMisses == 0)
    }
  }

  @Test("a group that moves and fades in one frame rasterises nothing; one with a changed content does")
  func movingAndFading() throws {
    _ = try frame { card.opacity = 0.7 }
    let report = try frame {
      card.position.x += 20
      card.opacity = 0.4
    }
    #expect(report.tileMisses == 0)
    #expect(try frame { card.backgroundColor = .rgb(0xFFFFEE) }.tileMisses > 0)
    #expect(try frame { badge.opacity = 0.5 }.tileMisses > 0, "what fades inside is part of the group's picture")
  }

  @Test("a masked layer that fades or moves keeps its body and its tile")
  func masked() throws {
    let mask = makeLayer(Rect(x: 4, y: 4, width: 90, height: 60), .black)
    mask.cornerRadius = 20
    let first = try frame {
      card.mask = mask
      card.opacity = 0.99
    }
    #expect(first.tileMisses > 0)
    for step in 1...10 {
      let report = try frame {
        card.opacity = 1 - Double(step) / 20
        card.position.x += 2
      }
      #expect(report.tileMisses == 0)
    }
    #expect(try frame { mask.position.x += 3 }.tileMisses > 0)
  }

  @Test("place and opacity belong to the node, all other values to its body")
  func bodies() throws {
    func node() throws -> RenderNode { try #require(scene.frame?.root?.body.children.first) }
    func body(_ change: () -> Void) throws -> NodeBody {
      change()
      scene.tick(at: scene.time)
      return try node().body
    }
    let first = try body {}
    #expect(try body { card.opacity = 0.3 } === first && node().opacity == 0.3)
    #expect(try body { card.position.x += 0.3 } === first)
    #expect(try body { card.transform = Transform(scaleX: 2, y: 1) } === first)
    #expect(try node().changes == LayerProperties(.transform))
    #expect(
      try body {
        card.cornerRadius = 3
        card.cornerRadius = 13
        card.opacity = 0.6
      } === first, "a change that was taken back is none")
    #expect(try body { card.cornerRadius = 3 } !== first)
    let second = try node().body
    #expect(try body { badge.opacity = 0.1 } !== second)
    #expect(try node().body.children.last?.body === second.children.last?.body)
  }
}
