import InlayGraphics
import InlayLayers
import InlayTestSupport
import Testing

/// Random trees against `ReferencePainter`. `INLAY_LONG=1` paints 10,000 trees of either kind.
@Suite struct ReferenceTests {
  /// The most that plain pixels may be off, in 255ths: 2, and half of one for the last rounding. Each translucent layer
  /// and each group rounds, so they get that far only where several lie above each other.
  private static let plain = 2.5
  /// The most that pixels in a shadow may be off: 8, and the rounding.
  private static let shadow = 8.5
  /// The most that pixels with an edge in them may be off.
  private static let edge = 40.0
  /// What few pixels with an edge in them may exceed.
  private static let coarse = 16.0
  /// How many those are at most, for each pixel with an edge in it.
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

  @Test("random trees look as supersampling their definitions says")
  func trees() throws {
    let ingredients = Ingredients(text: false, layers: 8, slivers: false, sides: 16...60)
    let counts = try compare(Seeds.isLong ? 1_000 : 300, ingredients)
    #expect(counts.plain > counts.several && counts.edge > counts.several / 2, "most pixels are compared: \(counts)")
    #expect(Double(counts.coarse) <= Self.coarseShare * Double(counts.edge), "\(counts)")
  }

  @Test("random trees with shadows, masks, gradients, shapes and continuous corners look as their definitions say")
  func looks() throws {
    var ingredients = Ingredients(text: false, layers: 7, slivers: false, sides: 16...48)
    ingredients.looks = true
    ingredients.cards = true
    let counts = try compare(Seeds.isLong ? 1_000 : 320, ingredients)
    #expect(counts.plain + counts.shadow > counts.several && counts.edge > 1_000 && counts.shadow > 1_000, "\(counts)")
    #expect(Double(counts.coarse) <= Self.coarseShare * Double(counts.edge), "\(counts)")
  }
}
