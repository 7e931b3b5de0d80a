import InlayGraphics
import InlaySystem
import InlayTestReference
import InlayTestSupport
import InlayText
import Testing

@testable import InlayLayers

@Suite struct TileCacheTests {
  private func key(_ number: Int) -> TileKey {
    let shape = DeviceShape(rect: Rect(x: 0, y: 0, width: Double(number), height: 5), radius: 2, corners: .all)
    return TileKey(drawing: .shape(shape), width: 10, height: 10)
  }

  private func bitmap(height: Int) throws(InlayError) -> Bitmap {
    try Bitmap(width: 16, height: height, format: .a8)
  }

  @Test("equal shapes have equal hashes, also with -0, and other shapes mostly have others")
  func hashes() {
    var random = SeededRandom()
    let numbers: [Double] = [-0.0, 0, 0.5, 1, 4, 10.25, 1 / 256]
    let shapes = (0..<4_000).map { _ in
      var shape = DeviceShape(
        rect: Rect(x: 1, y: 1, width: random.pick(numbers), height: random.pick(numbers)),
        radius: random.pick([0, 2, 9]), corners: random.pick([.all, .top]), border: random.pick([nil, 1, 2]))
      shape.rect.origin = Point(x: random.pick(numbers), y: random.pick(numbers))
      return shape
    }
    var first: [DeviceShape: Int] = [:]
    for shape in shapes { first[shape] = shape.hashValue }
    for shape in shapes { #expect(first[shape] == shape.hashValue) }
    #expect(Set(first.values).count == first.count)
    for (index, shape) in shapes.prefix(100).enumerated() {
      for other in shapes.prefix(index) where other == shape { #expect(other.hashValue == shape.hashValue) }
    }
  }

  @Test("a cached tile is made once")
  func madeOnce() throws {
    let cache = TileCache(byteLimit: 1 << 20)
    let first = try cache.tile(for: key(1)) { () throws(InlayError) in try bitmap(height: 4) }
    let second = try cache.tile(for: key(1)) { () throws(InlayError) in try bitmap(height: 4) }
    #expect(first === second)
    #expect(cache.hits == 1 && cache.misses == 1)
    #expect(cache.byteCount == first.byteCount + TileCache.bytesPerTile)
  }

  @Test("a cache never exceeds its limit of bytes, for any sizes of tiles")
  func limit() throws {
    try withSeeds(20) { random in
      let limit = random.int(0...40_000)
      let cache = TileCache(byteLimit: limit)
      for _ in 0..<300 {
        _ = try cache.tile(for: key(random.int(1...60))) { () throws(InlayError) in
          try bitmap(height: random.int(1...90))
        }
        if cache.byteCount > limit { return "\(cache.byteCount) bytes of at most \(limit)" }
      }
      return nil
    }
  }

  @Test("the least recently used tiles are evicted first")
  func leastRecentlyUsed() throws {
    let cache = TileCache(byteLimit: 4 * (160 + TileCache.bytesPerTile))
    for number in 1...4 { _ = try cache.tile(for: key(number)) { () throws(InlayError) in try bitmap(height: 10) } }
    _ = try cache.tile(for: key(1)) { () throws(InlayError) in try bitmap(height: 10) }
    _ = try cache.tile(for: key(5)) { () throws(InlayError) in try bitmap(height: 10) }
    let misses = cache.misses
    _ = try cache.tile(for: key(1)) { () throws(InlayError) in try bitmap(height: 10) }
    _ = try cache.tile(for: key(5)) { () throws(InlayError) in try bitmap(height: 10) }
    #expect(cache.misses == misses)
    _ = try cache.tile(for: key(2)) { () throws(InlayError) in try bitmap(height: 10) }
    #expect(cache.misses == misses + 1)
  }

  @Test("tiles that are too large to keep are made again and give the same pixels")
  func evictingChangesNothing() throws {
    let ingredients = Ingredients(images: try TestImages.all())
    let textContext = try TextContext()
    try withScenes(60, of: ingredients) { plan, random in
      let scene = plan.makeScene(textContext)
      let whole = try scene.picture()
      let renderer = Renderer(tileByteLimit: random.pick([0, 3_000, 30_000]))
      let surface = try ImageSurface(for: scene)
      let frame = try #require(scene.frame)
      for rect in random.partition(of: frame.bounds, depth: 3) {
        try surface.painted(frame, in: DeviceRegion(rect), by: renderer)
      }
      return Picture(surface).difference(from: whole)
    }
  }

  @Test(
    "cards of one radius use four tiles, for all colours, sizes and corners; painting them again makes none")
  func sharedTiles() throws {
    let cards = (0..<12).map { index in
      let card = makeLayer(
        Rect(x: 5, y: Double(index * 40), width: Double(60 + index), height: 35), .rgb(UInt32(index) * 20))
      card.cornerRadius = 10
      card.maskedCorners = [.all, .top, .bottom, .left][index % 4]
      return card
    }
    let scene = makeScene(cards, width: 100, height: 480, scale: 2)
    let first = try scene.render(into: try ImageSurface(for: scene))
    #expect(first.tileMisses == 4)
    #expect(first.tileHits == 3 * (4 + 2 + 2 + 2) - 4)
    let second = try scene.render(into: try ImageSurface(for: scene))
    #expect(second.tileMisses == 0)
  }

  @Test("a stretched image that moves by whole pixels keeps its tile")
  func movedImage() throws {
    let layer = Layer()
    layer.contents = try TestImages.all().first
    layer.frame = Rect(x: 5.3, y: 5.7, width: 61.5, height: 40)
    let scene = makeScene([layer], width: 100, height: 100, scale: 1.25)
    #expect(try scene.render(into: try ImageSurface(for: scene)).tileMisses == 1)
    layer.position.y += 4
    let moved = try scene.render(into: try ImageSurface(for: scene))
    #expect(moved.tileMisses == 0 && moved.tileHits == 1)
  }

  @Test("a tile of a released image is not used for another image at the same memory address")
  func orphans() throws {
    let cache = TileCache(byteLimit: 1 << 20)
    var places: Set<ObjectIdentifier> = []
    for _ in 0..<200 {
      let image = try Image(pixelWidth: 1, pixelHeight: 1, premultipliedPixels: [.max])
      let pieces = ImagePieces(pieces: [], transform: .identity, filter: .linear)
      let key = TileKey(drawing: .contents(.image(pieces)), of: image, width: 16, height: 4)
      let made = try cache.tile(for: key) { () throws(InlayError) in try bitmap(height: 4) }
      #expect(try cache.tile(for: key) { () throws(InlayError) in try bitmap(height: 4) } === made)
      places.insert(ObjectIdentifier(image))
    }
    // Each image was another one, so each had its own tile.
    #expect(cache.misses == 200 && cache.hits == 200)
    #expect(
      cache.byteCount == places.count * (64 + TileCache.bytesPerTile),
      "places in memory are used again, and tiles replaced")
  }

  @Test("a renderer retains only a bounded number of painted images")
  func images() throws {
    let renderer = Renderer()
    var painted: [WeakImage] = []
    for index in 0..<40 {
      let image = try Image(pixelWidth: 1000, pixelHeight: 1000) { _ in }
      painted.append(WeakImage(image: image))
      let layer = makeLayer(Rect(x: 0, y: 0, width: index % 2 == 0 ? 10 : 1000, height: 10))
      layer.contents = image
      layer.contentsGravity = index % 2 == 0 ? .resize : .topLeft
      let scene = makeScene([layer], width: 20, height: 20)
      scene.tick(at: 0)
      try ImageSurface(for: scene).painted(try #require(scene.frame), by: renderer)
    }
    #expect(painted.count { $0.image != nil } <= 8)
  }
}

private struct WeakImage {
  weak var image: Image?
}
