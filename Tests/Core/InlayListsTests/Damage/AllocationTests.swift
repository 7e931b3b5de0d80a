import CInlayAllocations
import InlayGraphics
import InlayLayers
import Testing

@testable import InlayLists
@testable import InlayViews

/// The memory blocks that frames allocate.
@Suite struct AllocationTests {
  private let test: TestTable<TableView>

  init() throws {
    let table = TableView(style: .insetGrouped)
    table.cardInset = 200
    test = try TestTable(
      table, counts: [Int](repeating: 10, count: 1_000), size: Size(width: 1024, height: 768), style: .value1)
    table.contentOffset.y = 1_000
    for _ in 0..<3 {
      table.contentOffset.y += 2
      try frame()
    }
  }

  private func frame() throws {
    test.scene.tick(at: 0)
    try test.scene.render(into: test.surface)
  }

  private func blocks(_ body: () throws -> Void) rethrows -> Int {
    let before = allocationCount()
    try body()
    return allocationCount() - before
  }

  // A debug build allocates memory where an optimised one does not.
  #if !DEBUG
    @Test("a tick without a change allocates no memory")
    func idle() throws {
      #expect(try blocks { try frame() } == 0)
    }

    @Test("scrolling without a new row allocates at most 26 blocks")
    func scroll() throws {
      test.table.contentOffset.y += 1
      let count = try blocks { try frame() }
      #expect(count <= 26)
    }

    @Test("a row that is selected, or deselected again, allocates at most 24 blocks")
    func selectedRow() throws {
      let path = test.table.visibleRowPaths[3]
      func selectAndDeselect() throws -> [Int] {
        try [
          blocks {
            test.table.selectRow(at: path)
            try frame()
          },
          blocks {
            test.table.deselectRow(at: path)
            try frame()
          },
        ]
      }
      for _ in 0..<3 { _ = try selectAndDeselect() }
      #expect(try selectAndDeselect().allSatisfy { $0 <= 24 })
    }

    @Test("selecting one row after the other allocates no more memory than the rows need")
    func selection() throws {
      test.table.allowsMultipleSelection = true
      let count = blocks {
        for section in 200..<400 { for row in 0..<10 { test.table.selectRow(at: RowPath(section: section, row: row)) } }
      }
      #expect(test.table.selection.selected.count == 2_000 && count <= 100)
      #expect(blocks { test.table.deselectRow(at: RowPath(section: 300, row: 0)) } <= 1)
    }
  #endif
}
