import InlayGraphics
import InlayLayers
import Testing

@testable import InlayLists
@testable import InlayViews

/// Switches outside of table rows handle keys themselves.
@Suite struct SwitchFocusTests {
  private struct Stage {
    let switches: [Switch]
    let scene: Scene
    let events: Scene

    init(_ count: Int, scale: Double = 1) {
      let root = Layer()
      root.frame = Rect(x: 0, y: 0, width: 80, height: 60 * Double(count))
      root.backgroundColor = .init(red: 1, green: 1, blue: 1)
      switches = (0..<count).map { number in
        let control = Switch()
        control.frame.origin = Point(x: 10, y: 10 + 60 * Double(number))
        root.addSublayer(control)
        return control
      }
      scene = Scene.inSettings(root: root, size: root.frame.size, scale: scale)
      events = scene
    }

    @discardableResult
    func press(_ keys: KeyEvent.Key...) -> Bool { keys.map { events.send(.key(KeyEvent($0))) }.last ?? false }

    func pixels() throws -> [UInt32] {
      scene.tick(at: 0)
      let surface = try ImageSurface(for: scene)
      try scene.render(into: surface)
      return surface.pixels()
    }
  }

  @Test("Tab moves from switch to switch without the disabled ones, and keys toggle the one with the focus")
  func tab() {
    let stage = Stage(3)
    stage.switches[1].isEnabled = false
    var called: [Bool] = []
    stage.switches[0].onChange = { called.append($0) }
    #expect(stage.press(.tab) && stage.events.focusedView === stage.switches[0])
    #expect(stage.press(.space) && stage.press(.return) && stage.press(.space))
    #expect(called == [true, false, true])
    #expect(!stage.press(.down), "other keys are not for it")
    #expect(stage.press(.tab) && stage.events.focusedView === stage.switches[2])
    #expect(!stage.press(.tab) && stage.events.focusedView == nil)
    #expect(stage.switches.map(\.isOn) == [true, false, false])
  }

  @Test("an arrow moves the thumb in its direction", arguments: [false, true])
  func arrows(isMirrored: Bool) {
    let stage = Stage(1)
    stage.scene.traits.direction = isMirrored ? .rightToLeft : .leftToRight
    let (on, off): (KeyEvent.Key, KeyEvent.Key) = isMirrored ? (.left, .right) : (.right, .left)
    stage.press(.tab)
    let states = [off, on, on, off].map { key in
      stage.press(key)
      return stage.switches[0].isOn
    }
    #expect(states == [false, true, true, false])
  }

  @Test("a ring shows keyboard focus on a switch; a tap moves the focus without it", arguments: [1.0, 1.5, 2])
  func ring(scale: Double) throws {
    let stage = Stage(1, scale: scale)
    let control = stage.switches[0]
    let plain = try stage.pixels()
    stage.press(.tab)
    let ringed = try stage.pixels()
    let width = (2 * scale).rounded() / scale
    let other = Stage(1, scale: scale)
    let ring = Layer()
    ring.frame = control.frame.insetBy(dx: -width - 1 / scale, dy: -width - 1 / scale)
    ring.borderWidth = width
    ring.borderColor = .token(.focusRing)
    ring.cornerRadius = ring.frame.height / 2
    other.scene.root.addSublayer(ring)
    #expect(ringed != plain)
    #expect(try other.pixels() == ringed)
    let edge = Point(x: control.frame.minX - 2, y: control.frame.midY)
    #expect(stage.scene.root.hitTest(edge) === stage.scene.root, "the ring takes no presses")
    stage.events.tap(at: Point(x: 20, y: 20))
    stage.events.tap(at: Point(x: 20, y: 20))
    #expect(control.isFocused && !control.isFocusVisible)
    #expect(try stage.pixels() == plain)
    stage.press(.space)
    #expect(control.isFocusVisible && control.isOn)
  }

  @Test("in a row the table handles keys, for a switch at any position in the row")
  func inRows() throws {
    let test = try TestTable(TableView(), counts: [2])
    test.source.configure = { cell, path in
      guard path.row == 1 else {
        cell.accessories = .toggle()
        return
      }
      let control = Switch()
      control.frame.origin = Point(x: 100, y: 5)
      cell.contentView.addSublayer(control)
    }
    test.table.reloadData()
    let hand = Hand(at: test)
    hand.press(.tab)
    #expect(hand.events.focusedView === test.table && !hand.press(.tab))
    hand.events.tap(at: Point(x: 120, y: 60))
    #expect(hand.events.focusedView === test.table && hand.log == [])
  }
}
