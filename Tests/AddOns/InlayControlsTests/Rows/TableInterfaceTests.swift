import InlayControls
import InlayForms
import InlayGraphics
import InlayLayers
import InlayLists
import InlayTestSupport
import InlayText
import InlayViews
import Testing

/// Random walks over what is public of a table: settings, updates, scrolling and editing, within callbacks too.
@Suite struct TableInterfaceTests {
  @Test("a table with any settings and updates, also within callbacks, shows its rows as one made so")
  func walks() throws {
    let fonts = try TextContext()
    var compared = 0
    try withSeeds(200, long: 4_000) { random in
      let walk = try TableWalk(random, fonts)
      defer { compared += walk.compared }
      return try walk.run(steps: 40)
    }
    #expect(Seeds.only != nil || compared > 50, "\(compared) tables")
  }
}

private final class TableWalk: TableViewDataSource, TableViewDelegate {
  private var random: SeededRandom
  private let fonts: TextContext
  private let table: TableView
  private let scene: Scene
  private let picture: IncrementalPicture
  private var sections: [[Int]] = [[1, 2, 3], [4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16]]
  private var last = 20
  private var depth = 0
  private var isActing = false
  private var log: [String] = []
  private var reacts = true
  /// The last value of each setting, in the order of the settings.
  private var settings: [String: (TableView) -> Void] = [:]
  /// The number of tables that were made anew.
  private(set) var compared = 0
  private static let size = Size(width: 320, height: 400)

  init(_ random: SeededRandom, _ fonts: TextContext) throws {
    self.random = random
    self.fonts = fonts
    table = TableView(frame: Rect(origin: .zero, size: Self.size))
    scene = Scene(root: table, size: Self.size, textContext: fonts)
    scene.onProblem = { _ in }
    picture = try IncrementalPicture(of: scene)
    // A table made so has the same heights: none that were measured before.
    set("rowHeight") { $0.rowHeight = .fixed(44) }
    table.dataSource = self
    table.delegate = self
    scene.tick(at: 0)
  }

  // MARK: Data

