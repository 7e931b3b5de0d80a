import InlayGraphics
import InlayLayers
import InlayTestSupport
import InlayText
import Testing

@testable import InlayLists
@testable import InlayViews

/// Titles of actions that have less space than they ask for: they wrap, then they shrink, and only then they are cut.
@Suite struct SwipeTitleTests {
  private static let titles = [
    "Delete", "Archivieren", "Mark as unread", "Move to folder", "Als ungelesen markieren", "OK", "حذف", "設定を変更する",
    "Zusammenfassung", "Flag",
  ]

  private func stage(_ titles: [String], width: Double, height: Double, fonts: TextContext) throws -> SwipeStage {
    let stage = SwipeStage(size: Size(width: width, height: 300), scale: 2, fonts: fonts)
    stage.table.rowHeight = .fixed(height)
    stage.source.trailing = { [unowned source = stage.source] path in
      SwipeActionsConfiguration(actions: titles.map { source.action($0, at: path) })
    }
    return stage
  }

  /// The titles' labels of the open row.
  private func open(_ stage: SwipeStage) throws -> [(button: SwipeActionButton, label: Label)] {
    stage.scene.tick(at: 0)
    stage.table.openSwipeActions(ofRowAt: row(0, 0), animated: false)
    stage.scene.tick(at: 0)
    let cell = try stage.cell(0, 0)
    let buttons = try #require(cell.slide?.actions).sublayers.compactMap { $0 as? SwipeActionButton }
    return try buttons.map { ($0, try #require($0.sublayers.lazy.compactMap { $0 as? Label }.first)) }
  }

  @Test("a title with space for its line is as it was, one without wraps, and one without space for lines shrinks")
  func steps() throws {
    let fonts = try TextContext()
    let long = ["Mark as unread", "Move to folder", "Delete"]
    let stages = [
      try stage(["Mark as unread"], width: 390, height: 60, fonts: fonts),
      try stage(long, width: 320, height: 90, fonts: fonts), try stage(long, width: 320, height: 44, fonts: fonts),
    ]
    let (wide, high, low) = (try open(stages[0]), try open(stages[1]), try open(stages[2]))
    #expect(wide[0].label.numberOfLines == 1 && wide[0].label.largestFontSize == nil && !wide[0].label.isTruncated)
    #expect(high.allSatisfy { !$0.label.isTruncated })
    #expect(high.contains { $0.label.lineTops.count > 1 && $0.label.largestFontSize == nil })
    #expect(low.allSatisfy { !$0.label.isTruncated })
    #expect(low.contains { $0.label.largestFontSize != nil })
    // Texts have lines only in a scene.
    withExtendedLifetime(stages) {}
  }

  @Test("no title is cut where lines of whole words of 11 points have space, and none is smaller than it must be")
  func law() throws {
    let fonts = try TextContext()
    try withSeeds(80, long: 2000) { random in
      let titles = (0..<random.int(1...4)).map { _ in random.pick(Self.titles) }
      let (width, height) = (Double(random.int(200...500)), Double(random.int(36...120)))
      let stage = try stage(titles, width: width, height: height, fonts: fonts)
      stage.scene.traits.textScale = random.pick([0.8, 1, 1.4, 2.5])
      stage.scene.traits.direction = random.pick([.leftToRight, .rightToLeft])
      let opened = try open(stage)
      if opened.count != titles.count { return "\(opened.count) buttons for \(titles)" }
      for (button, label) in opened {
        let place = "\(label.text.debugDescription) in \(button.bounds.size), \(stage.scene.traits.textScale)"
        let (frame, bounds) = (label.frame, button.bounds)
        guard frame.minX >= -0.01, frame.minY >= -0.01, frame.maxX <= bounds.maxX + 0.01,
          frame.maxY <= bounds.maxY + 0.01
        else { return "\(place): outside, at \(label.frame)" }
        let space = Size(width: button.bounds.width - 12, height: button.bounds.height - 12)
        func fits(_ size: Double) -> Bool {
          var font = label.ownFont
          font.size = size
          return label.widestWord(in: font) <= space.width
            && label.wholeSize(inWidth: space.width, font: font).height <= space.height
        }
        let own = label.ownFont.size
        if fits(min(own, 11)), label.isTruncated { return "\(place): cut" }
        if let size = label.largestFontSize, size > 11, size + 1.01 < own, fits(size + 1) {
          return "\(place): \(size) points, of \(own)"
        }
        if fits(own), label.largestFontSize != nil { return "\(place): smaller without need" }
      }
      return nil
    }
  }

  @Test("a title comes back to its line in a wider button")
  func wider() throws {
    let button = SwipeActionButton(ContextualAction(title: "Mark as unread") {})
    let root = View()
    root.addSublayer(button)
    let scene = Scene(root: root, size: Size(width: 400, height: 200), scale: 2, textContext: try TextContext())
    let label = try #require(button.sublayers.lazy.compactMap { $0 as? Label }.first)
    for (size, isLine) in [
      (Size(width: 90, height: 44), false), (Size(width: 300, height: 44), true), (Size(width: 90, height: 90), false),
    ] {
      button.frame.size = size
      scene.tick(at: 0)
      #expect(label.numberOfLines == (isLine ? 1 : 0) && !label.isTruncated, "\(size)")
      #expect((label.largestFontSize == nil) == (size != Size(width: 90, height: 44)), "\(size)")
      #expect(button.sizeThatFits(size).width > 120, "it asks for its line at every size")
    }
  }
}
