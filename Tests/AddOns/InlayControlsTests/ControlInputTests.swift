import InlayControls
import InlayGraphics
import InlayLayers
import InlayLists
import InlayTestSupport
import InlayText
import Testing

/// Pointers, keys and calls lead to the same values and the same pictures.
@Suite struct ControlInputTests {
  private let fonts: TextContext

  init() throws { fonts = try TextContext() }

  /// Expects that two boards look alike after their changes, without what only shows the focus.
  private func expectSame(
    _ direction: LayoutDirection, _ name: String, _ first: @escaping (Board) -> Void,
    _ second: @escaping (Board) -> Void
  ) throws {
    let boards = [Board(fonts: fonts), Board(fonts: fonts)]
    for (board, change) in zip(boards, [first, second]) {
      board.scene.traits.direction = direction
      board.scene.tick(at: 0)
      change(board)
      board.events.focus(nil)
    }
    let pictures = try boards.map { try $0.scene.picture() }
    #expect(pictures[0].difference(from: pictures[1]) == nil, "\(name), \(direction)")
  }

  @Test("a slider has the same value and look by drag, tap, keys and call", arguments: LayoutDirection.allCases)
  func slider(direction: LayoutDirection) throws {
    let isMirrored = direction == .rightToLeft
    func drag(_ board: Board, to fraction: Double) {
      let slider = board.stepSlider
      let length = slider.bounds.width - 38
      func place(_ part: Double) -> Point {
        let x = 19 + length * part
        return slider.convert(Point(x: isMirrored ? slider.bounds.width - x : x, y: slider.bounds.midY), to: nil)
      }
      board.events.send(.pointer(PointerEvent(.down, at: place(0.4))))
      for part in [0.5, 0.6, fraction] { board.events.send(.pointer(PointerEvent(.moved, at: place(part)))) }
      board.events.send(.pointer(PointerEvent(.up, at: place(fraction))))
      #expect(slider.value == 7)
    }
    try expectSame(direction, "drag", { drag($0, to: 0.68) }, { $0.stepSlider.value = 7 })
    try expectSame(
      direction, "tap",
      { board in
        let x = 19 + (board.stepSlider.bounds.width - 38) * 0.7
        board.events.tap(
          at: board.point(board.stepSlider, (isMirrored ? 322 - x - 2 : x) / board.stepSlider.bounds.width))
      }, { $0.stepSlider.value = 7 })
    try expectSame(
      direction, "keys",
      { board in
        board.events.focus(board.stepSlider, isVisible: true)
        board.press(.home, isMirrored ? .left : .right, .up, .end, .pageDown, .up)
        #expect(board.stepSlider.value == 7)
      }, { $0.stepSlider.value = 7 })
  }

  @Test("a slider that is not continuous reports at the end of a drag, and a lost press changes nothing")
  func reporting() {
    let board = Board(fonts: fonts)
    board.scene.tick(at: 0)
    var reported: [Double] = []
    board.slider.onChange = { reported.append($0) }
    let thumb = board.point(board.slider, 0.4)
    let far = board.point(board.slider, 1)
    func drag(_ end: PointerEvent.Phase) {
      board.events.send(.pointer(PointerEvent(.down, at: thumb)))
      for step in 1...4 {
        let x = thumb.x + (far.x - thumb.x) * Double(step) / 4
        board.events.send(.pointer(PointerEvent(.moved, at: Point(x: x, y: thumb.y))))
      }
      board.events.send(.pointer(PointerEvent(end, at: far)))
    }
    drag(.up)
    #expect(reported.count == 4 && board.slider.value == 1)
    (reported, board.slider.value, board.slider.isContinuous) = ([], 0.4, false)
    drag(.cancelled)
    #expect(reported == [] && board.slider.value == 0.4)
    drag(.up)
    #expect(reported == [1])
  }

