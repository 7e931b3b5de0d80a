import InlayDecorations
import InlayGraphics
import InlayLayers
import InlayTestSupport
import InlayText
import Testing

@testable import InlayLists
@testable import InlayViews

/// Settings of tables that the theme has, too: nil is the theme's.
@Suite struct ThemeSettingTests {
  private struct Setting: CustomTestStringConvertible, Sendable {
    let name: String
    let set: @Sendable (TableView) -> Void
    let unset: @Sendable (TableView) -> Void
    let isUnset: @Sendable (TableView) -> Bool

    init<Value: Sendable>(
      _ name: String, _ path: any ReferenceWritableKeyPath<TableView, Value?> & Sendable, _ value: Value
    ) {
      self.name = name
      set = { $0[keyPath: path] = value }
      unset = { $0[keyPath: path] = nil }
      isUnset = { $0[keyPath: path] == nil }
    }

    var testDescription: String { name }
  }

  private static let shadow = Shadow(opacity: 0.7, radius: 3, offset: Size(width: 2, height: 9))

  private static let settings: [Setting] = [
    Setting("cardInset", \TableView.cardInset, 41.0),
    Setting("decoration", \TableView.decoration, Decoration.cornerCovers),
    Setting("sectionCornerRadius", \TableView.sectionCornerRadius, 17.0),
    Setting("decorationInset", \TableView.decorationInset, 29.0),
    Setting("sectionBorder", \TableView.sectionBorder, Border(width: 3, color: .rgb(0xFF0000))),
    Setting("sectionShadow", \TableView.sectionShadow, shadow),
    Setting("separatorInset", \TableView.separatorInset, Insets(left: 71, right: 33)),
    Setting("separatorColor", \TableView.separatorColor, Color.rgb(0x0000FF)),
    Setting("cellBackgroundColor", \TableView.cellBackgroundColor, Color.rgb(0xFFEEDD)),
    Setting("cellSelectedBackgroundColor", \TableView.cellSelectedBackgroundColor, Color.rgb(0xFF00FF)),
    Setting("rowHeight", \TableView.rowHeight, Height.fixed(61)),
    Setting("sectionHeaderHeight", \TableView.sectionHeaderHeight, Height.fixed(63)),
    Setting("sectionFooterHeight", \TableView.sectionFooterHeight, Height.fixed(35)),
    Setting("headerTextInset", \TableView.headerTextInset, 57.0),
  ]

  /// A theme in which each setting has an effect in some style.
  private static func theme(_ number: Int) -> Theme {
    var theme = Theme(name: "theme \(number)", from: number == 0 ? .settings : .modern)
    let shadow = Shadow(opacity: 0.5, radius: 4, offset: Size(width: 0, height: 3))
    theme.decoration = number == 0 ? .maskedCards : .cornerCovers
    theme.card = SectionCard(
      cornerRadius: 8 + Double(number), inset: 12 + Double(number), gap: 1, border: Border(width: 1 + Double(number)),
      shadow: shadow)
    theme.metrics.card.inset += Double(number)
    theme.metrics.separator.leadingInset += Double(number)
    return theme
  }

  private func table(_ style: TableView.Style) throws -> TestTable<TableView> {
    let test = try TestTable(TableView(style: style), counts: [2, 3], fonts: TextContext())
    test.source.headers = [0: "Header", 1: "Header"]
    test.source.footers = test.source.headers
    test.table.selectRow(at: RowPath(section: 0, row: 1))
    test.scene.theme = Self.theme(0)
    return test
  }

  /// Hidden layers keep what they had.
  private func visible(_ test: TestTable<TableView>) -> [String] {
    test.table.dumpedLines(withHidden: false).map(\.text)
  }

  @Test("a setting that is nil again is the theme's, also of a later theme", arguments: settings)
  private func nilAgain(setting: Setting) throws {
    var styles = 0
    for style in TableView.Style.allCases {
      let (test, untouched) = try (table(style), table(style))
      // A table without its theme's cards has shadows and insets by its own decoration.
      if style == .grouped && setting.name != "decoration" {
        for table in [test.table, untouched.table] { table.decoration = .cornerCovers }
      }
      let before = try untouched.picture(at: 1)
      #expect(setting.isUnset(test.table))
      setting.set(test.table)
      #expect(!setting.isUnset(test.table))
      if try test.picture(at: 1) != before { styles += 1 }
      setting.unset(test.table)
      #expect(setting.isUnset(test.table))
      #expect(try test.picture(at: 2) == before, "\(style)")
      #expect(visible(test) == visible(untouched), "\(style)")
      // Set under one theme, unset under another.
      setting.set(test.table)
      test.scene.tick(at: 3)
      for scene in [test.scene, untouched.scene] { scene.theme = Self.theme(1) }
      test.scene.tick(at: 4)
      setting.unset(test.table)
      let after = try untouched.picture(at: 4)
      #expect(after != before)
      #expect(try test.picture(at: 5) == after, "\(style)")
      #expect(visible(test) == visible(untouched), "\(style)")
    }
    #expect(styles > 0)
  }
}
