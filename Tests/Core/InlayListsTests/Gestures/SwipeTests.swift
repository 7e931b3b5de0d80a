import InlayGraphics
import InlayLayers
import InlayTestSupport
import InlayText
import Testing

@testable import InlayLists
@testable import InlayViews

/// Swipes of rows by events with times.
@Suite struct SwipeTests {
  private func middle(_ stage: SwipeStage, _ section: Int, _ number: Int) throws -> Point {
    let cell = try stage.cell(section, number)
    return cell.convert(Point(x: cell.bounds.midX, y: cell.bounds.midY), to: nil)
  }

  private func openDistance(_ stage: SwipeStage, _ section: Int, _ number: Int) throws -> Double {
    try stage.cell(section, number).slideLayout.openDistance
  }

  @Test("a slow swipe beyond half of the buttons opens the row, a shorter one closes it")
  func distanceDecides() throws {
    for (way, opens) in [(-120.0, true), (-40, false)] {
      let stage = SwipeStage()
      let hand = TimedHand(stage)
      hand.drag(from: try middle(stage, 0, 1), by: Size(width: way, height: 3), pause: 0.2)
      hand.wait(1)
      #expect(stage.table.swipedRowPath == (opens ? row(0, 1) : nil))
      let cell = try stage.cell(0, 1)
      #expect((cell.slide != nil) == opens, "a closed row has no buttons")
      #expect(cell.slideDistance == (opens ? cell.slideLayout.openDistance : 0))
      #expect(stage.source.log.isEmpty && stage.table.selectedRowPaths.isEmpty)
      #expect(stage.scene.nextTickTime == nil)
    }
  }

  @Test("the velocity of the release decides before the distance does")
  func velocityDecides() throws {
    let stage = SwipeStage()
    let hand = TimedHand(stage)
    hand.drag(from: try middle(stage, 0, 0), by: Size(width: -40, height: 0), over: 0.1)
    hand.wait(1)
    #expect(stage.table.swipedRowPath == row(0, 0))
    hand.drag(from: Point(x: 100, y: try middle(stage, 0, 0).y), by: Size(width: 40, height: 0), over: 0.1)
    hand.wait(1)
    let cell = try stage.cell(0, 0)
    #expect(stage.table.swipedRowPath == nil && cell.slide == nil)
  }

  @Test("the content follows the pointer, and moves on after the release without a jump")
  func isContinuous() throws {
    let stage = SwipeStage()
    let hand = TimedHand(stage)
    let cell = try stage.cell(0, 1)
    func shown() -> Double { cell.contentView.presented(.frame).minX }
    let start = shown()
    let middle = try middle(stage, 0, 1)
    hand.press(middle.x, middle.y)
    hand.move(by: Size(width: -60, height: 0), over: 0.2)
    #expect(shown() == start - 60)
    hand.release()
    stage.scene.tick(at: hand.time)
    #expect(abs(shown() - (start - 60)) < 1)
    var last = shown()
    for _ in 0..<60 {
      hand.wait(1.0 / 60)
      let now = shown()
      #expect(now <= last + 1e-9 && last - now < 20, "\(last) to \(now)")
      last = now
    }
    #expect(abs(last - (start - cell.slideLayout.openDistance)) < 1e-6)
  }

  @Test("a press catches a row that is moving")
  func interrupted() throws {
    let stage = SwipeStage()
    let hand = TimedHand(stage)
    let middle = try middle(stage, 0, 1)
    hand.drag(from: middle, by: Size(width: -60, height: 0), over: 0.1)
    hand.wait(0.1)
    let cell = try stage.cell(0, 1)
    let shown = cell.contentView.presented(.frame).minX
    #expect(cell.contentView.hasAnimations)
    hand.press(80, middle.y)
    hand.move(by: Size(width: 12, height: 0), over: 1.0 / 60)
    #expect(!cell.contentView.hasAnimations)
    let now = cell.contentView.presented(.frame).minX
    // The row moves on until the press has become a drag.
    #expect(abs(now - shown - 12) < 10, "from \(shown) to \(now)")
  }

