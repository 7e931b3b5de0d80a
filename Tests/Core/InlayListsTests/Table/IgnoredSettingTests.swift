import InlayDecorations
import InlayGraphics
import InlayLayers
import InlayTestSupport
import Testing

@testable import InlayLists
@testable import InlayViews

/// Settings of tables that have no effect in their style.
@Suite struct IgnoredSettingTests {
  /// The names of the ignored settings in the next report.
  private func ignored(_ test: TestTable<some TableView>) throws -> [String] {
    test.scene.tick(at: test.scene.time)
    let surface = try ImageSurface(for: test.scene)
    let problems = try test.scene.render(into: surface).problems.map(\.message)
    return problems.compactMap { $0.split(separator: " ").first.map { String($0) } }.sorted()
  }

  @Test("each setting is reported in the styles that ignore it, once, and in no other")
  func styles() throws {
    typealias Setting = (name: String, set: (TableView) -> Void, used: (TableView) -> Bool)
    let settings: [Setting] = [
      ("cardInset", { $0.cardInset = 9 }, { $0.style == .insetGrouped }),
      ("showsRoundedCorners", { $0.overrides.showsRoundedCorners = false }, { $0.style == .insetGrouped }),
      ("revertsInCompactWidth", { $0.revertsInCompactWidth = true }, { $0.style == .insetGrouped }),
      ("maximumCardWidth", { $0.maximumCardWidth = 300 }, { $0.style == .insetGrouped }),
      ("sectionCornerRadius", { $0.sectionCornerRadius = 20 }, { $0.standardDecoration != .plainRows }),
      ("sectionBorder", { $0.sectionBorder = Border(width: 2) }, { $0.style == .insetGrouped }),
      (
        "sectionShadow", { $0.sectionShadow = Shadow(opacity: 0.5, radius: 2) },
        { $0.standardDecoration == .maskedCards }
      ),
      ("decorationInset", { $0.decorationInset = 3 }, { _ in false }),
    ]
    for theme in [Theme.modern, .settings] {
      for table in [TableView(style: .plain), TableView(style: .grouped), TableView(style: .insetGrouped)] {
        for setting in settings {
          let test = try TestTable(TableView(style: table.style), counts: [2])
          test.scene.theme = theme
          setting.set(test.table)
          #expect(
            try ignored(test) == (setting.used(test.table) ? [] : [setting.name]), "\(table.style) \(setting.name)")
          test.table.contentOffset.y += 1
          test.table.setNeedsLayout()
          #expect(try ignored(test) == [], "\(setting.name) again")
        }
      }
      let test = try TestTable(TableView(style: .insetGrouped), counts: [2])
      test.scene.theme = theme
      for setting in settings where setting.name != "decorationInset" && setting.name != "sectionShadow" {
        setting.set(test.table)
      }
      #expect(try ignored(test) == [])
    }
  }

  @Test(
    "with a decoration of the table or of a section, settings of cards have their effect", arguments: [true, false])
  func decorated(isOfSection: Bool) throws {
    for style in [TableView.Style.plain, .grouped] {
      let test = try TestTable(TableView(style: style), counts: [2, 2])
      if isOfSection { test.source.decorations = [1: .maskedCards] } else { test.table.decoration = .maskedCards }
      test.table.delegate = test.source
      test.table.backgroundColor = .rgb(0x888888)
      test.table.sectionCornerRadius = 20
      test.table.sectionShadow = Shadow(opacity: 0.5, radius: 2)
      test.table.sectionBorder = Border(width: 1)
      #expect(try ignored(test) == [])
    }
  }

  @Test("an inset is reported where the cards of the table's decoration do not have it, also those of an app")
  func inset() throws {
    for (kind, isUsed) in [(.cornerCovers, true), (.notches, false), (Decoration("inset", Inset()), true)] {
      for style in [TableView.Style.grouped, .insetGrouped] {
        let test = try TestTable(TableView(style: style), counts: [2])
        test.table.decoration = kind
        test.table.decorationInset = 4
        #expect(try ignored(test) == (isUsed && style == .grouped ? [] : ["decorationInset"]), "\(kind)")
      }
    }
  }

  /// An app's decoration with the table's inset.
  private struct Inset: RowDecoration {
    func makeBackground() -> RowBackground { RowBackground() }

    func card(_ standard: SectionCard, theme: Theme) -> SectionCard {
      var card = standard
      card.inset += 1
      return card
    }
  }

  @Test("cards of a plain table in the colour of its rows are reported, unless something of them is seen")
  func hidden() throws {
    for kind in Decoration.builtIn {
      let test = try TestTable(TableView(style: .plain), counts: [2])
      test.table.decoration = kind
      let isHidden = ![.plainRows, .slicedImages].contains(kind)
      #expect(try ignored(test) == (isHidden ? ["decoration"] : []), "\(kind)")
      test.table.backgroundColor = .token(.tableBackground)
      test.table.sectionCornerRadius = 3
      #expect(try ignored(test) == (kind == .plainRows ? ["sectionCornerRadius"] : []), "\(kind)")
    }
  }
}
