import InlayDecorations
import InlayGraphics
import InlayLayers
import InlayTestSupport
import Testing

@testable import InlayLists
@testable import InlayViews

@Suite struct SeparatorTests {
  private func separators(_ cell: TableViewCell) -> [Rect] {
    cell.sublayers.filter { $0.listRole == .separator && !$0.isHidden }.map(\.frame)
  }

  @Test("a separator is the last device pixel of its row", arguments: [1.0, 1.25, 1.5, 2, 3])
  func onePixel(scale: Double) throws {
    let test = try TestTable(TableView(style: .plain), counts: [3], scale: scale)
    for cell in test.cells {
      let lines = separators(cell)
      #expect(lines.count == 1)
      #expect(abs(lines[0].height * scale - 1) < 1e-9)
      #expect(abs(lines[0].maxY - cell.bounds.height) < 1e-9)
      #expect(lines[0].minX == 16.0.snapped(toScale: scale))
      #expect(lines[0].maxX == 320)
    }
    let picture = try test.picture()
    let line = Int((44 * scale - 0.5).rounded(.up)) - 1
    let x = picture.width - 1
    #expect(picture[x, line] == 0xFFC8_C7CC)
    #expect(picture[x, line - 1] == 0xFFFF_FFFF)
    #expect(picture[x, line + 1] == 0xFFFF_FFFF)
  }

  @Test("a card has separators between its rows and none at its ends")
  func rounded() throws {
    let test = try TestTable(TableView(style: .insetGrouped), counts: [3, 1])
    #expect(test.cells.map { separators($0).count } == [1, 1, 0, 0])
    #expect(separators(test.cells[0]) == [Rect(x: 16, y: 43, width: 268, height: 1)])
  }

  @Test("an edge-to-edge group has lines from side to side above its first and below its last row")
  func grouped() throws {
    let test = try TestTable(TableView(style: .grouped), counts: [2, 1])
    let edge = { (y: Double) in Rect(x: 0, y: y, width: 320, height: 1) }
    #expect(Set(separators(test.cells[0])) == [edge(0), Rect(x: 16, y: 43, width: 304, height: 1)])
    #expect(separators(test.cells[1]) == [edge(43)])
    #expect(Set(separators(test.cells[2])) == [edge(0), edge(43)])
  }

  @Test("a hidden line returns when the row is no longer an end")
  func comesBack() throws {
    let test = try TestTable(TableView(style: .insetGrouped), counts: [1])
    #expect(separators(test.cells[0]).isEmpty)
    test.source.counts = [2]
    test.table.reloadData()
    test.scene.tick(at: 1)
    #expect(test.cells.map { separators($0).count } == [1, 0])
    test.table.overrides.showsRoundedCorners = false
    test.scene.tick(at: 2)
    #expect(test.cells.map { separators($0).count } == [2, 1])
  }

  @Test(
    "separators from edge to edge leave a card its corners", arguments: Decoration.builtIn.filter { $0 != .plainRows },
    [1.0, 2])
  func corners(kind: Decoration, scale: Double) throws {
    let pictures = try [TableView.SeparatorStyle.none, .singleLine].map { style in
      let test = try TestTable(
        TableView(style: .insetGrouped), counts: [3], size: Size(width: 200, height: 200), scale: scale)
      test.table.decoration = kind
      test.table.sectionCornerRadius = 40
      test.table.separatorInset = .zero
      test.table.separatorStyle = style
      return try test.picture()
    }
    // The first row's line is in the square of the card's top corners; the table's pixels there stay unchanged.
    let background = pictures[0][0, 0]
    let corner = zip(pictures[0].pixels, pictures[1].pixels).enumerated().filter { index, pixels in
      pixels.0 != pixels.1 && pixels.0 == background && index % pictures[0].width < Int(30 * scale)
    }
    #expect(corner.isEmpty)
    #expect(kind == .cornerCovers || pictures[0] != pictures[1])
  }

  @Test("separators can be turned off, coloured and inset")
  func properties() throws {
    let test = try TestTable(TableView(style: .plain), counts: [1])
    test.table.separatorInset = Insets(left: 5, right: 7)
    test.table.separatorColor = .rgb(0xFF0000)
    test.scene.tick(at: 1)
    #expect(separators(test.cells[0]) == [Rect(x: 5, y: 43, width: 308, height: 1)])
    #expect(try test.picture(at: 2)[100, 43] == 0xFFFF_0000)
    test.table.separatorStyle = .none
    test.scene.tick(at: 3)
    #expect(separators(test.cells[0]).isEmpty)
  }
}

/// Separators by position, kind and neighbour.
@Suite struct SeparatorStyleTests {
  private func separators(_ cell: TableViewCell) -> [Rect] {
    cell.sublayers.filter { $0.listRole == .separator && !$0.isHidden }.map(\.frame)
  }

