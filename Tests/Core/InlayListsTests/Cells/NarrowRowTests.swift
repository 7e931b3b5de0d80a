import InlayGraphics
import InlayLayers
import InlayText
import Testing

@testable import InlayLists
@testable import InlayViews

@Suite struct NarrowRowTests {
  private func cell(
    width: Double, style: TableViewCell.Style = .value1, table: TableView.Style = .plain, textScale: Double = 1,
    heights: Height? = nil, _ configure: @escaping (TableViewCell) -> Void
  ) throws -> (cell: TableViewCell, test: TestTable<TableView>) {
    let test = try TestTable(
      TableView(style: table), counts: [1], size: Size(width: width, height: 100), style: style,
      fonts: try TextContext())
    test.source.configure = { cell, _ in
      cell.textLabel.text = "Wireless"
      configure(cell)
    }
    test.scene.traits.textScale = textScale
    test.table.rowHeight = heights ?? test.table.rowHeight
    test.table.reloadData()
    test.scene.tick(at: 1)
    return (try #require(test.cells.first), test)
  }

  private func image() throws -> Image {
    try Image(pixelWidth: 2, pixelHeight: 2, premultipliedPixels: [UInt32](repeating: 0xFF00_FF00, count: 4))
  }

  @Test("in a row that becomes narrow the detail is removed first, then the image, then the mark")
  func order() throws {
    let image = try image()
    var gone: [String] = []
    for width in stride(from: 240.0, through: 60, by: -1) {
      let (cell, test) = try cell(width: width) { cell in
        cell.detailTextLabel.text = "Connected"
        cell.image = image
        cell.accessoryType = .disclosureIndicator
      }
      let parts = [
        ("detail", !cell.detailTextLabel.isHidden && cell.detailTextLabel.frame.width > 0),
        ("image", cell.imageView.superlayer != nil),
        ("mark", !cell.placedAccessories.isEmpty),
      ]
      for (name, isShown) in parts {
        if !isShown && !gone.contains(name) { gone.append(name) }
        #expect(isShown == !gone.contains(name), "\(name) at \(width)")
      }
      if width < 140 && width >= 76 { #expect(cell.textLabel.frame.width >= 43.9, "at \(width)") }
      _ = test
    }
    #expect(gone == ["detail", "image", "mark"])
  }

  @Test("another title leaves an accessory the space that it would have in a row filled anew")
  func otherTitle() throws {
    for accessory in [RowAccessory.label("A longer text than fits beside the title"), .toggle(), .info {}] {
      let places = try ["Wireless network", "W", "Wireless network", "Wi"].map { title in
        let (changed, test) = try cell(width: 220) { $0.accessories = accessory }
        changed.textLabel.text = title
        test.scene.tick(at: 2)
        let (fresh, other) = try cell(width: 220) { cell in
          cell.textLabel.text = title
          cell.accessories = accessory
        }
        _ = (test, other)
        return (changed.placedAccessories.map(\.frame), fresh.placedAccessories.map(\.frame))
      }
      for (frames, expected) in places { #expect(frames == expected, "\(accessory.name)") }
    }
  }

  @Test("a control stays in a row of a fixed height as long as the row is wider, and the title is cut")
  func controls() throws {
    for width in [140.0, 113, 111, 90, 81] {
      let (cell, test) = try cell(width: width, style: .default) { $0.accessories = .toggle() }
      #expect(cell.switchControl != nil, "at \(width)")
      #expect(cell.textLabel.isHidden == (cell.textLabel.bounds.width < 17), "at \(width)")
      _ = test
    }
    for type in TableViewCell.AccessoryType.allCases {
      let (cell, test) = try cell(width: 70, style: .default) { $0.accessoryType = type }
      let hasButton = type == .detailButton || type == .detailDisclosureButton
      #expect(cell.placedAccessories.count == (hasButton ? 1 : 0), "\(type)")
      _ = test
    }
  }

  @Test("in a row of automatic height a control goes below the title, with the image where that has room")
  func stacked() throws {
    let image = try image()
    for width in stride(from: 199.0, through: 80, by: -7) {
      for accessory in [RowAccessory.toggle(), .info {}, [.info {}, .disclosure]] {
        let type = accessory.name
        let (cell, test) = try cell(width: width, style: .default, heights: .automatic()) { cell in
          cell.image = image
          cell.accessories = accessory
        }
        let control = try #require((cell.switchControl as View?) ?? cell.detailButton)
        let title = cell.textLabel.convert(cell.textLabel.bounds, to: cell)
        let isBelow = control.frame.minY >= title.maxY - 0.01
        #expect(isBelow || control.frame.minX >= title.maxX - 0.01, "\(type) at \(width)")
        #expect(control.frame.maxY <= cell.bounds.height && control.frame.minX >= 15, "\(type) at \(width)")
        let middle = Point(x: control.frame.midX, y: control.frame.midY)
        #expect(cell.part(at: middle) == .accessory, "\(type) at \(width)")
        _ = test
      }
    }
  }

  @Test("what a row has no room for is reported")
  func reports() throws {
    for (width, message) in [
      (79.0, "the row has no room for its accessory, switch, which is not shown"),
      (85, "the row has no room for its title beside its accessory, switch"), (160, ""),
    ] {
      let (cell, test) = try cell(width: 300, style: .default) { $0.accessories = .toggle() }
      var problems: [String] = []
      test.scene.onProblem = { problems.append($0.message) }
      test.table.frame.size.width = width
      test.scene.tick(at: 2)
      #expect(Set(problems) == (message.isEmpty ? [] : [message]), "at \(width)")
      _ = cell
    }
  }

  @Test("what a row has no room for is reported once, until it has room, and a title with its accessory in one report")
  func reportsOnce() throws {
    let (cell, test) = try cell(width: 300, style: .default) { $0.accessories = .toggle() }
    var problems: [String] = []
    test.scene.onProblem = { problems.append($0.message) }
    var expected: [String] = []
    let title = "the row has no room for its title beside its accessory, switch"
    let accessory = "the row has no room for its accessory, switch, which is not shown"
    let both = "the row has no room for its title and its accessory, switch, which are not shown"
    for (width, message) in [
      (85.0, title), (84, title), (79, accessory), (300, ""), (79, accessory), (85, title), (24, both),
    ] {
      test.table.frame.size.width = width
      if !message.isEmpty && expected.last != message { expected.append(message) }
      if message.isEmpty { expected.append("") }
      for _ in 0..<3 {
        cell.setNeedsLayout()
        cell.contentView.setNeedsLayout()
        test.scene.tick(at: 2)
      }
      #expect(problems == expected.filter { !$0.isEmpty }, "at \(width)")
    }
  }

  @Test("an accessory view that is not a control goes where not even half of a title's room is left")
  func layers() throws {
    let own = Layer()
    own.frame.size = Size(width: 40, height: 20)
    let (cell, test) = try cell(width: 80, style: .default) { $0.accessoryView = own }
    #expect(own.superlayer == nil)
    test.table.frame.size.width = 200
    test.scene.tick(at: 2)
    #expect(own.superlayer === cell)
  }

  @Test("removed parts return when there is room, and rows without a title keep all parts")
  func comesBack() throws {
    let image = try image()
    let (cell, test) = try cell(width: 80) { cell in
      cell.detailTextLabel.text = "On"
      cell.image = image
      cell.accessoryType = .checkmark
    }
    #expect(cell.imageView.superlayer == nil && cell.placedAccessories.isEmpty)
    test.table.frame.size.width = 320
    test.scene.tick(at: 2)
    #expect(cell.imageView.superlayer != nil && cell.placedAccessories.count == 1 && !cell.detailTextLabel.isHidden)
    test.table.frame.size.width = 80
    cell.textLabel.text = ""
    test.scene.tick(at: 3)
    #expect(cell.imageView.superlayer != nil && cell.placedAccessories.count == 1)
  }

  /// As wide as some characters of the scene's text.
  private final class Field: View, RowAccessoryView {
    var fillsRow: Bool { true }
    override func sizeThatFits(_ size: Size) -> Size {
      Size(width: max(size.width, 88 * effectiveTextScale), height: 20 * effectiveTextScale)
    }
  }

  @Test("a narrow row of automatic height is as high as what it shows, whatever text scale and width it had before")
  func heights() throws {
    let states = [(180.0, 1.0), (180, 2), (180, 1.2), (150, 1.2), (150, 2), (198, 2), (198, 1.4), (120, 1)]
    let (used, test) = try fieldRow(width: 180, textScale: 1, Field())
    for (width, textScale) in states {
      test.scene.traits.textScale = textScale
      test.table.frame.size.width = width
      test.scene.tick(at: 2)
      let (new, newTest) = try fieldRow(width: width, textScale: textScale, Field())
      #expect(new.placedAccessories.isEmpty == used.placedAccessories.isEmpty, "\(width), \(textScale)")
      #expect(new.bounds.height == used.bounds.height, "\(width), \(textScale)")
      guard new.placedAccessories.isEmpty else { continue }
      let (bare, bareTest) = try fieldRow(width: width, textScale: textScale, nil)
      #expect(new.bounds.height == bare.bounds.height, "\(width), \(textScale)")
      _ = (newTest, bareTest)
    }
  }

  private func fieldRow(
    width: Double, textScale: Double, _ field: Field?
  ) throws -> (cell: TableViewCell, test: TestTable<TableView>) {
    try cell(width: width, style: .default, textScale: textScale, heights: .automatic()) {
      $0.accessoryView = field
    }
  }

  /// A control of an app that can be narrower in a row, and grows with the row's text.
  private final class Gauge: Control, RowAccessoryView {
    override func sizeThatFits(_ size: Size) -> Size { Size(width: 200 * scaleInRow, height: 20 * scaleInRow) }
    func size(inRow space: Size) -> Size { Size(width: max(space.width, 60), height: 24) }
    override func contains(_ point: Point) -> Bool { touchArea.contains(point) }
  }

  @Test("a control of an app has its own size in a row, and the one that it says where the row has less width")
  func controlOfAnApp() throws {
    for (width, textScale, size) in [
      (400.0, 1.0, Size(width: 200, height: 20)), (400, 1.4, Size(width: 280, height: 28)),
      (180, 1, Size(width: 148, height: 24)),
    ] {
      let gauge = Gauge()
      let (_, test) = try cell(width: width, style: .default, textScale: textScale, heights: .automatic()) { cell in
        cell.textLabel.text = ""
        cell.accessoryView = gauge
      }
      #expect(gauge.bounds.size == size, "\(width), \(textScale)")
      #expect(gauge.touchArea.height == 44)
      _ = test
    }
  }

  @Test("the column of a narrow table loses its inset before its rows become narrower")
  func column() throws {
    for (width, row) in [(160.0, 124.0), (140, 104), (139, 104), (120, 104), (104, 104), (90, 90)] {
      let (cell, test) = try cell(width: width, style: .default, table: .insetGrouped) { _ in }
      #expect(abs(cell.frame.width - row) <= 1, "at \(width): \(cell.frame.width)")
      _ = test
    }
  }

  @Test("what a row leaves out follows from its height, not from the height before", arguments: [false, true])
  func lowRow(hasView: Bool) throws {
    let image = try image()
    for width in stride(from: 190.0, through: 100, by: -6) {
      for (before, height) in [(44.0, 10.0), (10, 44), (6, 12), (12, 6)] {
        func row(_ height: Double) throws -> (cell: TableViewCell, test: TestTable<TableView>) {
          try cell(width: width, heights: .fixed(height)) { cell in
            cell.detailTextLabel.text = "Connected"
            cell.image = image
            if hasView { cell.accessoryView = Switch() } else { cell.accessoryType = .disclosureIndicator }
          }
        }
        let (used, usedTest) = try row(before)
        usedTest.table.rowHeight = .fixed(height)
        usedTest.scene.tick(at: 2)
        let (new, newTest) = try row(height)
        let note = "\(before) to \(height) at \(width)"
        #expect(used.record.placement.omissions == new.record.placement.omissions, "\(note)")
        #expect(used.textLabel.frame == new.textLabel.frame, "\(note)")
        #expect(used.placedAccessories.map(\.frame) == new.placedAccessories.map(\.frame), "\(note)")
        _ = newTest
      }
    }
  }
}
