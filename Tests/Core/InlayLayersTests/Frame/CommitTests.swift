import InlayGraphics
import InlayTestSupport
import Testing

@testable import InlayLayers

@Suite struct CommitTests {
  private let root = Layer(named: "root", "a", "b", "c")
  private let scene: Scene

  init() {
    for layer in root.sublayers {
      for name in ["x", "y", "z"] { layer.addSublayer(Layer(named: name)) }
    }
    for layer in root.subtree {
      layer.frame = Rect(x: 1, y: 1, width: 20, height: 20)
      layer.backgroundColor = .rgb(0x112233)
    }
    scene = Scene(root: root, size: Size(width: 30, height: 30))
    scene.tick(at: 0)
  }

  private func node() throws -> RenderNode { try #require(scene.frame?.root) }

  @Test("a changed layer and its superlayers have new nodes; all others return their old ones")
  func identity() throws {
    let before = try node()
    root.sublayers[1].sublayers[2].opacity = 0.5
    scene.tick(at: 1)
    let after = try node()
    let (parts, old) = (after.body.children, before.body.children)
    #expect(after.body !== before.body)
    #expect(parts[0] === old[0] && parts[2] === old[2])
    #expect(parts[1].body !== old[1].body)
    #expect(parts[1].body.children[0] === old[1].body.children[0])
    #expect(parts[1].body.children[1] === old[1].body.children[1])
    #expect(parts[1].body.children[2] !== old[1].body.children[2])
  }

  @Test("a commit visits the changed layers and their superlayers, each once")
  func visited() {
    let (a, b) = (root.sublayers[0], root.sublayers[1])
    func visits(_ change: () -> Void) -> Int {
      change()
      scene.tick(at: scene.time)
      return scene.layersVisited
    }
    #expect(visits {} == 0)
    #expect(visits { root.opacity = 0.5 } == 1)
    #expect(visits { a.opacity = 0.5 } == 2)
    #expect(visits { a.sublayers[0].opacity = 0.5 } == 3)
    #expect(
      visits {
        for layer in a.sublayers { layer.opacity = 0.25 }
        a.position.x = 3
      } == 5)
    #expect(
      visits {
        a.sublayers[0].opacity = 0.1
        b.sublayers[0].opacity = 0.1
      } == 5)
    #expect(visits { a.sublayers[0].isHidden = true } == 2, "what is hidden is not visited")
    #expect(visits { a.sublayers[0].opacity = 0.9 } == 0)
    #expect(visits { a.sublayers[0].isHidden = false } == 3)
  }

  @Test("a tick without a change visits no layer and keeps the frame")
  func unchanged() throws {
    let frame = try #require(scene.frame)
    for time in 1...1000 {
      scene.tick(at: Double(time))
      #expect(scene.layersVisited == 0)
    }
    #expect(scene.frame === frame)
  }

  @Test("a property that is changed and changed back gives the same frame, and nothing to paint")
  func changedBack() throws {
    let frame = try #require(scene.frame)
    let surface = try ImageSurface(for: scene)
    try scene.render(into: surface)
    let layer = root.sublayers[1].sublayers[1]
    layer.frame = Rect(x: 5, y: 5, width: 5, height: 5)
    layer.isHidden = true
    root.sublayers[0].removeFromSuperlayer()
    layer.isHidden = false
    layer.frame = Rect(x: 1, y: 1, width: 20, height: 20)
    #expect(scene.frame === frame)
    scene.tick(at: 1)
    #expect(scene.frame !== frame, "a layer was removed")
    layer.opacity = 0.5
    layer.opacity = 1
    let after = try #require(scene.frame)
    scene.tick(at: 2)
    #expect(scene.layersVisited == 3)
    #expect(scene.frame === after)
    try scene.render(into: surface)
    #expect(try scene.render(into: surface).pixelsPainted == 0)
  }

  @Test("a node states its changes since the node before it")
  func changes() throws {
    let layer = root.sublayers[0]
    layer.opacity = 0.5
    layer.position.x = 9
    scene.tick(at: 1)
    #expect(try node().body.children[0].changes == [LayerProperties(.opacity), LayerProperties(.position)])
    #expect(try node().changes == [])
    layer.opacity = 0.25
    scene.tick(at: 2)
    #expect(try node().body.children[0].changes == LayerProperties(.opacity))
  }

  @Test("a layer moved within the tree, or out and in again, has its node again")
  func moved() throws {
    let layer = root.sublayers[0].sublayers[0]
    let before = try node().body.children[0].body.children[0]
    root.sublayers[2].addSublayer(layer)
    scene.tick(at: 1)
    #expect(try node().body.children[2].body.children[3] === before)
    layer.removeFromSuperlayer()
    scene.tick(at: 2)
    root.sublayers[2].addSublayer(layer)
    scene.tick(at: 3)
    #expect(try node().body.children[2].body.children[3] === before)
  }

  @Test("a frame stays valid and unchanged while its scene changes and is released")
  func outlives() throws {
    var scene: Scene? = makeScene([makeLayer(Rect(x: 1, y: 1, width: 2, height: 2), .black)], width: 4, height: 4)
    scene?.tick(at: 0)
    let frame = try #require(scene?.frame)
    let before = Picture(try ImageSurface(pixelWidth: 4, pixelHeight: 4).painted(frame))
    scene?.root.sublayers[0].backgroundColor = .white
    scene?.tick(at: 1)
    scene = nil
    #expect(Picture(try ImageSurface(pixelWidth: 4, pixelHeight: 4).painted(frame)) == before)
  }

  @Test("a hidden root gives a frame of the background alone, kept until the root is shown")
  func hiddenRoot() throws {
    scene.backgroundColor = .rgb(0x00FF00)
    root.isHidden = true
    #expect(try scene.picture().pixels.allSatisfy { $0 == 0xFF00_FF00 })
    let frame = try #require(scene.frame)
    root.sublayers[0].opacity = 0.5
    scene.tick(at: 2)
    #expect(scene.frame === frame)
    root.isHidden = false
    #expect(try scene.picture().pixels.contains { $0 != 0xFF00_FF00 })
  }
}