  @Test("a stepper steps by taps, keys and calls, within its range or around it", arguments: LayoutDirection.allCases)
  func stepper(direction: LayoutDirection) throws {
    let isMirrored = direction == .rightToLeft
    try expectSame(
      direction, "taps",
      { board in
        for _ in 0..<3 { board.events.tap(at: board.point(board.stepper, isMirrored ? 0.2 : 0.8)) }
        board.events.tap(at: board.point(board.stepper, isMirrored ? 0.8 : 0.2))
      }, { $0.stepper.value = 5 })
    try expectSame(
      direction, "keys",
      { board in
        board.events.focus(board.stepper, isVisible: true)
        board.press(.home, isMirrored ? .left : .right, .up, .up)
        #expect(board.stepper.value == 3)
        board.press(.end, .up)
        #expect(board.stepper.value == 9)
        board.stepper.wraps = true
        board.press(.up)
        #expect(board.stepper.value == 0)
      },
      {
        $0.stepper.wraps = true
        $0.stepper.value = 0
      })
  }

  @Test("a held press repeats its step by the clock, and a release after that steps no more")
  func repeats() {
    let board = Board(fonts: fonts)
    board.scene.tick(at: 0)
    board.spokes.isAnimating = false
    board.arc.isAnimating = false
    board.unknown.progress = 0
    board.events.send(.pointer(PointerEvent(.down, at: board.point(board.stepper, 0.8), time: 0)))
    for step in 1...80 { board.scene.tick(at: Double(step) / 100) }
    #expect(board.stepper.value == 7, "at 0.5, 0.6, 0.7 and 0.8 seconds")
    board.events.send(.pointer(PointerEvent(.up, at: board.point(board.stepper, 0.8), time: 0.8)))
    board.scene.tick(at: 0.8)
    board.scene.tick(at: 2)
    #expect(board.stepper.value == 7 && board.scene.nextTickTime == nil)
  }

  @Test("a segment is chosen by tap, keys and call", arguments: LayoutDirection.allCases)
  func segments(direction: LayoutDirection) throws {
    let isMirrored = direction == .rightToLeft
    try expectSame(
      direction, "tap", { $0.events.tap(at: $0.point($0.segments, isMirrored ? 0.1 : 0.9)) },
      { $0.segments.selectedIndex = 2 })
    try expectSame(
      direction, "keys",
      { board in
        board.events.focus(board.segments, isVisible: true)
        board.press(.home, isMirrored ? .left : .right, isMirrored ? .left : .right, isMirrored ? .left : .right)
      }, { $0.segments.selectedIndex = 2 })
  }

  @Test("the selection slides by the scene's clock after an event with a time, and not otherwise")
  func sliding() throws {
    let (timed, plain) = (Board(fonts: fonts), Board(fonts: fonts))
    for board in [timed, plain] { board.scene.tick(at: 0) }
    let point = timed.point(timed.segments, 0.9)
    timed.events.send(.pointer(PointerEvent(.down, at: point, time: 0)))
    timed.events.send(.pointer(PointerEvent(.up, at: point, time: 0.05)))
    plain.events.tap(at: point)
    for board in [timed, plain] { board.scene.tick(at: 0.1) }
    #expect(timed.segments.selectedIndex == 2 && plain.segments.selectedIndex == 2)
    #expect(try timed.scene.picture() != plain.scene.picture())
    for board in [timed, plain] { board.scene.tick(at: 3) }
    #expect(try timed.scene.picture() == plain.scene.picture())
  }

  @Test("a button acts on a tap, on Space and on Return, not on repeats, nor while it is disabled")
  func button() {
    let board = Board(fonts: fonts)
    board.scene.tick(at: 0)
    let button = board.buttons[2]
    var taps = 0
    button.onTap = { taps += 1 }
    board.events.tap(at: board.middle(button))
    board.press(.space, .return)
    #expect(taps == 3 && board.events.focusedView === button)
    board.events.send(.key(KeyEvent(.space, isRepeat: true)))
    #expect(taps == 3)
    button.isEnabled = false
    #expect(board.events.tap(at: board.middle(button)), "the press is not for what is behind")
    #expect(taps == 3 && !button.isHighlighted)
  }

