import InlayTestSupport
import Testing

@testable import InlayForms

/// An identifier with one of so many hashes.
private struct Crowded: Hashable {
  let value: Int
  let hashes: Int

  func hash(into hasher: inout Hasher) { hasher.combine(value % hashes) }
}

@Suite struct ChunkedListTests {
  /// The number of chunks of a list whose storage another one does not have.
  private func ownChunks<Element>(_ list: ChunkedList<Element>, besides other: ChunkedList<Element>) -> Int {
    func storage(_ list: ChunkedList<Element>) -> [UnsafeRawPointer?] {
      list.chunks.map { $0.withUnsafeBytes(\.baseAddress) }
    }
    return Set(storage(list)).subtracting(storage(other)).count
  }

  @Test("edits give what they give for an array, in few chunks, and leave copies as they are") func edits() {
    var random = SeededRandom()
    var (list, model): (ChunkedList<Int>, [Int]) = (ChunkedList(), [])
    for step in 0..<100 {
      let (copy, copied) = (list, model)
      if random.int(0...3) == 0 {
        let rows = (0..<random.int(0...20)).compactMap { _ in model.indices.randomElement(using: &random) }.sorted()
        list.remove(at: rows)
        for row in Set(rows).sorted(by: >) { model.remove(at: row) }
      } else {
        let start = random.int(0...model.count)
        let end = min(model.count, start + random.pick([0, 0, 1, 5, 2_000]))
        let new = Array(0..<random.pick([0, 1, 1, 3, 300, 2_500])).map { $0 + step * 10_000 }
        list.replaceSubrange(start..<end, with: new)
        model.replaceSubrange(start..<end, with: new)
      }
      #expect(Array(list) == model, "seed \(random.seed)")
      #expect(Array(copy) == copied, "seed \(random.seed)")
      #expect(list.count == model.count && list.indices.allSatisfy { list[$0] == model[$0] }, "seed \(random.seed)")
      #expect(list.chunks.allSatisfy { !$0.isEmpty && $0.count <= 1024 }, "seed \(random.seed)")
      guard let index = model.indices.randomElement(using: &random) else { continue }
      let near = max(0, index + random.int(-1_500...1_500))
      #expect(list.index(of: model[index], near: near, within: 3_000) == index, "seed \(random.seed)")
      #expect(list.index(of: -1, near: near, within: 10) == nil)
      let range = random.int(0...index)..<index
      #expect(list.elements(range) == Array(model[range]), "seed \(random.seed)")
    }
  }

  @Test("an edit of a copy copies one chunk or two") func sharing() {
    let list = ChunkedList(Array(0..<100_000))
    for row in [0, 1, 50_000, 99_999] {
      var copy = list
      copy.replaceSubrange(row..<row, with: [-1])
      #expect(1...2 ~= ownChunks(copy, besides: list))
      copy = list
      copy.remove(at: [row])
      #expect(ownChunks(copy, besides: list) == 1)
    }
  }

  @Test("removing nearly all elements leaves few chunks") func shrinking() {
    var list = ChunkedList(Array(0..<100_000))
    while list.count > 500 { list.replaceSubrange(list.count / 2..<list.count / 2 + 100, with: []) }
    #expect(list.chunks.count <= 4)
  }

  @Test("a table in parts has what a dictionary has, and leaves copies as they are") func table() {
    var random = SeededRandom()
    var (table, model): (PartedTable<Int, Int>, [Int: Int]) = (PartedTable(), [:])
    for step in 0..<20 {
      let (copy, copied) = (table, model)
      for _ in 0..<random.pick([1, 200]) {
        let key = random.int(0...9_999)
        if random.int(0...2) == 0 {
          table.removeValue(forKey: key)
          model[key] = nil
        } else {
          #expect(table.updateValue(step, forKey: key) == model.updateValue(step, forKey: key))
        }
      }
      if step == 10 { table.reserveCapacity(50_000) }
      #expect(table.count == model.count, "seed \(random.seed)")
      #expect((0..<10_000).allSatisfy { table[$0] == model[$0] && copy[$0] == copied[$0] }, "seed \(random.seed)")
    }
  }

  @Test("positions of items are those of a dictionary, whatever their hashes are", arguments: [1, 20, 10_000])
  func positions(hashes: Int) {
    func id(_ value: Int) -> Crowded { Crowded(value: value, hashes: hashes) }
    withSeeds(8) { random in
      var (table, model): (ItemPositions<Crowded>, [Int: Int]) = (ItemPositions(), [:])
      for step in 0..<60 {
        let (copy, copied) = (table, model)
        switch random.int(0...5) {
        case 0...2:
          var items = Array((0...200).filter { model[$0] == nil }.shuffled(using: &random).prefix(random.int(0...30)))
          if random.chance(0.3) { items.insert(random.int(0...200), at: random.int(0...items.count)) }
          let known = items.indices.first { model[items[$0]] != nil || items[..<$0].contains(items[$0]) }
          if table.add(items.map(id), slot: 7, row: 100 * step) != known { return "step \(step): \(items)" }
          if known == nil { for (offset, item) in items.enumerated() { model[item] = 100 * step + offset } }
        case 3...4:
          for item in (0...200).shuffled(using: &random).prefix(random.int(0...60)) {
            table.remove(id(item))
            model[item] = nil
          }
        default:
          for item in (0...200).filter({ model[$0] != nil }).shuffled(using: &random).prefix(5) {
            table.move(id(item), to: ItemPosition(slot: 7, row: -step))
            model[item] = -step
          }
        }
        // Identifiers of items that are gone are dropped at times.
        if step % 20 == 0 {
          for item in 1_000..<2_200 {
            _ = table.add([id(item)], slot: 0, row: 0)
            table.remove(id(item))
          }
        }
        let isEqual = (0...200).allSatisfy {
          table[id($0)]?.row == model[$0] && copy[id($0)]?.row == copied[$0]
        }
        guard isEqual, table.count == model.count, copy.count == copied.count else { return "step \(step)" }
      }
      return nil
    }
  }

  @Test("the common ends of two lists are those of arrays", arguments: [false, true])
  func commonEnds(areStrings: Bool) {
    var random = SeededRandom()
    for _ in 0..<20 {
      // Long strings that are equal have different memory.
      let start = Array(0..<random.int(0...4_000)).map {
        areStrings ? "a string of some length \($0)" : "\($0 / 2)"
      }
      var other = ChunkedList(start)
      for _ in 0..<random.int(0...3) {
        let row = random.int(0...other.count)
        let end = min(other.count, row + random.int(0...2))
        other.replaceSubrange(row..<end, with: Array(repeating: "0", count: random.int(0...2)))
      }
      let (old, new) = random.int(0...1) == 0 ? (ChunkedList(start), other) : (other, ChunkedList(start))
      let (ends, expected) = (CommonEnds(old, new), CommonEnds(Array(old), Array(new), isSame: ==))
      #expect(ends.old == expected.old && ends.new == expected.new, "seed \(random.seed)")
    }
  }
}
