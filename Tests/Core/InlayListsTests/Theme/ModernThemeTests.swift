import InlayDecorations
import InlayGraphics
import InlayLayers
import InlayTestSupport
import InlayText
import Testing

@testable import InlayForms
@testable import InlayLists
@testable import InlayViews

@Suite struct ModernThemeTests {
  private func stage(
    _ counts: [Int], style: TableViewCell.Style = .default, _ change: (TestTable<TableView>) -> Void = { _ in }
  ) throws -> TestTable<TableView> {
    let test = try TestTable(
      TableView(style: .insetGrouped), counts: counts, size: Size(width: 402, height: 600), scale: 2, style: style)
    test.scene.theme = .modern
    change(test)
    test.table.reloadData()
    test.scene.tick(at: 1)
    return test
  }

  @Test("rows with larger images keep a distance from their separators")
  func largeImages() throws {
    let table = TableView(frame: Rect(x: 0, y: 0, width: 320, height: 480), style: .insetGrouped)
    let image = try Image(
      pixelWidth: 29, pixelHeight: 29, premultipliedPixels: [UInt32](repeating: 0xFF00_00FF, count: 29 * 29))
    let form = Form { Section { Row("Wi-Fi", image: image) } }
    form.show(in: table)
    let scene = Scene(root: table, size: table.frame.size)
    scene.theme = .modern
    func height() throws -> Double {
      scene.tick(at: 0)
      return try #require(table.cellForRow(at: RowPath(section: 0, row: 0))).bounds.height
    }
    #expect(try height() == 52)
    scene.traits.textScale = 3
    #expect(try height() >= 3 * 29 + 10)
  }

  @Test("modern has the measures and colours of iOS 26")
  func measures() {
    let theme = Theme.modern
    #expect(theme.metrics.row.height == 52 && theme.metrics.row.isSelfSizing)
    #expect(theme.metrics.separator.leadingInset == 16 && theme.metrics.separator.trailingInset == 16)
    #expect(theme.card.cornerRadius == 26 && theme.card.cornerCurve == .continuous)
    #expect(theme.card.shadow.opacity == 0)
    let header = theme.textAttributes[.header]
    #expect(header.size == 17 && header.weight == 600 && !header.isUppercase)
    let colors: [(ColorToken, UInt32, UInt32)] = [
      (.tableBackground, 0xF2F2F7, 0x000000), (.cellBackground, 0xFFFFFF, 0x1C1C1E), (.separator, 0xC6C6C8, 0x38383A),
      (.cellSelected, 0xD1D1D6, 0x3A3A3C), (.tint, 0x007AFF, 0x0A84FF), (.link, 0x007AFF, 0x0A84FF),
      (.checkmark, 0x007AFF, 0x0A84FF), (.destructive, 0xFF3B30, 0xFF453A),
    ]
    for (token, light, dark) in colors {
      #expect(theme.palette(for: .light)[token] == RGBColor(rgb: light), "\(token)")
      #expect(theme.palette(for: .dark)[token] == RGBColor(rgb: dark), "\(token)")
    }
    #expect(theme.palette(for: .light)[.secondaryLabel] == RGBColor(rgb: 0x3C3C43).withAlpha(0.6))
  }

  @Test("rows are 52 points high, and those with more text grow")
  func rows() throws {
    let test = try stage([3], style: .subtitle) { test in
      test.source.configure = { cell, path in
        cell.textLabel.text = path.row == 2 ? String(repeating: "long ", count: 20) : "Title"
        cell.detailTextLabel.text = path.row == 1 ? "Subtitle" : ""
      }
    }
    let heights = test.cells.map(\.frame.height)
    #expect(heights[0] == 52 && heights[1] > 58 && heights[2] > 62, "\(heights)")
    let (title, subtitle) = (test.cells[1].textLabel.frame, test.cells[1].detailTextLabel.frame)
    #expect(title.minY >= 10 && subtitle.minY >= title.maxY && subtitle.maxY <= heights[1] - 10)
    test.table.rowHeight = .fixed(40)
    test.scene.tick(at: 2)
    #expect(test.cells.allSatisfy { $0.frame.height == 40 })
  }

  @Test("in large text images keep room above and below them", arguments: [1.0, 1.5, 2, 3])
  func images(textScale: Double) throws {
    let image = try Image(pixelWidth: 29, pixelHeight: 29, scale: 1) { _ in }
    let test = try stage([2]) { test in
      test.scene.traits.textScale = textScale
      test.source.configure = { cell, _ in
        cell.textLabel.text = "Title"
        cell.image = image
      }
    }
    for cell in test.cells {
      #expect(abs(cell.imageView.frame.height - 29 * textScale) < 0.6)
      #expect(cell.bounds.height - cell.imageView.frame.height >= 8)
    }
  }

