import InlayDecorations
import InlayGraphics
import InlayLayers
import InlayTestSupport
import InlayText
import Testing

@testable import InlayLists
@testable import InlayViews

/// Tables with arbitrary numbers from data sources, delegates, themes and programs.
@Suite struct ExtremeSourceTests {
  private static let metrics: [WritableKeyPath<Theme.Metrics, Double> & Sendable] = [
    \.row.height, \.card.inset, \.section.headerHeight, \.section.footerHeight, \.section.firstTop, \.separator.width,
    \.separator.leadingInset, \.separator.trailingInset, \.row.leadingInset, \.row.trailingInset, \.row.imageSize,
    \.row.imageGap, \.accessory.inset, \.accessory.gap, \.accessory.disclosureLineWidth, \.accessory.checkmarkLineWidth,
    \.accessory.detailButtonSize,
    \.accessory.detailButtonLineWidth, \.switch.inset, \.switch.thumbInset, \.switch.thumbRingWidth,
    \.editing.controlSize,
    \.editing.lineWidth, \.editing.gap, \.editing.reorderLineWidth, \.row.indentation, \.section.textGap, \.row.textGap,
    \.row.subtitleGap, \.row.value2TitleWidth, \.row.padding, \.scrollIndicator.width, \.scrollIndicator.inset,
    \.scrollIndicator.minimumLength, \.focusRingWidth, \.section.indexWidth, \.accessory.disclosureSize.width,
    \.accessory.checkmarkSize.height, \.switch.size.width, \.switch.size.height, \.editing.reorderSize.width,
  ]

  @Test("hostile data sources and delegates with extreme numbers never end the program")
  func hostileSources() throws {
    let fonts = try? TextContext()
    for seed in Seeds.first(200, long: 5_000) {
      // The last printed seed is the one that ended the program.
      let scene = try run(ExtremeNumbers(random: SeededRandom(seed: seed)), fonts)
      #expect(scene.frame != nil, "seed \(seed)")
    }
  }

  private func run(_ numbers: ExtremeNumbers, _ fonts: TextContext?) throws -> Scene {
    var numbers = numbers
    let style = TableView.Style.allCases[numbers.int(0...TableView.Style.allCases.count - 1)]
    let table = TableView(style: style)
    table.frame = Rect(x: 0, y: 0, width: 100, height: 80)
    table.register(TableViewCell.self, style: .value1, forCellReuseIdentifier: "row")
    let scene = Scene(
      root: table, size: Size(width: 100, height: 80), scale: numbers.happens(30) ? 2 : 1, textContext: fonts)
    scene.theme = theme(&numbers)
    let source = HostileSource(numbers)
    table.dataSource = source
    table.delegate = source
    table.rowHeight = .byDelegate
    table.prefetchDataSource = source
    table.allowsMultipleSelection = numbers.happens(30)
    table.showsVerticalScrollIndicator = true
    let surface = try ImageSurface(for: scene)
    for step in 0..<16 {
      change(table, scene, scene, &numbers)
      if table.dataSource == nil { table.dataSource = source }
      scene.tick(at: Double(step))
      if scene.frame?.pixelWidth == 100 * Int(scene.scale), scene.frame?.pixelHeight == 80 * Int(scene.scale),
        surface.scale == scene.scale
      {
        try scene.render(into: surface)
      }
    }
    _ = table.dump()
    return scene
  }

  private func theme(_ numbers: inout ExtremeNumbers) -> Theme {
    var theme = Theme.settings
    guard numbers.happens(60) else { return theme }
    for _ in 0..<numbers.int(1...4) {
      theme.metrics[keyPath: Self.metrics[numbers.int(0...Self.metrics.count - 1)]] = numbers.number()
    }
    if numbers.happens(30) { theme.metrics.card.maximumWidth = numbers.number() }
    theme.decoration = Decoration.builtIn[numbers.int(0...Decoration.builtIn.count - 1)]
    theme.card.cornerRadius = numbers.number(or: 5)
    theme.card.inset = numbers.number(or: 2)
    theme.rowImages.caps = numbers.insets()
    // Widths of images that are drawn for slicing: large ones only cost memory.
    theme.card.border.width = min(100, numbers.number(or: 1))
    theme.card.shadow = Shadow(
      opacity: numbers.number(or: 1), radius: numbers.number(or: 2),
      offset: Size(width: numbers.number(or: 0), height: 1))
    return theme
  }