  @Test("controls take presses in at least 44 points each way")
  func touchArea() {
    let board = Board(fonts: fonts)
    board.scene.tick(at: 0)
    for control in board.all where control.isUserInteractionEnabled {
      let least = Rect(
        x: control.bounds.midX - 21.9, y: control.bounds.midY - 21.9, width: 43.8, height: 43.8)
      for point in [least.origin, Point(x: least.maxX, y: least.maxY)] {
        #expect(control.contains(point), "\(control.accessibilityRole?.rawValue ?? "")")
      }
    }
  }

  @Test("a press that a scroll view takes over ends without an effect")
  func scrolling() {
    let board = Board(fonts: fonts)
    let view = ScrollView()
    view.frame = Rect(origin: .zero, size: Board.size)
    view.contentSize = Size(width: 360, height: 2000)
    board.root.addSublayer(view)
    for control in board.all { view.addSublayer(control) }
    board.scene.tick(at: 0)
    let button = board.buttons[1]
    var used: [String] = []
    button.onTap = { used.append("button") }
    board.stepper.onChange = { _ in used.append("stepper") }
    board.segments.onChange = { _ in used.append("segments") }
    for control in [button, board.stepper, board.segments, board.popUp] as [Control] {
      let point = board.point(control, 0.9)
      board.events.send(.pointer(PointerEvent(.down, at: point)))
      #expect(control.isHighlighted)
      board.events.send(.pointer(PointerEvent(.moved, at: Point(x: point.x, y: point.y - 30))))
      #expect(!control.isHighlighted && view.contentOffset.y > 0)
      board.events.send(.pointer(PointerEvent(.up, at: Point(x: point.x, y: point.y - 30))))
      view.contentOffset = .zero
    }
    #expect(used == [] && !board.popUp.isMenuPresented)
    let thumb = board.point(board.slider, 0.4)
    board.events.send(.pointer(PointerEvent(.down, at: thumb)))
    board.events.send(.pointer(PointerEvent(.moved, at: Point(x: thumb.x + 40, y: thumb.y - 60))))
    #expect(view.contentOffset == .zero && board.slider.value > 0.45, "a thumb keeps its press")
    board.events.send(.pointer(PointerEvent(.up, at: Point(x: thumb.x + 40, y: thumb.y - 60))))
    let wheel = WheelEvent(at: thumb, by: Size(width: 0, height: 20))
    let value = board.slider.value
    board.events.send(.wheel(wheel))
    #expect(board.slider.value == value && view.contentOffset.y == 20, "a wheel scrolls, and changes no slider")
  }

  @Test("Tab visits the controls that take input, in their order")
  func tab() {
    let board = Board(fonts: fonts)
    board.stepper.isEnabled = false
    board.scene.tick(at: 0)
    var visited: [Control] = []
    while board.press(.tab), visited.count < 30, let view = board.events.focusedView as? Control {
      visited.append(view)
    }
    let expected = board.all.filter { $0.isUserInteractionEnabled && $0 !== board.stepper }
    #expect(visited.map { ObjectIdentifier($0) } == expected.map { ObjectIdentifier($0) })
  }

  @Test("a pressed stepper looks the same laid out again, though it looked pressed before the press")
  func stepperPress() throws {
    let stepper = Stepper(value: 5)
    stepper.frame = Rect(x: 0, y: 0, width: 94, height: 32)
    let scene = Scene(root: stepper, size: stepper.frame.size)
    scene.tick(at: 0)
    stepper.isHighlighted = true
    scene.tick(at: 1)
    scene.send(.pointer(PointerEvent(.down, at: Point(x: 80, y: 16))))
    scene.tick(at: 2)
    let shown = stepper.sublayers.map { "\($0.isHidden) \($0.frame)" }
    stepper.setNeedsLayout()
    scene.tick(at: 3)
    #expect(stepper.sublayers.map { "\($0.isHidden) \($0.frame)" } == shown)
  }
}

extension LayoutDirection {
  static let allCases = [LayoutDirection.leftToRight, .rightToLeft]
}
