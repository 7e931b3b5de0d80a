import InlayDecorations
import InlayGraphics
import InlayLayers
import InlayTestSupport
import InlayText

@testable import InlayLists
@testable import InlayViews

/// A table with empty rows, 20 points high and without lines, and the same picture drawn without a table:
/// each section's rows as plain rectangles under one rounded clip.
struct CardScene {
  let table: TableView
  let source: TestSource
  let scene: Scene
  let kind: Decoration
  static let rowHeight = 20.0
  /// Of the table's cards, in points.
  var radius = 7.0 { didSet { table.sectionCornerRadius = radius } }
  var border = Border() { didSet { table.sectionBorder = border } }

  init(
    _ table: TableView, _ kind: Decoration, counts: [Int], size: Size, scale: Double, fonts: TextContext?,
    theme: Theme = .settings, color: Color = .white, selected: Color = .rgb(0x3366CC)
  ) {
    self.table = table
    self.kind = kind
    source = TestSource(counts)
    source.configure = { cell, _ in cell.textLabel.text = "" }
    table.frame = Rect(origin: .zero, size: size)
    table.register(TableViewCell.self, forCellReuseIdentifier: "row")
    table.rowHeight = .fixed(Self.rowHeight)
    table.decoration = kind
    table.sectionCornerRadius = radius
    table.separatorStyle = .none
    table.cellBackgroundColor = color
    table.cellSelectedBackgroundColor = selected
    table.backgroundColor = .rgb(0x88AA66)
    table.dataSource = source
    scene = Scene.inSettings(root: table, size: size, scale: scale, textContext: fonts)
    scene.theme = theme
  }

  func picture() throws -> Picture { try scene.picture() }

  /// The expected picture of the table.
  func reference() throws -> Picture {
    let root = Layer()
    root.bounds = table.bounds
    root.position = Point(x: table.bounds.width / 2, y: table.bounds.height / 2)
    root.backgroundColor = table.backgroundColor
    let column = table.cardRect
    let inset = kind == .cornerCovers && !table.isRounded ? scene.theme.card.inset : 0
    for section in 0..<table.numberOfSections where table.numberOfRows(inSection: section) > 0 {
      let count = table.numberOfRows(inSection: section)
      let rects = (0..<count).compactMap { table.rectForRow(at: RowPath(section: section, row: $0)) }
      let seen = rects.lastIndex { $0.height > 0 } ?? 0
      let card = Layer()
      card.frame = Rect(
        minX: column.minX + inset, minY: rects[0].minY, maxX: column.maxX - inset, maxY: rects[count - 1].maxY)
      card.cornerRadius = kind == .plainRows ? 0 : radius
      card.masksToBounds = true
      for (row, rect) in rects.enumerated() {
        let gap = kind == .cornerCovers && row < seen ? max(1 / scene.scale, scene.theme.card.gap) : 0
        let layer = Layer()
        layer.frame = Rect(
          x: 0, y: rect.minY - rects[0].minY, width: card.frame.width, height: max(0, rect.height - gap))
        layer.backgroundColor = table.cellBackgroundColor
        card.addSublayer(layer)
        if table.selectedRowPaths.contains(RowPath(section: section, row: row)) {
          let selected = Layer()
          selected.frame = layer.frame
          selected.backgroundColor = table.cellSelectedBackgroundColor
          card.addSublayer(selected)
        }
      }
      if kind != .plainRows || table.isRounded, border.width > 0 {
        addLines(to: card, below: rects.prefix(seen))
      }
      root.addSublayer(card)
    }
    let copy = Scene.inSettings(root: root, size: scene.size, scale: scene.scale, textContext: scene.textContext)
    return try copy.picture()
  }

  /// The border of a card, and the lines that sliced images have below rows.
  private func addLines(to card: Layer, below rows: ArraySlice<Rect>) {
    let line = Layer()
    // Its outer edge is that of the card's clip.
    line.frame = Rect(origin: .zero, size: card.frame.size).insetBy(dx: -2, dy: -2)
    let radius = min(card.cornerRadius, min(card.frame.width, card.frame.height) / 2)
    line.cornerRadius = radius > 0 ? radius + 2 : 0
    (line.borderWidth, line.borderColor) = (border.width + 2, border.color ?? .separator)
    card.addSublayer(line)
    for row in rows where kind == .slicedImages {
      let line = Layer()
      line.frame = Rect(
        x: 0, y: row.maxY - card.frame.minY - border.width, width: card.frame.width, height: border.width)
      line.backgroundColor = border.color ?? .separator
      card.addSublayer(line)
    }
  }

  /// Whether a pixel is in one of the squares with the cards' curves.
  func isAtCurve(_ x: Int, _ y: Int) -> Bool {
    let column = table.cardRect
    let inset = kind == .cornerCovers && !table.isRounded ? scene.theme.card.inset : 0
    let point = Point(
      x: (Double(x) + 0.5) / scene.scale, y: (Double(y) + 0.5) / scene.scale + table.bounds.minY)
    guard abs(point.x - column.minX - inset) < radius || abs(point.x - column.maxX + inset) < radius else {
      return false
    }
    return (0..<table.numberOfSections).contains { section in
      let last = table.numberOfRows(inSection: section) - 1
      guard last >= 0, let top = table.rectForRow(at: RowPath(section: section, row: 0)),
        let bottom = table.rectForRow(at: RowPath(section: section, row: last))
      else { return false }
      return abs(point.y - top.minY) < radius || abs(point.y - bottom.maxY) < radius
    }
  }
}

extension Picture {
  /// The largest differences to another picture, in the pixels of a predicate and in the others.
  func differences(to other: Picture, at isNear: (Int, Int) -> Bool) -> (near: Int, far: Int) {
    var near = 0
    var far = 0
    for index in pixels.indices where pixels[index] != other.pixels[index] {
      let difference = Self.distance(pixels[index], other.pixels[index])
      if isNear(index % width, index / width) { near = max(near, difference) } else { far = max(far, difference) }
    }
    return (near, far)
  }
}
