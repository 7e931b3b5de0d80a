import InlayGraphics
import InlayLayers
import InlayTestSupport
import InlayText
import Testing

@testable import InlayLists
@testable import InlayViews

/// A row's layout is a function of its parts, its look and its size.
@Suite struct RowPlacementLawTests {
  private static let words = [
    "", "Wi-Fi", "Benachrichtigungen", "Ohjelmistopäivitykset asennetaan", "通知の設定", "الإشعارات والتنبيهات",
    "Nach Sonnenuntergang automatisch umschalten",
  ]

  /// An accessory of an app that fills its row, grows with it, or has a size of its own.
  private final class Gauge: Control, RowAccessoryView {
    var fills = false
    var length = 120.0
    var fillsRow: Bool { fills }
    override func sizeThatFits(_ size: Size) -> Size {
      Size(width: (fills ? 40 : length) * scaleInRow, height: 24 * scaleInRow)
    }
    func supplementHeight(inWidth width: Double) -> Double { fills && width < 150 ? 10 : 0 }
  }

  private struct Row {
    var title = "", detail = ""
    var hasImage = false
    var accessories: RowAccessory = []
    var indentation = 0

    init(_ random: inout SeededRandom) {
      (title, detail) = (random.pick(words), random.pick(words))
      hasImage = random.chance(0.4)
      indentation = random.chance(0.2) ? random.int(1...4) : 0
      if random.chance(0.4) {
        let (fills, length) = (random.chance(0.5), random.length(20...260))
        accessories = .view {
          let gauge = Gauge()
          (gauge.fills, gauge.length) = (fills, length)
          return gauge
        }
        if random.chance(0.4) { accessories = [accessories, .disclosure] }
      } else {
        accessories = .sample(random.int(0...9))
      }
    }

    func fill(_ cell: TableViewCell, _ image: Image) {
      (cell.textLabel.text, cell.detailTextLabel.text) = (title, detail)
      cell.image = hasImage ? image : nil
      cell.accessories = accessories
      cell.indentationLevel = indentation
    }
  }

  private func stage(
    _ random: inout SeededRandom, _ rows: [Row], _ style: TableViewCell.Style, width: Double
  ) throws -> TestTable<TableView> {
    let image = try Image(pixelWidth: 1, pixelHeight: 1, premultipliedPixels: [0xFF00_FF00])
    let test = try TestTable(
      TableView(style: .plain), counts: [rows.count], size: Size(width: width, height: 4_000), style: style,
      fonts: try TextContext())
    test.source.configure = { rows[$1.row].fill($0, image) }
    test.scene.traits.textScale = random.pick([1, 1, 1.4, 2, 3])
    test.scene.traits.direction = random.chance(0.3) ? .rightToLeft : .leftToRight
    test.table.rowHeight = random.pick([.automatic(), .automatic(), .fixed(44), .fixed(90), .fixed(160)])
    test.table.isEditing = random.chance(0.2)
    test.table.reloadData()
    for time in 1...2 { test.scene.tick(at: Double(time)) }
    return test
  }

  /// The frame of a layer is computed from its centre.
  private func isSame(_ a: Rect, _ b: Rect) -> Bool {
    abs(a.minX - b.minX) < 1e-9 && abs(a.minY - b.minY) < 1e-9 && abs(a.width - b.width) < 1e-9
      && abs(a.height - b.height) < 1e-9
  }

  private func placement(_ cell: TableViewCell, _ size: Size, isSelfSizing: Bool) -> RowPlacement {
    var look = cell.rowLook
    look.isSelfSizing = isSelfSizing
    return RowPlacement.place(cell.rowContent, look, width: size.width, height: size.height)
  }

