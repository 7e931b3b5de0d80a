import InlayGraphics
import InlayLayers
import Testing

@Suite struct SublayerTests {
  @Test("a new sublayer comes last and knows its superlayer")
  func add() {
    let root = Layer(named: "root", "a", "b")
    let layer = Layer(named: "c")
    root.addSublayer(layer)
    #expect(root.names == "abc")
    #expect(layer.superlayer === root)
  }

  @Test("adding a sublayer again brings it to the end")
  func addAgain() throws {
    let root = Layer(named: "root", "a", "b", "c")
    root.addSublayer(try #require(root.sublayer("a")))
    #expect(root.names == "bca")
  }

  @Test("an index outside the sublayers is the nearer end", arguments: [-1, Int.min, 4, Int.max])
  func outOfRange(index: Int) {
    let root = Layer(named: "root", "a", "b", "c")
    root.insertSublayer(Layer(named: "x"), at: index)
    #expect(root.names == (index < 0 ? "xabc" : "abcx"))
  }

  @Test("a sublayer moved to an index has that index, counted without itself")
  func moveToIndex() throws {
    for from in 0..<4 {
      for to in -1...5 {
        let root = Layer(named: "root", "a", "b", "c", "d")
        var expected = Array("abcd")
        let moved = expected.remove(at: from)
        expected.insert(moved, at: max(0, min(to, 3)))
        root.insertSublayer(root.sublayers[from], at: to)
        #expect(root.names == String(expected), "from \(from) to \(to)")
        root.verifyTree()
      }
    }
  }

  @Test("a sublayer inserted below or above a sibling is next to it, from any position")
  func nextToSibling() throws {
    for from in 0..<4 {
      for sibling in 0..<4 where sibling != from {
        var expected = Array("abcd")
        let moved = expected.remove(at: from)
        let place = try #require(expected.firstIndex(of: Array("abcd")[sibling]))
        let below = Layer(named: "root", "a", "b", "c", "d")
        below.insertSublayer(below.sublayers[from], below: below.sublayers[sibling])
        #expect(below.names == String(expected[..<place] + [moved] + expected[place...]))
        let above = Layer(named: "root", "a", "b", "c", "d")
        above.insertSublayer(above.sublayers[from], above: above.sublayers[sibling])
        #expect(above.names == String(expected[...place] + [moved] + expected[(place + 1)...]))
      }
    }
  }

  @Test("a new layer inserted below or above a sublayer is next to it")
  func newNextToSibling() {
    let root = Layer(named: "root", "a", "b")
    root.insertSublayer(Layer(named: "x"), below: root.sublayers[0])
    root.insertSublayer(Layer(named: "y"), above: root.sublayers[1])
    #expect(root.names == "xayb")
  }

  @Test("a layer inserted next to itself, or at its own position, stays there")
  func nextToItself() {
    let root = Layer(named: "root", "a", "b", "c")
    let layer = root.sublayers[1]
    root.insertSublayer(layer, below: layer)
    root.insertSublayer(layer, above: layer)
    root.replaceSublayer(layer, with: layer)
    #expect(root.names == "abc")
    #expect(layer.superlayer === root)
  }

  @Test("a replaced sublayer leaves the tree, and the new one has its position")
  func replace() {
    let root = Layer(named: "root", "a", "b", "c")
    let old = root.sublayers[1]
    let new = Layer(named: "x")
    root.replaceSublayer(old, with: new)
    #expect(root.names == "axc")
    #expect(old.superlayer == nil)
    #expect(new.superlayer === root)
  }

  @Test("a sibling that replaces a sublayer has its position")
  func replaceBySibling() {
    for from in [0, 2, 3] {
      let root = Layer(named: "root", "a", "b", "c", "d")
      let new = root.sublayers[from]
      root.replaceSublayer(root.sublayers[1], with: new)
      #expect(root.names == ["acd", "", "acd", "adc"][from])
      #expect(root.names.count == 3)
    }
  }

  @Test("a layer leaves its superlayer when it is added to another")
  func reparent() {
    let first = Layer(named: "first", "a", "b")
    let second = Layer(named: "second", "c")
    let layer = first.sublayers[0]
    second.insertSublayer(layer, at: 0)
    #expect(first.names == "b")
    #expect(second.names == "ac")
    second.replaceSublayer(layer, with: first.sublayers[0])
    #expect(first.names == "")
    #expect(second.names == "bc")
  }

  @Test("a layer may be added to a tree of a sibling or superlayer")
  func reparentWithinTree() {
    let root = Layer(named: "root", "a", "b")
    let (a, b) = (root.sublayers[0], root.sublayers[1])
    a.addSublayer(b)
    #expect(root.names == "a" && a.names == "b")
    root.addSublayer(b)
    #expect(root.names == "ab" && a.names == "")
    root.verifyTree()
  }

  @Test("removing a layer leaves it without a superlayer; without one it does nothing")
  func remove() {
    let root = Layer(named: "root", "a", "b", "c")
    let layer = root.sublayers[1]
    layer.removeFromSuperlayer()
    #expect(root.names == "ac")
    #expect(layer.superlayer == nil)
    layer.removeFromSuperlayer()
    root.removeFromSuperlayer()
    #expect(root.names == "ac")
  }

  @Test("setting sublayers keeps, orders, adds and removes layers to match the array")
  func setter() {
    let root = Layer(named: "root", "a", "b", "c")
    let other = Layer(named: "other", "d")
    let (a, b, c, d) = (root.sublayers[0], root.sublayers[1], root.sublayers[2], other.sublayers[0])
    root.sublayers = [d, c, a]
    #expect(root.names == "dca")
    #expect(b.superlayer == nil)
    #expect(other.sublayers.isEmpty)
    #expect([a, c, d].allSatisfy { $0.superlayer === root })
    root.sublayers = []
    #expect([a, c, d].allSatisfy { $0.superlayer == nil })
    root.verifyTree()
  }

  @Test("setting sublayers may move a layer out of a sublayer that stays or leaves")
  func setterLifts() {
    for stays in [true, false] {
      let root = Layer(named: "root", "a")
      let a = root.sublayers[0]
      let inner = Layer(named: "i")
      a.addSublayer(inner)
      root.sublayers = stays ? [inner, a] : [inner]
      #expect(root.names == (stays ? "ia" : "i"))
      #expect(a.sublayers.isEmpty)
      root.verifyTree()
    }
  }

  @Test("a layer is a descendant of itself and of all its superlayers, and of no other")
  func descendants() {
    let root = Layer(named: "root", "a", "b")
    let (a, b) = (root.sublayers[0], root.sublayers[1])
    let inner = Layer(named: "i")
    a.addSublayer(inner)
    #expect([inner, a, root].allSatisfy { inner.isDescendant(of: $0) })
    #expect(!inner.isDescendant(of: b) && !a.isDescendant(of: inner) && !root.isDescendant(of: a))
  }

  @Test("sublayers outlive their superlayer, and have none then")
  func superlayerGone() {
    let inner = Layer(named: "i")
    do {
      let root = Layer(named: "root")
      root.addSublayer(inner)
    }
    #expect(inner.superlayer == nil)
    inner.setNeedsLayout()
    inner.position.x = 5
  }
}