  private func change(
    _ table: TableView, _ scene: Scene, _ events: Scene, _ numbers: inout ExtremeNumbers
  ) {
    let path =
      numbers.happens(15)
      ? RowPath(section: numbers.extremeInt(), row: numbers.extremeInt())
      : RowPath(section: numbers.int(-1...3), row: numbers.int(-1...9))
    if numbers.happens(30) { return changeLooks(table, at: path, events, &numbers) }
    switch numbers.int(0...22) {
    case 0: table.contentOffset = Point(x: numbers.number(or: 0), y: numbers.number())
    case 1: table.contentInset = numbers.insets()
    case 2: table.separatorInset = numbers.insets()
    case 3: table.rowHeight = numbers.happens(50) ? .byDelegate : .fixed(numbers.number())
    case 4: table.sectionHeaderHeight = .fixed(numbers.number())
    case 5: table.frame = numbers.rect()
    case 6: table.transform = numbers.transform()
    case 7: table.tableHeaderView = View(frame: numbers.rect())
    case 8: table.tableFooterView = View(frame: numbers.rect())
    case 9: table.isEditing.toggle()
    case 10: scene.traits.textScale = numbers.number(or: 1)
    case 11: scene.traits.safeAreaInsets = numbers.insets()
    case 12: scene.size = Size(width: numbers.number(or: 100), height: 80)
    case 13: events.tap(at: Point(x: numbers.number(or: 50), y: numbers.number(or: 30)))
    case 14:
      let distance = Size(width: 0, height: numbers.number())
      events.send(.wheel(WheelEvent(at: Point(x: 50, y: 40), by: distance)))
    case 15:
      events.send(.pointer(PointerEvent(.down, at: Point(x: 50, y: numbers.number(or: 40)))))
      events.send(.pointer(PointerEvent(.moved, at: Point(x: 50, y: numbers.number()))))
      events.send(.pointer(PointerEvent(.up, at: Point(x: numbers.number(), y: 9))))
    case 16: table.scrollToRow(at: path, at: .bottom, animated: false)
    case 17: table.selectRow(at: path)
    case 18: table.headerTextInset = numbers.number()
    case 19: scene.theme = theme(&numbers)
    case 20: table.reloadData()
    case 21: table.frame = Rect(x: 0, y: 0, width: 100, height: 80)
    default: scene.scale = numbers.happens(50) ? numbers.number() : 2
    }
  }

  /// Invalid positions and sizes that a program sets and queries.
  private func changeLooks(
    _ table: TableView, at path: RowPath, _ events: Scene, _ numbers: inout ExtremeNumbers
  ) {
    let other = RowPath(section: numbers.extremeInt(), row: numbers.int(0...3))
    switch numbers.int(0...23) {
    case 0: table.cardInset = numbers.number()
    case 1: table.sectionCornerRadius = numbers.number()
    case 2: table.decorationInset = numbers.number()
    case 3: table.sectionBorder = Border(width: min(100, numbers.number()))
    case 4: table.sectionShadow = Shadow(opacity: numbers.number(or: 1), radius: numbers.number())
    case 5: table.rowHeight = .automatic(estimate: numbers.number())
    case 6: table.invalidateHeight(ofRowAt: path)
    case 7: table.scrollIndicatorInsets = numbers.insets()
    case 8: table.backgroundView = View(frame: numbers.rect())
    case 9: table.emptyStateView = View(frame: numbers.rect())
    case 10: table.isTableHeaderPinned.toggle()
    case 11: table.sectionHeadersPinToVisibleBounds.toggle()
    case 12: table.focusRow(at: path)
    case 13: _ = table.highlightRow(at: path)
    case 14: _ = table.tapRow(at: path)
    case 15: table.deselectRow(at: path)
    case 16: table.scrollRectToVisible(numbers.rect())
    case 17: table.scroll(by: Size(width: numbers.number(), height: numbers.number()))
    case 18:
      _ = table.rowPath(at: Point(x: numbers.number(), y: numbers.number()))
      _ = (table.rectForRow(at: path), table.rect(forSection: path.section), table.cellForRow(at: path))
      _ = table.numberOfRows(inSection: path.section)
    case 19: try? table.moveRow(at: path, to: other)
    case 20: try? table.insertSections([path.section, other.section])
    case 21: try? table.moveSection(path.section, toSection: other.section)
    case 22: try? table.reloadRows(at: [path, other])
    default: events.send(.key(KeyEvent(KeyEvent.Key.used[numbers.int(0...KeyEvent.Key.used.count - 1)])))
    }
  }
}