  @Test("a row has the frames of its placement, and a placement made from them is the same")
  func idempotence() throws {
    try withSeeds(40) { random in
      let style = random.pick(TableViewCell.Style.allCases)
      let rows = (0..<6).map { _ in Row(&random) }
      let test = try stage(&random, rows, style, width: random.length(90...500))
      for cell in test.cells {
        let placed = cell.record.placement
        guard placed.size == cell.bounds.size else { return "\(placed.size) is placed in \(cell.bounds.size)" }
        var shown = [cell.contentView, cell.textLabel] + cell.placedAccessories
        var frames = [placed.content, placed.title] + placed.accessories.map(\.frame)
        if style != .default { (shown, frames) = (shown + [cell.detailTextLabel], frames + [placed.detail]) }
        if let image = placed.image { (shown, frames) = (shown + [cell.imageView], frames + [image]) }
        guard shown.count == frames.count, zip(shown, frames).allSatisfy({ isSame($0.frame, $1) }) else {
          return "\(shown.map(\.frame)), not \(frames)"
        }
        if let difference = difference(cell, placed) { return difference }
        cell.setNeedsLayout()
      }
      let before = test.cells.map(\.record.placement)
      test.scene.tick(at: 3)
      let after = test.cells.map(\.record.placement)
      return after == before ? nil : "\(zip(before, after).first { $0 != $1 }.map { "\($0), then \($1)" } ?? "")"
    }
  }

  /// Whether a row differs from its placement otherwise than by its frames.
  private func difference(_ cell: TableViewCell, _ placed: RowPlacement) -> String? {
    if (cell.imageView.superlayer == nil) != (placed.image == nil) { return "the image" }
    let fits = [cell.textLabel.fit, cell.detailTextLabel.fit]
    if fits != [placed.titleFit, placed.detailFit] { return "lines: \(fits)" }
    if cell.textLabel.isHidden != placed.omissions.contains(.title) { return "title: \(cell.textLabel.isHidden)" }
    if cell.detailTextLabel.isHidden != placed.omissions.contains(.detail) { return "the detail" }
    for (layer, accessory) in zip(cell.placedAccessories, placed.accessories) {
      if layer !== cell.accessoryLayers.layers[accessory.index] { return "accessory \(accessory.index)" }
      let growth = (layer as? Control)?.rowGrowth ?? (layer as? AccessoryView)?.growth
      if let growth, growth != accessory.growth { return "a growth of \(growth), not \(accessory.growth)" }
    }
    return nil
  }

  @Test("a row from right to left is the mirror image of the other, and a swipe moves all of it")
  func mirrored() throws {
    try withSeeds(30) { random in
      let rows = (0..<6).map { _ in Row(&random) }
      let style = random.pick(TableViewCell.Style.allCases)
      let test = try stage(&random, rows, style, width: random.length(90...500))
      for cell in test.cells {
        let (content, size) = (cell.rowContent, cell.bounds.size)
        func place(isRightToLeft: Bool, shift: Double = 0) -> RowPlacement {
          var look = cell.rowLook
          (look.isRightToLeft, look.shift) = (isRightToLeft, shift)
          return RowPlacement.place(content, look, width: size.width, height: size.height)
        }
        let (left, right) = (place(isRightToLeft: false), place(isRightToLeft: true))
        var pairs = [
          (left.content, right.content, size.width, 1e-9), (left.title, right.title, left.content.width, 1e-9),
          (left.detail, right.detail, left.content.width, 1e-9),
        ]
        // These are on device pixels.
        if let image = left.image { pairs.append((image, right.image ?? .zero, left.content.width, 1 + 1e-9)) }
        pairs += zip(left.accessories, right.accessories).map { ($0.frame, $1.frame, size.width, 1 + 1e-9) }
        for (a, b, width, slack) in pairs
        where abs(width - a.maxX - b.minX) > slack || a.size != b.size || abs(a.minY - b.minY) > 1e-9 {
          return "\(a) in \(width), and \(b)"
        }
        let hasSameParts =
          left.omissions == right.omissions && left.stacksTexts == right.stacksTexts
          && left.stacksControl == right.stacksControl && left.accessories.count == right.accessories.count
        guard hasSameParts else { return "\(left), and \(right)" }
        var moved = place(isRightToLeft: false, shift: 12)
        moved.content.origin.x -= 12
        for index in moved.accessories.indices { moved.accessories[index].frame.origin.x -= 12 }
        guard isSame(moved, left) else { return "\(moved), not \(left)" }
      }
      return nil
    }
  }

