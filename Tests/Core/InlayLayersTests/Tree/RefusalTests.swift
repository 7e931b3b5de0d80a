import InlayGraphics
import InlayLayers
import Testing

/// Programming errors end the program. A debug build names the layers.
@Suite struct RefusalTests {
  /// Parts of the message of a failed program.
  private func expect(_ result: ExitTest.Result?, names words: String...) throws {
    #if DEBUG
      let said = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
      for word in words { #expect(said.contains(word)) }
    #endif
  }

  @Test("a layer cannot become a sublayer of itself")
  func itself() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let layer = Layer(named: "alone")
      layer.addSublayer(layer)
    }
    try expect(result, names: "a layer cannot contain itself", "Layer \"alone\"")
  }

  @Test("a layer cannot become a sublayer of its own sublayer")
  func cycle() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let outer = Layer(named: "outer", "middle")
      outer.sublayers[0].addSublayer(Layer(named: "inner"))
      outer.sublayers[0].sublayers[0].insertSublayer(outer, at: 0)
    }
    try expect(result, names: "Layer \"outer\"", "Layer \"inner\"")
  }

  @Test("a layer cannot be replaced by its own superlayer")
  func replacement() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let outer = Layer(named: "outer", "middle")
      outer.sublayers[0].addSublayer(Layer(named: "inner"))
      outer.sublayers[0].replaceSublayer(outer.sublayers[0].sublayers[0], with: outer)
    }
    try expect(result, names: "Layer \"outer\"", "Layer \"middle\"")
  }

  @Test("a layer cannot occur twice among the sublayers")
  func twice() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let layer = Layer(named: "double")
      Layer(named: "root").sublayers = [layer, layer]
    }
    try expect(result, names: "Layer \"double\"", "twice", "Layer \"root\"")
  }

  @Test("a layer is inserted above sublayers of the same layer only")
  func strangerAbove() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      Layer(named: "root").insertSublayer(Layer(named: "new"), above: Layer(named: "stranger"))
    }
    try expect(result, names: "Layer \"stranger\" is not a sublayer of Layer \"root\"")
  }

  @Test("a layer that is not a sublayer cannot be replaced")
  func strangerReplaced() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      Layer(named: "root").replaceSublayer(Layer(named: "stranger"), with: Layer(named: "new"))
    }
    try expect(result, names: "Layer \"stranger\" is not a sublayer of Layer \"root\"")
  }

  @Test("the root of a scene cannot become a sublayer")
  func rootOfScene() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let scene = Scene(root: Layer(named: "root"), size: Size(width: 1, height: 1))
      withExtendedLifetime(scene) { Layer(named: "outer").addSublayer(scene.root) }
    }
    try expect(result, names: "Layer \"root\" is the root of a scene")
  }

  @Test("a layer is the root of one scene at a time, and cannot have a superlayer then")
  func secondScene() async throws {
    let second = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let scene = Scene(root: Layer(named: "root"), size: Size(width: 1, height: 1))
      withExtendedLifetime(scene) { _ = Scene(root: scene.root, size: Size(width: 1, height: 1)) }
    }
    try expect(second, names: "Layer \"root\" is the root of another scene")
    let inside = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let outer = Layer(named: "outer", "inner")
      withExtendedLifetime(outer) { _ = Scene(root: outer.sublayers[0], size: Size(width: 1, height: 1)) }
    }
    try expect(inside, names: "Layer \"inner\", has a superlayer")
  }

  @Test("a layer may become the root of a scene after its first scene is released")
  func sceneGone() {
    let root = Layer(named: "root")
    do { _ = Scene(root: root, size: Size(width: 1, height: 1)) }
    #expect(root.scene == nil)
    let scene = Scene(root: root, size: Size(width: 1, height: 1))
    #expect(root.scene === scene)
  }
}
