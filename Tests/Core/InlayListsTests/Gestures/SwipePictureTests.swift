import InlayDecorations
import InlayGraphics
import InlayLayers
import InlayTestSupport
import InlayText
import Testing

@testable import InlayLists
@testable import InlayViews

/// Where the buttons of open rows are painted.
@Suite struct SwipePictureTests {
  /// A table of two cards with one action at its trailing side, in an own colour.
  private func stage(_ kind: Decoration, border: Double, fonts: TextContext?) -> SwipeStage {
    let stage = SwipeStage([[1, 2, 3], [4]], size: Size(width: 360, height: 260), scale: 2, fonts: fonts)
    stage.table.decoration = kind
    stage.table.sectionCornerRadius = 14
    stage.table.separatorStyle = .none
    if border > 0 { stage.table.sectionBorder = Border(width: border, color: .rgb(0x0066FF)) }
    stage.source.trailing = { [unowned source = stage.source] in
      SwipeActionsConfiguration(actions: [source.action("", .normal, .rgb(0x00FF00), at: $0)])
    }
    return stage
  }

  @Test(
    "the buttons are painted inside of the row's part of its card alone, and follow its corners",
    arguments: Decoration.builtIn, [0.0, 2])
  func inside(kind: Decoration, border: Double) throws {
    let fonts = try TextContext()
    // The picture of a table whose rows have the colour of the button: what is not the card's differs from it nowhere.
    for path in [row(0, 0), row(0, 1), row(0, 2), row(1, 0)] {
      for place in [CellSlide.Position.open, .full] {
        let (closed, open, filled) = (
          stage(kind, border: border, fonts: fonts), stage(kind, border: border, fonts: fonts),
          stage(kind, border: border, fonts: fonts)
        )
        filled.table.cellBackgroundColor = .rgb(0x00FF00)
        open.table.openSwipeActions(ofRowAt: path, animated: false)
        try open.cell(path.section, path.row).moveActions(to: place)
        let pictures = (try closed.scene.picture(), try open.scene.picture(), try filled.scene.picture())
        let frame = try open.cell(path.section, path.row).frame
        var green = 0
        for y in 0..<pictures.0.height {
          for x in 0..<pictures.0.width where pictures.0[x, y] != pictures.1[x, y] {
            let isInRow = Double(y) >= frame.minY * 2 && Double(y) < frame.maxY * 2
            let isOnCard = pictures.0[x, y] != pictures.2[x, y]
            if pictures.1[x, y] == 0xFF00_FF00 { green += 1 }
            // Texts move too, and have the same colours in both tables.
            let isInside = Double(x) >= frame.minX * 2 + 20 && Double(x) < frame.maxX * 2 - 20
            // Sliced images have lines between rows, which the buttons cover.
            let isOnLine = border > 0 && Double(y) >= frame.maxY * 2 - 4 && path.row < 2 && path.section == 0
            // Where a curve covers a pixel by c, a clipped one covers it by c * c.
            if !isOnCard && near(pictures.0[x, y], pictures.1[x, y]) { continue }
            #expect(isInRow && (isOnCard || isInside || isOnLine), "\(path) \(place): (\(x), \(y))")
            if !isInRow || !(isOnCard || isInside || isOnLine) { return }
          }
        }
        #expect(green > 74 * 36 * 4, "\(path) \(place)")
      }
    }
  }

  /// Whether each of the four bytes of two colours differs by at most a quarter of all.
  private func near(_ one: UInt32, _ other: UInt32) -> Bool {
    stride(from: 0, to: 32, by: 8).allSatisfy { abs(Int(one >> $0 & 255) - Int(other >> $0 & 255)) <= 64 }
  }
}
