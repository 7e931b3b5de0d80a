import InlayGraphics
import InlayLayers
import Testing

@Suite struct ReferenceTests {
  /// The most that plain pixels may be off, in 255ths: each of several translucent layers rounds once.
  private static let plain = 2.5
  /// The most that pixels in a shadow may be off.
  private static let shadow = 8.5
  /// The most that pixels with an edge in them may be off.
  private static let edge = 40.0

  @Test("random trees look as supersampling their definitions says")
  func trees() throws {
    let ingredients = Ingredients(text: false, layers: 8, slivers: false, sides: 16...60)
    let textContext = try TextContext()
    var counts = (plain: 0, edge: 0, several: 0)
    try withScenes(250, of: ingredients) { plan, _ in
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
          counts.plain += 1
          if color.distance(to: pixel) > Self.shadow { return "\(place), not \(color) in a shadow" }
        case .edge(let color):
          counts.edge += 1
          if color.distance(to: pixel) > Self.edge { return "\(place), not \(color) at an edge" }
        case .several:
          counts.several += 1
        }
      }
      return nil
    }
    #expect(counts.plain > counts.several && counts.edge > counts.several / 2, "most pixels are compared: \(counts)")
  }

  @Test("random trees with shadows, masks, gradients, shapes and continuous corners look as their definitions say")
  func looks() throws {
    var ingredients = Ingredients(text: false, layers: 7, slivers: false, sides: 16...48)
    ingredients.looks = true
    let textContext = try TextContext()
    var counts = (plain: 0, shadow: 0, edge: 0, coarse: 0, several: 0)
    try withScenes(Seeds.isLong ? 1_000 : 320, of: ingredients) { plan, _ in
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
          if distance > 16 { counts.coarse += 1 }
        case .several: counts.several += 1
        }
      }
      return nil
    }
    #expect(counts.plain + counts.shadow > counts.several && counts.edge > 1_000 && counts.shadow > 1_000, "\(counts)")
    #expect(Double(counts.coarse) <= 0.45 * Double(counts.edge), "\(counts)")
  }
}
