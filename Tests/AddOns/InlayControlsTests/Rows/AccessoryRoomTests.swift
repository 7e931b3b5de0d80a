import InlayControls
import InlayDecorations
import InlayGraphics
import InlayLayers
import InlayTestSupport
import InlayText
import Testing

@testable import InlayLists
@testable import InlayViews

/// Accessories in rows of any width, text scale, direction and height.
@Suite struct AccessoryRoomTests {
  private let fonts: TextContext

  init() throws { fonts = try TextContext() }

  private static let words = [
    "", "Wi-Fi", "Benachrichtigungen", "Automaattinen päivitys", "Ohjelmistopäivitykset asennetaan", "通知の設定",
    "الإشعارات والتنبيهات", "Nach Sonnenuntergang automatisch umschalten", "Sound",
  ]

  /// A row's accessory, made anew for each row.
  private enum Kind: CaseIterable {
    case none, popUp, button, plainButton, stepper, slider, segments, field, toggle, progress, activity, badge, view,
      label

    func make(_ text: String, _ random: inout SeededRandom) -> Layer? {
      switch self {
      case .none: return nil
      case .popUp: return PopUpButton([text, "On"], selectedIndex: 0)
      case .button: return Button(text, image: random.chance(0.3) ? .symbol(.check) : nil, style: .tinted)
      case .plainButton: return Button(text)
      case .stepper: return Stepper(value: 2)
      case .slider:
        let slider = Slider(value: 0.4)
        if random.chance(0.3) { slider.minimumImage = .symbol(.volume) }
        return slider
      case .segments: return SegmentedControl([text, "Woche", "Monat"], selectedIndex: 1)
      case .field:
        let field = TextField(text: text, placeholder: "Name")
        field.borderStyle = random.pick(TextField.BorderStyle.allCases)
        if random.chance(0.3) { field.error = "Ungültig" }
        return field
      case .toggle: return Switch(isOn: true)
      case .progress: return ProgressView(0.4)
      case .activity: return ActivityIndicator()
      case .badge: return Badge(text)
      case .view: return View(frame: Rect(x: 0, y: 0, width: random.length(1...400), height: random.length(1...40)))
      case .label:
        let label = Label()
        label.text = text
        label.numberOfLines = 1
        label.lineBreakMode = .truncatingTail
        label.bounds.size = Size(width: random.length(20...400), height: 22)
        return label
      }
    }
  }

  /// A table of one section in a scene.
  private final class Stage: TableViewDataSource, TableViewDelegate {
    let table: TableView
    let scene: Scene
    let rows: Int
    var configure: (TableViewCell, RowPath) -> Void = { _, _ in }
    var movable: Set<Int> = []
    var cells: [TableViewCell] { table.visibleCells }

    init(
      _ table: TableView, rows: Int, _ size: Size, scale: Double = 1, style: TableViewCell.Style = .default,
      fonts: TextContext
    ) {
      self.table = table
      self.rows = rows
      table.frame = Rect(origin: .zero, size: size)
      table.register(TableViewCell.self, style: style, forCellReuseIdentifier: "row")
      scene = Scene(root: table, size: size, scale: scale, textContext: fonts)
      scene.theme = .settings
      table.dataSource = self
      table.delegate = self
    }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { rows }

    func tableView(_ tableView: TableView, canMoveRowAt path: RowPath) -> Bool { movable.contains(path.row) }

