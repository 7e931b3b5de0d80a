import InlayGraphics
import InlayLayers
import InlayTestSupport
import InlayText
import Synchronization
import Testing

@testable import InlayDecorations
@testable import InlayLists
@testable import InlayViews

@Suite struct RowDecorationTests {
  /// The cards and backgrounds of a built-in decoration, in a type and with a name of an app.
  private struct Copied: RowDecoration {
    let original: Decoration

    func makeBackground() -> RowBackground { original.decoration.makeBackground() }
    func card(_ standard: SectionCard, theme: Theme) -> SectionCard {
      original.decoration.card(standard, theme: theme)
    }
  }

  /// Assigns decorations to its sections in turn.
  private final class Sections: TableViewDelegate {
    var kinds: [Decoration?]

    init(_ kinds: [Decoration?]) { self.kinds = kinds }

    func tableView(_ tableView: TableView, decorationForSection section: Int) -> Decoration? { kinds[section] }
  }

  @Test("built-in decorations are found by their names, and have different ones")
  func names() {
    #expect(
      Decoration.builtIn.map(\.name) == ["cornerImages", "cornerCovers", "slicedImages", "maskedCards", "none"])
    for kind in Decoration.builtIn { #expect(Decoration.named(kind.name) == kind) }
    #expect(Decoration.named("notches") == nil)
  }

  @Test("kinds with equal names, types and values are equal")
  func equality() {
    #expect(Decoration("notches", Notches()) == .notches)
    #expect(Decoration("notches", Notches()).hashValue == Decoration.notches.hashValue)
    #expect(Decoration("other", Notches()) != .notches)
    #expect(Decoration("notches", Notches(radius: 5)) != .notches)
    #expect(Decoration("notches", Stripes()) != .notches)
    #expect(Decoration("maskedCards", Notches()) != .maskedCards)
  }

  @Test(
    "an app's decoration equal to a built-in one gives the same picture", arguments: Decoration.builtIn)
  func equalsBuiltIn(kind: Decoration) throws {
    let fonts = try TextContext()
    var theme = Theme.settings
    theme.card.inset = 11
    theme.card.border = Border(width: 1.4, color: .rgb(0x995533))
    theme.card.shadow = Shadow(opacity: 0.4, radius: 3, offset: Size(width: 0, height: 2))
    for style in [TableView.Style.plain, .grouped, .insetGrouped] {
      let pictures = try [kind, Decoration("copy", Copied(original: kind))].map { kind in
        let test = try TestTable(
          TableView(style: style), counts: [3, 1], size: Size(width: 200, height: 250), scale: 1.5, fonts: fonts)
        test.scene.theme = theme
        test.table.decoration = kind
        test.table.selectRow(at: RowPath(section: 0, row: 1))
        return try test.picture()
      }
      #expect(pictures[0] == pictures[1])
    }
  }

  private struct Shadowed: RowDecoration {
    func makeBackground() -> RowBackground { Notches().makeBackground() }
    func card(_ standard: SectionCard, theme: Theme) -> SectionCard {
      var card = standard
      card.shadow = Shadow(opacity: 0.5, radius: 4)
      return card
    }
  }

  @Test("a shadow that a decoration has and its table has not is reported, once")
  func hiddenShadow() throws {
    let test = try TestTable(TableView(style: .grouped), counts: [3])
    var problems: [String] = []
    test.scene.onProblem = { problems.append($0.message) }
    test.table.decoration = Decoration("shadowed", Shadowed())
    for time in 1...3 {
      test.table.setNeedsLayout()
      test.scene.tick(at: Double(time))
    }
    #expect(problems == ["its decoration's shadow is not shown: the table has no shadow"])
    test.table.sectionShadow = Shadow(opacity: 0.1, radius: 4)
    test.scene.tick(at: 4)
    #expect(problems.count == 1 && test.table.stage.shadows.count == 1)
  }

