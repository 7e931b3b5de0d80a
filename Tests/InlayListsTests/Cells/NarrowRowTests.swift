import InlayGraphics
import InlayLayers
import Testing

@testable import InlayLists

@Suite struct NarrowRowTests {
  private func cell(
    width: Double, style: TableViewCell.Style = .value1, table: TableView.Style = .plain, textScale: Double = 1,
    height: Double? = nil, _ configure: @escaping (TableViewCell) -> Void
  ) throws -> (cell: TableViewCell, test: TestTable<TableView>) {
    let test = try TestTable(
      TableView(style: table), counts: [1], size: Size(width: width, height: 100), style: style,
      fonts: try TextContext())
    test.source.configure = { cell, _ in
      cell.textLabel.text = "Wireless"
      configure(cell)
    }
    test.scene.traits.textScale = textScale
    test.table.rowHeight = height ?? test.table.rowHeight
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
        ("mark", !cell.accessories.isEmpty),
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

  @Test("a control stays while half of a title's room is left")
  func controls() throws {
    for (width, isShown) in [(140.0, true), (113, true), (111, false), (90, false)] {
      let (cell, test) = try cell(width: width, style: .default) { $0.accessoryType = .switch }
      #expect((cell.switchControl != nil) == isShown, "at \(width)")
      _ = test
    }
    for type in TableViewCell.AccessoryType.allCases {
      let (cell, test) = try cell(width: 70, style: .default) { $0.accessoryType = type }
      #expect(cell.accessories.isEmpty && cell.textLabel.frame.width >= 37)
      _ = test
    }
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
    #expect(cell.imageView.superlayer == nil && cell.accessories.isEmpty)
    test.table.frame.size.width = 320
    test.scene.tick(at: 2)
    #expect(cell.imageView.superlayer != nil && cell.accessories.count == 1 && !cell.detailTextLabel.isHidden)
    test.table.frame.size.width = 80
    cell.textLabel.text = ""
    test.scene.tick(at: 3)
    #expect(cell.imageView.superlayer != nil && cell.accessories.count == 1)
  }

  /// As wide as some characters of the scene's text.
  private final class Field: View {
    override var fillsRow: Bool { true }
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
      #expect(new.accessories.isEmpty == used.accessories.isEmpty, "\(width), \(textScale)")
      #expect(new.bounds.height == used.bounds.height, "\(width), \(textScale)")
      guard new.accessories.isEmpty else { continue }
      let (bare, bareTest) = try fieldRow(width: width, textScale: textScale, nil)
      #expect(new.bounds.height == bare.bounds.height, "\(width), \(textScale)")
      _ = (newTest, bareTest)
    }
  }

  private func fieldRow(
    width: Double, textScale: Double, _ field: Field?
  ) throws -> (cell: TableViewCell, test: TestTable<TableView>) {
    try cell(width: width, style: .default, textScale: textScale, height: TableView.automaticDimension) {
      $0.accessoryView = field
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
}
