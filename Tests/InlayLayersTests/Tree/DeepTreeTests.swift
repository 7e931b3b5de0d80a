import Foundation
import InlayGraphics
import InlayTestSupport
import Synchronization
import Testing

@testable import InlayLayers

private final class Counter {
  var alive = 0
}

/// A black square; its instances are counted.
private final class Counted: Layer {
  private let counter: Counter

  init(_ counter: Counter) {
    self.counter = counter
    super.init()
    counter.alive += 1
    frame = Rect(x: 0, y: 0, width: 9, height: 9)
    backgroundColor = .black
  }

  deinit { counter.alive -= 1 }
}

/// Trees that are deeper than any stack are made, laid out, committed, painted, dumped and released.
@Suite struct DeepTreeTests {
  /// A quarter of the stack size of threads on Linux.
  private static let stackSize = 2 << 20

  /// Nested layers, made from the outside inwards or from the inside outwards.
  private static func chain(
    _ count: Int, isInwards: Bool = false, make: (Int) -> Layer = { _ in makeLayer(square, .black) }
  ) -> Layer {
    let outermost = make(0)
    var current = outermost
    for index in 1..<count {
      let next = make(index)
      if isInwards { current.addSublayer(next) } else { next.addSublayer(current) }
      current = next
    }
    return isInwards ? outermost : current
  }

  private static let square = Rect(x: 0, y: 0, width: 9, height: 9)

  @Test(
    "100,000 nested layers support all operations of a tree, on a small stack",
    arguments: [(100_000, false), (20_000, true)])
  func deepest(count: Int, isInwards: Bool) async {
    let answer = await onSmallStack(size: Self.stackSize) { () -> [String] in
      let counter = Counter()
      var wrong: [String] = []
      func expect(_ isRight: Bool, _ what: String) { if !isRight { wrong.append(what) } }
      var tree: Layer? = Self.chain(count, isInwards: isInwards) { _ in Counted(counter) }
      var scene: Scene? = makeScene([], width: 9, height: 9)
      if let scene, let top = tree {
        var problems: [String] = []
        scene.problemHandler = { problems.append($0.message) }
        scene.root.addSublayer(top)
        scene.tick(at: 0)
        expect(!scene.root.isLayoutDue, "layout is due")
        expect(
          problems == ["lies 500 deep in the tree; layers deeper than 500 are not shown"], "problems are \(problems)")
        do {
          let surface = try ImageSurface(for: scene)
          try scene.render(into: surface)
          expect(surface.pixels().allSatisfy { $0 == 0xFF00_0000 }, "not all is painted")
          expect(try !scene.svgData().isEmpty, "no SVG")
          expect(try !scene.pdfData().isEmpty, "no PDF")
        } catch {
          wrong.append("\(error)")
        }
        expect(scene.root.hitTest(Point(x: 5, y: 5)) != nil, "nothing is hit")
        expect(scene.root.dump().split(separator: "\n").count == Layer.maximumDepth + 1, "the dump has other lines")
        scene.scale = 2
        scene.tick(at: 1)
        top.removeFromSuperlayer()
        scene.root.mask = top
        scene.tick(at: 2)
        scene.root.mask = nil
      }
      scene = nil
      expect(counter.alive == count, "some are gone")
      tree = nil
      expect(counter.alive == 0, "\(counter.alive) are left")
      return wrong
    }
    #expect(answer == [])
  }

  @Test("the cost of adding nested layers inside a scene does not depend on the depth")
  func inScene() {
    let scene = makeScene([], width: 9, height: 9)
    var current = scene.root
    for _ in 0..<50_000 {
      let next = Layer()
      current.addSublayer(next)
      current = next
    }
    #expect(current.scene === scene)
    scene.root.sublayers[0].removeFromSuperlayer()
    #expect(current.scene == nil && !current.flags.contains(.isInScene))
  }

  @Test("layers are shown to the maximum depth, and changes below it cost no frame")
  func border() throws {
    let scene = makeScene([], width: 9, height: 9)
    let layers = (0..<Layer.maximumDepth).map { _ in makeLayer(Self.square) }
    var current = scene.root
    for layer in layers {
      current.addSublayer(layer)
      current = layer
    }
    // The root is the first.
    layers[Layer.maximumDepth - 2].backgroundColor = .black
    layers[Layer.maximumDepth - 1].backgroundColor = .rgb(0xFF0000)
    #expect(try scene.picture().pixels.allSatisfy { $0 == 0xFF00_0000 })
    let frame = scene.frame
    layers[Layer.maximumDepth - 1].backgroundColor = .rgb(0x00FF00)
    scene.tick(at: 1)
    #expect(scene.frame === frame)
    scene.tick(at: 2)
    #expect(scene.layersVisited == 0)
    #expect(scene.root.hitTest(Point(x: 4, y: 4)) === layers[Layer.maximumDepth - 2])
    // One level less makes it visible.
    scene.root.addSublayer(layers[1])
    #expect(try scene.picture().pixels.allSatisfy { $0 == 0xFF00_FF00 })
    #expect(scene.root.hitTest(Point(x: 4, y: 4)) === layers[Layer.maximumDepth - 1])
  }

  @Test("groups, masks and clips of the maximum depth are painted on a stack of 4 MiB")
  func deepGroups() async {
    for kind in 0..<4 {
      let isPainted = await onSmallStack(size: 2 * Self.stackSize) { () -> Bool in
        let chain = Self.chain(Layer.maximumDepth - 1) { index in
          let layer = makeLayer(Self.square, .black)
          switch kind {
          case 0: layer.opacity = 0.999
          case 1:
            layer.cornerRadius = 2
            layer.masksToBounds = true
          case 2: layer.mask = makeLayer(Self.square, .black)
          default: layer.transform = Transform(a: 1, b: 0.001, c: -0.001, d: 1, tx: 0, ty: 0)
          }
          return layer
        }
        let scene = makeScene([chain], width: 9, height: 9)
        return (try? scene.picture()) != nil
      }
      #expect(isPainted, "kind \(kind)")
    }
  }

  @Test("layout, marks and invariants of deep trees are those of shallow ones")
  func deepLayout() {
    var laidOut = 0
    let chain = Self.chain(2_000) { index in
      // The innermost layer has nothing to lay out.
      guard index % 100 == 99 else { return Layer() }
      let layer = RecordingLayer()
      layer.onLayout = { _ in laidOut += 1 }
      return layer
    }
    let scene = makeScene([chain], width: 9, height: 9)
    scene.tick(at: 0)
    #expect(laidOut == 20)
    scene.tick(at: 1)
    #expect(laidOut == 20 && scene.layersVisited == 0)
    var layer: Layer? = chain
    while let current = layer {
      current.verifyInvariants()
      (current as? RecordingLayer)?.setNeedsLayout()
      layer = current.sublayers.first
    }
    scene.tick(at: 2)
    #expect(laidOut == 40)
  }
}
