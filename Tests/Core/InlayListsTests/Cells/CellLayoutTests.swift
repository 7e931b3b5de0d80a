import InlayGraphics
import InlayLayers
import Testing

@testable import InlayLists
@testable import InlayViews

@Suite struct CellLayoutTests {
  private func table(
    _ style: TableViewCell.Style, size: Size = Size(width: 320, height: 200), scale: Double = 1,
    configure: @escaping (TableViewCell) -> Void
  ) throws -> TestTable<TableView> {
    let test = try TestTable(TableView(style: .plain), counts: [1], size: size, scale: scale, style: style)
    test.source.configure = { cell, _ in configure(cell) }
    test.table.reloadData()
    test.scene.tick(at: 1)
    return test
  }

  @Test("accessories keep their inset from the trailing edge at every row height", arguments: [20.0, 44, 61, 100])
  func accessoryInset(height: Double) throws {
    for accessory in RowAccessory.samples() where !accessory.isEmpty {
      let test = try table(.default) { $0.accessories = accessory }
      test.table.rowHeight = .fixed(height)
      test.scene.tick(at: 2)
      let cell = test.cells[0]
      let outermost = try #require(cell.placedAccessories.first)
      #expect(outermost.frame.maxX == 320 - (outermost is Switch ? 13 : 16))
      #expect(cell.placedAccessories.allSatisfy { abs($0.frame.midY - height / 2) <= 1 })
      #expect(cell.contentView.frame.maxX <= cell.placedAccessories[cell.placedAccessories.count - 1].frame.minX)
    }
  }

  @Test("each accessory type has its marks, the outermost first")
  func accessoryTypes() throws {
    func kinds(_ accessory: RowAccessory) throws -> [String] {
      let test = try table(.default) { $0.accessories = accessory }
      return test.cells[0].placedAccessories.map {
        ($0 as? AccessoryView).map { "\($0.kind)" } ?? "\(Swift.type(of: $0))"
      }
    }
    typealias AccessoryType = TableViewCell.AccessoryType
    #expect(try kinds([]) == [])
    #expect(try kinds(AccessoryType.disclosureIndicator.accessory) == ["disclosureIndicator"])
    #expect(try kinds(AccessoryType.checkmark.accessory) == ["checkmark"])
    #expect(try kinds(AccessoryType.detailButton.accessory) == ["detailButton"])
    #expect(try kinds(AccessoryType.detailDisclosureButton.accessory) == ["disclosureIndicator", "detailButton"])
    #expect(try kinds([.toggle(), .label("9:41"), .disclosure]) == ["disclosureIndicator", "Label", "Switch"])
  }

  @Test("a custom accessory view keeps its size and replaces the standard one")
  func ownAccessory() throws {
    let own = Layer()
    own.frame = Rect(x: 0, y: 0, width: 40, height: 10)
    let test = try table(.default) { cell in
      cell.accessoryType = .checkmark
      cell.accessoryView = own
    }
    #expect(test.cells[0].placedAccessories.count == 1)
    #expect(own.frame == Rect(x: 320 - 16 - 40, y: 17, width: 40, height: 10))
    test.cells[0].accessoryView = nil
    test.scene.tick(at: 2)
    #expect(own.superlayer == nil)
    #expect(test.cells[0].placedAccessories.isEmpty && test.cells[0].accessoryType == .none)
  }

  @Test("a value1 row shows the detail at the trailing side, in its natural width")
  func value1() throws {
    let test = try table(.value1) { cell in
      cell.textLabel.text = "Title"
      cell.detailTextLabel.text = "Detail"
    }
    let cell = test.cells[0]
    #expect(cell.textLabel.frame.minX == 16)
    #expect(abs(cell.detailTextLabel.frame.maxX - (320 - 16)) < 1e-9)
    #expect(cell.detailTextLabel.frame.width > 40 && cell.detailTextLabel.frame.width < 60)
    #expect(cell.textLabel.frame.maxX <= cell.detailTextLabel.frame.minX - 8)
  }

  @Test("when title and detail do not fit, the detail shrinks to a third of the room")
  func value1Crowded() throws {
    let test = try table(.value1) { cell in
      cell.textLabel.text = String(repeating: "Long title ", count: 10)
      cell.detailTextLabel.text = String(repeating: "long detail ", count: 10)
    }
    let cell = test.cells[0]
    #expect(abs(cell.detailTextLabel.frame.width - 288.0 / 3) < 1e-9)
    #expect(abs(cell.textLabel.frame.maxX + 8 - cell.detailTextLabel.frame.minX) < 1e-9)
  }

