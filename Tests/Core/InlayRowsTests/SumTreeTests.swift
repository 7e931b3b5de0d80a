import InlayTestSupport
import Testing

@testable import InlayRows

/// Equal neighbours, as in a run of rows or sections, with small leaves.
private struct Piece: SumTreeElement, Equatable {
  var value: Int
  var count = 1

  static var leafCapacity: Int { 4 }

  var extent: Extent {
    Extent(count: count, rows: count * value, guesses: value == 3 ? count : 0, height: Double(count * value))
  }

  func split(at position: Int) -> (Piece, Piece) {
    (Piece(value: value, count: position), Piece(value: value, count: count - position))
  }

  func merged(with next: Piece) -> Piece? {
    value == next.value ? Piece(value: value, count: count + next.count) : nil
  }
}

extension SumTree<Piece> {
  fileprivate init(values: some Sequence<Int>) { self.init(values.map { Piece(value: $0) }) }

  fileprivate var values: [Int] {
    var values: [Int] = []
    visit { piece, start in
      #expect(start == values.count)
      values += Array(repeating: piece.value, count: piece.count)
    }
    return values
  }

  fileprivate var elementCount: Int {
    var count = 0
    visit { _, _ in count += 1 }
    return count
  }

  fileprivate var depth: Int { root.map { $0.level + 1 } ?? 0 }
}

@Suite struct SumTreeTests {
  private func values(_ random: inout SeededRandom) -> [Int] {
    (0..<random.int(0...400)).map { _ in random.int(0...3) }
  }

  @Test("a tree has the elements and the sums of its array, and equal neighbours are one element")
  func contents() {
    for seed in Seeds.first(50, long: 1_000) {
      var random = SeededRandom(seed: seed)
      let values = values(&random)
      let tree = SumTree(values: values)
      #expect(tree.values == values && tree.brokenInvariant == nil, "seed \(seed)")
      let sum = values.reduce(0, +)
      let guesses = values.count { $0 == 3 }
      #expect(tree.extent == Extent(count: values.count, rows: sum, guesses: guesses, height: Double(sum)))
      let changes = zip(values, values.dropFirst()).count { $0 != $1 }
      #expect(tree.elementCount == (values.isEmpty ? 0 : changes + 1), "seed \(seed)")
    }
  }