  /// Whether two placements have the same frames, and nothing else differs.
  private func isSame(_ a: RowPlacement, _ b: RowPlacement) -> Bool {
    guard isSame(a.content, b.content), a.accessories.count == b.accessories.count,
      zip(a.accessories, b.accessories).allSatisfy({ isSame($0.frame, $1.frame) })
    else { return false }
    var a = a
    (a.content, a.accessories) = (b.content, b.accessories)
    return a == b
  }

  @Test("equal parts have equal placements, whatever was asked before, and in whatever row they were")
  func equalInputs() throws {
    try withSeeds(40) { random in
      let style = random.pick(TableViewCell.Style.allCases)
      let rows = (0..<5).map { _ in Row(&random) }
      var copy = random
      let width = random.length(90...500)
      _ = copy.length(90...500)
      let test = try stage(&random, rows, style, width: width)
      // Another table has the rows after others.
      let fresh = try stage(&copy, rows, style, width: width)
      let others = (0..<5).map { _ in Row(&random) }
      let image = try Image(pixelWidth: 1, pixelHeight: 1, premultipliedPixels: [0xFF00_00FF])
      for (cell, row) in zip(test.cells, others) { row.fill(cell, image) }
      test.table.frame.size.width = random.length(90...500)
      test.scene.tick(at: 3)
      for cell in test.cells {
        for width in [60.0, 200, 1_000] { _ = cell.sizeThatFits(Size(width: width, height: .infinity)) }
      }
      test.table.frame.size.width = width
      test.table.reloadData()
      test.scene.tick(at: 4)
      for (used, new) in zip(test.cells, fresh.cells) where used.record.placement != new.record.placement {
        return "\(used.record.placement), not \(new.record.placement)"
      }
      return nil
    }
  }

  @Test("asking for a placement or a height changes nothing")
  func measuring() throws {
    try withSeeds(30) { random in
      let rows = (0..<6).map { _ in Row(&random) }
      let style = random.pick(TableViewCell.Style.allCases)
      let test = try stage(&random, rows, style, width: random.length(90...500))
      let asked = test.source.cellsAsked
      let dump = test.scene.root.dump()
      for cell in test.cells {
        let growths = cell.accessoryLayers.layers.map { ($0 as? Control)?.rowGrowth ?? 0 }
        for width in [0, 70, 333.3, 5_000] {
          _ = cell.sizeThatFits(Size(width: width, height: .infinity))
          for height in [10.0, 44, 300] {
            for isSelfSizing in [false, true] {
              _ = placement(cell, Size(width: width, height: height), isSelfSizing: isSelfSizing)
            }
          }
        }
        if cell.accessoryLayers.layers.map({ ($0 as? Control)?.rowGrowth ?? 0 }) != growths { return "another growth" }
      }
      if test.scene.root.dump() != dump { return "another dump" }
      test.scene.tick(at: 3)
      if test.scene.root.dump() != dump { return "another dump after a layout" }
      return test.source.cellsAsked == asked ? nil : "cells were asked for"
    }
  }

  @Test("a wider row is not higher where its texts wrap", arguments: [TableViewCell.Style.default, .subtitle])
  func monotony(style: TableViewCell.Style) throws {
    try withSeeds(20) { random in
      var rows = (0..<4).map { _ in Row(&random) }
      for index in rows.indices { rows[index].accessories = [] }
      let test = try stage(&random, rows, style, width: 300)
      for cell in test.cells {
        var last = Double.infinity
        for width in stride(from: 210.0, through: 700, by: 17) {
          var look = cell.rowLook
          look.isSelfSizing = true
          let height = RowPlacement.place(cell.rowContent, look, width: width, height: nil).size.height
          if height > last { return "\(height) in \(width), and \(last) in less" }
          last = height
        }
      }
      return nil
    }
  }

