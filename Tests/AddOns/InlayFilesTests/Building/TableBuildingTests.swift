import InlayFiles
import InlayGraphics
import InlayLayers
import Testing

@testable import InlayLists

@Suite struct TableBuildingTests {
  private func table<T: TableView>(_ keys: String, as type: T.Type = TableView.self) throws -> T {
    try loaded(keys).layer("t", as: type)
  }

  /// The scene with the table. The scene must be retained for the table to have its rows.
  private func loaded(_ keys: String) throws -> LoadedScene {
    let lines = keys.split(separator: "\n").map { "  " + $0 + "\n" }.joined()
    return try loadLayers("- type: table\n  name: t\n  frame: [0, 0, 100, 100]\n" + lines)
  }

  @Test("each style is the table of its name")
  func styles() throws {
    #expect(try table("style: plain").style == .plain)
    #expect(try table("style: grouped").style == .grouped)
    #expect(try table("style: insetGrouped").style == .insetGrouped)
    #expect(try table("style: insetGrouped").maximumCardWidth == .infinity)
    #expect(try table("style: rounded").style == .insetGrouped)
    #expect(try table("separatorStyle: none").separatorStyle == .none)
  }

  @Test("a table without keys has the theme's values")
  func standard() throws {
    let table = try table("style: rounded", as: TableView.self)
    #expect(table.rowHeight == nil && table.sectionHeaderHeight == nil && table.sectionFooterHeight == nil)
    #expect(table.maximumCardWidth == nil)
    #expect(table.cardInset == nil && table.sectionCornerRadius == nil && table.decoration == nil)
    #expect(table.sectionBorder == nil && table.sectionShadow == nil && table.separatorInset == nil)
    #expect(table.overrides.showsRoundedCorners)
    #expect(!table.revertsInCompactWidth)
    #expect(table.cellBackgroundColor == nil)
    #expect(table.separatorColor == nil)
  }

  @Test("the keys of a table set its properties")
  func keys() throws {
    let table = try table(
      """
      style: rounded
      decoration: none
      horizontalInset: 5
      maximumWidth: 60
      cornerRadius: 3
      showsRoundedCorners: false
      revertsInCompactWidth: true
      headerTextInset: 9
      cellBackgroundColor: "#f00"
      cellSelectedBackgroundColor: link
      rowHeight: 20
      sectionHeaderHeight: 11
      sectionFooterHeight: 12
      separatorColor: tint
      separatorInset: [0, 7, 0, 8]
      contentOffset: [0, 15]
      contentInset: [1, 2, 3, 4]
      backgroundColor: "#00f"
      """, as: TableView.self)
    #expect(table.decoration == .plainRows)
    #expect(table.cardInset == 5)
    #expect(table.maximumCardWidth == 60)
    #expect(table.sectionCornerRadius == 3)
    #expect(table.cornerRadius == 0)
    #expect(!table.overrides.showsRoundedCorners)
    #expect(table.revertsInCompactWidth)
    #expect(table.headerTextInset == 9)
    #expect(table.cellBackgroundColor == .rgb(0xFF0000))
    #expect(table.cellSelectedBackgroundColor == .token("link"))
    #expect(table.rowHeight == .fixed(20))
    #expect(table.sectionHeaderHeight == .fixed(11))
    #expect(table.sectionFooterHeight == .fixed(12))
    #expect(table.separatorColor == .token("tint"))
    #expect(table.separatorInset == Insets(top: 0, left: 7, bottom: 0, right: 8))
    #expect(table.contentOffset == Point(x: 0, y: 15))
    #expect(table.contentInset == Insets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(table.backgroundColor == .rgb(0x0000FF))
  }

  @Test("an unlimited maximum width differs from the theme's maximum width")
  func maximumWidth() throws {
    #expect(try table("style: rounded\nmaximumWidth: null").maximumCardWidth == .infinity)
  }