  @Test("the parts of a split are the array's, and joined they are the tree again")
  func splitting() {
    for seed in Seeds.first(50, long: 1_000) {
      var random = SeededRandom(seed: seed)
      let values = values(&random)
      let tree = SumTree(values: values)
      let position = random.int(0...values.count)
      let (left, right) = tree.split(at: position)
      #expect(left.values == Array(values[..<position]) && right.values == Array(values[position...]), "seed \(seed)")
      let joined = SumTree.joined(left, right)
      #expect(joined.values == values && joined.extent == tree.extent, "seed \(seed)")
      for part in [left, right, joined] { #expect(part.brokenInvariant == nil, "seed \(seed)") }
      #expect(tree.values == values, "seed \(seed): the whole tree changed")
    }
  }

  @Test("joining is associative, and an empty tree changes nothing")
  func joining() {
    for seed in Seeds.first(50, long: 1_000) {
      var random = SeededRandom(seed: seed)
      let trees = (0..<3).map { _ in SumTree(values: values(&random)) }
      let left = SumTree.joined(SumTree.joined(trees[0], trees[1]), trees[2])
      let right = SumTree.joined(trees[0], SumTree.joined(trees[1], trees[2]))
      #expect(left.values == right.values && left.extent == right.extent, "seed \(seed)")
      let same = SumTree.joined(SumTree.joined(SumTree(), trees[0]), SumTree())
      #expect(same.values == trees[0].values, "seed \(seed)")
    }
  }

  @Test("edits give the array's values, and copies of before keep theirs")
  func editing() {
    for seed in Seeds.first(20, long: 200) {
      var random = SeededRandom(seed: seed)
      var array = values(&random)
      var tree = SumTree(values: array)
      for step in 0..<60 {
        let (before, copy) = (array, tree)
        let low = random.int(0...array.count)
        let range = low..<random.int(low...min(array.count, low + 50))
        let new = (0..<random.int(0...20)).map { _ in random.int(0...3) }
        switch random.int(0...3) {
        case 0:
          array.insert(contentsOf: new, at: low)
          tree.insert(SumTree(values: new), at: low)
        case 1:
          let removed = tree.remove(range)
          #expect(removed.values == Array(array[range]), "seed \(seed), step \(step)")
          array.removeSubrange(range)
        case 2:
          array.replaceSubrange(range, with: new)
          tree.replace(range, with: SumTree(values: new))
        default:
          let positions = array.indices.filter { _ in random.chance(0.1) }
          for position in positions { array[position] = (array[position] + 1) % 4 }
          tree.update(at: positions) { $1.value = ($1.value + 1) % 4 }
        }
        #expect(tree.values == array && tree.brokenInvariant == nil, "seed \(seed), step \(step)")
        #expect(copy.values == before, "seed \(seed), step \(step): the copy changed")
      }
    }
  }

  @Test("positions and heights are found as in the running sums of the array")
  func lookingUp() {
    for seed in Seeds.first(50, long: 1_000) {
      var random = SeededRandom(seed: seed)
      let values = values(&random)
      guard !values.isEmpty else { continue }
      let tree = SumTree(values: values)
      var sums = [0]
      for value in values { sums.append(sums[sums.count - 1] + value) }
      for position in values.indices {
        let (piece, before) = tree.element(at: position)
        #expect(piece.value == values[position], "seed \(seed)")
        #expect(before.count <= position && position < before.count + piece.count, "seed \(seed)")
        #expect(before.height == Double(sums[before.count]), "seed \(seed)")
        #expect(tree.index(withHeightFrom: position) == values.indices.first { $0 >= position && values[$0] > 0 })
        #expect(tree.index(withHeightBefore: position) == values.indices.last { $0 < position && values[$0] > 0 })
      }
      let height = Double(random.int(0...max(0, sums[values.count] - 1))) + 0.5
      let (piece, before) = tree.element(atHeight: height)
      if height < Double(sums[values.count]) {
        #expect(before.height <= height && height < before.height + piece.extent.height, "seed \(seed)")
      }
    }
  }

  @Test("the depth of a tree is logarithmic after any edits")
  func depth() {
    var tree = SumTree(values: (0..<3_000).map { $0 % 4 })
    var random = SeededRandom(seed: 5)
    for _ in 0..<3_000 {
      tree.insert(SumTree(values: [random.int(0...3)]), at: random.int(0...tree.extent.count))
      tree.remove(0..<1)
    }
    #expect(tree.brokenInvariant == nil)
    // Leaves have two elements or more, but for a few at the ends of joins; inner nodes have two children or more.
    #expect(tree.depth <= 8)
  }

  @Test("a mapped tree has each element transformed, and nodes without a change are those of before")
  func mapping() {
    for seed in Seeds.first(50, long: 1_000) {
      var random = SeededRandom(seed: seed)
      let values = values(&random)
      let tree = SumTree(values: values)
      let mapped = tree.mapped(
        where: { $0.guesses > 0 }, { Piece(value: $0.value == 3 ? 1 : $0.value, count: $0.count) })
      #expect(mapped.values == values.map { $0 == 3 ? 1 : $0 } && mapped.brokenInvariant == nil, "seed \(seed)")
      #expect(values.contains(3) || mapped.root === tree.root, "seed \(seed)")
    }
  }

  @Test("a visit has the wanted elements of a range, in order")
  func visiting() {
    for seed in Seeds.first(50, long: 1_000) {
      var random = SeededRandom(seed: seed)
      let values = values(&random)
      let low = random.int(0...values.count)
      let range = low..<random.int(low...values.count)
      var found: Set<Int> = []
      SumTree(values: values).visit(
        range, where: { $0.guesses > 0 },
        { piece, start in
          #expect(piece.value == 3)
          found.formUnion((start..<start + piece.count).clamped(to: range))
        })
      #expect(found == Set(range.filter { values[$0] == 3 }), "seed \(seed)")
    }
  }
}
