import InlayGraphics
import InlayLayers
import InlayTestReference
import InlayTestSupport
import InlayText
import Testing

@Suite struct FrameThreadTests {
  @Test("frames are painted on other threads, several in parallel, while their scene continues")
  func otherThreads() async throws {
    let textContext = try TextContext()
    var random = SeededRandom(seed: 1)
    var plan = random.scenePlan(Ingredients(images: try TestImages.all(), layers: 20, sides: 100...100))
    plan.root.isHidden = false
    let scene = plan.makeScene(textContext)
    let layers = scene.root.subtree
    var expected: [Picture] = []
    let painted = try await withThrowingTaskGroup(of: (Int, Picture).self) { group in
      for index in 0..<24 {
        let layer = random.pick(layers)
        layer.position.x += random.length(-9...9)
        layer.opacity = random.double(0.2...1)
        layer.backgroundColor = Color(random.color())
        if let text = layer as? TextLayer { text.text = "frame \(index)" }
        expected.append(try scene.picture())
        let frame = try #require(scene.frame)
        group.addTask {
          let surface = try ImageSurface(pixelWidth: frame.pixelWidth, pixelHeight: frame.pixelHeight)
          return (index, Picture(try surface.painted(frame)))
        }
      }
      return try await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
    }
    for (index, picture) in expected.enumerated() { #expect(painted[index] == picture, "frame \(index)") }
  }

  @Test("separate scenes tick and paint on several threads in parallel and give the same pictures")
  func manyScenes() async throws {
    let images = try TestImages.all()
    @Sendable func picture(seed: UInt64) throws -> Picture {
      var random = SeededRandom(seed: seed)
      return try random.scenePlan(Ingredients(images: images)).makeScene(try TextContext()).picture()
    }
    let pictures = try await withThrowingTaskGroup(of: (UInt64, Picture).self) { group in
      for seed in 0..<UInt64(48) {
        group.addTask { (seed % 12, try picture(seed: seed % 12)) }
      }
      return try await group.reduce(into: [:]) { $0[$1.0, default: []].append($1.1) }
    }
    for seed in 0..<UInt64(12) {
      let expected = try picture(seed: seed)
      #expect(pictures[seed]?.count == 4)
      #expect(pictures[seed]?.allSatisfy { $0 == expected } == true, "seed \(seed)")
    }
  }
}