    func tableView(_ tableView: TableView, cellForRowAt path: RowPath) -> TableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: path)
      configure(cell, path)
      return cell
    }
  }

  private struct Plan {
    var title = ""
    var detail = ""
    var hasImage = false
    var accessories: RowAccessory = []
    var indentation = 0
  }

  @Test(
    "every accessory is inside of its row's content or is reported, beside or below the title",
    arguments: Array(Seeds.first(60)) + [100_034])
  func law(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let width = random.length(120...1024)
    let style = random.pick(TableViewCell.Style.allCases)
    let test = Stage(
      TableView(style: random.pick(TableView.Style.allCases)), rows: 8, Size(width: width, height: 4000),
      scale: random.pick([1, 2, 3]), style: style, fonts: fonts)
    test.scene.theme = random.pick(Theme.builtIn)
    var plans = (0..<8).map { _ in plan(&random) }
    test.configure = { cell, path in
      let plan = plans[path.row]
      cell.textLabel.text = plan.title
      cell.detailTextLabel.text = plan.detail
      cell.image = plan.hasImage ? .tile(.bell, color: .token(.tint)) : nil
      cell.accessories = plan.accessories
      cell.indentationLevel = plan.indentation
    }
    test.movable = random.chance(0.3) ? [0, 2, 5] : []
    var problems: [Scene.Problem] = []
    test.scene.onProblem = { problems.append($0) }
    for step in 1...4 {
      switch random.int(0...5) {
      case 0: test.scene.traits.textScale = random.pick([0.8, 1, 1.4, 2, 3])
      case 1: test.scene.traits.direction = random.pick(LayoutDirection.allCases)
      case 2: test.table.isEditing = !test.table.isEditing
      case 3: test.table.rowHeight = random.pick([.automatic(), .fixed(44), .fixed(60), .fixed(120)])
      case 4: test.table.frame.size.width = random.length(120...1024)
      default:
        plans = (0..<8).map { _ in plan(&random) }
        test.table.reloadData()
      }
      if random.chance(0.3) {
        test.scene.traits.safeAreaInsets = Insets(left: random.length(0...30), right: random.length(0...30))
      }
      for cell in test.cells { cell.setNeedsLayout() }
      test.scene.tick(at: Double(step))
      #expect(!test.scene.root.isLayoutDue && test.scene.nextTickTime == nil || !test.cells.isEmpty)
      for cell in test.cells {
        let row = cell.rowPath?.row ?? 0
        check(cell, plans[row], problems, "seed \(seed), step \(step), row \(row), \(plans[row])")
      }
    }
  }

  private func part(_ random: inout SeededRandom) -> RowAccessory {
    random.pick([
      .disclosure, .checkmark, .info {}, .label(random.pick(Self.words)), .switch(isOn: true) { _ in },
      .image(.symbol(.bell)),
    ])
  }

  private func plan(_ random: inout SeededRandom) -> Plan {
    var plan = Plan()
    plan.title = random.pick(Self.words)
    plan.detail = random.chance(0.3) ? random.pick(Self.words) : ""
    plan.hasImage = random.chance(0.3)
    let view = random.pick(Kind.allCases).make(random.pick(Self.words), &random)
    if random.chance(0.5) {
      plan.accessories = view.map { .layer($0) } ?? part(&random)
    } else {
      let others = (0..<random.int(0...3)).map { _ in part(&random) }
      plan.accessories = RowAccessory((others + [view].compactMap { $0.map { .layer($0) } }).shuffled(using: &random))
    }
    plan.indentation = random.chance(0.1) ? random.int(1...9) : 0
    return plan
  }

  private func check(_ cell: TableViewCell, _ plan: Plan, _ problems: [Scene.Problem], _ place: String) {
    let wanted = cell.isEditing ? [] : plan.accessories
    let isControl = cell.accessoryLayers.layers.contains { ($0 as? AccessoryView)?.kind.isButton ?? true }
    #expect(cell.accessoryLayers.layers.count == wanted.parts.count, "\(place)")
    let shown = cell.placedAccessories.filter { $0.superlayer === cell }
    if isControl && shown.isEmpty {
      #expect(!cell.record.lackOfSpace.isOver && !problems.isEmpty, "\(place)")
    }
    if !cell.appearance.isSelfSizing, !shown.isEmpty, cell.textLabel.showsEllipsisAlone {
      #expect(!cell.record.lackOfSpace.isOver && !problems.isEmpty, "\(place)")
    }
    let room = Rect(
      x: cell.record.placement.contentStart, y: 0,
      width: cell.record.placement.accessoryEnd - cell.record.placement.contentStart, height: cell.bounds.height)
    for (layer, next) in zip(shown, shown.dropFirst()) {
      let (frame, nextFrame) = (cell.mirrored(layer.frame), cell.mirrored(next.frame))
      #expect(nextFrame.maxX <= frame.minX + 1, "\(place): \(nextFrame) before \(frame)")
    }
    for layer in shown {
      let frame = cell.mirrored(layer.frame)
      #expect(
        frame.minX >= cell.record.placement.contentStart + cell.appearance.contentInsetLeading - 1,
        "\(place): \(frame) in \(room)")
      #expect(frame.maxX <= cell.record.placement.accessoryEnd + 1, "\(place): \(frame) in \(room)")
      if cell.appearance.isSelfSizing { #expect(frame.minY >= 0 && frame.maxY <= cell.bounds.height + 1, "\(place)") }
      for label in [cell.textLabel] where !label.text.isEmpty {
        guard !label.isHidden, label.bounds.width > 0 else { continue }
        let text = label.convert(label.inkBounds ?? .zero, to: cell)
        guard text.width > 0, cell.appearance.isSelfSizing || cell.bounds.height >= 60 else { continue }
        #expect(!text.insetBy(dx: 1, dy: 1).intersects(layer.frame), "\(place): \(text) and \(layer.frame)")
      }
    }
  }

  @Test("a squeezed layer of the app has its own size again in a wider row, also in another cell")
  func ownSize() throws {
    let own = View(frame: Rect(x: 0, y: 0, width: 250, height: 20))
    let test = Stage(TableView(style: .plain), rows: 1, Size(width: 200, height: 300), fonts: fonts)
    test.configure = { cell, _ in
      cell.textLabel.text = "Title"
      cell.accessoryView = own
    }
    test.table.rowHeight = .automatic()
    for width in [200.0, 180, 400, 150, 500] {
      test.table.frame.size.width = width
      test.table.reloadData()
      test.scene.tick(at: 1)
      #expect(own.bounds.width == min(250, width - 32), "\(width)")
      #expect(own.superlayer === test.cells.first)
    }
  }

  @Test(
    "a control stands below a title that has no space beside it where a row has the height; where it has none, this is told",
    arguments: [44.0, 60, 150, 200])
  func fixedRows(height: Double) throws {
    for isRightToLeft in [false, true] {
      let controls: [Control] = [
        SegmentedControl(["One", "Two", "Three"], selectedIndex: 0), Button("Ohjelmistopäivitykset", style: .filled),
        PopUpButton(["English (United Kingdom)"], selectedIndex: 0),
      ]
      let test = Stage(TableView(style: .plain), rows: 3, Size(width: 320, height: 800), scale: 2, fonts: fonts)
      test.configure = { cell, path in
        cell.textLabel.text = "Päivitykset"
        cell.accessoryView = controls[path.row]
      }
      test.scene.traits.textScale = 2
      test.scene.traits.direction = isRightToLeft ? .rightToLeft : .leftToRight
      var problems: [Scene.Problem] = []
      test.scene.onProblem = { problems.append($0) }
      test.table.rowHeight = .fixed(height)
      test.scene.tick(at: 1)
      #expect(test.cells.count == 3)
      var losesTitle = false
      for cell in test.cells {
        let control = try #require(cell.placedAccessories.first)
        let title = try #require(cell.textLabel.inkBounds)
        let isBelow = control.frame.minY >= cell.convert(title, from: cell.textLabel).maxY
        #expect(isBelow == (height >= 150), "\(control)")
        #expect(control.frame.maxY <= height && cell.textLabel.isTruncated != isBelow)
        let isLost = cell.textLabel.isHidden || cell.textLabel.showsEllipsisAlone
        #expect(cell.record.lackOfSpace.isOver != isLost)
        losesTitle = losesTitle || isLost
      }
      // By the widths of the system's font.
      #expect(problems.contains { $0.message.contains("no room for its title") } == losesTitle)
    }
  }

  @Test("the title of a button wraps in a row that grows, and is cut on one line in another")
  func buttons() throws {
    for (heights, lines) in [(Height.automatic(), 2), (.fixed(44), 1)] {
      let button = Button("Ohjelmistopäivitykset asennetaan", style: .tinted)
      let test = Stage(TableView(style: .plain), rows: 1, Size(width: 280, height: 300), fonts: fonts)
      test.configure = { cell, _ in
        cell.textLabel.text = "Päivitys"
        cell.accessoryView = button
      }
      test.table.rowHeight = heights
      test.table.reloadData()
      test.scene.tick(at: 1)
      let label = try #require(button.sublayers.lazy.compactMap { $0 as? Label }.first)
      let line = label.sizeThatFits(Size(width: .infinity, height: .infinity)).height
      #expect(button.bounds.height == (lines == 1 ? 36 : (36 + line).rounded(.up)), "\(button.bounds.height)")
      #expect(label.bounds.width <= button.bounds.width - 32 + 0.01)
      #expect(test.cells[0].bounds.height >= button.bounds.height)
    }
  }
}
