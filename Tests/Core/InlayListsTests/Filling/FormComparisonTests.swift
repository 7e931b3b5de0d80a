import InlayGraphics
import InlayLayers
import InlayTestSupport
import Synchronization
import Testing

@testable import InlayForms
@testable import InlayLists
@testable import InlayRows
@testable import InlayViews

/// How often identities are hashed and compared.
private final class Counts: Sendable {
  let hashes = Atomic(0)
  let comparisons = Atomic(0)

  /// The counts of some work.
  func of(_ work: () throws -> Void) rethrows -> (hashes: Int, comparisons: Int) {
    hashes.store(0, ordering: .relaxed)
    comparisons.store(0, ordering: .relaxed)
    try work()
    return (hashes.load(ordering: .relaxed), comparisons.load(ordering: .relaxed))
  }
}

private struct CountedID: Hashable, Sendable {
  let value: Int
  let counts: Counts

  static func == (first: CountedID, second: CountedID) -> Bool {
    first.counts.comparisons.add(1, ordering: .relaxed)
    return first.value == second.value
  }

  func hash(into hasher: inout Hasher) {
    counts.hashes.add(1, ordering: .relaxed)
    hasher.combine(value)
  }
}

/// The work of an update grows with what differs.
@Suite struct FormComparisonTests {
  private func table() -> TableView { TableView(frame: Rect(x: 0, y: 0, width: 200, height: 300)) }

  @Test("a form compares rows once in step, and hashes those between the first and the last that differ")
  func rows() {
    let counts = Counts()
    var names = Array(0..<1000)
    let form = Form {
      Section("Only") { for name in names { Row("\(name)").id(CountedID(value: name, counts: counts)) } }
    }
    let table = table()
    form.show(in: table)
    table.layoutIfNeeded()

    #expect(counts.of { form.update() } == (0, 1000))
    names.insert(-1, at: 300)
    #expect(counts.of { form.update() } == (0, 1001), "an insertion")
    names.remove(at: 500)
    #expect(counts.of { form.update() } == (0, 1001), "a deletion")
    names[700] = -2
    // A look-up compares identities that have the same place in the dictionary.
    #expect(counts.of { form.update() }.hashes == 2, "another row")
    names.swapAt(10, 14)
    #expect(counts.of { form.update() }.hashes == 10, "five rows before and afterwards")
    names.reverse()
    #expect(counts.of { form.update() }.hashes == 2000, "nothing stays")
    names = []
    #expect(counts.of { form.update() } == (0, 0))
    names = Array(0..<1000)
    #expect(counts.of { form.update() } == (0, 0))
    #expect(table.numberOfRows(inSection: 0) == 1000)
  }

  @Test("a form compares sections likewise")
  func sections() {
    let counts = Counts()
    var names = Array(0..<100)
    let form = Form { for name in names { Section { Row("\(name)") }.id(CountedID(value: name, counts: counts)) } }
    let table = table()
    form.show(in: table)
    table.layoutIfNeeded()
    #expect(counts.of { form.update() } == (0, 100))
    names.insert(-1, at: 30)
    #expect(counts.of { form.update() } == (0, 101))
    names.swapAt(10, 11)
    #expect(counts.of { form.update() }.hashes == 4)
    #expect(table.numberOfSections == 101)
  }

  @Test("a row looks like another one only if their cells show the same, with any settings")
  func looks() {
    let rows: [() -> Row] = [
      { Row("A") }, { Row("B") }, { Row("A", subtitle: "text") }, { Row("A", detail: "text") },
      { Row("A", role: .destructive) }, { Row("A", isEnabled: false) }, { Row("A").asButton() },
      { Row("A", .checkmark) }, { Row("A", .label("text")) }, { Row("A", .label("other")) },
      { Row("A", [.checkmark, .disclosure]) }, { Row("A", [.disclosure, .checkmark]) },
      { Row("A", [.checkmark, .disclosure, .disclosure]) }, { Row("A").accessibilityLabel("text") },
      { Row("A").accessibilityValue("text") }, { Row("A").onDelete {} }, { Row("A").onInsert {} },
    ]
    for (number, row) in rows.enumerated() {
      for (other, otherRow) in rows.enumerated() {
        #expect(row().looks(like: otherRow()) == (number == other), "\(number) and \(other)")
      }
    }
    let plain = Row("A")
    for row in [plain.id(1), plain.onFocus {}, plain.contextMenu { nil }, plain.swipeActions([]), Row("A") {}] {
      #expect(row.looks(like: plain) && plain.looks(like: row))
    }
    let configured = plain.configured { _ in }
    #expect(!configured.looks(like: plain) && !plain.looks(like: configured) && !configured.looks(like: configured))
  }

  @Test("a row keeps its settings when it gets others, in any order")
  func settings() {
    let settings: [(Row) -> Row] = [
      { $0.id(7) }, { $0.asButton() }, { $0.onDelete {} }, { $0.accessibilityLabel("label") },
      { $0.accessibilityValue("value") }, { $0.onFocus {} }, { $0.contextMenu { nil } },
    ]
    withSeeds(8) { random in
      let row = settings.shuffled(using: &random).reduce(Row("A") {}) { $1($0) }
      let actions = row.actions
      let isWhole =
        row.id == AnyHashable(7) && row.isSame(as: Row("B").id(7)) && !row.isSame(as: Row("A"))
        && actions.onTap != nil && actions.onFocus != nil && actions.contextMenu != nil
        && actions.editingStyle == .delete
      let same = Row("A").asButton().accessibilityLabel("label").accessibilityValue("value").onDelete {}
      return isWhole && row.looks(like: same) ? nil : "a setting is gone"
    }
  }

  @Test("snapshots are compared by memory at both ends, and hashed only at changes")
  func snapshots() throws {
    let counts = Counts()
    let items = (0..<1000).map { CountedID(value: $0, counts: counts) }
    func snapshot(_ items: [CountedID]) throws -> DiffableDataSourceSnapshot<Int, CountedID> {
      var snapshot = DiffableDataSourceSnapshot<Int, CountedID>()
      try snapshot.appendSections([1])
      try snapshot.appendItems(items)
      return snapshot
    }
    var changed = items
    changed.remove(at: 500)
    let (old, copy, new) = try (snapshot(items), snapshot(items), snapshot(changed))
    var updates = TableUpdates()
    var work = counts.of { updates = copy.updates(from: old) }
    #expect(work == (0, 0) && updates.isEmpty)
    work = counts.of { updates = new.updates(from: old) }
    #expect(work == (0, 0) && updates.deletedRows.map(\.row) == [500])
    work = counts.of { updates = old.updates(from: new) }
    // One look-up, which compares as many items as have the same place in the dictionary.
    #expect(work.hashes == 1 && work.comparisons < 100 && updates.insertedRows.map(\.row) == [500])
  }
}