  @Test("header, footer and background of a table are layers with sublayers")
  func parts() throws {
    let loaded = try loaded(
      """
      tableHeader: {name: h, frame: [0, 0, 10, 30], sublayers: [{name: inner}]}
      tableFooter: {name: f, type: text, string: x, frame: [0, 0, 10, 20]}
      backgroundView: {name: b, backgroundColor: label}
      sections: [{rows: [{}]}]
      """)
    let table = try loaded.layer("t", as: TableView.self)
    #expect(table.tableHeaderView === (try loaded.layer("h")))
    #expect(table.tableFooterView === (try loaded.layer("f", as: TextLayer.self)))
    #expect(table.backgroundView?.frame == Rect(x: 0, y: 0, width: 100, height: 100))
    #expect(try loaded.layer("inner").superlayer === table.tableHeaderView)
    #expect(table.contentSize.height == 30 + 44 + 20)
  }

  @Test("section headers and footers are texts or layers, with the table's height or their own")
  func sectionTitles() throws {
    let loaded = try loaded(
      """
      style: grouped
      rowHeight: 10
      sectionHeaderHeight: 5
      sectionFooterHeight: 6
      sections:
      - {header: A, footer: {text: B, height: 3}, rows: [{}]}
      - {header: {view: {name: v, sublayers: [{name: w}]}, height: 7}, footer: {view: {name: u}}}
      """)
    let table = try loaded.layer("t", as: TableView.self)
    #expect(table.rectForRow(at: RowPath(section: 0, row: 0)) == Rect(x: 0, y: 5, width: 100, height: 10))
    #expect(try loaded.layer("v").superlayer?.frame == Rect(x: 0, y: 18, width: 100, height: 7))
    #expect(try loaded.layer("w").superlayer?.name == "v")
    #expect(try loaded.layer("u").superlayer?.frame == Rect(x: 0, y: 25, width: 100, height: 6))
    #expect(table.contentSize.height == 31)
  }

  @Test("a header of a plain table has a height with a text, a layer or a set height")
  func plainTitles() throws {
    func height(_ header: String) throws -> Double {
      try table("sectionHeaderHeight: 5\nsections: [{\(header)}]").contentSize.height
    }
    #expect(try height("rows: []") == 0)
    #expect(try height("header: a") == 5)
    #expect(try height("header: {view: {}}") == 5)
    #expect(try height("header: {height: 9}") == 9)
    #expect(try height("header: {text: a, height: 9}") == 9)
  }

  @Test("rows may have heights of their own")
  func rowHeights() throws {
    let loaded = try loaded("rowHeight: 10\nsections: [{rows: [{}, {height: 25}, {}, {height: 0}]}]")
    let table = try loaded.layer("t", as: TableView.self)
    let heights = (0..<4).map { table.rectForRow(at: RowPath(section: 0, row: $0))?.height }
    #expect(heights == [10, 25, 10, 0])
    #expect(table.contentSize.height == 45)
  }

  @Test("rows, headers and footers of height auto are as high as their content")
  func automaticHeights() throws {
    let long = String(repeating: "many words ", count: 20)
    let loaded = try loaded(
      """
      sectionFooterHeight: auto
      sections:
      - header: {text: \(long), height: auto}
        footer: \(long)
        rows: [{title: \(long), height: auto}, {title: \(long)}]
      """)
    let table = try loaded.layer("t", as: TableView.self)
    let heights = (0..<2).map { table.rectForRow(at: RowPath(section: 0, row: $0))?.height ?? 0 }
    #expect(heights[0] > 200 && heights[1] == 44)
    let whole = try self.table("rowHeight: auto\nsections: [{rows: [{title: \(long)}, {title: a, height: 20}]}]")
    #expect(whole.rectForRow(at: RowPath(section: 0, row: 0))?.height == heights[0])
    #expect(whole.rectForRow(at: RowPath(section: 0, row: 1))?.height == 20)
  }

