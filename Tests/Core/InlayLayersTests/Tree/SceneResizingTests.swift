import InlayGraphics
import Testing

@testable import InlayLayers

@Suite struct SceneResizingTests {
  @Test("a resized scene is the picture of a new one of that size and scale")
  func picture() throws {
    func tree() -> Layer {
      let root = Layer()
      root.backgroundColor = Color(red: 1, green: 0, blue: 0)
      let dot = Layer()
      dot.frame = Rect(x: 5.5, y: 5.5, width: 10, height: 10)
      dot.cornerRadius = 4
      dot.backgroundColor = .black
      root.addSublayer(dot)
      return root
    }
    let scene = Scene(root: tree(), size: Size(width: 50, height: 40))
    scene.resize(to: Size(width: 50, height: 40))
    scene.tick(at: 0)
    scene.resize(to: Size(width: 60, height: 30), scale: 1.5)
    scene.tick(at: 1)
    let new = Scene(root: tree(), size: Size(width: 60, height: 30), scale: 1.5)
    new.root.frame = Rect(x: 0, y: 0, width: 60, height: 30)
    new.tick(at: 0)
    let surfaces = try [scene, new].map { scene in
      let surface = try ImageSurface(for: scene)
      try scene.render(into: surface)
      return surface.pixels()
    }
    #expect(surfaces[0].count == 90 * 45)
    #expect(surfaces[0] == surfaces[1])
  }

  @Test("a scene that is resized to its own size needs no tick")
  func same() {
    let root = Layer()
    root.frame = Rect(x: 0, y: 0, width: 50, height: 40)
    let scene = Scene(root: root, size: Size(width: 50, height: 40))
    scene.tick(at: 0)
    scene.resize(to: Size(width: 50, height: 40), scale: 1)
    #expect(scene.nextTickTime == nil)
  }
}