  @Test("a view that says that it prefers another size has it at the next tick, and its row the height")
  func preferredSize() throws {
    let gauge = Gauge()
    let test = try TestTable(TableView(style: .plain), counts: [2], fonts: try TextContext())
    test.source.configure = { if $1.row == 0 { $0.accessoryView = gauge } }
    test.table.rowHeight = .automatic()
    test.table.reloadData()
    test.scene.tick(at: 1)
    #expect(gauge.bounds.width == 120)
    gauge.length = 90
    test.scene.tick(at: 2)
    #expect(gauge.bounds.width == 120)
    gauge.preferredSizeDidChange()
    test.scene.tick(at: 3)
    #expect(gauge.bounds.width == 90)
  }

  /// A header with a height of its own and a text inside.
  private final class TallHeader: TableViewHeaderFooterView {
    let label = Label()
    var height = 30.0

    required init(reuseIdentifier: String? = nil) {
      super.init(reuseIdentifier: reuseIdentifier)
      addSublayer(label)
    }

    override func sizeThatFits(_ size: Size) -> Size { Size(width: size.width, height: height) }
  }

  private final class HeaderDelegate: TableViewDelegate {
    let view = TallHeader()

    func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? { view }
    func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> Height? { .automatic() }
  }

  @Test("a header that prefers another size has it at the next tick, whether it says so or a text inside")
  func preferredSizeOfHeader() throws {
    let test = try TestTable(TableView(style: .plain), counts: [2], fonts: try TextContext())
    let delegate = HeaderDelegate()
    test.table.delegate = delegate
    test.scene.tick(at: 1)
    #expect(delegate.view.bounds.height == 30)
    delegate.view.height = 50
    test.scene.tick(at: 2)
    #expect(delegate.view.bounds.height == 30)
    delegate.view.preferredSizeDidChange()
    test.scene.tick(at: 3)
    #expect(delegate.view.bounds.height == 50 && test.cells[0].frame.minY == 50)
    delegate.view.height = 70
    delegate.view.label.text = "Other"
    test.scene.tick(at: 4)
    #expect(delegate.view.bounds.height == 70 && test.cells[0].frame.minY == 70)
  }

  /// Sets a text after the standard layout, and makes the content narrower.
  private final class LateCell: TableViewCell {
    var inset = 0.0
    var layouts = 0

    override func layoutSublayers() {
      super.layoutSublayers()
      layouts += 1
      detailTextLabel.text = isSelected ? "On" : "Off for an hour"
      contentView.frame.size.width -= inset
    }
  }

  @Test("a text that a subclass sets after the standard layout is placed in the same tick, in narrower content too")
  func lateContent() throws {
    let test = try TestTable(TableView(style: .plain), counts: [1], style: .value1, fonts: try TextContext())
    test.table.register(LateCell.self, style: .value1, forCellReuseIdentifier: "row")
    test.table.reloadData()
    test.scene.tick(at: 1)
    let cell = try #require(test.cells.first as? LateCell)
    func check(_ text: String) {
      let detail = cell.detailTextLabel
      let width = detail.linesSize(in: Size(width: .infinity, height: .infinity)).width
      #expect(detail.text == text && abs(detail.frame.width - width) < 1e-9)
      #expect(width > 0 && detail.frame.maxX < cell.contentView.bounds.width)
    }
    check("Off for an hour")
    cell.layouts = 0
    test.table.selectRow(at: RowPath(section: 0, row: 0))
    test.scene.tick(at: 2)
    check("On")
    #expect(cell.layouts == 1)
    cell.inset = 60
    cell.setNeedsLayout()
    test.scene.tick(at: 3)
    check("On")
    #expect(cell.contentView.bounds.width == 260 && cell.layouts == 2)
  }
}
