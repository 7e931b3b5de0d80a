import InlayGraphics
import InlayLayers
import InlayTestSupport
import InlayText
import Testing

@testable import InlayDecorations
@testable import InlayLists
@testable import InlayViews

/// Every decoration gives the same cards, in every table.
@Suite struct CardTests {
  enum TableKind: CaseIterable {
    case plain, grouped, rounded

    func make() -> TableView {
      switch self {
      case .plain: TableView(style: .plain)
      case .grouped: TableView(style: .grouped)
      case .rounded: TableView(style: .insetGrouped)
      }
    }
  }

  /// Where a translucent selected colour is over a translucent row, one blend instead of two may round differently.
  @Test(
    "rows look like one rounded card: exact, except for antialiasing along curves",
    arguments: Decoration.builtIn, TableKind.allCases)
  func equalsRoundedCard(kind: Decoration, style: TableKind) throws {
    var theme = Theme.settings
    theme.card.inset = 9
    let fonts = try TextContext()
    let half = Color(red: 1, green: 1, blue: 1, alpha: 0.5)
    let colors: [(Color, Color)] = [
      (.white, .rgb(0x3366CC)), (half, Color(red: 0, green: 0, blue: 1, alpha: 0.25)),
    ]
    for (color, selectedColor) in kind == .cornerCovers ? Array(colors.prefix(1)) : colors {
      for count in [1, 2, 3, 50] {
        for selected in Set([nil, 0, count / 2, count - 1]) {
          for scale in [1.0, 2, 3] {
            let cards = CardScene(
              style.make(), kind, counts: [count], size: Size(width: 90, height: 130), scale: scale, fonts: fonts,
              theme: theme, color: color, selected: selectedColor)
            if let selected { cards.table.selectRow(at: RowPath(section: 0, row: selected)) }
            // Of fifty rows, also the last ones.
            for offset in count == 50 ? [0.0, 905] : [0] {
              cards.table.contentOffset = Point(x: 0, y: offset)
              let found = try cards.picture()
              let (near, far) = found.differences(to: try cards.reference(), at: cards.isAtCurve)
              #expect(
                near <= 8 && far <= (selected != nil && color == half ? 1 : 0),
                "\(near), \(far) in \(count) rows, selected \(selected ?? -1), scale \(scale), \(color), from \(offset)"
              )
            }
          }
        }
      }
    }
  }

  @Test("a section has the decoration of its table's delegate, or the table's without one")
  func perSection() throws {
    final class Delegate: TableViewDelegate {
      var kinds: [Decoration?] = [nil, .slicedImages, .plainRows, .maskedCards]

      func tableView(_ tableView: TableView, decorationForSection section: Int) -> Decoration? { kinds[section] }
    }
    for table in [TableView(style: .grouped), TableView(style: .insetGrouped)] {
      let test = try TestTable(table, counts: [1, 1, 1, 1])
      let delegate = Delegate()
      table.delegate = delegate
      table.decoration = .cornerCovers
      test.scene.tick(at: 1)
      #expect(test.cells.map(\.appearance.decoration) == [.cornerCovers, .slicedImages, .plainRows, .maskedCards])
      delegate.kinds[1] = .cornerImages
      table.setNeedsLayout()
      test.scene.tick(at: 2)
      #expect(test.cells[1].parts.decorationBackground is CornerImageBackground)
      table.delegate = nil
      test.scene.tick(at: 3)
      #expect(test.cells.allSatisfy { $0.appearance.decoration == .cornerCovers })
    }
  }

  @Test("without a choice rounded tables have their theme's decoration, others none")
  func byTheme() throws {
    var theme = Theme.settings
    theme.decoration = .maskedCards
    for (table, kind) in [
      (TableView(style: .insetGrouped), Decoration.maskedCards), (TableView(style: .grouped), .plainRows),
    ] {
      let test = try TestTable(table, counts: [2])
      test.scene.theme = theme
      test.scene.tick(at: 1)
      #expect(test.cells.allSatisfy { $0.appearance.decoration == kind })
    }
  }

  @Test("a decorated section has lines between its rows and none at its ends, in every style")
  func lines() throws {
    for style in TableKind.allCases {
      for kind in Decoration.builtIn {
        let test = try TestTable(style.make(), counts: [3])
        test.table.decoration = kind
        test.scene.tick(at: 1)
        let lines = test.cells.map { $0.sublayers.count { $0.listRole == .separator && !$0.isHidden } }
        switch (kind, style) {
        case (.cornerCovers, _): #expect(lines == [0, 0, 0])
        case (.plainRows, .grouped): #expect(lines == [2, 1, 1])
        case (.plainRows, .plain): #expect(lines == [1, 1, 1])
        default: #expect(lines == [1, 1, 0])
        }
      }
    }
  }
}
