import InlayGraphics
import InlaySystem
import InlayTestReference
import InlayTestSupport
import InlayText
import Testing

@testable import InlayLayers

/// Painting is counted while it is done, and refused before the next piece of work.
@Suite struct PaintWorkTests {
  /// Paints layers, and returns what was counted.
  private func paint(
    _ layers: [Layer], side: Double = 600, meter: CountingMeter = CountingMeter(), tileBytes: Int = 16 << 20
  ) throws -> (meter: CountingMeter, tiles: Int) {
    let scene = makeScene(layers, width: side, height: side)
    scene.tick(at: 0)
    let renderer = Renderer(tileByteLimit: tileBytes)
    renderer.meter = meter
    defer { #expect(meter.bytes == 0) }
    try renderer.render(#require(scene.frame), into: ImageSurface(for: scene))
    return (meter, renderer.tiles.cache.misses)
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

  @Test("the counted work and memory of any tree are those of painting it anew, whatever the caches have")
  func cachesDoNotCount() throws {
    let ingredients = Ingredients(
      looks: true, anything: true, cards: true, images: try TestImages.all(), layers: 25, sides: 50...400)
    let textContext = try TextContext()
    try withSeeds(150) { random in
      let scene = random.scenePlan(ingredients).makeScene(textContext)
      scene.tick(at: 0)
      guard let frame = scene.frame else { return "no frame" }
      func count(_ renderer: Renderer) throws -> CountingMeter {
        let meter = CountingMeter()
        renderer.meter = meter
        try renderer.render(frame, into: try ImageSurface(for: scene))
        return meter
      }
      let fresh = try count(Renderer())
      let renderer = Renderer(tileByteLimit: random.pick([0, 20_000, 1 << 18, 16 << 20]))
      // Tiles that were made without a meter, and then with one.
      if random.pick([false, true]) { try renderer.render(frame, into: try ImageSurface(for: scene)) }
      for _ in 0..<2 {
        let warm = try count(renderer)
        if warm.total != fresh.total { return "\(warm.total) units, not \(fresh.total)" }
        if warm.peak != fresh.peak { return "\(warm.peak) bytes, not \(fresh.peak)" }
      }
      return nil
    }
  }

  @Test("texts count the same, whatever the caches have: shaped, composed of words, and without a meter before")
  func textCaches() throws {
    let strings = ["Row 1", "Row 2", "Words of a row", "<b>Bold</b> <span size='20pt'>large</span>", "", "\u{1F600} x"]
    func count(_ context: TextContext) -> CountingMeter {
      let meter = CountingMeter()
      for string in strings {
        for markup in [false, true] {
          var format = TextFormat(font: Font(families: ["Inter"], size: 12))
          format.usesMarkup = markup
          for width in [Double.infinity, 30] {
            let size = Size(width: width, height: .infinity)
            _ = context.layout(string, format: format, in: size, scale: 1, meter: meter)
            _ = context.size(of: string, format: format, in: size, meter: meter)
          }
        }
      }
      return meter
    }
    let fresh = count(try TextContext())
    #expect((fresh.amounts[.shapedLine] ?? 0) > strings.count && fresh.fonts.count > 1)
    let context = try TextContext()
    let format = TextFormat(font: Font(families: ["Inter"], size: 12))
    for string in strings + ["Row 3", "Row 4"] { _ = context.layout(string, format: format) }
    for _ in 0..<2 {
      let warm = count(context)
      #expect(warm.amounts == fresh.amounts)
      #expect(warm.fonts == fresh.fonts)
    }
    context.cacheByteLimit = 0
    #expect(count(context).amounts == fresh.amounts)
  }

  @Test("parts that opaque ones hide cost no pixels")
  func hidden() throws {
    let fill = { makeLayer(Rect(x: 0, y: 0, width: 600, height: 600), .black) }
    let (one, many) = (try paint([fill()]).meter, try paint((0..<100).map { _ in fill() }).meter)
    #expect(many.amounts[.filledPixel] == one.amounts[.filledPixel])
  }

  // MARK: Memory

  @Test("groups in groups hold their bitmaps at once, groups beside each other one after another")
  func groups() throws {
    let frame = Rect(x: 0, y: 0, width: 600, height: 600)
    func faded(_ layer: Layer) { layer.opacity = 0.5 }
    func peak(_ layers: [Layer]) throws -> Double { try paint(layers).meter.peak }
    let bytes = 600.0 * 600 * 4
    #expect(try peak([]) == 0)
    #expect(try peak([nested(1, frame, faded)]) == bytes)
    #expect(try peak([nested(3, frame, faded)]) == 3 * bytes)
    #expect(try peak([nested(1, frame, faded), nested(1, frame, faded)]) == bytes)
    let masked = nested(1, frame) { $0.mask = makeLayer(frame, Color(RGBColor(white: 0, alpha: 0.5))) }
    #expect(try peak([masked]) == 2 * bytes + bytes / 4)
  }

  @Test("a blurred tile holds its mask, with the margin of the blur, and the planes of the blur")
  func blurs() throws {
    let card = makeLayer(Rect(x: 200, y: 200, width: 100, height: 100), .white)
    card.shadowOpacity = 1
    card.shadowRadius = 20
    card.shadowOffset = .zero
    let side = 100 + 4 * 60
    let tile = 220 * 220
    #expect(try paint([card]).meter.peak == Double(tile + side * side * Bitmap.bytesOfBlurredPixel))
  }

  // MARK: Limits

  @Test("a frame beyond the limit of work or of bytes is refused and leaves the surface empty, at the limit not")
  func limits() throws {
    let frame = Rect(x: 0, y: 0, width: 600, height: 600)
    let layers = { [self.nested(1, frame) { $0.opacity = 0.5 }] }
    let whole = try paint(layers()).meter
    func isRefused(work: Int, bytes: Double) throws -> Bool {
      let meter = CountingMeter()
      (meter.mostWork, meter.mostBytes) = (work, bytes)
      let scene = makeScene(layers(), width: 600, height: 600)
      scene.tick(at: 0)
      scene.meter = meter
      let surface = try ImageSurface(for: scene)
      do throws(InlayError) {
        try scene.render(into: surface)
        return false
      } catch {
        #expect(error.kind == .limitExceeded && surface.contents == nil)
        return true
      }
    }
    #expect(try !isRefused(work: whole.total, bytes: whole.peak))
    #expect(try isRefused(work: whole.total - 1, bytes: whole.peak))
    #expect(try isRefused(work: whole.total, bytes: whole.peak - 1))
  }

  /// Each level is cut into tiles by the edges of the one around it: the number of parts grows exponentially.
  private func turned(_ layer: Layer) {
    layer.transform = Transform(a: 1, b: 0.01, c: 0, d: 1, tx: 0, ty: 0)
    layer.masksToBounds = true
  }

  @Test("layers that clips in clips cut into any number of parts are refused after the steps that the limit allows")
  func exponential() throws {
    let layer = nested(40, Rect(x: 1, y: 1, width: 599, height: 599), turned)
    let meter = CountingMeter()
    meter.mostWork = 70_000
    #expect(throws: InlayError(.limitExceeded, "too much listStep")) { try paint([layer], meter: meter) }
    #expect(meter.total < 71_000 && meter.amounts.count == 1)
  }

  @Test("a list that would be longer than any list may be is refused")
  func incomplete() throws {
    var builder = PaintListBuilder(limit: 1)
    builder.add(
      .fill(.black), DeviceRect(x: 0, y: 0, width: 9, height: 9),
      DeviceRegion(DeviceRect(x: 0, y: 0, width: 9, height: 9)))
    let message = "clips, masks and shadows cut the layers into more than 2000000 pieces; 2000000 are allowed"
    #expect(throws: InlayError(.limitExceeded, message)) { try CountingMeter().spend(onListing: builder) }
  }

  @Test("shadows of shadows are refused at the limit of work")
  func shadowsInShadows() throws {
    let shadows = nested(40, Rect(x: 3, y: 3, width: 500, height: 500)) { $0.shadowOpacity = 1 }
    let meter = CountingMeter()
    meter.mostWork = 20_000_000
    #expect(throws: InlayError.self) { try paint([shadows], meter: meter, tileBytes: 0) }
    #expect(meter.total < 21_000_000)
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