  @Test("a background gets the row's look: position, colour, radius, inset and gap on device pixels")
  func look() throws {
    let test = try TestTable(TableView(style: .grouped), counts: [3], scale: 2)
    test.table.decoration = Decoration("notches", Notches(inset: 9.3))
    test.table.sectionCornerRadius = 6.2
    test.table.selectRow(at: RowPath(section: 0, row: 1))
    test.scene.tick(at: 1)
    let cells = test.cells
    let looks = cells.compactMap { $0.parts.decorationBackground?.look }
    #expect(looks.map(\.position) == [.first, .middle, .last])
    #expect(looks.allSatisfy { $0.inset == 9.5 && $0.cornerRadius == 6 && $0.color == .token(.cellBackground) })
    #expect(looks.map(\.gap) == [1, 1, 0])
    let selected = try #require(cells[1].parts.decorationSelectedBackground as? NotchBackground)
    #expect(selected.look.isSelected && !selected.isHidden && cells[1].parts.decorationBackground?.isHidden == true)
    #expect(selected.cardFrame == Rect(x: 9.5, y: 0, width: 301, height: cells[1].bounds.height - 1))
  }

  @Test("texts end as far before the side of an inset card as before that of a row without a card")
  func trailingTexts() throws {
    func end(_ inset: Double) throws -> Double {
      let test = try TestTable(
        TableView(style: .grouped), counts: [1], style: .value1, fonts: try TextContext())
      test.source.configure = { cell, _ in
        cell.textLabel.text = "Title"
        cell.detailTextLabel.text = "Detail"
      }
      test.table.decoration = Decoration("notches", Notches(inset: inset))
      test.table.reloadData()
      test.scene.tick(at: 1)
      let label = try #require(test.cells.first?.detailTextLabel)
      return label.convert(Point(x: label.bounds.maxX, y: 0), to: nil).x
    }
    #expect(try end(30) == end(0) - 30)
  }

  @Test("a drawn background is drawn again after a changed look, and not after an equal one")
  func drawing() throws {
    let test = try TestTable(TableView(style: .grouped), counts: [2])
    test.table.decoration = .notches
    test.scene.tick(at: 1)
    let background = try #require(test.cells[0].parts.decorationBackground as? NotchBackground)
    #expect(background.drawnLooks.count == 1)
    test.table.contentOffset.y = 3
    test.scene.tick(at: 2)
    #expect(background.drawnLooks.count == 1)
    test.table.cellBackgroundColor = .rgb(0x123456)
    test.scene.tick(at: 3)
    #expect(background.drawnLooks.map(\.color) == [.token(.cellBackground), .rgb(0x123456)])
  }

  @Test("each section has its own decoration, and cells change theirs when they show another section's row")
  func sections() throws {
    let test = try TestTable(TableView(style: .insetGrouped), counts: [1, 1, 1, 1])
    let delegate = Sections([.notches, .stripes, nil, .maskedCards])
    test.table.delegate = delegate
    test.table.decoration = .cornerCovers
    test.scene.tick(at: 1)
    let backgrounds = { test.cells.map { $0.parts.decorationBackground } }
    #expect(backgrounds()[0] is NotchBackground && backgrounds()[1] is StripeBackground)
    #expect(backgrounds()[2] is CornerCoverBackground && backgrounds()[3] is PlainBackground)
    let first = test.cells[0]
    delegate.kinds = [.stripes, .notches, .notches, nil]
    test.table.setNeedsLayout()
    test.scene.tick(at: 2)
    #expect(test.cells[0] === first && backgrounds()[0] is StripeBackground && first.masksToBounds)
    #expect(first.sublayers.filter { $0 is RowBackground }.count == 1)
    let fresh = try TestTable(TableView(style: .insetGrouped), counts: [1, 1, 1, 1])
    fresh.table.delegate = delegate
    fresh.table.decoration = .cornerCovers
    #expect(try test.picture(at: 3) == fresh.picture(at: 3))
  }