  func numberOfSections(in tableView: TableView) -> Int { sections.count }
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }

  func tableView(_ tableView: TableView, cellForRowAt path: RowPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: path)
    let number = sections[path.section][path.row]
    cell.textLabel.text = "Row \(number)"
    cell.accessories = number % 3 == 0 ? .switch(isOn: number % 2 == 0) { _ in } : number % 3 == 1 ? .disclosure : []
    react("cellForRow")
    return cell
  }

  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    react("titleForHeader")
    return "Header"
  }
  func tableView(_ tableView: TableView, canEditRowAt path: RowPath) -> Bool { true }
  func tableView(_ tableView: TableView, canMoveRowAt path: RowPath) -> Bool { true }
  func tableView(_ tableView: TableView, willDisplay cell: TableViewCell, forRowAt path: RowPath) {
    react("willDisplay")
  }
  func tableView(_ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt path: RowPath) {
    react("didEndDisplaying")
  }
  func tableView(_ tableView: TableView, didSelectRowAt path: RowPath) { react("didSelect") }
  func tableView(_ tableView: TableView, didDeselectRowAt path: RowPath) { react("didDeselect") }
  func tableView(_ tableView: TableView, didHighlightRowAt path: RowPath) { react("didHighlight") }
  func scrollViewDidScroll(_ scrollView: ScrollView) { react("didScroll") }
  func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) { react("didEndScrolling") }

  private func react(_ name: String) {
    guard reacts, depth < 2, random.chance(0.04) else { return }
    depth += 1
    log.append("(\(name):")
    act()
    log.append(")")
    depth -= 1
  }

  // MARK: Steps

  func run(steps: Int) throws -> String? {
    for number in 0..<steps {
      act()
      if random.chance(0.5) { scene.tick(at: scene.time + random.pick([0, 1 / 60, 0.1, 0.5])) }
      if scene.frame != nil, let problem = try picture.problem() { return fail(problem, number) }
      if random.chance(0.25) {
        reacts = false
        defer { reacts = true }
        if !scene.finishAnimations() { return fail("no rest", number) }
        if let problem = try restProblem() { return fail(problem, number) }
      }
    }
    return nil
  }

  private func fail(_ problem: String, _ number: Int) -> String {
    "step \(number): \(problem) after \(log.suffix(16).joined(separator: ", "))"
  }

  private func set(_ name: String, _ change: @escaping (TableView) -> Void) {
    log.append(name)
    settings[name] = change
    change(table)
  }

  private var path: RowPath? {
    let all = sections.indices.filter { !sections[$0].isEmpty }
    guard !all.isEmpty else { return nil }
    let section = random.pick(Array(all))
    return RowPath(section: section, row: random.int(0...sections[section].count - 1))
  }

  private func plate(_ height: Double) -> Layer {
    let layer = Layer()
    layer.frame.size = Size(width: 50, height: height)
    layer.backgroundColor = .rgb(0x3366AA)
    return layer
  }

  private func act() {
    let isAnimated = random.chance(0.6)
    let animation: RowAnimation = isAnimated ? random.pick([.automatic, .fade, .left, .top, .middle]) : .none
    let flag = random.chance(0.5)
    let length = random.pick([0, 4.5, 12, 30])
    switch random.int(0...36) {
    case 0: set("style") { [style = random.pick(TableView.Style.allCases)] in $0.style = style }
    case 1: set("headerTextInset") { [length = flag ? nil : length] in $0.headerTextInset = length }
    case 2:
      set("separatorStyle") { [style = random.pick(TableView.SeparatorStyle.allCases)] in $0.separatorStyle = style }
    case 3: set("separatorInset") { [flag] in $0.separatorInset = flag ? nil : Insets(left: length, right: length) }
    case 4: set("sectionHeadersPin") { $0.sectionHeadersPinToVisibleBounds = flag }
    case 5:
      let height = random.pick([nil, 30.0, 70])
      set("tableHeaderView") { [weak self] in $0.tableHeaderView = height.flatMap { self?.plate($0) } }
    case 6:
      let height = random.pick([nil, 30.0, 70])
      set("tableFooterView") { [weak self] in $0.tableFooterView = height.flatMap { self?.plate($0) } }
    case 7: set("isTableHeaderPinned") { $0.isTableHeaderPinned = flag }
    case 8: set("backgroundView") { [weak self] in $0.backgroundView = flag ? nil : self?.plate(3) }
    case 9: set("emptyStateView") { [weak self] in $0.emptyStateView = flag ? nil : self?.plate(40) }
    case 10: set("cardInset") { $0.cardInset = flag ? nil : length }
    case 11:
      set("maximumCardWidth") { [width = flag ? nil : random.pick([100.0, 250])] in $0.maximumCardWidth = width }
    case 12: set("sectionCornerRadius") { $0.sectionCornerRadius = flag ? nil : length }
    case 13: set("decorationInset") { $0.decorationInset = flag ? nil : length }
    case 14: set("sectionBorder") { $0.sectionBorder = flag ? nil : Border(width: length / 4, color: .black) }
    case 15:
      set("sectionShadow") { $0.sectionShadow = flag ? nil : Shadow(opacity: 0.4, radius: length / 3, offset: .zero) }
    case 16: set("rowHeight") { [height = random.pick([20.0, 44, 61.5])] in $0.rowHeight = .fixed(height) }
    case 17: set("sectionHeaderHeight") { $0.sectionHeaderHeight = flag ? nil : .fixed(length) }
    case 18: set("sectionFooterHeight") { $0.sectionFooterHeight = flag ? nil : .fixed(length) }
    case 19: set("contentInset") { $0.contentInset = Insets(top: length, bottom: flag ? length : 0) }
    case 20:
      set("decoration") { [kind = random.pick([nil, Decoration.maskedCards, .plainRows])] in $0.decoration = kind }
    case 21: set("indicator") { $0.showsVerticalScrollIndicator = flag }
    case 22:
      log.append("editing \(flag)")
      table.setEditing(flag, animated: isAnimated)
    case 23, 24:
      guard !isActing, let path else { return }
      change("delete \(path)") {
        sections[path.section].remove(at: path.row)
        try table.deleteRows(at: [path], with: animation)
      }
    case 25, 26, 27:
      guard !isActing, !sections.isEmpty else { return }
      let section = random.int(0...sections.count - 1)
      let row = random.int(0...sections[section].count)
      change("insert \(section) \(row)") {
        last += 1
        sections[section].insert(last, at: row)
        try table.insertRows(at: [RowPath(section: section, row: row)], with: animation)
      }
    case 28:
      guard !isActing, let from = path else { return }
      let section = random.int(0...sections.count - 1)
      let count = sections[section].count - (section == from.section ? 1 : 0)
      let to = RowPath(section: section, row: random.int(0...count))
      change("move \(from) \(to)") {
        let number = sections[from.section].remove(at: from.row)
        sections[to.section].insert(number, at: to.row)
        try table.moveRow(at: from, to: to, animated: isAnimated)
      }
    case 29:
      guard !isActing else { return }
      if flag || sections.isEmpty {
        let place = random.int(0...sections.count)
        change("insert section \(place)") {
          last += 2
          sections.insert([last - 1, last], at: place)
          try table.insertSections([place], with: animation)
        }
      } else {
        let place = random.int(0...sections.count - 1)
        change("delete section \(place)") {
          sections.remove(at: place)
          try table.deleteSections([place], with: animation)
        }
      }
    case 30:
      guard let path else { return }
      change("reload \(path)") { try table.reloadRows(at: [path], with: animation) }
    case 31:
      log.append("reloadData")
      table.reloadData()
    case 32:
      guard let path else { return }
      log.append("scrollTo \(path) \(isAnimated)")
      table.scrollToRow(at: path, at: random.pick(TableView.ScrollPosition.allCases), animated: isAnimated)
    case 33:
      guard let path else { return }
      log.append("select \(path)")
      if flag { table.selectRow(at: path, animated: isAnimated) } else { table.deselectRow(at: path) }
    case 34:
      let size = Size(width: random.pick([320, 200, 500]), height: random.pick([400, 90, 700]))
      log.append("size \(size)")
      table.frame = Rect(origin: .zero, size: size)
    case 35:
      log.append("traits")
      if flag {
        scene.traits.direction = random.pick([.leftToRight, .rightToLeft])
      } else {
        scene.traits.textScale = random.pick([1, 1.5])
      }
    default:
      guard let path else { return }
      log.append("swipe \(path)")
      if flag { table.openSwipeActions(ofRowAt: path, animated: isAnimated) } else { table.closeSwipeActions() }
    }
  }

  private func change(_ name: String, _ body: () throws -> Void) {
    log.append(name)
    isActing = true
    defer { isActing = false }
    let before = sections
    do {
      try body()
    } catch {
      // An update in the middle of a layout is refused.
      sections = before
      if !"\(error)".contains("is being laid out") { log.append("THREW \(error)") }
    }
  }

  // MARK: Laws

  private func restProblem() throws -> String? {
    if let thrown = log.last(where: { $0.hasPrefix("THREW") }) { return thrown }
    for cell in table.visibleCells {
      guard let path = cell.rowPath else { return "a visible cell without a path" }
      guard sections.indices.contains(path.section), sections[path.section].indices.contains(path.row) else {
        return "a cell at \(path)"
      }
      if cell.textLabel.text != "Row \(sections[path.section][path.row])" {
        return "\(path) shows \(cell.textLabel.text), not \(sections[path.section][path.row])"
      }
    }
    guard table.swipedRowPath == nil else { return nil }
    compared += 1
    let fresh = TableView(frame: table.frame)
    let other = Scene(root: fresh, size: Self.size, textContext: fonts)
    other.onProblem = { _ in }
    other.traits = scene.traits
    for name in settings.keys.sorted() { settings[name]?(fresh) }
    fresh.dataSource = self
    fresh.delegate = self
    other.tick(at: scene.time)
    fresh.isEditing = table.isEditing
    for path in table.selectedRowPaths { fresh.selectRow(at: path) }
    fresh.contentOffset = table.contentOffset
    other.finishAnimations()
    if fresh.contentOffset != table.contentOffset || fresh.contentSize != table.contentSize {
      return
        "offset \(table.contentOffset) of \(table.contentSize), made so \(fresh.contentOffset) of \(fresh.contentSize)"
    }
    let difference = try scene.picture().difference(from: other.picture())
    return difference.map { "not the picture of a table made so: \($0)" }
  }
}
