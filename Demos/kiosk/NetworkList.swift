import Inlay

/// The first page: the switch, the networks, and the look.
extension Panel {
  enum Group: Hashable { case wifi, networks, look }
  enum Item: Hashable {
    case power
    case network(String)
    case dark
  }

  /// The items of the present state. Rows that stay are filled again.
  func snapshot() throws(InlayError) -> DiffableDataSourceSnapshot<Group, Item> {
    var snapshot = DiffableDataSourceSnapshot<Group, Item>()
    try snapshot.appendSections(wifi.isOn ? [.wifi, .networks, .look] : [.wifi, .look])
    try snapshot.appendItems([.power], toSection: .wifi)
    // By name: rows stay where the finger is, whatever their strength.
    for name in wifi.networks.keys.sorted() where wifi.isOn {
      try snapshot.appendItems([.network(name)], toSection: name == wifi.joined ? .wifi : .networks)
    }
    try snapshot.appendItems([.dark], toSection: .look)
    try snapshot.reconfigureItems(snapshot.itemIdentifiers)
    return snapshot
  }

  private var isDark: Bool { traits.appearance == .dark }

  func row(of item: Item) -> Row {
    switch item {
    case .power: Row("Wi-Fi", .switch(isOn: wifi.isOn) { [unowned self] in turnWifi(on: $0) })
    case .network(let name): row(ofNetwork: name)
    case .dark:
      Row("Dark appearance", .switch(isOn: isDark) { [unowned self] in changeAppearance($0 ? .dark : .light) })
    }
  }

  /// A tap on the connected network shows its details, as the button of the others does.
  private func row(ofNetwork name: String) -> Row {
    let signal = signals[wifi.networks[name]?.bars ?? 0]
    let open = { [unowned self] in showDetails(of: name) }
    if name == wifi.joined { return Row(name, subtitle: "Connected", image: signal, .checkmark, onTap: open) }
    let status = name == wifi.joining ? "Connecting…" : ""
    return Row(name, subtitle: status, image: signal, .info(open)) { [unowned self] in connect(to: name) }
  }
}

extension Image {
  /// Up to three bars, white on grey, which suits light and dark.
  static func signal(bars: Int) -> Image? {
    try? Image(size: Size(width: 29, height: 29), scale: 3) { context in
      let square = Path(roundedRect: context.bounds, cornerRadius: 7, curve: .continuous)
      context.fill(square, with: .rgb(0x8E8E93))
      for bar in 0..<3 {
        let height = 6 + 4 * Double(bar)
        let rect = Rect(x: 6 + 6.5 * Double(bar), y: 21.5 - height, width: 4, height: height)
        let color = RGBColor(white: 1, alpha: bar < bars ? 1 : 0.4)
        context.fill(Path(roundedRect: rect, cornerRadius: 1.5), with: .fixed(color))
      }
    }
  }
}
