import InlayGraphics
import InlayLayers

@testable import InlayLists

/// Everything that the look of a rounded table depends on: to bring a table into, by whatever way.
struct TableState {
  var counts = [3, 2]
  var headers: [Int: String] = [:]
  var selected: Set<RowPath> = []
  var highlighted: RowPath?
  var theme = Theme.settings
  var appearance = Appearance.light
  var decoration = DecorationKind.cornerImages
  var radius = 7.0
  var sizeClass = SizeClass.regular
  var size = Size(width: 130, height: 150)
  var offset = 0.0
  var showsRoundedCorners = true
  var hasLines = true
  var cellColor: LayerColor?

  /// Brings a table into this state from another one, touching what differs.
  func apply(to test: TestTable<RoundedTableView>, from old: TableState?) {
    let table = test.table
    test.scene.theme = theme
    test.scene.traits.appearance = appearance
    test.scene.traits.sizeClass = sizeClass
    test.scene.size = size
    table.frame = Rect(origin: .zero, size: size)
    table.decoration = decoration
    table.sectionCornerRadius = radius
    table.showsRoundedCorners = showsRoundedCorners
    table.separatorStyle = hasLines ? .singleLine : .none
    table.cellBackgroundColor = cellColor
    table.revertsInCompactWidth = true
    table.allowsMultipleSelection = true
    table.rowHeight = 24
    if old?.counts != counts || old?.headers != headers {
      test.source.counts = counts
      test.source.headers = headers
      table.reloadData()
    }
    for path in table.rowPathsForSelectedRows where !selected.contains(path) { table.deselectRow(at: path) }
    for path in selected { table.selectRow(at: path) }
    table.contentOffset = Point(x: 0, y: offset)
    test.scene.tick(at: 0)
    for cell in table.visibleCells { cell.isHighlighted = cell.rowPath == highlighted }
  }

  /// A state that differs in something.
  func changed(_ random: inout SeededGenerator) -> TableState {
    var next = self
    switch Int.random(in: 0..<14, using: &random) {
    case 0...1:
      next.counts = (0..<Int.random(in: 0...4, using: &random)).map { _ in Int.random(in: 0...5, using: &random) }
      next.headers = Dictionary(uniqueKeysWithValues: next.counts.indices.filter { $0 % 2 == 1 }.map { ($0, "Header") })
      next.selected = []
      next.highlighted = nil
    case 2...3:
      guard let path = next.randomRow(&random) else { break }
      next.selected.formSymmetricDifference([path])
    case 4: next.highlighted = next.randomRow(&random)
    case 5: next.theme = Self.themes[Int.random(in: 0..<Self.themes.count, using: &random)]
    case 6: next.appearance = Appearance.allCases[Int.random(in: 0..<4, using: &random)]
    case 7: next.decoration = DecorationKind.allCases[Int.random(in: 0..<5, using: &random)]
    case 8: next.radius = Double(Int.random(in: 0...14, using: &random))
    case 9: next.sizeClass = next.sizeClass == .regular ? .compact : .regular
    case 10: next.size = Size(width: Double(Int.random(in: 60...160, using: &random)), height: 150)
    case 11: next.offset = Double(Int.random(in: -20...200, using: &random))
    case 12: next.showsRoundedCorners.toggle()
    default:
      next.hasLines.toggle()
      next.cellColor = next.hasLines ? nil : .rgb(0xFFDDCC)
    }
    return next
  }

  private func randomRow(_ random: inout SeededGenerator) -> RowPath? {
    let sections = counts.indices.filter { counts[$0] > 0 }
    guard let section = sections.randomElement(using: &random) else { return nil }
    return RowPath(section: section, row: Int.random(in: 0..<counts[section], using: &random))
  }

  static let themes: [Theme] = {
    var framed = Theme.settings
    framed.name = "framed"
    framed.decoration.border = ThemeBorder(width: 1, color: .rgb(0x884400))
    framed.decoration.shadow = ThemeShadow(radius: 3, offset: Size(width: 0, height: 2), opacity: 0.4)
    framed.colors[.highlightedLabel] = ThemeColor(light: Color(rgb: 0xFF0000))
    var narrow = Theme.settings
    narrow.name = "narrow"
    narrow.metrics.horizontalInset = 6
    narrow.colors[.cellBackground] = ThemeColor(light: Color(rgb: 0xDDEEFF))
    return [.settings, framed, narrow]
  }()
}
