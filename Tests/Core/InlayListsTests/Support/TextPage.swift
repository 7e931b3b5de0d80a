import InlayDecorations
import InlayGraphics
import InlayLayers
import InlayTestSupport
import InlayText

@testable import InlayForms
@testable import InlayLists
@testable import InlayViews

/// A page like those of settings bundles: few rows or none, and long texts around them.
struct TextPage {
  struct Section {
    var header: String?
    var footer: String?
    var rows: [Row]
  }

  struct Row {
    var title: String
    var detail: String
    var isEnabled = true
  }

  var sections: [Section] = []
  var kind = 0
  var theme = Theme.settings
  var size = Size(width: 320, height: 480)
  var scale = 1.0
  var traits = Traits()
  var isSelfSizing = true
  /// Whether headers and footers have the heights of their texts, by the table's properties.
  var measuresTexts = true
  var tableHeader: Double?
  var tableFooter: Double?
  var contentInset = Insets.zero
  var pinsHeaders: Bool?
  var showsIndicator = false

  static let changes = 4

  init(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
    func happens(_ percent: Int) -> Bool { number(1...100) <= percent }
    func words(_ range: ClosedRange<Int>) -> String {
      let count = number(1...10) == 1 ? number(range) * 6 : number(range)
      var text = ""
      for index in 0..<count {
        if index > 0 { text += number(1...25) == 1 ? "\n" : " " }
        text += Self.words[number(0...Self.words.count - 1)]
      }
      return text
    }
    kind = number(0...3)
    // Pages of text alone, pages with a few rows, and pages of many sections.
    let shape = number(0...3)
    for _ in 0..<(shape == 3 ? number(10...40) : number(1...6)) {
      let rows = shape == 0 ? 0 : shape == 1 ? number(0...2) : happens(30) ? 0 : number(1...6)
      sections.append(
        Section(
          header: happens(shape == 0 ? 30 : 60) ? (happens(30) ? words(5...60) : words(1...3)) : nil,
          footer: happens(shape == 2 ? 40 : 85) ? words(4...(shape == 3 ? 60 : 120)) : nil,
          rows: (0..<rows).map { _ in
            Row(
              title: happens(20) ? words(5...80) : words(1...4), detail: happens(40) ? words(1...12) : "",
              isEnabled: !happens(15))
          }))
    }
    theme = Theme.builtIn[number(0...Theme.builtIn.count - 1)]
    size = Size(
      width: [240, 320, 375, 500, 768, 1024][number(0...5)], height: [300, 480, 700][number(0...2)])
    scale = [1, 2, 1.5][number(0...2)]
    traits.textScale = [1, 1, 0.8, 1.3, 2, 3][number(0...5)]
    traits.direction = happens(20) ? .rightToLeft : .leftToRight
    traits.sizeClass = size.width < 500 ? .compact : .regular
    if happens(40) { traits.safeAreaInsets = Insets(top: 44, left: happens(30) ? 40 : 0, bottom: 34, right: 0) }
    isSelfSizing = happens(75)
    measuresTexts = happens(85)
    if happens(25) { tableHeader = Double(number(10...500)) }
    if happens(25) { tableFooter = Double(number(10...500)) }
    if happens(20) { contentInset = Insets(top: Double(number(0...40)), bottom: Double(number(0...40))) }
    if happens(20) { pinsHeaders = happens(50) }
    showsIndicator = happens(50)
  }

  /// Changes the page's surroundings, not its content.
  mutating func change(_ number: Int, _ random: inout SeededRandom) {
    switch number {
    case 0: theme = Theme.builtIn.filter { $0.name != theme.name }.randomElement(using: &random) ?? theme
    case 1:
      size = Size(
        width: size.width + Double(Int.random(in: -60...300, using: &random)),
        height: size.height + Double(Int.random(in: -100...200, using: &random)))
    case 2: traits.textScale = [0.8, 1, 1.3, 1.7, 2.5, 3].randomElement(using: &random) ?? 1
    default: traits.direction = traits.direction == .leftToRight ? .rightToLeft : .leftToRight
    }
  }

  var lastRow: (section: Int, row: Int)? {
    sections.lastIndex { !$0.rows.isEmpty }.map { ($0, sections[$0].rows.count - 1) }
  }

  /// Rows, headers and footers.
  var partCount: Int {
    sections.reduce(0) { $0 + $1.rows.count + ($1.header == nil ? 0 : 1) + ($1.footer == nil ? 0 : 1) }
  }