  @Test("table values that the file does not set follow the theme")
  func themeHolds() throws {
    let loaded = try loaded("style: rounded\nsections: [{rows: [{title: a}]}]")
    let table = try loaded.layer("t", as: TableView.self)
    var theme = loaded.scene.theme
    theme.metrics.row.height = 71
    theme.metrics.card.inset = 9
    theme.metrics.separator.leadingInset = 33
    loaded.scene.theme = theme
    loaded.scene.tick(at: 1)
    #expect(try table.cell(0, 0).frame == Rect(x: 0, y: 18, width: 100, height: 71))
  }

  @Test("separators, indicator, index, pinned headers and the empty state have the file's values")
  func lists() throws {
    let loaded = try loaded(
      """
      separatorStyle: etched
      separatorInsetReference: fromAutomaticInsets
      sectionHeadersPinToVisibleBounds: false
      showsVerticalScrollIndicator: true
      indicatorStyle: black
      scrollIndicatorInsets: [1, 2, 3, 4]
      sectionIndexTitles: [A, B]
      emptyStateView: {name: e}
      sections: [{rows: [{title: a, separatorInset: [0, 1, 0, 2]}]}]
      """)
    let table = try loaded.layer("t", as: TableView.self)
    #expect(table.separatorStyle == .etched && table.separatorInsetReference == .fromAutomaticInsets)
    #expect(!table.sectionHeadersPinToVisibleBounds && table.showsVerticalScrollIndicator)
    #expect(table.indicatorAppearance == .light)
    #expect(table.scrollIndicatorInsets == Insets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(table.sectionIndexBar?.titles == ["A", "B"])
    #expect(table.emptyStateView === (try loaded.layer("e")) && table.emptyStateView?.isHidden == true)
    #expect(try table.cell(0, 0).separatorInset == Insets(left: 1, right: 2))
  }

  @Test("the safe area's top and bottom apply unless the table's adjustment is off")
  func safeArea() throws {
    func load(_ key: String) throws -> LoadedScene {
      let scene = "inlay: 1\ntheme: settings\nsize: [100, 100]\nsafeArea: [20, 0, 10, 0]\nlayers:\n"
      let keys = "name: t, frame: [0, 0, 100, 100], generate: {rowsPerSection: 9}"
      return try loadScene(scene + "- {type: table, \(keys)\(key)}")
    }
    let (loaded, never) = (try load(""), try load(", contentInsetAdjustmentBehavior: never"))
    let table = try loaded.layer("t", as: TableView.self)
    #expect(table.contentOffset == .zero && table.minimumContentOffset.y == -20)
    #expect(table.maximumContentOffset.y == 9 * 44 - 90)
    let other = try never.layer("t", as: TableView.self)
    #expect(other.minimumContentOffset.y == 0 && other.maximumContentOffset.y == 9 * 44 - 100)
  }

  @Test("generated rows are numbered over the whole table and made on demand")
  func generated() throws {
    let loaded = try loaded(
      """
      contentOffset: [0, 308000]
      generate: {sections: 10000, rowsPerSection: 10, title: "Row {row} of {section}{", detail: "{row}{row} {x}"}
      """)
    let table = try loaded.layer("t", as: TableView.self)
    #expect(table.numberOfSections == 10_000)
    #expect(try table.cell(700, 0).textLabel.text == "Row 7000 of 700{")
    #expect(try table.cell(700, 2).detailTextLabel.text == "70027002 {x}")
    #expect(table.visibleRowPaths.count == 3)
    #expect(table.cellsMade <= 8)
  }

  @Test("a table in a row has its own rows")
  func nestedTable() throws {
    let loaded = try loaded(
      """
      sections:
      - rows:
        - {content: [{type: table, name: inner, frame: [0, 0, 50, 40], sections: [{rows: [{title: deep}]}]}]}
      """)
    #expect(try loaded.layer("inner", as: TableView.self).cell(0, 0).textLabel.text == "deep")
  }
}