  @Test("from a footer's text to the next header's are 24 to 30 points, from card to card 35")
  func gaps() throws {
    let test = try stage([1, 1, 1]) { test in
      test.source.footers = [0: "Footer"]
      test.source.headers = [1: "Header"]
    }
    let texts = test.table.sublayers.compactMap { $0 as? SectionTextView }.map { part in
      (part.part, part.label.convert(part.label.bounds, to: test.table))
    }
    let footer = try #require(texts.first { $0.0 == .footer }).1
    let header = try #require(texts.first { $0.0 == .header }).1
    #expect((24...30).contains(header.minY - footer.maxY))
    #expect(test.cells[2].frame.minY - test.cells[1].frame.maxY == 35)
  }

  @Test("separators begin at the title and end 16 points before the card's side", arguments: [false, true])
  func separators(isMirrored: Bool) throws {
    let image = try Image(pixelWidth: 2, pixelHeight: 2, scale: 1) { _ in }
    let test = try stage([3]) { test in
      test.source.configure = { cell, path in
        cell.textLabel.text = "Title"
        cell.image = path.row == 1 ? image : nil
      }
    }
    test.scene.traits.direction = isMirrored ? .rightToLeft : .leftToRight
    test.scene.tick(at: 2)
    for (row, leading) in [(0, 16.0), (1, 60)] {
      let cell = test.cells[row]
      let line = try #require(cell.sublayers.first { $0.listRole == .separator }).frame
      let (left, right) = (line.minX, cell.bounds.width - line.maxX)
      #expect((isMirrored ? right : left) == leading && (isMirrored ? left : right) == 16, "\(line)")
    }
  }

  @Test(
    "rows of corner images, also those as high as two radii, have the corners of masked cards",
    arguments: [26.0, 20, 9])
  func corners(radius: Double) throws {
    func picture(_ kind: Decoration, _ curve: CornerCurve = .continuous) throws -> Picture {
      var theme = Theme.modern
      theme.decoration = kind
      theme.card.cornerRadius = radius
      theme.card.cornerCurve = curve
      theme.card.gap = 0
      let test = try stage([3, 2]) { test in
        test.scene.theme = theme
        test.table.separatorStyle = .none
      }
      return try test.picture(at: 2)
    }
    let cards = try picture(.maskedCards)
    #expect(try picture(.maskedCards, .circular) != cards)
    let images = try picture(.cornerImages)
    var difference: UInt32 = 0
    for y in 0..<500 {
      for x in 0..<804 {
        let (a, b) = (cards[x, y] & 255, images[x, y] & 255)
        difference = max(difference, a > b ? a - b : b - a)
      }
    }
    #expect(difference <= 3, "\(difference)")
  }

  @Test("another tint reaches checkmark and link of a copied theme, and a switch without its own colour")
  func tint() {
    let red = RGBColor(rgb: 0xAA0000)
    for base in [Theme.modern, .settings] {
      var theme = base
      theme.name = "red"
      theme.colors[.tint] = .fixed(red)
      let palette = theme.palette(for: .light)
      #expect(palette[.checkmark] == red && palette[.link] == red)
      #expect(palette[.controlOn] == base.palette(for: .light)[.controlOn])
      theme.colors[.controlOn] = nil
      #expect(theme.palette(for: .light)[.controlOn] == red)
    }
  }

  @Test("a capsule thumb keeps its width, and the track's insets at both ends")
  func thumb() throws {
    func picture(isOn: Bool, _ direction: LayoutDirection) throws -> Picture {
      let root = Layer()
      root.frame = Rect(x: 0, y: 0, width: 103, height: 60)
      let control = Switch(isOn: isOn)
      #expect(control.bounds.size == Size(width: 63, height: 28))
      control.frame.origin = Point(x: 20, y: 16)
      root.addSublayer(control)
      let scene = Scene(root: root, size: root.frame.size, scale: 2)
      scene.backgroundColor = .black
      scene.traits.direction = direction
      var theme = Theme.modern
      theme.metrics.switch.thumbShadows = []
      scene.theme = theme
      scene.tick(at: 0)
      let surface = try ImageSurface(for: scene)
      try scene.render(into: surface)
      return Picture(surface)
    }
    let on = try picture(isOn: true, .leftToRight)
    let green: UInt32 = 0xFF34_C759
    // The thumb reaches from 43 to 81 points, the track from 20 to 83.
    #expect(on[2 * 43 - 2, 60] == green && on[2 * 43 + 1, 60] == 0xFFFF_FFFF)
    #expect(on[2 * 81 - 2, 60] == 0xFFFF_FFFF && on[2 * 81 + 1, 60] == green)
    let mirrored = try picture(isOn: true, .rightToLeft)
    #expect(mirrored[2 * 22 - 2, 60] == green && mirrored[2 * 22 + 1, 60] == 0xFFFF_FFFF)
    #expect(mirrored[2 * 60 - 2, 60] == 0xFFFF_FFFF && mirrored[2 * 60 + 1, 60] == green)
  }
}