  @Test("a full swipe performs the first action once; without permission it only opens the row")
  func fullSwipe() throws {
    for isAllowed in [true, false] {
      let stage = SwipeStage()
      stage.source.trailing = { [unowned source = stage.source] path in
        SwipeActionsConfiguration(
          actions: [source.action("Delete", .destructive, at: path), source.action("Archive", at: path)],
          performsFirstActionWithFullSwipe: isAllowed)
      }
      let hand = TimedHand(stage)
      hand.press(320, try middle(stage, 0, 2).y)
      hand.move(by: Size(width: -290, height: 0))
      let cell = try stage.cell(0, 2)
      let buttons = cell.slide?.actions.sublayers ?? []
      #expect(cell.slideLayout.isFull(at: cell.slideDistance) == isAllowed)
      if isAllowed { #expect(buttons.last?.frame.width == cell.slideDistance, "the first action fills all") }
      if !isAllowed { #expect(cell.slideDistance < cell.slideLayout.openDistance + 110, "it resists") }
      hand.release()
      hand.wait(1)
      #expect(stage.source.log == (isAllowed ? ["Delete 0.2"] : []))
      #expect(stage.table.swipedRowPath == (isAllowed ? nil : row(0, 2)))
    }
  }

  @Test("a tap on a button performs its action and closes the row")
  func buttons() throws {
    let stage = SwipeStage()
    let hand = TimedHand(stage)
    stage.table.openSwipeActions(ofRowAt: row(0, 1), animated: false)
    stage.scene.tick(at: 0)
    let actions = try #require(try stage.cell(0, 1).slide?.actions)
    let archive = actions.sublayers[0]
    let point = archive.convert(Point(x: archive.bounds.midX, y: 20), to: nil)
    hand.tap(point.x, point.y)
    #expect(stage.source.log == ["Archive 0.1"])
    hand.wait(1)
    #expect(stage.table.swipedRowPath == nil && stage.table.selectedRowPaths.isEmpty)
  }

  @Test("a tap elsewhere closes the row and selects nothing; the next one selects")
  func tapElsewhere() throws {
    for target in [row(0, 0), row(0, 1)] {
      let stage = SwipeStage()
      let hand = TimedHand(stage)
      stage.table.openSwipeActions(ofRowAt: row(0, 1), animated: false)
      stage.scene.tick(at: 0)
      let y = try middle(stage, target.section, target.row).y
      hand.tap(60, y)
      hand.wait(1)
      #expect(stage.table.swipedRowPath == nil && stage.source.log.isEmpty)
      hand.tap(60, y)
      hand.wait(0.3)
      #expect(stage.source.log == ["selected \(target.section).\(target.row)"])
    }
  }

  @Test("a row stays open, or dragged, while it is filled again and other rows come, go and are reloaded")
  func staysOpen() throws {
    for way in 0..<8 {
      let stage = SwipeStage([Array(1...30)], size: Size(width: 360, height: 200))
      let hand = TimedHand(stage)
      let start = try middle(stage, 0, 1)
      if way < 7 {
        hand.drag(from: start, by: Size(width: -90, height: 0), over: 0.1)
        hand.wait(1)
      } else {
        hand.send(.down, start)
        hand.move(by: Size(width: -60, height: 0), over: 0.1)
      }
      let cell = try #require(stage.table.cellForRow(at: row(0, 1)))
      let slide = cell.slideDistance
      #expect(stage.table.swipedRowPath == row(0, 1) && slide > 0)
      var open = row(0, 1)
      switch way {
      case 0, 7: for _ in 0..<4 { stage.table.reconfigureRows(at: stage.table.visibleRowPaths) }
      case 1: try stage.table.reloadRows(at: [row(0, 0), row(0, 2)])
      case 2:
        stage.source.sections[0].insert(40, at: 0)
        try stage.table.insertRows(at: [row(0, 0)])
        open = row(0, 2)
      case 3:
        stage.source.sections[0].insert(40, at: 0)
        try stage.table.insertRows(at: [row(0, 0)], with: .top)
        open = row(0, 2)
      case 4:
        stage.source.sections[0].remove(at: 0)
        try stage.table.deleteRows(at: [row(0, 0)], with: .fade)
        open = row(0, 0)
      case 5: stage.table.reloadSectionViews([0])
      default:
        stage.source.sections[0].removeLast(20)
        try stage.table.deleteRows(at: (10..<30).map { row(0, $0) })
      }
      if way < 7 { hand.wait(1) } else { stage.scene.tick(at: hand.time) }
      #expect(stage.table.swipedRowPath == open, "way \(way)")
      #expect(stage.table.cellForRow(at: open) === cell && cell.slideDistance == slide, "way \(way)")
      guard way == 7 else { continue }
      hand.move(by: Size(width: -30, height: 0), over: 0.1)
      #expect(cell.slideDistance > slide)
      hand.release()
      hand.wait(1)
      #expect(stage.table.swipedRowPath == open)
    }
  }

  @Test("one row is open at a time: another swipe, scrolling, editing, and an update of the row close it")
  func closing() throws {
    for way in 0..<6 {
      let stage = SwipeStage([Array(1...30)], size: Size(width: 360, height: 200))
      let fresh = SwipeStage([Array(1...30)], size: Size(width: 360, height: 200))
      let hand = TimedHand(stage)
      hand.drag(from: try middle(stage, 0, 1), by: Size(width: -90, height: 0), over: 0.1)
      hand.wait(1)
      #expect(stage.table.swipedRowPath == row(0, 1))
      switch way {
      case 0:
        hand.drag(from: try middle(stage, 0, 2), by: Size(width: -90, height: 0), over: 0.1)
        hand.wait(1)
        #expect(stage.table.swipedRowPath == row(0, 2))
        stage.table.closeSwipeActions(animated: false)
      case 1:
        hand.drag(from: try middle(stage, 0, 2), by: Size(width: 0, height: -60), pause: 0.3)
        hand.wait(2)
        fresh.table.contentOffset = stage.table.contentOffset
        #expect(stage.table.contentOffset.y > 20)
      case 2:
        stage.table.isEditing = true
        fresh.table.isEditing = true
      case 3: stage.table.reloadData()
      case 4: try stage.table.reloadRows(at: [row(0, 1)])
      default:
        stage.source.sections[0].remove(at: 1)
        fresh.source.sections[0].remove(at: 1)
        try stage.table.deleteRows(at: [row(0, 1)])
        fresh.table.reloadData()
      }
      hand.wait(1)
      #expect(stage.table.swipedRowPath == nil, "way \(way)")
      #expect(stage.table.visibleCells.allSatisfy { $0.slide == nil && $0.mask == nil }, "way \(way)")
      let difference = try stage.scene.picture().difference(from: try fresh.scene.picture())
      #expect(difference == nil, "way \(way): \(difference ?? "")")
      #expect(layerCount(stage.table) == layerCount(fresh.table), "way \(way)")
    }
  }

  @Test("no action cuts its title or lies on another one, however far the row is open; a full one is in the card")
  func titles() throws {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let stage = SwipeStage(fonts: try TextContext())
      stage.scene.traits.direction = direction
      stage.scene.tick(at: 0)
      stage.table.openSwipeActions(ofRowAt: row(0, 0), animated: false)
      let cell = try stage.cell(0, 0)
      let actions = try #require(cell.slide?.actions)
      let width = actions.bounds.width
      for distance in stride(from: 10, through: width + 80, by: 10) {
        cell.moveActions(to: .dragged(distance))
        stage.scene.tick(at: 0)
        let layout = cell.slideLayout
        let buttons = actions.sublayers.compactMap { $0 as? SwipeActionButton }
        for button in buttons where !layout.isFull(at: distance) || button === buttons.last {
          let label = try #require(button.sublayers.compactMap { $0 as? Label }.first)
          let wanted = label.sizeThatFits(Size(width: .infinity, height: .infinity)).width
          #expect(label.frame.width >= wanted, "\(direction) \(distance)")
          #expect(label.frame.minX >= 16 && label.frame.maxX <= button.bounds.width - 16, "\(direction) \(distance)")
          guard layout.isFull(at: distance) else { continue }
          // The title is at the inner side, which does not leave the card.
          #expect(button.frame.minX >= 0 && button.frame.maxX <= width, "\(direction) \(distance)")
          let isAtRight = direction == .leftToRight
          let inset = isAtRight ? label.frame.minX : button.bounds.width - label.frame.maxX
          #expect((16...20).contains(inset), "\(direction) \(distance): \(inset)")
        }
        guard !layout.isFull(at: distance), let last = buttons.last, let other = buttons.first else { continue }
        #expect(!last.frame.intersects(other.frame), "\(direction) \(distance)")
      }
    }
  }

  @Test("an opened row looks the same however it was opened, in both directions and at both sides")
  func sides() throws {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      for edge in HorizontalEdge.allCases {
        let stages = (0..<2).map { _ in SwipeStage() }
        for stage in stages {
          stage.scene.traits.direction = direction
          stage.source.leading = { [unowned source = stage.source] in
            SwipeActionsConfiguration(actions: [source.action("Read", .normal, .rgb(0x0066FF), at: $0)])
          }
          stage.scene.tick(at: 0)
        }
        let hand = TimedHand(stages[0])
        let toRight = (edge == .leading) == (direction == .leftToRight)
        hand.drag(
          from: try middle(stages[0], 0, 0), by: Size(width: toRight ? 110 : -110, height: 0), pause: 0.2)
        hand.wait(1)
        #expect(stages[0].table.swipedRowPath == row(0, 0))
        stages[1].table.openSwipeActions(ofRowAt: row(0, 0), at: edge, animated: false)
        let difference = try stages[0].scene.picture().difference(from: try stages[1].scene.picture())
        #expect(difference == nil, "\(direction) \(edge): \(difference ?? "")")
      }
    }
  }
}