  @Test("a separator that starts at the text follows it when an image is added or removed")
  func besideImage() throws {
    let test = try TestTable(TableView(style: .plain), counts: [2])
    test.table.separatorInsetReference = .fromAutomaticInsets
    let image = try Image(pixelWidth: 1, pixelHeight: 1, premultipliedPixels: [0xFF00_FF00])
    for shown in [nil, image, nil] {
      test.cells[0].image = shown
      test.scene.tick(at: 1)
      #expect(separators(test.cells[0]).first?.minX == (shown == nil ? 16 : 60))
    }
  }

  @Test("separators beside a row that looks selected are hidden, and return")
  func besideSelection() throws {
    let test = try TestTable(TableView(style: .plain), counts: [5])
    let path = RowPath(section: 0, row: 2)
    for change in [{ test.table.selectRow(at: path) }, { test.cells[2].isHighlighted = true }] {
      change()
      test.scene.tick(at: 1)
      #expect(test.cells.map { separators($0).count } == [1, 0, 0, 1, 1])
      test.table.deselectRow(at: path)
      test.cells[2].isHighlighted = false
      test.scene.tick(at: 2)
      #expect(test.cells.map { separators($0).count } == [1, 1, 1, 1, 1])
    }
    test.cells[2].selectionStyle = .none
    test.table.selectRow(at: path)
    test.scene.tick(at: 3)
    #expect(test.cells.map { separators($0).count } == [1, 1, 1, 1, 1])
    test.cells[2].selectionStyle = .default
    test.source.counts = [6]
    try test.table.insertRows(at: [path])
    test.scene.tick(at: 4)
    #expect(test.cells.map { separators($0).count } == [1, 1, 0, 0, 1, 1])
  }

  @Test("an etched separator has a light line below it")
  func etched() throws {
    let test = try TestTable(TableView(style: .plain), counts: [3])
    test.table.separatorStyle = .etched
    #expect(try test.picture()[100, 42] == 0xFFC8_C7CC)
    #expect(try test.picture()[100, 43] == 0xFFFF_FFFF)
    #expect(separators(test.cells[0]).count == 2)
    test.table.separatorStyle = .singleLine
    #expect(try test.picture()[100, 42] == 0xFFFF_FFFF)
    #expect(try test.picture()[100, 43] == 0xFFC8_C7CC)
    #expect(separators(test.cells[0]).count == 1)
  }

  @Test("separators start at the title unless an inset is set, by the row's own rule", arguments: [1.0, 1.5, 2])
  func atTitle(scale: Double) throws {
    let test = try TestTable(TableView(style: .plain), counts: [4], scale: scale)
    let image = try Image(pixelWidth: 1, pixelHeight: 1, premultipliedPixels: [0xFF00_0000])
    test.cells[1].image = image
    test.cells[2].indentationLevel = 2
    test.cells[3].image = image
    test.cells[3].separatorInset = Insets(left: 5)
    func begins() -> [Double] { test.cells.map { (separators($0)[0].minX * scale).rounded() / scale } }
    test.scene.tick(at: 1)
    #expect(begins() == [16, 60, 36, 5].map { ($0 * scale - 0.5).rounded(.up) / scale })
    test.cells[1].image = nil
    test.scene.tick(at: 2)
    #expect(begins()[1] == 16)
    test.cells[1].image = image
    test.table.separatorInset = Insets(left: 20)
    test.scene.tick(at: 3)
    #expect(begins() == [20, 20, 20, 5].map { ($0 * scale - 0.5).rounded(.up) / scale })
    // A theme whose lines start before the text keeps them there.
    var theme = Theme.settings
    theme.name = "edges"
    theme.metrics.separator.leadingInset = 0
    let edges = try TestTable(TableView(style: .plain), counts: [1])
    edges.scene.theme = theme
    edges.cells[0].image = image
    edges.scene.tick(at: 1)
    #expect(separators(edges.cells[0])[0].minX == 0)
  }

  @Test("automatic insets are relative to the row's text; a cell may have its own inset")
  func automatic() throws {
    let test = try TestTable(TableView(style: .plain), counts: [3])
    let image = try Image(pixelWidth: 1, pixelHeight: 1, premultipliedPixels: [0xFF00_0000])
    test.cells[1].image = image
    test.cells[2].separatorInset = Insets(left: 5, right: 9)
    test.scene.tick(at: 1)
    #expect(test.cells.map { separators($0)[0].minX } == [16, 60, 5])
    #expect(separators(test.cells[2])[0].maxX == 311)
    test.table.separatorInsetReference = .fromAutomaticInsets
    test.scene.tick(at: 2)
    #expect(test.cells.map { separators($0)[0].minX } == [16, 60, 21])
    #expect(test.cells[1].textLabel.frame.minX == 60)
    test.table.separatorInset = Insets(left: 4)
    test.scene.tick(at: 3)
    #expect(test.cells.map { separators($0)[0].minX } == [20, 64, 21])
    #expect(test.cells[1].textLabel.frame.minX == 60)
    test.scene.traits.direction = .rightToLeft
    test.scene.tick(at: 4)
    #expect(test.cells.map { separators($0)[0].maxX } == [300, 256, 299])
  }
}
