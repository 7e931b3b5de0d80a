import InlayGraphics
import InlayTestSupport
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

  @Test("a root without a frame fills its scene, at other sizes too; it scrolls and keeps its sublayers' places")
  func rootWithoutFrame() throws {
    let (root, dot) = (Layer(), makeLayer(Rect(x: 10, y: 10, width: 5, height: 5), .black))
    root.backgroundColor = .white
    root.bounds.origin = Point(x: 0, y: 4)
    root.addSublayer(dot)
    let scene = Scene(root: root, size: Size(width: 50, height: 40))
    #expect(root.frame == Rect(x: 0, y: 0, width: 50, height: 40) && root.bounds.minY == 4)
    let picture = try scene.picture()
    #expect(picture.pixels.allSatisfy { $0 != 0 } && picture[12, 8] == 0xFF00_0000)
    scene.size = Size(width: 30, height: 60)
    #expect(root.frame == Rect(x: 0, y: 0, width: 30, height: 60))
    root.frame = Rect(x: 1, y: 2, width: 3, height: 4)
    scene.size = Size(width: 70, height: 60)
    #expect(root.frame == Rect(x: 1, y: 2, width: 3, height: 4), "the app has set one")
  }

  @Test("a root with a frame, a position or a transform keeps it, whatever the scene's size is")
  func rootWithFrame() {
    let changes: [(Layer) -> Void] = [
      { $0.frame = Rect(x: 3, y: 4, width: 5, height: 6) },
      { $0.frame = Rect(x: 0, y: 0, width: 50, height: 0) },
      { $0.position = Point(x: 3, y: 4) },
      { $0.transform = Transform(scaleX: 2, y: 2) },
    ]
    for (number, change) in changes.enumerated() {
      let (root, alone) = (Layer(), Layer())
      for layer in [root, alone] { change(layer) }
      let scene = Scene(root: root, size: Size(width: 50, height: 40))
      scene.tick(at: 0)
      scene.size = Size(width: 60, height: 40)
      scene.tick(at: 1)
      #expect(root.frame == alone.frame && root.bounds == alone.bounds && root.position == alone.position, "\(number)")
    }
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
