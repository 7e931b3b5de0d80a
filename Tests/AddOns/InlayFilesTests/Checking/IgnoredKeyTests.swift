import InlayFiles
import InlayGraphics
import InlayLayers
import InlayLists
import Testing

/// Keys of tables that have no effect in their style.
@Suite struct IgnoredKeyTests {
  private func warnings(_ table: String, theme: String = "modern") throws -> [String] {
    let text = "inlay: 1\nsize: [300, 200]\ntheme: \(theme)\nlayers:\n- type: table\n  name: t\n" + table
    return try loadScene(text + "  frame: [0, 0, 0, 0]\n").warnings.map { "\($0.line):\($0.column): \($0.message)" }
  }

  private let rows = "  sections: [{rows: [{title: A}]}]\n"

  @Test(
    "a key that the table's style ignores is a warning at its line",
    arguments: [
      (
        "  cornerRadius: 20\n",
        "7:3: TableView \"t\": cornerRadius has no effect: a plain table has no cards without a decoration"
      ),
      (
        "  style: grouped\n  cornerRadius: 20\n",
        "8:3: TableView \"t\": cornerRadius has no effect: a grouped table has no cards without a decoration"
      ),
      (
        "  decoration: maskedCards\n",
        "7:3: TableView \"t\": decoration has no effect: the rows and the background of a plain table have one colour"
      ),
      (
        "  horizontalInset: 9\n",
        "7:3: TableView \"t\": horizontalInset has no effect: only inset grouped tables have a column"
      ),
      (
        "  style: grouped\n  maximumWidth: 99\n",
        "8:3: TableView \"t\": maximumWidth has no effect: only inset grouped tables have a column"
      ),
      (
        "  revertsInCompactWidth: true\n",
        "7:3: TableView \"t\": revertsInCompactWidth has no effect: only inset grouped tables have a column"
      ),
      (
        "  sectionBorder: {width: 1}\n",
        "7:3: TableView \"t\": sectionBorder has no effect: a plain table has no cards without a decoration"
      ),
      (
        "  style: rounded\n  decorationInset: 4\n",
        "8:3: TableView \"t\": decorationInset has no effect: the table's decoration has no inset"
      ),
    ])
  func ignored(keys: String, warning: String) throws { #expect(try warnings(keys + rows) == [warning]) }

  @Test(
    "keys with an effect are not warnings",
    arguments: [
      "  style: rounded\n  cornerRadius: 20\n  maximumWidth: 99\n  horizontalInset: 3\n  revertsInCompactWidth: true\n",
      "  style: insetGrouped\n  cornerRadius: 20\n  maximumWidth: 99\n  decoration: cornerImages\n  sectionBorder: {width: 1}\n",
      "  style: grouped\n  cornerRadius: 20\n  decoration: cornerCovers\n  decorationInset: 8\n",
      "  backgroundColor: table.background\n  decoration: maskedCards\n  cornerRadius: 9\n  sectionShadow: {opacity: 1}\n",
      "  maximumWidth: null\n  showsRoundedCorners: true\n  horizontalInset: null\n",
    ])
  func used(keys: String) throws { #expect(try warnings(keys + rows) == []) }

  @Test("a section with its own decoration uses the table's radius")
  func sections() throws {
    let rows = "  sections: [{rows: [{title: A}]}, {decoration: maskedCards, rows: [{title: A}]}]\n"
    #expect(try warnings("  style: grouped\n  cornerRadius: 20\n" + rows) == [])
  }
}