  @Test("an equal kind keeps a row's backgrounds, another value makes new ones")
  func values() throws {
    let test = try TestTable(TableView(style: .grouped), counts: [1])
    test.table.decoration = .notches
    test.scene.tick(at: 1)
    let background = try #require(test.cells[0].parts.decorationBackground)
    test.table.decoration = Decoration("notches", Notches())
    test.scene.tick(at: 2)
    #expect(test.cells[0].parts.decorationBackground === background)
    test.table.decoration = Decoration("notches", Notches(radius: 7))
    test.scene.tick(at: 3)
    #expect((test.cells[0].parts.decorationBackground as? NotchBackground)?.notchRadius == 7)
  }

  /// Counts its calls.
  private struct Counted: RowDecoration {
    final class Count: Sendable {
      let cards = Mutex(0)
      let backgrounds = Mutex(0)
    }
    let count: Count

    func makeBackground() -> RowBackground {
      count.backgrounds.withLock { $0 += 1 }
      return RowBackground()
    }

    func card(_ standard: SectionCard, theme: Theme) -> SectionCard {
      count.cards.withLock { $0 += 1 }
      return SectionCard(cornerRadius: standard.cornerRadius, border: standard.border)
    }

    static func == (a: Counted, b: Counted) -> Bool { a.count === b.count }
    func hash(into hasher: inout Hasher) {}
  }

  @Test("a decoration is asked once for its settings, not for sections or rows, and for one background of each cell")
  func asked() throws {
    let count = Counted.Count()
    let test = try TestTable(TableView(), counts: [40, 1000])
    test.table.rowHeight = .fixed(5)
    test.table.decoration = Decoration("counted", Counted(count: count))
    test.scene.tick(at: 1)
    #expect(test.cells.count > 90)
    #expect(count.cards.withLock { $0 } == 1)
    for step in 1...20 {
      test.table.contentOffset.y += 7
      test.scene.tick(at: Double(1 + step))
    }
    #expect(count.cards.withLock { $0 } == 1)
    #expect(count.backgrounds.withLock { $0 } == test.table.cellsMade)
    test.table.sectionCornerRadius = 3
    test.scene.tick(at: 30)
    #expect(count.cards.withLock { $0 } == 2)
  }

  /// Returns given values.
  private struct Given: RowDecoration {
    let card: SectionCard

    func makeBackground() -> RowBackground { NotchBackground(radius: 3) }
    func card(_ standard: SectionCard, theme: Theme) -> SectionCard { card }
  }

  @Test("invalid lengths are ignored", arguments: [-5, .infinity, -.infinity, .nan, 1e300])
  func lengths(length: Double) throws {
    var card = SectionCard(cornerRadius: length, border: Border(width: length))
    card.inset = length
    card.gap = length
    for clips in [false, true] {
      card.clipsRows = clips
      let test = try TestTable(TableView(style: .insetGrouped), counts: [2])
      test.table.sectionShadow = Shadow(opacity: 1, radius: 2)
      test.table.decoration = Decoration("given", Given(card: card))
      _ = try test.picture(at: 1)
      let look = try #require(test.cells[0].parts.decorationBackground?.look)
      #expect(look.inset >= 0 && look.gap >= 0 && look.cornerRadius >= 0 && look.border.width >= 0)
    }
  }

  @Test("separators stay inside the card, with the same distance from its sides as otherwise from the row's")
  func separators() throws {
    func lines(_ separators: SectionCard.Separators, inset: Double) throws -> [Rect] {
      let test = try TestTable(TableView(style: .grouped), counts: [2], size: Size(width: 200, height: 200))
      test.table.separatorInset = Insets(left: 12, right: 5)
      test.table.decoration = Decoration("notches", Notches(inset: inset, separators: separators))
      test.scene.tick(at: 1)
      return test.cells.flatMap(\.sublayers).filter { $0.listRole == .separator && !$0.isHidden }.map(\.frame)
    }
    #expect(try lines(.none, inset: 9).isEmpty)
    let between = try lines(.betweenRows, inset: 9)
    #expect(between.count == 1 && between.first.map { ($0.minX, $0.maxX) == (21, 186) } == true)
    #expect(try lines(.betweenRows, inset: 0).map(\.width) == [183])
    #expect(try lines(.ofTableStyle, inset: 0).map(\.width) == [200, 183, 200])
  }

