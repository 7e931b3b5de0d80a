import InlayGraphics
import InlayTestReference
import InlayTestSupport
import InlayText
import Testing

@testable import InlayLayers

/// The bounds of an item choose its rasteriser: they may not depend on the part that is painted.
@Suite struct ItemSizeTests {
  /// The bounds of all groups and tiles, with the number of levels of groups around them.
  private func sizes(of items: [PaintItem], level: Int = 0, to sizes: inout Set<String>) {
    for item in items {
      switch item.operation {
      case .group(let items, _, let coverage):
        sizes.insert("group \(level) \(item.bounds)")
        self.sizes(of: items, level: level + 1, to: &sizes)
        if case .list(let mask) = coverage { self.sizes(of: mask, level: level + 1, to: &sizes) }
      case .tile(let key, _), .mask(let key, _):
        sizes.insert("tile \(level) \(item.bounds) \(key.width) x \(key.height)")
      case .fill, .replace, .image, .glyphs: break
      }
    }
  }

  @Test("a part of a picture has groups and tiles of the whole picture only")
  func parts() throws {
    let ingredients = Ingredients(images: try TestImages.all(), sides: 200...900)
    let textContext = try TextContext()
    var groupCount = 0
    try withScenes(60, of: ingredients) { plan, random in
      let scene = plan.makeScene(textContext)
      scene.tick(at: 0)
      let frame = try #require(scene.frame)
      guard let root = frame.root else { return nil }
      func sizes(in rect: DeviceRect) -> Set<String> {
        var builder = PaintListBuilder()
        builder.add(root, in: Transform(scaleX: frame.scale, y: frame.scale), clip: DeviceRegion(rect))
        var sizes: Set<String> = []
        self.sizes(of: builder.items, to: &sizes)
        return sizes
      }
      let whole = sizes(in: frame.bounds)
      groupCount += whole.count { $0.hasPrefix("group") }
      for _ in 0..<5 {
        let rect = random.rect(in: frame.bounds)
        if let other = sizes(in: rect).subtracting(whole).first { return "in \(rect): \(other)" }
      }
      return nil
    }
    #expect(groupCount > 10)
  }
}
