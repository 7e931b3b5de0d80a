import InlaySystem
import InlayTestSupport
import Testing

@testable import InlayRows

@Suite struct UpdatePlanTests {
  /// Why an update of two sections with 20 rows each is refused; nil if it is made.
  private func refusal(_ updates: TableUpdates, newRows: @escaping (Int) -> Int) -> String? {
    let counts = UpdatePlan.Counts(oldSections: 2, newSections: 2, oldRows: { _ in 20 }, newRows: newRows)
    do throws(InlayError) {
      _ = try UpdatePlan(updates, counts: counts)
      return nil
    } catch {
      return error.message
    }
  }

  @Test("the first path that is given twice is named, in whatever order the paths are")
  func twice() {
    withSeeds(400) { random in
      var paths = (0..<random.int(0...7)).map { _ in RowPath(section: random.int(0...1), row: random.int(0...19)) }
      if random.chance(0.5) { paths.sort() }
      let deletes = random.chance(0.5)
      var updates = TableUpdates()
      if deletes { updates.deleteRows(at: paths) } else { updates.insertRows(at: paths) }
      var seen: [RowPath] = []
      for path in paths {
        if seen.contains(path) { break }
        seen.append(path)
      }
      let verb = deletes ? "deleted, reloaded or moved" : "inserted or moved to"
      let expected =
        seen.count < paths.count ? "invalid table update: \(paths[seen.count]) is \(verb) twice" : nil
      let refusal = refusal(updates) { section in
        let count = paths.count { $0.section == section }
        return deletes ? 20 - count : 20 + count
      }
      return refusal == expected ? nil : "\(paths): \(String(describing: refusal))"
    }
  }

  @Test("neighbours in a section ask for its number of rows once, and their sum once more")
  func counts() {
    var updates = TableUpdates()
    updates.deleteRows(at: (0..<10).map { RowPath(section: 1, row: 2 * $0) })
    updates.insertRows(at: (0..<30).map { RowPath(section: 1, row: $0) })
    var asked: [Int] = []
    let refusal = refusal(updates) { section in
      asked.append(section)
      return 40
    }
    #expect(refusal == nil && asked == [1, 1])
  }
}
