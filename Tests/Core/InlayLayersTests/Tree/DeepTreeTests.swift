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

/// Trees of the maximum depth are made, laid out, committed, painted, dumped and released on a small stack; deeper ones
/// are refused.
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

  @Test("as many nested layers as a tree may have support all operations, on a small stack", arguments: [false, true])
  func deepest(isInwards: Bool) async {
    // Below the scene's root.
    let count = Layer.maximumDepth - 1
    let answer = await onSmallStack(size: Self.stackSize) { () -> [String] in
      let counter = Counter()
      var wrong: [String] = []
      func expect(_ isRight: Bool, _ what: String) { if !isRight { wrong.append(what) } }
      var tree: Layer? = Self.chain(count, isInwards: isInwards) { _ in Counted(counter) }
      var scene: Scene? = makeScene([], width: 9, height: 9)
      if let scene, let top = tree {
        var problems: [String] = []
        scene.onProblem = { problems.append($0.message) }
        scene.root.addSublayer(top)
        scene.tick(at: 0)
        expect(!scene.root.isLayoutDue, "layout is due")
        expect(problems == [], "problems are \(problems)")
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
        expect(scene.root.dump().split(separator: "\n").count == Layer.maximumDepth, "the dump has other lines")
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

  @Test("a layer that would be nested deeper ends the program, wherever it is added")
  func tooDeep() async {
    await #expect(processExitsWith: .failure) {
      let chain = DeepTreeTests.chain(Layer.maximumDepth, isInwards: true)
      withExtendedLifetime(chain) { chain.innermost.addSublayer(Layer()) }
    }
    await #expect(processExitsWith: .failure) {
      let chain = DeepTreeTests.chain(Layer.maximumDepth, isInwards: true)
      withExtendedLifetime(chain) { chain.innermost.mask = Layer() }
    }
    await #expect(processExitsWith: .failure) { Layer().addSublayer(DeepTreeTests.chain(Layer.maximumDepth)) }
    await #expect(processExitsWith: .failure) {
      let (outer, inner) = (DeepTreeTests.chain(300, isInwards: true), DeepTreeTests.chain(201))
      withExtendedLifetime(outer) { outer.innermost.addSublayer(inner) }
    }
    await #expect(processExitsWith: .success) {
      let (outer, inner) = (DeepTreeTests.chain(300, isInwards: true), DeepTreeTests.chain(200))
      withExtendedLifetime(outer) { outer.innermost.addSublayer(inner) }
    }
  }

  @Test("layers that have left a tree do not count towards its depth")
  func left() throws {
    let holder = Layer()
    let deep = Self.chain(Layer.maximumDepth - 1, isInwards: true)
    holder.addSublayer(deep)
    deep.removeFromSuperlayer()
    let scene = makeScene([], width: 9, height: 9)
    let chain = Self.chain(Layer.maximumDepth - 2, isInwards: true)
    scene.root.addSublayer(chain)
    chain.innermost.addSublayer(holder)
    #expect(try scene.picture().pixels.allSatisfy { $0 == 0xFF00_0000 })
    holder.backgroundColor = .rgb(0xFF0000)
    holder.frame = Self.square
    #expect(try scene.picture().pixels.allSatisfy { $0 == 0xFFFF_0000 })
    #expect(scene.root.hitTest(Point(x: 4, y: 4)) === holder)
  }

  @Test("groups, masks and clips of the maximum depth are painted on a stack of 4 MiB")
  func deepGroups() async {
    for kind in 0..<4 {
      let isPainted = await onSmallStack(size: 2 * Self.stackSize) { () -> Bool in
        // The innermost has a mask too.
        let chain = Self.chain(Layer.maximumDepth - 2) { index in
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

  @Test("layers in a tree of the maximum depth are laid out once, and their invariants hold")
  func deepLayout() {
    var laidOut = 0
    let chain = Self.chain(Layer.maximumDepth - 1) { index in
      // The innermost layer has nothing to lay out.
      guard index % 100 == 99 else { return Layer() }
      let layer = RecordingLayer()
      layer.onLayout = { _ in laidOut += 1 }
      return layer
    }
    let scene = makeScene([chain], width: 9, height: 9)
    scene.tick(at: 0)
    #expect(laidOut == 4)
    scene.tick(at: 1)
    #expect(laidOut == 4 && scene.layersVisited == 0)
    var layer: Layer? = chain
    while let current = layer {
      current.verifyInvariants()
      (current as? RecordingLayer)?.setNeedsLayout()
      layer = current.sublayers.first
    }
    scene.tick(at: 2)
    #expect(laidOut == 8)
  }
}

extension Layer {
  fileprivate var innermost: Layer { sequence(first: self) { $0.sublayers.first }.reduce(self) { $1 } }
}
