import InlayGraphics
import InlaySystem
import InlayTestSupport
import InlayText
import Testing

@testable import InlayLayers

/// The cost of a frame, found without painting.
@Suite struct PaintCostTests {
  private func cost(
    _ layers: [Layer], side: Double = 600, within limits: PaintCost.Limits = PaintCost.Limits()
  ) throws -> PaintCost {
    let scene = makeScene(layers, width: side, height: side)
    scene.tick(at: 0)
    return PaintCost(of: try #require(scene.frame), within: limits)
  }

  /// Layers in each other, each with the same frame and change, around a black one.
  private func nested(_ count: Int, _ frame: Rect, _ change: (Layer) -> Void) -> Layer {
    let outermost = makeLayer(frame)
    change(outermost)
    var inner = outermost
    for _ in 1..<count {
      let next = makeLayer(frame)
      change(next)
      inner.addSublayer(next)
      inner = next
    }
    inner.addSublayer(makeLayer(frame, .black))
    return outermost
  }

  // MARK: Work

  @Test("the cost of any tree is the work of painting it with a new renderer, for any cache of tiles")
  func equalsPainting() throws {
    let ingredients = Ingredients(
      looks: true, anything: true, cards: true, images: try TestImages.all(), layers: 25, sides: 50...400)
    let textContext = try TextContext()
    try withSeeds(150) { random in
      let scene = random.scenePlan(ingredients).makeScene(textContext)
      scene.tick(at: 0)
      guard let frame = scene.frame else { return "no frame" }
      let renderer = Renderer(tileByteLimit: random.pick([0, 20_000, 1 << 18, 16 << 20]))
      let budget = WorkBudget(maximumWork: .max, maximumBytes: .max)
      let cost = PaintCost(of: frame, within: renderer.limits(within: budget))
      renderer.budget = budget
      try renderer.render(frame, into: try ImageSurface(for: scene))
      if cost.tileCount != renderer.tiles.cache.misses {
        return "\(cost.tileCount) tiles, not \(renderer.tiles.cache.misses)"
      }
      return cost.work == budget.workSpent ? nil : "\(cost.work) units, not \(budget.workSpent)"
    }
  }

  @Test("a tile of many layers counts once while the cache can keep it, else for each layer")
  func tilesOnce() throws {
    func cards(_ count: Int) -> [Layer] {
      (0..<count).map { index in
        let card = makeLayer(
          Rect(x: Double(index % 10) * 50, y: Double(index / 10) * 40, width: 45, height: 35), .white)
        card.cornerRadius = 8
        card.shadowOpacity = 1
        return card
      }
    }
    let one = try cost(cards(1)).tileCount
    #expect(one > 4)
    #expect(try cost(cards(100)).tileCount == one)
    #expect(try cost(cards(100), within: PaintCost.Limits(tileBytes: 0)).tileCount > 100)
  }

  @Test("parts that opaque ones hide cost no pixels")
  func hidden() throws {
    let fill = { makeLayer(Rect(x: 0, y: 0, width: 600, height: 600), .black) }
    let (one, many) = (try cost([fill()]).work, try cost((0..<100).map { _ in fill() }).work)
    #expect(many < 2 * one)
  }

  // MARK: Memory

  @Test("groups in groups hold their bitmaps at once, groups beside each other one after another")
  func groups() throws {
    let frame = Rect(x: 0, y: 0, width: 600, height: 600)
    func faded(_ layer: Layer) { layer.opacity = 0.5 }
    let bytes = 600 * 600 * 4
    #expect(try cost([]).mostBytes == bytes)
    #expect(try cost([nested(1, frame, faded)]).mostBytes == 2 * bytes)
    #expect(try cost([nested(3, frame, faded)]).mostBytes == 4 * bytes)
    #expect(try cost([nested(1, frame, faded), nested(1, frame, faded)]).mostBytes == 2 * bytes)
    let masked = nested(1, frame) { $0.mask = makeLayer(frame, LayerColor(Color(white: 0, alpha: 0.5))) }
    #expect(try cost([masked]).mostBytes == 3 * bytes + bytes / 4)
  }

  @Test("a blurred tile holds its mask, with the margin of the blur, and the planes of the blur")
  func blurs() throws {
    let card = makeLayer(Rect(x: 200, y: 200, width: 100, height: 100), .white)
    card.shadowOpacity = 1
    card.shadowRadius = 20
    card.shadowOffset = .zero
    let side = 100 + 4 * 60
    let tile = 220 * 220
    #expect(try cost([card]).mostBytes == 600 * 600 * 4 + tile + side * side * Bitmap.bytesOfBlurredPixel)
  }

  // MARK: Limits

  @Test("a frame beyond the limit of work or of bytes is refused with both numbers, at the limit not")
  func limits() throws {
    let layers = { [makeLayer(Rect(x: 0, y: 0, width: 600, height: 600), LayerColor(Color.black.withAlpha(0.5)))] }
    let whole = try cost(layers())
    #expect(whole.excess == nil)
    func excess(work: Int, bytes: Int) throws -> String? {
      try cost(layers(), within: PaintCost.Limits(work: work, bytes: bytes)).excess
    }
    #expect(try excess(work: whole.work, bytes: whole.mostBytes) == nil)
    let words = "units of work (of a nanosecond, about)"
    #expect(
      try excess(work: whole.work - 1, bytes: whole.mostBytes)
        == "one frame takes more than \(whole.work - 1) \(words), \(whole.work) of them for painting")
    let what = "the canvas with layers with opacity, masks or shadows, one in another,"
    #expect(
      try excess(work: whole.work, bytes: whole.mostBytes - 1)
        == "\(what) needs 2 MiB of memory at once; 1 MiB are allowed")
  }

  /// Each level is cut into tiles by the edges of the one around it: the number of parts grows exponentially.
  private func turned(_ layer: Layer) {
    layer.transform = Transform(a: 1, b: 0.01, c: 0, d: 1, tx: 0, ty: 0)
    layer.masksToBounds = true
  }

  @Test("layers that clips in clips cut into any number of parts are refused after the steps that the limit allows")
  func exponential() throws {
    let layer = nested(40, Rect(x: 1, y: 1, width: 599, height: 599), turned)
    let cost = try cost([layer], within: PaintCost.Limits(work: 10_000_000))
    #expect(cost.excess?.hasPrefix("one frame takes more than 10 million") ?? false)
    #expect(cost.work < 10_100_000)
    #expect(cost.listingWork == Double(cost.work))
  }

  @Test("a list that would be longer than any list may be is refused")
  func incomplete() throws {
    var builder = PaintListBuilder(limit: 1)
    builder.add(
      .fill(.black), DeviceRect(x: 0, y: 0, width: 9, height: 9),
      DeviceRegion(DeviceRect(x: 0, y: 0, width: 9, height: 9)))
    let message = "clips, masks and shadows cut the layers into more than 2000000 pieces; 2000000 are allowed"
    #expect(throws: InlayError(.limitExceeded, message)) {
      try WorkBudget(maximumWork: .max, maximumBytes: .max).take(builder)
    }
  }

  @Test("shadows of shadows are refused at the limit of work, with few tiles")
  func shadowsInShadows() throws {
    let shadows = nested(40, Rect(x: 3, y: 3, width: 500, height: 500)) { $0.shadowOpacity = 1 }
    let cost = try cost([shadows], within: PaintCost.Limits(work: 100_000_000, tileBytes: 0))
    #expect(cost.excess?.hasPrefix("one frame takes more than 100 million") ?? false)
    #expect(cost.work < 300_000_000)
    #expect(cost.tileCount < 5_000)
  }

  @Test("a list ends at its limit of steps, also in groups, and tells that it is incomplete")
  func longestList() throws {
    let frame = Rect(x: 0, y: 0, width: 600, height: 600)
    let layers = (0..<500).map { _ in makeLayer(frame, .black) }
    let group = makeLayer(frame)
    group.opacity = 0.5
    for layer in layers { group.addSublayer(layer) }
    let scene = makeScene([group], width: 600, height: 600)
    scene.tick(at: 0)
    let root = try #require(scene.frame?.root)
    func list(_ limit: Int) -> PaintListBuilder {
      var builder = PaintListBuilder(limit: limit)
      builder.add(root, in: .identity, clip: DeviceRegion(DeviceRect(x: 0, y: 0, width: 600, height: 600)))
      return builder
    }
    let whole = list(.max)
    #expect(whole.isComplete && whole.steps > 1000)
    #expect(list(whole.steps).isComplete)
    #expect(!list(whole.steps - 1).isComplete)
    let part = list(300)
    #expect(!part.isComplete && (300..<310).contains(part.steps))
    #expect(part.items.isEmpty)
  }
}