  @Test("a shadow is around the cards, also after other code moved it")
  func shadow() throws {
    for style in [TableView.Style.grouped, .insetGrouped] {
      let test = try TestTable(TableView(style: style), counts: [2], size: Size(width: 200, height: 200))
      test.table.sectionShadow = Shadow(opacity: 1, radius: 2)
      test.table.decoration = .notches
      test.scene.tick(at: 1)
      let shadow = try #require(test.table.stage.shadows[0])
      let frame = shadow.frame
      #expect(frame.minX == test.cells[0].frame.minX + 9 && frame.maxX == test.cells[0].frame.maxX - 9)
      #expect(frame.minY == test.cells[0].frame.minY && frame.maxY == test.cells[1].frame.maxY)
      shadow.frame = .zero
      test.scene.tick(at: 2)
      #expect(shadow.frame == frame)
    }
  }

  @Test("a row moved to a section with another card is measured again, one moved to an equal card is not")
  func movedRow() throws {
    let kinds: [Decoration?] = [nil, Decoration("notches", Notches(inset: 40)), nil]
    let delegate = Sections(kinds)
    func table(longIn section: Int, counts: [Int]) throws -> TestTable<TableView> {
      let test = try TestTable(TableView(style: .grouped), counts: counts, size: Size(width: 200, height: 900))
      test.table.delegate = delegate
      test.source.configure = { cell, path in
        cell.textLabel.text = path == RowPath(section: section, row: 0) ? "A title that wraps in narrow cards" : "Row"
      }
      test.table.rowHeight = .automatic()
      test.scene.tick(at: 1)
      return test
    }
    let fresh = try (0..<3).map { section in
      try table(longIn: section, counts: (0..<3).map { $0 == section ? 2 : 1 }).cells[section].frame.height
    }
    #expect(fresh[0] < fresh[1] && fresh[0] == fresh[2])
    let test = try table(longIn: 0, counts: [2, 1, 1])
    for (from, to) in [(0, 1), (1, 2), (2, 0)] {
      test.source.counts[from] -= 1
      test.source.counts[to] += 1
      let asked = test.source.cellsAsked
      try test.table.moveRow(at: RowPath(section: from, row: 0), to: RowPath(section: to, row: 0))
      test.scene.tick(at: 2)
      #expect(test.cells[to].frame.height == fresh[to], "from \(from) to \(to)")
      #expect(test.source.cellsAsked == asked)
    }
  }

  @Test("rows out of view are measured again where a table gets or loses its cards, also in the same width")
  func measures() throws {
    let fonts = try TextContext()
    for isOfDelegate in [false, true] {
      let sections = Sections(Array(repeating: isOfDelegate ? .notches : nil, count: 6))
      func makeTable(isRounded: Bool) throws -> TestTable<TableView> {
        let table = TableView(style: .insetGrouped)
        table.cardInset = 0
        table.overrides.showsRoundedCorners = isRounded
        table.rowHeight = .automatic()
        if !isOfDelegate { table.decoration = .notches }
        table.delegate = sections
        let test = try TestTable(
          table, counts: Array(repeating: 8, count: 6), size: Size(width: 160, height: 200), fonts: fonts)
        test.source.configure = { cell, path in cell.textLabel.text = String(repeating: "title ", count: path.row + 1) }
        table.reloadData()
        test.scene.tick(at: 1)
        return test
      }
      let test = try makeTable(isRounded: true)
      let length = test.table.heights.end
      let plain = try makeTable(isRounded: false).table.heights.end
      #expect(plain < length)
      test.table.overrides.showsRoundedCorners = false
      test.scene.tick(at: 2)
      #expect(test.table.heights.end == plain)
      test.table.overrides.showsRoundedCorners = true
      test.scene.tick(at: 3)
      #expect(test.table.heights.end == length)
    }
  }
}
