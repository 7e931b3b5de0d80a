import InlayLayers
import InlayTestReference
import InlayTestSupport
import InlayText
import Testing

/// Random trees against `ReferencePainter`. `INLAY_LONG=1` paints 10,000 trees of either kind.
@Suite struct ReferenceTests {
  /// The tolerance for plain pixels, in 255ths: 2, and a half for the final rounding. Each translucent layer and group
  /// rounds, so only several overlapping ones come near it.
  private static let plain = 2.5
  /// The tolerance for pixels in a shadow: 8, and the rounding.
  private static let shadow = 8.5
  /// The tolerance for pixels with an edge.
  private static let edge = 40.0
  /// The tolerance that few pixels with an edge may reach.
  private static let coarse = 16.0
  /// The maximum share of these pixels among those with an edge.
  private static let coarseShare = 0.45

  private struct Counts {
    var (plain, shadow, edge, coarse, several) = (0, 0, 0, 0, 0)
  }

  private func compare(_ count: Int, _ ingredients: Ingredients) throws -> Counts {
    let textContext = try TextContext()
    var counts = Counts()
    try withScenes(count, of: ingredients) { plan, _ in
      let picture = try plan.makeScene(textContext).picture()
      let reference = ReferencePainter(plan).pixels(width: picture.width, height: picture.height)
      for (index, expected) in reference.enumerated() {
        let pixel = picture.pixels[index]
        let place = "(\(index % picture.width), \(index / picture.width)) is \(hex(pixel))"
        switch expected {
        case .plain(let color):
          counts.plain += 1
          if color.distance(to: pixel) > Self.plain { return "\(place), not \(color) in the plain" }
        case .shadow(let color):
          counts.shadow += 1
          if color.distance(to: pixel) > Self.shadow { return "\(place), not \(color) in a shadow" }
        case .edge(let color):
          counts.edge += 1
          let distance = color.distance(to: pixel)
          if distance > Self.edge { return "\(place), not \(color) at an edge" }
          if distance > Self.coarse { counts.coarse += 1 }
        case .several: counts.several += 1
        }
      }
      return nil
    }
    return counts
  }

  @Test("random trees look like the supersampling of their definitions")
  func trees() throws {
    let ingredients = Ingredients(text: false, layers: 8, slivers: false, sides: 16...60)
    let counts = try compare(Seeds.isLong ? 1_000 : 300, ingredients)
    #expect(counts.plain > counts.several && counts.edge > counts.several / 2, "most pixels are compared: \(counts)")
    #expect(Double(counts.coarse) <= Self.coarseShare * Double(counts.edge), "\(counts)")
  }

  @Test("random trees with shadows, masks, gradients, shapes and continuous corners look like their definitions")
  func looks() throws {
    var ingredients = Ingredients(text: false, layers: 7, slivers: false, sides: 16...48)
    ingredients.looks = true
    ingredients.cards = true
    let counts = try compare(Seeds.isLong ? 1_000 : 320, ingredients)
    #expect(counts.plain + counts.shadow > counts.several && counts.edge > 1_000 && counts.shadow > 1_000, "\(counts)")
    #expect(Double(counts.coarse) <= Self.coarseShare * Double(counts.edge), "\(counts)")
  }
}