  private static let words = [
    "Wi-Fi", "the", "When", "this", "is", "on,", "apps", "can", "look", "for", "devices", "near", "you.", "Licence",
    "warranty", "EXPRESS", "OR", "IMPLIED,", "including", "but", "not", "limited", "to", "merchantability",
    "redistribution",
    "a", "of", "in", "source", "and", "binary", "forms,", "with", "or", "without", "modification",
    "https://example.org/terms",
  ]
}

/// A page in a table in a scene.
final class TextPageTable: TableViewDataSource, TableViewDelegate {
  private(set) var page: TextPage
  let table: TableView
  let scene: Scene
  let events: Scene

  init(_ page: TextPage, fonts: TextContext?) {
    self.page = page
    table =
      page.kind == 3 ? TableView(style: .insetGrouped) : TableView(style: [.plain, .grouped, .insetGrouped][page.kind])
    table.register(TableViewCell.self, style: .subtitle, forCellReuseIdentifier: "row")
    if page.isSelfSizing { table.rowHeight = .automatic() }
    if page.measuresTexts {
      table.sectionHeaderHeight = .automatic()
      table.sectionFooterHeight = .automatic()
    }
    table.contentInset = page.contentInset
    table.showsVerticalScrollIndicator = page.showsIndicator
    if let pins = page.pinsHeaders { table.sectionHeadersPinToVisibleBounds = pins }
    table.tableHeaderView = Self.view(page.tableHeader, 0x226644)
    table.tableFooterView = Self.view(page.tableFooter, 0x664422)
    scene = Scene.inSettings(root: table, size: page.size, scale: page.scale, textContext: fonts)
    events = scene
    show(page)
    table.delegate = self
    table.dataSource = self
  }

  /// Sets the scene's values for a page's surroundings.
  func show(_ page: TextPage) {
    self.page = page
    if scene.size != page.size { scene.size = page.size }
    table.frame = Rect(origin: .zero, size: page.size)
    if scene.theme.name != page.theme.name { scene.theme = page.theme }
    if scene.traits != page.traits { scene.traits = page.traits }
  }

  private static func view(_ height: Double?, _ color: UInt32) -> Layer? {
    guard let height else { return nil }
    let view = Layer()
    view.frame = Rect(x: 0, y: 0, width: 100, height: height)
    view.backgroundColor = .rgb(color)
    return view
  }

  func tick() { scene.tick(at: 0) }

  func picture() throws -> Picture {
    try scene.picture()
  }

  func press(_ key: KeyEvent.Key) { events.send(.key(KeyEvent(key))) }

  var offset: Double { table.contentOffset.y }

  /// The lowest edge of the visible scrolled parts, without sticky headers.
  var lowestPart: Double {
    table.sublayers.reduce(-.infinity) { lowest, layer in
      switch layer.listRole {
      case .cell, .sectionFooter, .tableFooter, .sectionHeader: layer.isHidden ? lowest : max(lowest, layer.frame.maxY)
      default: lowest
      }
    }
  }

  // MARK: Positions independent of heights

  var readableTop: Double { table.bounds.minY + table.adjustedContentInset.top }
  var readableBottom: Double { table.bounds.maxY - table.adjustedContentInset.bottom }

  /// A part of the content, and a distance below its start.
  typealias Place = (part: TablePosition, distance: Double)

  /// The content at the lower edge of the readable area, or at the upper one.
  func place(atBottom: Bool) -> Place {
    let y = atBottom ? readableBottom : readableTop
    let heights = table.heights
    guard heights.sectionCount > 0 else { return (.header(0), y) }
    let number = (0..<heights.sectionCount).last { heights.start(ofSection: $0) <= y } ?? 0
    let isInHeader = y < heights.range(of: .header(number)).upperBound
    let part: TablePosition =
      heights.row(at: y).map { .row($0) } ?? (isInHeader ? .header(number) : .footer(number))
    return (part, y - table.layout.position(of: part))
  }

  func y(of place: Place) -> Double { table.layout.position(of: place.part) + place.distance }

  /// Rows that may have the focus.
  var enabledRows: [RowPath] {
    page.sections.enumerated().flatMap { number, section in
      section.rows.indices.filter { section.rows[$0].isEnabled }.map { RowPath(section: number, row: $0) }
    }
  }

  // MARK: Questions of the table

  func numberOfSections(in tableView: TableView) -> Int { page.sections.count }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    page.sections[section].rows.count
  }

  func tableView(_ tableView: TableView, cellForRowAt path: RowPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: path)
    let row = page.sections[path.section].rows[path.row]
    cell.textLabel.text = row.title
    cell.detailTextLabel.text = row.detail
    cell.isEnabled = row.isEnabled
    return cell
  }

  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    page.sections[section].header
  }

  func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
    page.sections[section].footer
  }
}