  @Test("a subtitle row shows both texts, one above the other, around the middle")
  func subtitle() throws {
    let test = try table(.subtitle) { cell in
      cell.textLabel.text = "Title"
      cell.detailTextLabel.text = "Subtitle"
    }
    let (title, subtitle) = (test.cells[0].textLabel.frame, test.cells[0].detailTextLabel.frame)
    #expect(title.maxY + 1 == subtitle.minY)
    #expect(abs((title.minY + subtitle.maxY) / 2 - 22) < 1e-9)
    test.cells[0].detailTextLabel.text = ""
    test.scene.tick(at: 2)
    #expect(test.cells[0].textLabel.frame.height == 44)
  }

  @Test("an image is before the text, and larger ones are scaled into their square")
  func image() throws {
    let small = try Image(pixelWidth: 10, pixelHeight: 10, scale: 1) { _ in }
    let large = try Image(pixelWidth: 100, pixelHeight: 50, scale: 1) { _ in }
    let test = try table(.default) { $0.image = small }
    let cell = test.cells[0]
    #expect(cell.imageView.frame == Rect(x: 16, y: 7, width: 29, height: 29))
    #expect(cell.imageView.contentsGravity == .center)
    #expect(cell.textLabel.frame.minX == 60)
    cell.image = large
    test.scene.tick(at: 2)
    #expect(cell.imageView.contentsGravity == .resizeAspect)
    cell.image = nil
    test.scene.tick(at: 3)
    #expect(cell.textLabel.frame.minX == 16)
    #expect(cell.imageView.superlayer == nil)
  }

  @Test("texts start at the inset of the table's separators")
  func separatorInset() throws {
    let test = try table(.default) { $0.textLabel.text = "Title" }
    test.table.separatorInset = Insets(left: 20)
    test.scene.tick(at: 2)
    #expect(test.cells[0].textLabel.frame.minX == 20)
  }

  @Test("right-to-left layout is the mirror image of left-to-right")
  func rightToLeft() throws {
    let picture = try Image(pixelWidth: 29, pixelHeight: 29, scale: 1) { _ in }
    for style in TableViewCell.Style.allCases {
      let test = try table(style) { cell in
        cell.textLabel.text = "Title"
        cell.detailTextLabel.text = "Detail"
        cell.accessoryType = .detailDisclosureButton
        cell.image = picture
      }
      let cell = test.cells[0]
      let parts = [cell.textLabel, cell.detailTextLabel, cell.imageView] + cell.placedAccessories
      let frames = parts.map { $0.superlayer == nil ? .zero : cell.convert($0.bounds, from: $0) }
      test.scene.traits.direction = .rightToLeft
      test.scene.tick(at: 2)
      for (part, frame) in zip(parts, frames) where part.superlayer != nil {
        let mirrored = cell.convert(part.bounds, from: part)
        #expect(abs(mirrored.minX - (320 - frame.maxX)) < 1e-9)
        #expect(mirrored.minY == frame.minY)
      }
    }
  }

  @Test("a changed text is placed again at the next tick")
  func textChange() throws {
    let test = try table(.value1) { cell in
      cell.textLabel.text = "Title"
      cell.detailTextLabel.text = "Detail"
    }
    let before = test.cells[0].detailTextLabel.frame
    test.cells[0].detailTextLabel.text = "A longer detail"
    test.scene.tick(at: 2)
    #expect(test.cells[0].detailTextLabel.frame.width > before.width)
    #expect(abs(test.cells[0].detailTextLabel.frame.maxX - before.maxX) < 1e-9)
  }

  @Test("the text scale makes themed texts larger")
  func textScale() throws {
    let test = try table(.value1) { $0.detailTextLabel.text = "Detail" }
    let before = test.cells[0].detailTextLabel.frame.width
    // Below the size of Inter's other cut.
    test.scene.traits.textScale = 1.15
    test.scene.tick(at: 2)
    #expect(abs(test.cells[0].detailTextLabel.frame.width / before - 1.15) < 0.05)
  }
}
