import InlayControls
import InlayGraphics
import InlayLayers
import InlayLists
import InlayTestSupport
import InlayText
import Testing

/// Titles of what has the size that it asks for are whole, at every scale and wherever the edges move to pixels.
@Suite struct WholeTitleTests {
  private static let titles = [
    "OK", "Edit", "AVATAR", "Fertig", "Zusammenfassung", "Wi-Fi", "99+", "7", "Настройки", "שלום", "سلام", "設定",
    "ก่อนหน้า",
    "naïve", "12.5 %", "Next",
  ]

  private static func title(_ random: inout SeededRandom) -> String {
    (0..<random.int(1...2)).map { _ in random.pick(titles) }.joined(separator: " ")
  }

  private static func control(_ random: inout SeededRandom) -> View {
    let titles = (0..<random.int(1...4)).map { _ in title(&random) }
    switch random.int(0...5) {
    case 0: return Button(titles[0], style: random.pick(Button.Style.allCases))
    case 1: return Button(titles[0], image: .symbol(.plus), style: random.pick(Button.Style.allCases))
    case 2: return Badge(titles[0])
    case 3: return PopUpButton(titles, selectedIndex: random.int(0...titles.count - 1))
    case 4: return SegmentedControl(titles, selectedIndex: random.int(0...titles.count - 1))
    default: return Toolbar(titles.prefix(2).map { BarButtonItem($0) })
    }
  }

  private static func cutLabel(in layer: Layer) -> Label? {
    if let label = layer as? Label, !label.isHidden, label.isTruncated || label.lineTops.count > 1 { return label }
    return layer.sublayers.lazy.compactMap { cutLabel(in: $0) }.first
  }

  @Test("buttons, badges, segments, pop-up buttons and items of bars")
  func titles() throws {
    let fonts = try TextContext()
    withSeeds(300, long: 10_000) { random in
      let control = Self.control(&random)
      let root = View()
      root.addSublayer(control)
      let scene = Scene(
        root: root, size: Size(width: 3000, height: 900), scale: random.pick([1, 1.25, 1.5, 2, 3]), textContext: fonts)
      scene.theme = random.pick(Theme.builtIn)
      scene.traits.textScale = random.pick([0.8, 1, 1.15, 1.6, 3])
      scene.traits.direction = random.pick(LayoutDirection.allCases)
      scene.tick(at: 0)
      var size = control.sizeThatFits(scene.size)
      if control is Toolbar { size = Size(width: 2000 + random.double(0...20), height: 80) }
      root.place(control, at: Rect(origin: Point(x: random.double(0...300), y: random.double(0...300)), size: size))
      scene.tick(at: 0)
      guard let label = Self.cutLabel(in: control) else { return nil }
      return
        "\(type(of: control)) at \(scene.scale), \(scene.traits.textScale), \(scene.theme.name): "
        + "\(label.text.debugDescription) in \(label.bounds.width), needs \(label.sizeThatFits(Size(width: 1e5, height: 1e5)).width)"
    }
  }

  @Test("titles and badges of tabs")
  func tabs() throws {
    let fonts = try TextContext()
    withSeeds(150, long: 3000) { random in
      let items = (0..<random.int(1...3)).map { _ in
        TabBar.Item(
          random.pick(Self.titles), symbol: .plus,
          badge: random.chance(0.7) ? random.pick(["1", "12", "99+", "new"]) : "")
      }
      let bar = TabBar(items)
      bar.frame = Rect(x: 0, y: 0, width: 1200 + random.double(0...9), height: 80)
      let scene = Scene(
        root: bar, size: bar.frame.size,
        scale: random.pick([1, 1.25, 1.5, 2, 3]),
        textContext: fonts)
      scene.traits.textScale = random.pick([0.8, 1, 1.15, 1.6, 3])
      scene.tick(at: 0)
      return Self.cutLabel(in: bar).map {
        "\($0.text.debugDescription) at \(scene.scale), \(scene.traits.textScale) in \($0.bounds.size), "
          + "needs \($0.sizeThatFits(Size(width: 1e5, height: 1e5)))"
      }
    }
  }

  @Test("a badge, a button and a pop-up button in a row")
  func rows() throws {
    let fonts = try TextContext()
    withSeeds(200, long: 3000) { random in
      let cell = TableViewCell()
      let control = random.pick(
        [
          Badge(Self.title(&random)), Button(Self.title(&random), style: .gray),
          PopUpButton([Self.title(&random)], selectedIndex: 0),
        ] as [View])
      cell.accessoryView = control
      cell.frame = Rect(x: 0, y: 0, width: 900, height: 200)
      let scene = Scene(
        root: cell, size: cell.frame.size, scale: random.pick([1, 1.25, 1.5, 2, 3]), textContext: fonts)
      scene.traits.textScale = random.pick([0.8, 1, 1.15, 1.6])
      scene.tick(at: 0)
      return Self.cutLabel(in: control).map {
        "\(type(of: control)) at \(scene.scale), \(scene.traits.textScale): \($0.text.debugDescription) in \($0.bounds.width)"
      }
    }
  }
}
