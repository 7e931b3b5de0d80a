import InlayGraphics
import InlayLayers
import InlayTestSupport
import InlayText
import Testing

@testable import InlayLists
@testable import InlayViews

/// Title and detail that do not fit beside each other.
@Suite struct LargeTextTests {
  private func cell(
    _ style: TableViewCell.Style, _ title: String, _ detail: String, width: Double = 300, textScale: Double = 1,
    heights: Height = .automatic(), direction: LayoutDirection = .leftToRight
  ) throws -> (cell: TableViewCell, test: TestTable<TableView>) {
    let test = try TestTable(
      TableView(style: .plain), counts: [1], size: Size(width: width, height: 800), style: style)
    test.source.configure = { cell, _ in
      cell.textLabel.text = title
      cell.detailTextLabel.text = detail
    }
    test.table.rowHeight = heights
    test.scene.traits.textScale = textScale
    test.scene.traits.direction = direction
    test.table.reloadData()
    test.scene.tick(at: 1)
    return (try #require(test.cells.first), test)
  }

  /// The height of one line of a text in the label's font.
  private func line(_ label: Label) -> Double {
    label.sizeThatFits(Size(width: .infinity, height: .infinity)).height
  }

  @Test(
    "where a word of title or detail would be broken, the detail is below the title, at the leading side",
    arguments: [TableViewCell.Style.value1, .value2], [LayoutDirection.leftToRight, .rightToLeft])
  func stacked(style: TableViewCell.Style, direction: LayoutDirection) throws {
    let (cell, test) = try cell(style, "One line", "Detail", textScale: 3, direction: direction)
    let (title, detail) = (cell.textLabel.frame, cell.detailTextLabel.frame)
    #expect(abs(detail.minY - title.maxY - 1) < 1e-6 && abs(title.minX - detail.minX) < 1e-6)
    #expect(abs(title.width - 268) < 1e-6 && abs(detail.width - 268) < 1e-6)
    #expect(title.height == line(cell.textLabel) && detail.height == line(cell.detailTextLabel))
    #expect(title.minY > 10.99 && abs(title.minY + detail.maxY - cell.bounds.height) < 1e-6)
    #expect(cell.detailTextLabel.naturalEdge == .natural)
    // With a smaller text, they are beside each other again.
    test.scene.traits.textScale = 1
    test.scene.tick(at: 2)
    #expect(cell.textLabel.frame.height == cell.detailTextLabel.frame.height)
    #expect(cell.bounds.height == 44)
  }

  @Test("a detail below the title is aligned with it, unless it has an alignment of its own")
  func alignment() throws {
    func picture(_ style: TableViewCell.Style, _ title: TextAlignment, _ detail: TextAlignment) throws -> [UInt32] {
      let (cell, test) = try cell(style, "Title", "Detail")
      cell.detailTextLabel.textAlignment = detail
      test.scene.tick(at: 2)
      // The cell was laid out already.
      cell.textLabel.textAlignment = title
      return try test.scene.picture().pixels
    }
    for alignment in [TextAlignment.center, .right, .trailing] {
      let natural = try picture(.subtitle, alignment, .natural)
      #expect(try natural == picture(.subtitle, alignment, alignment))
      #expect(try natural != picture(.subtitle, alignment, .left))
      #expect(try picture(.value1, alignment, .natural) == picture(.value1, alignment, .trailing))
    }
    #expect(try picture(.subtitle, .center, .left) != picture(.subtitle, .natural, .left))
  }

  @Test("in a narrow row this holds at every text scale")
  func narrow() throws {
    let (cell, _) = try cell(.value1, "Netherlands", "Amsterdam", width: 160)
    #expect(cell.detailTextLabel.frame.minY > cell.textLabel.frame.minY)
    #expect(cell.bounds.height > 60)
  }

  @Test("texts that wrap between their words stay beside each other, also in a script without spaces")
  func beside() throws {
    for (title, detail) in [
      ("A long name beside", "a detail that is long too and wraps in its own part of the row"),
      ("名前", "これはとても長い詳細でありその行の自分の部分で折り返されます"),
    ] {
      let (cell, _) = try cell(.value1, title, detail)
      #expect(cell.detailTextLabel.frame.minX >= cell.textLabel.frame.maxX)
      #expect(cell.bounds.height > 50)
    }
  }

  @Test(
    "in large text a detail that needs a second line beside its title is below it", arguments: [1, 1.4, 1.5, 3])
  func large(textScale: Double) throws {
    let (cell, _) = try cell(.value1, "A pier", "open from dawn to dusk, at any tide", textScale: textScale)
    let isBelow = cell.detailTextLabel.frame.minY > cell.textLabel.frame.minY
    #expect(isBelow == (textScale > 1.4))
    #expect((cell.textLabel.frame.minX == cell.detailTextLabel.frame.minX) == isBelow)
    let short = try self.cell(.value1, "Pier", "open", textScale: textScale).cell
    #expect(short.detailTextLabel.frame.minY == short.textLabel.frame.minY)
  }

  @Test("rows of a given height keep title and detail on one line, at every text scale")
  func givenHeight() throws {
    let (cell, _) = try cell(.value1, "One line", "Detail", textScale: 3, heights: .fixed(90))
    #expect(cell.textLabel.frame.height == 90 && cell.detailTextLabel.frame.height == 90)
    #expect(abs(cell.detailTextLabel.frame.width - 268.0 / 3) < 1e-9)
  }

  @Test("the title's column of a value2 row grows with the text up to half of the room", arguments: [1.0, 1.2, 2, 3])
  func value2(textScale: Double) throws {
    let (cell, _) = try cell(.value2, "Title", "Detail", textScale: textScale, heights: .fixed(120))
    let (title, detail) = (cell.textLabel.frame, cell.detailTextLabel.frame)
    #expect(abs(title.width - min(91 * textScale, 134)) < 1e-9)
    #expect(abs(detail.minX - title.maxX - 8) < 1e-9)
    #expect(abs(detail.maxX - 284) < 1e-9)
  }

  @Test(
    "beside a switch no line ends inside a word: the switch goes below the title, in which too wide words wrap",
    arguments: [1, 1.6, 2, 3], [LayoutDirection.leftToRight, .rightToLeft])
  func besideSwitch(textScale: Double, direction: LayoutDirection) throws {
    for (title, detail) in [
      ("Wi-Fi", ""), ("Allow Notifications", ""), ("Benachrichtigungsverwaltung", ""), ("Notifications", "Sometimes"),
    ] {
      let (cell, test) = try cell(.value1, title, detail, width: 320, textScale: textScale, direction: direction)
      cell.accessories = .toggle()
      test.table.invalidateHeight(ofRowAt: RowPath(section: 0, row: 0))
      test.scene.tick(at: 2)
      let control = try #require(cell.switchControl)
      for label in [cell.textLabel, cell.detailTextLabel] where !label.text.isEmpty {
        #expect(!label.isTruncated)
        let isBelow = control.frame.minY >= label.convert(label.bounds, to: cell).maxY - 0.01
        #expect(isBelow || label.widestWord <= label.bounds.width + 0.01, "\(title) at \(textScale)")
        let frame = label.convert(label.bounds, to: cell)
        #expect(!frame.intersects(control.frame), "\(title) at \(textScale)")
        #expect(frame.minY >= 0 && frame.maxY <= cell.bounds.height + 1e-6)
      }
      #expect(control.frame.minY >= 0 && control.frame.maxY <= cell.bounds.height)
      // A text that fits is beside the switch.
      if title == "Wi-Fi" { #expect(abs(control.frame.midY - cell.bounds.midY) <= 1) }
    }
  }

  @Test("marks and images grow with the text in rows that have room for them", arguments: [0.8, 1, 1.5, 2, 3])
  func growth(textScale: Double) throws {
    let image = try Image(pixelWidth: 1, pixelHeight: 1, premultipliedPixels: [0xFF00_0000])
    let factor = max(1, textScale)
    for height in [Height.automatic(), nil] {
      for accessory in RowAccessory.samples().prefix(6) where !accessory.isEmpty {
        let type = accessory.name
        let test = try TestTable(
          TableView(style: .plain), counts: [1], size: Size(width: 700, height: 400), style: .default)
        test.source.configure = { cell, _ in
          cell.textLabel.text = "Wi-Fi"
          cell.image = image
          cell.accessories = accessory
        }
        if let height { test.table.rowHeight = height }
        test.table.reloadData()
        test.scene.tick(at: 1)
        let small = test.cells[0].placedAccessories.map(\.frame.size)
        test.scene.traits.textScale = textScale
        test.scene.tick(at: 2)
        let cell = test.cells[0]
        for (mark, size) in zip(cell.placedAccessories, small) {
          let wanted = mark is Switch ? min(factor, 1.5) : factor
          #expect(abs(mark.frame.height - size.height * wanted) < 0.01, "\(type)")
          #expect(abs(mark.frame.width - size.width * wanted) < 0.01, "\(type)")
          #expect(mark.frame.minY >= 0 && mark.frame.maxY <= cell.bounds.height)
          #expect(mark.contents != nil)
        }
        let icon = cell.imageView.frame
        #expect(abs(icon.width - 29 * factor) < 0.01 && icon.minY >= 0 && icon.maxY <= cell.bounds.height)
        #expect(abs(cell.textLabel.frame.minX - icon.maxX - 15) < 0.01)
      }
    }
    // In a row of a given height they keep their size.
    let (cell, test) = try cell(.default, "Wi-Fi", "", textScale: textScale, heights: .fixed(44))
    cell.accessoryType = .detailButton
    cell.image = image
    test.scene.tick(at: 3)
    #expect(cell.placedAccessories[0].frame.height == 22 && cell.imageView.frame.height == 29)
  }

  /// The start and end of a label's ink in each of its lines, in points of the scene.
  private func ink(_ label: Label, _ picture: Picture) -> [ClosedRange<Int>] {
    let frame = label.convert(label.bounds, to: nil)
    var lines: [ClosedRange<Int>] = []
    let height = line(label)
    let text = label.sizeThatFits(Size(width: frame.width, height: .infinity)).height
    let count = Int((text / height).rounded())
    for number in 0..<count {
      let top = frame.midY - text / 2 + Double(number) * height
      var columns: [Int] = []
      for x in Int(frame.minX)..<Int(frame.maxX.rounded(.up)) {
        let isInk = (Int(top) + 2..<Int(top + height) - 1).contains { picture[x, $0] & 0xFF_FFFF != 0xFF_FFFF }
        if isInk { columns.append(x) }
      }
      if let first = columns.first, let last = columns.last { lines.append(first...last) }
    }
    return lines
  }

  @Test(
    "the lines of a detail beside its title end at the trailing side",
    arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func trailing(direction: LayoutDirection) throws {
    let (cell, test) = try cell(
      .value1, "A long name beside", "a detail that is long too and wraps in its own part of the row",
      direction: direction)
    let lines = ink(cell.detailTextLabel, try test.picture(at: 2))
    #expect(lines.count > 2)
    let ends = lines.map { direction == .leftToRight ? $0.upperBound : $0.lowerBound }
    let begins = lines.map { direction == .leftToRight ? $0.lowerBound : $0.upperBound }
    let edge = direction == .leftToRight ? 284 : 16
    #expect(ends.allSatisfy { abs($0 - edge) <= 3 }, "\(lines)")
    #expect((begins.max() ?? 0) - (begins.min() ?? 0) > 5, "\(lines)")
    // A set alignment is kept.
    cell.detailTextLabel.textAlignment = direction == .leftToRight ? .left : .right
    let own = ink(cell.detailTextLabel, try test.picture(at: 3))
    let starts = own.map { direction == .leftToRight ? $0.lowerBound : $0.upperBound }
    #expect((starts.max() ?? 0) - (starts.min() ?? 0) <= 3, "\(own)")
  }
}
