import Inlay

/// The first page: the switch, the networks, and the look.
final class NetworkList {
  enum Group: Hashable { case wifi, networks, look }
  enum Item: Hashable {
    case power
    case network(String)
    case dark
  }

  let table: TableView
  private var wifi = Wifi()

  private lazy var source = DiffableDataSource<Group, Item>(table: table) { [unowned self] table, path, item in
    let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
    fill(cell, for: item)
    return cell
  }

  init(in table: TableView) {
    self.table = table
    table.register(TableViewCell.self, style: .subtitle, forCellReuseIdentifier: "row")
    table.sectionHeaderHeight = 32
    source.headerTitle = { $0 == .networks ? "Networks" : nil }
    source.defaultRowAnimation = .fade
  }

  func item(at path: RowPath) -> Item? { source.itemIdentifier(for: path) }
  func path(of item: Item) -> RowPath? { source.rowPath(for: item) }

  /// Rows that stay slide to their places and are filled again.
  func show(_ wifi: Wifi, animated: Bool) throws(InlayError) {
    self.wifi = wifi
    var new = DiffableDataSourceSnapshot<Group, Item>()
    try new.appendSections(wifi.isOn ? [.wifi, .networks, .look] : [.wifi, .look])
    try new.appendItems([.power], toSection: .wifi)
    // By name: rows stay where the finger is, whatever their strength.
    for name in wifi.networks.keys.sorted() where wifi.isOn {
      try new.appendItems([.network(name)], toSection: name == wifi.joined ? .wifi : .networks)
    }
    try new.appendItems([.dark], toSection: .look)
    try new.reconfigureItems(new.itemIdentifiers.filter(source.snapshot().contains(item:)))
    source.apply(new, animatingDifferences: animated)
  }

  private func fill(_ cell: TableViewCell, for item: Item) {
    guard case .network(let name) = item else {
      cell.textLabel.text = item == .power ? "Wi-Fi" : "Dark appearance"
      cell.accessoryType = .switch
      cell.isOn = item == .power ? wifi.isOn : table.traits.appearance == .dark
      cell.selectionStyle = .none
      return
    }
    let isJoined = name == wifi.joined
    cell.textLabel.text = name
    cell.detailTextLabel.text = isJoined ? "Connected" : name == wifi.joining ? "Connecting…" : ""
    cell.image = signals[wifi.networks[name]?.bars ?? 0]
    cell.accessoryType = isJoined ? .checkmark : .detailButton
  }

  /// By the number of bars. White on grey suits light and dark.
  private let signals = (0...3).map { bars in
    try? Image(pixelWidth: 87, pixelHeight: 87, scale: 3) { canvas in
      let square = Rect(x: 0, y: 0, width: 29, height: 29)
      canvas.fill(Path(roundedRect: square, cornerRadius: 7, curve: .continuous), with: Color(rgb: 0x8E8E93))
      for bar in 0..<3 {
        let height = 6 + 4 * Double(bar)
        let rect = Rect(x: 6 + 6.5 * Double(bar), y: 21.5 - height, width: 4, height: height)
        canvas.fill(Path(roundedRect: rect, cornerRadius: 1.5), with: Color(white: 1, alpha: bar < bars ? 1 : 0.4))
      }
    }
  }
}
