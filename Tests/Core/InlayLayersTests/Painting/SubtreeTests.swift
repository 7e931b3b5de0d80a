import InlayGraphics
import InlayLayers
import InlayTestReference
import InlayTestSupport
import Testing

@Suite struct SubtreeTests {
  @Test("a subtree painted at any scale equals that subtree as a separate scene")
  func alone() throws {
    var ingredients = Ingredients(text: false, images: try TestImages.all(), layers: 8, sides: 20...90)
    ingredients.looks = true
    ingredients.cards = true
    try withScenes(120, of: ingredients) { plan, random in
      let scene = plan.makeScene(nil)
      scene.tick(at: 0)
      guard let layer = scene.root.subtree.last, layer !== scene.root, !layer.bounds.isEmpty else { return nil }
      if random.chance(0.5) { layer.superlayer?.isHidden.toggle() }
      let scale = random.pick([0.5, 1, 1.3, 2, 4])
      let surface = try ImageSurface(pixelWidth: 60, pixelHeight: 50, scale: scale)
      try scene.renderLayer(layer, into: surface.filled(with: 0xFF12_3456))
      let part = Picture(surface)
      let before = try scene.picture()
      // The same layer in a separate scene, with its bounds' corner at that of the canvas.
      layer.removeFromSuperlayer()
      layer.anchorPoint = .zero
      layer.position = .zero
      layer.transform = .identity
      let own = Scene(
        root: layer, size: Size(width: 60 / scale, height: 50 / scale), scale: scale, textContext: nil)
      let expected = try own.picture()
      for index in part.pixels.indices where Picture.distance(part.pixels[index], expected.pixels[index]) > 1 {
        return "(\(index % 60), \(index / 60)) is \(hex(part.pixels[index])), not \(hex(expected.pixels[index])), "
          + "in a scene of \(before.width) pixels"
      }
      return nil
    }
  }

  @Test("a subtree is painted with its changes since the last tick, and the next tick shows them too")
  func changes() throws {
    let inner = makeLayer(Rect(x: 1, y: 1, width: 2, height: 2), .rgb(0x00FF00))
    let outer = makeLayer(Rect(x: 3, y: 3, width: 6, height: 6), .rgb(0xFF0000))
    outer.addSublayer(inner)
    let scene = makeScene([outer], width: 20, height: 20)
    let surface = try ImageSurface(for: scene)
    try scene.render(into: surface)
    inner.backgroundColor = .rgb(0x0000FF)
    outer.position.x += 5
    let part = try ImageSurface(pixelWidth: 4, pixelHeight: 4, scale: 2)
    try scene.renderLayer(inner, into: part)
    #expect(Picture(part).pixels.allSatisfy { $0 == 0xFF00_00FF })
    scene.tick(at: 1)
    try scene.render(into: surface)
    #expect(Picture(surface)[10, 5] == 0xFF00_00FF && Picture(surface)[5, 5] == .max)
    #expect(try Picture(surface) == scene.picture())
  }

  @Test("after the root was painted separately, the next tick still shows its changes")
  func root() throws {
    let scene = makeScene([], width: 4, height: 4)
    #expect(try scene.picture()[1, 1] == .max)
    scene.root.backgroundColor = .black
    try scene.renderLayer(scene.root, into: try ImageSurface(pixelWidth: 4, pixelHeight: 4))
    #expect(try scene.picture()[1, 1] == 0xFF00_0000)
  }

  @Test("a hidden layer paints nothing; a sublayer of it can be painted separately")
  func hidden() throws {
    let layer = makeLayer(Rect(x: 0, y: 0, width: 4, height: 4), .rgb(0x00FF00))
    let inner = makeLayer(Rect(x: 1, y: 1, width: 2, height: 2), .black)
    layer.addSublayer(inner)
    let scene = makeScene([layer], width: 8, height: 4)
    layer.isHidden = true
    let part = try ImageSurface(pixelWidth: 2, pixelHeight: 2).filled(with: 0xFF12_3456)
    try scene.renderLayer(layer, into: part)
    #expect(Picture(part).pixels.allSatisfy { $0 == 0 }, "what the surface showed is gone")
    try scene.renderLayer(inner, into: part)
    #expect(Picture(part).pixels.allSatisfy { $0 == 0xFF00_0000 })
    scene.root.isHidden = true
    try scene.renderLayer(scene.root, into: part)
    #expect(Picture(part).pixels.allSatisfy { $0 == 0 })
    scene.root.isHidden = false
    layer.isHidden = false
    #expect(try scene.picture()[0, 0] == 0xFF00_FF00, "ticks go on")
  }

  @Test("a layer with a mask, and the mask, can be painted separately; later ticks work")
  func layerAndMask() throws {
    let layer = makeLayer(Rect(x: 0, y: 0, width: 4, height: 4), .rgb(0x00FF00))
    let mask = makeLayer(Rect(x: 0, y: 0, width: 2, height: 4), .black)
    let scene = makeScene([layer], width: 8, height: 4)
    layer.mask = mask
    scene.tick(at: 0)
    let part = try ImageSurface(pixelWidth: 4, pixelHeight: 4)
    try scene.renderLayer(layer, into: part)
    #expect((0..<4).map { Picture(part)[$0, 2] } == [0xFF00_FF00, 0xFF00_FF00, 0, 0])
    mask.bounds.size.width = 3
    try scene.renderLayer(mask, into: part)
    #expect((0..<4).map { Picture(part)[$0, 2] } == [0xFF00_0000, 0xFF00_0000, 0xFF00_0000, 0])
    mask.backgroundColor = .white
    #expect(try scene.picture()[0, 1] == 0xFF00_FF00)
    layer.backgroundColor = .rgb(0xFF0000)
    #expect(try scene.picture()[0, 1] == 0xFFFF_0000)
  }

  @Test("a picture is written into a caller's memory row by row, and the padding stays unchanged")
  func memory() throws {
    let scene = makeScene([makeLayer(Rect(x: 0, y: 0, width: 3, height: 2), .rgb(0x00FF00))], width: 5, height: 4)
    let bytesPerRow = 5 * 4 + 12
    let memory = UnsafeMutableRawPointer.allocate(byteCount: bytesPerRow * 4, alignment: 4)
    defer { memory.deallocate() }
    memory.initializeMemory(as: UInt8.self, repeating: 0xAB, count: bytesPerRow * 4)
    let surface = try ImageSurface(memory: memory, pixelWidth: 5, pixelHeight: 4, bytesPerRow: bytesPerRow)
    try scene.render(into: surface)
    let expected = try scene.picture()
    for y in 0..<4 {
      for x in 0..<5 {
        #expect(memory.load(fromByteOffset: y * bytesPerRow + x * 4, as: UInt32.self) == expected[x, y])
      }
      for byte in 20..<bytesPerRow {
        #expect(memory.load(fromByteOffset: y * bytesPerRow + byte, as: UInt8.self) == 0xAB)
      }
    }
    try scene.renderLayer(scene.root.sublayers[0], into: surface)
    #expect(memory.load(as: UInt32.self) == 0xFF00_FF00)
    #expect(memory.load(fromByteOffset: 16, as: UInt32.self) == 0)
  }
}
