import Inlay

/// The measured list: cards of ten rows in a column of a wide table.
final class SettingsList: TableViewDataSource, TableViewDelegate {
  static let size = Size(width: 1024, height: 768)
  static let rowsPerSection = 10
  static let gap = 35.0

  let rows: Int
  /// Rows inserted above the others.
  var inserted = 0
  let table = TableView(style: .insetGrouped)
  let scene: Scene
  let surface: ImageSurface
  /// Random places of the list, equal in each run and in the program `limit`.
  lazy var farOffsets: [Double] = {
    var random: UInt64 = 0x9E37_79B9_7F4A_7C15
    let range = UInt64(contentHeight - Self.size.height)
    return (0..<200).map { _ in
      random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double((random >> 33) % range)
    }
  }()

  init(rows: Int, scale: Double) throws {
    self.rows = rows
    table.frame = Rect(origin: .zero, size: Self.size)
    let text = try TextContext(hinting: .vertical)
    scene = Scene(root: table, size: Self.size, scale: scale, textContext: text)
    scene.theme = Self.theme
    surface = try ImageSurface(for: scene)
    table.register(TableViewCell.self, style: .value1, forCellReuseIdentifier: "row")
    table.dataSource = self
    table.delegate = self
  }

  private static var theme: Theme {
    var theme = Theme.settings
    theme.fontFamilies = ["DejaVu Sans"]
    theme.card.cornerRadius = 10
    theme.metrics.card.inset = 200
    theme.metrics.card.maximumWidth = .infinity
    theme.metrics.section.headerHeight = gap
    theme.metrics.section.footerHeight = 0
    theme.metrics.accessory.disclosureLineWidth = 2
    theme.metrics.separator.width = 1
    return theme
  }

  /// Ticks and paints what changed.
  @discardableResult
  func frame() throws -> FrameReport {
    scene.tick(at: scene.time)
    return try scene.render(into: surface)
  }

  /// The same, so many seconds later.
  func frame(after seconds: Double) throws {
    scene.tick(at: scene.time + seconds)
    try scene.render(into: surface)
  }

  /// Ends everything that moves.
  func rest() throws {
    while !scene.isAtRest, let time = scene.nextTickTime { try frame(after: time - scene.time + 1) }
  }

  /// Inserts a row at the top, or deletes the inserted one.
  func changeTop(animation: RowAnimation = .none) throws {
    let top = [RowPath(section: 0, row: 0)]
    inserted = 1 - inserted
    if inserted == 1 {
      try table.insertRows(at: top, with: animation)
    } else {
      try table.deleteRows(at: top, with: animation)
    }
  }

  /// Replaces the first row of so many sections, from the first on.
  func changeMany(_ count: Int) throws {
    let paths = (0..<min(count, rows / Self.rowsPerSection)).map { RowPath(section: $0, row: 0) }
    try table.performBatchUpdates { updates in
      updates.deleteRows(at: paths, with: .fade)
      updates.insertRows(at: paths, with: .fade)
    }
  }

  var contentHeight: Double {
    let section = Double(Self.rowsPerSection) * 44 + Self.gap
    return Double(rows / Self.rowsPerSection) * section + Double(inserted) * 44 + Self.gap
  }

  func numberOfSections(in tableView: TableView) -> Int { rows / Self.rowsPerSection }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    Self.rowsPerSection + (section == 0 ? inserted : 0)
  }

  func _tableView(_ tableView: TableView, numberOfEqualSectionsFrom section: Int) -> Int {
    section == 0 ? 1 : numberOfSections(in: tableView) - section
  }

  func tableView(_ tableView: TableView, cellForRowAt path: RowPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: path)
    let number = path.section * Self.rowsPerSection + path.row - (path.section == 0 ? inserted : 0)
    cell.textLabel.text = number < 0 ? "New row" : "Row \(number)"
    cell.detailTextLabel.text = number < 0 ? "New" : "Detail \(number)"
    cell.accessories = .disclosure
    return cell
  }
}
