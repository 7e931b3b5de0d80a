import InlayGraphics
import InlayTestSupport
import Testing

@testable import InlayLayers

/// The cost of changing one of many siblings.
@Suite struct SiblingsTests {
  private let root = Layer()
  private let scene: Scene
  private let surface: ImageSurface

  init() throws {
    root.frame = Rect(x: 0, y: 0, width: 400, height: 400)
    for index in 0..<10_000 {
      let layer = Layer()
      layer.frame = Rect(x: Double(index % 100) * 4, y: Double(index / 100) * 4, width: 3, height: 3)
      layer.backgroundColor = .rgb(UInt32(index))
      root.addSublayer(layer)
    }
    scene = Scene(root: root, size: root.bounds.size)
    surface = try ImageSurface(for: scene)
    try show()
  }

  @discardableResult
  private func show() throws -> FrameReport {
    scene.tick(at: scene.time)
    let report = try scene.render(into: surface)
    #expect(Picture(surface).difference(from: try scene.picture()) == nil)
    return report
  }

  private func node() throws -> RenderNode { try #require(scene.frame?.root) }

  /// Shows a change, and counts new chunks, nodes visited by the difference, and painted pixels.
  private func cost(_ change: () -> Void) throws -> (chunks: Int, nodes: Int, pixels: Int, visited: Int) {
    let old = try node()
    change()
    let pixels = try show().pixelsPainted
    let chunks = try node().body.children.filter { chunk in !old.body.children.contains { $0 === chunk } }
    var log = DamageBuilder()
    log.begin()
    DifferenceWalk(canvas: surface.bitmap.bounds, space: .identity).compare(old, try node(), into: &log)
    return (
      chunks.count, log.unchangedParts.count + log.unchangedSiblings.reduce(0) { $0 + $1.range.count }, pixels,
      scene.layersVisited
    )
  }

  @Test("a change of one of 10,000 siblings makes one chunk of at most 64 again and visits no sibling in the others")
  func one() throws {
    #expect(try node().body.children.count <= 64)
    let changes: [(Layer) -> Void] = [
      { $0.backgroundColor = .white }, { $0.position.x += 1 }, { $0.frame.size.width = 2 }, { $0.isHidden = true },
      { $0.backgroundColor = .black }, { $0.isHidden = false },
    ]
    for change in changes {
      let cost = try cost { change(root.sublayers[5_000]) }
      #expect(cost.chunks <= 1 && cost.nodes < 400 && cost.pixels <= 24 && cost.visited <= 3)
    }
  }

  @Test("a sibling that is added, removed or reordered damages its own pixels, independent of the others' chunks")
  func order() throws {
    let layer = root.sublayers[70]
    #expect(try cost { layer.removeFromSuperlayer() }.pixels == 9)
    #expect(try cost { root.insertSublayer(layer, at: 9_000) }.pixels == 9)
    #expect(try cost { layer.zPosition = -1 }.pixels == 9)
    #expect(try cost { layer.backgroundColor = .white }.chunks == 1)
    for sublayer in root.sublayers.dropFirst(64) { sublayer.removeFromSuperlayer() }
    try show()
    #expect(try node().body.children.count == 64)
    #expect(try cost { root.addSublayer(layer) }.pixels == 9, "from 64 siblings to 65")
    #expect(try cost { layer.removeFromSuperlayer() }.pixels == 9)
  }

  @Test("a layer that moves with many sublayers moves chunk by chunk")
  func moving() throws {
    let cost = try cost { root.bounds.origin.y += 4 }
    #expect(cost.chunks == 0 && cost.pixels < 4 * 400 * 2)
  }
}
