import InlayGraphics
import InlayLayers
import InlayLists
import InlayTestSupport
import InlayText
import Testing

@testable import InlayControls

@Suite struct PopUpMenuTests {
  private let board: Board

  init() throws {
    board = Board(fonts: try TextContext())
    board.scene.tick(at: 0)
  }

  private var menu: PopUpMenu? { board.root.sublayers.lazy.compactMap { $0 as? PopUpMenu }.first { _ in true } }

  private func item(_ index: Int) -> Point {
    let items = menu?.sublayers.first?.sublayers.first?.sublayers.compactMap { $0 as? PopUpItem } ?? []
    guard items.indices.contains(index) else { return Point(x: -1, y: -1) }
    return board.middle(items[index])
  }

  @Test("a value is chosen by taps, by keys, by letters and by call alike")
  func ways() throws {
    var reported: [Int] = []
    board.popUp.onChange = { reported.append($0) }
    board.events.tap(at: board.middle(board.popUp))
    #expect(board.popUp.isMenuPresented && menu != nil)
    board.events.tap(at: item(2))
    #expect(!board.popUp.isMenuPresented && board.popUp.selectedIndex == 2)
    let byTap = try board.scene.picture()
    board.popUp.selectedIndex = 0
    board.events.focus(board.popUp, isVisible: true)
    board.press(.return, .down, .down, .down, .space)
    #expect(board.popUp.selectedIndex == 2 && !board.popUp.isMenuPresented)
    board.events.focus(nil)
    #expect(try board.scene.picture() == byTap)
    board.popUp.selectedIndex = 1
    board.popUp.presentMenu(animated: false)
    #expect(board.press(.character("a")), "a letter moves to the first value with it")
    board.press(.return)
    #expect(reported == [2, 2, 0])
  }

  @Test("one list is open in a scene: another one closes it without a choice")
  func oneList() {
    let other = PopUpButton(["A", "B"], selectedIndex: 0)
    other.frame = Rect(x: 10, y: 10, width: 90, height: 30)
    board.root.addSublayer(other)
    var chosen = 0
    for popUp in [board.popUp, other] { popUp.onChange = { _ in chosen += 1 } }
    for (first, second) in [(board.popUp, other), (other, board.popUp)] {
      first.presentMenu(animated: true)
      second.presentMenu(animated: true)
      #expect(!first.isMenuPresented && second.isMenuPresented && menu?.anchor === second)
      #expect(board.root.sublayers.count { $0 is PopUpMenu } == 1 && chosen == 0)
    }
  }

  @Test("a list that fades out stays where it was, whatever its control does")
  func fading() throws {
    board.popUp.presentMenu(animated: false)
    board.scene.tick(at: 1)
    let menu = try #require(menu)
    let card = try #require(menu.sublayers.first)
    let frame = card.frame
    board.popUp.dismissMenu(animated: true)
    board.popUp.frame.origin.y -= 40
    board.popUp.presentMenu(animated: false)
    menu.setNeedsLayout()
    board.scene.tick(at: 1.05)
    #expect(menu.scene != nil && card.frame == frame)
  }

  @Test("letters within a second spell a value, and the same letter goes on to the next one")
  func letters() {
    board.popUp.options = ["Dark", "Day", "Deep", "Light"]
    func chosen(_ letters: [(String, Double)]) -> Int? {
      board.popUp.selectedIndex = nil
      board.popUp.presentMenu(animated: false)
      for (letter, time) in letters { menu?.type(letter, at: time) }
      board.press(.return)
      return board.popUp.selectedIndex
    }
    #expect(chosen([("d", 0), ("d", 0.3)]) == 1)
    #expect(chosen([("d", 0), ("e", 0.3)]) == 2)
    #expect(chosen([("D", 0), ("a", 0.3), ("y", 0.6)]) == 1)
    #expect(chosen([("d", 0), ("l", 2)]) == 3)
    #expect(chosen([("x", 0)]) == nil)
  }

  @Test("Escape, Tab and a tap beside the card close the list without a choice, and the picture is that of before")
  func closing() throws {
    let before = try board.scene.picture()
    for close in [
      { board.press(.escape) }, { board.press(.tab) }, { board.events.tap(at: Point(x: 350, y: 30)) },
    ] {
      board.popUp.presentMenu(animated: false)
      #expect(try board.scene.picture() != before)
      #expect(close())
      #expect(!board.popUp.isMenuPresented && board.popUp.selectedIndex == 0)
      #expect(try board.scene.picture() == before)
    }
    board.popUp.presentMenu(animated: false)
    board.events.tap(at: board.middle(board.stepper))
    #expect(board.stepper.value == 3, "what is below the list takes no presses")
  }

  @Test("while the list is open all keys are for it, wherever the focus is")
  func capture() {
    board.events.focus(board.stepper, isVisible: true)
    board.popUp.presentMenu(animated: false)
    board.press(.down, .down)
    #expect(board.stepper.value == 3)
    board.press(.escape, .up)
    #expect(board.stepper.value == 4)
  }

  @Test("an animated list fades in and out, takes no input while it goes, and leaves nothing behind")
  func animated() throws {
    board.unknown.progress = 0
    board.spokes.isAnimating = false
    board.arc.isAnimating = false
    board.scene.tick(at: 0)
    let before = try board.scene.picture()
    let point = board.middle(board.popUp)
    board.events.send(.pointer(PointerEvent(.down, at: point, time: 1)))
    board.events.send(.pointer(PointerEvent(.up, at: point, time: 1.05)))
    board.scene.tick(at: 1.1)
    #expect(board.scene.nextTickTime != nil)
    board.scene.tick(at: 3)
    #expect(board.scene.nextTickTime == nil)
    board.events.send(.key(KeyEvent(.escape, time: 3)))
    #expect(!board.popUp.isMenuPresented && menu != nil)
    board.events.tap(at: board.point(board.stepper, 0.9))
    #expect(board.stepper.value == 4)
    board.stepper.value = 3
    for time in [3.1, 3.2, 3.3] { board.scene.tick(at: time) }
    #expect(menu == nil && board.scene.nextTickTime == nil)
    board.events.focus(nil)
    #expect(try board.scene.picture() == before)
  }

  @Test("a long list scrolls inside the scene, to the chosen value", arguments: [0, 39])
  func long(chosen: Int) {
    board.popUp.options = (0..<40).map { "Value \($0)" }
    board.popUp.selectedIndex = chosen
    board.popUp.presentMenu(animated: false)
    board.scene.tick(at: 0)
    let list = menu?.sublayers.first?.sublayers.first as? ScrollView
    let card = menu?.sublayers.first?.frame ?? .zero
    #expect(card.minY >= 8 && card.maxY <= Board.size.height - 8)
    #expect((list?.contentOffset.y ?? -1) == (chosen == 0 ? 0 : 40 * 44 - (card.height - 12)))
    #expect(Rect(origin: .zero, size: Board.size).contains(item(chosen)))
  }

  @Test("the open list stays beside a control that moves")
  func follows() throws {
    board.popUp.presentMenu(animated: false)
    board.scene.tick(at: 1)
    let card = try #require(menu?.sublayers.first)
    let frame = card.frame
    board.popUp.frame.origin.y += 20
    board.scene.tick(at: 2)
    #expect(card.frame == frame.offsetBy(dx: 0, dy: 20))
  }

  @Test("a control that is gone, or whose values change, chooses nothing")
  func gone() {
    board.popUp.presentMenu(animated: false)
    let point = item(1)
    board.popUp.removeFromSuperlayer()
    board.events.tap(at: point)
    #expect(board.popUp.selectedIndex == 0 && menu == nil)
    board.root.addSublayer(board.popUp)
    board.popUp.presentMenu(animated: false)
    board.popUp.options = ["One"]
    #expect(menu == nil && board.popUp.selectedIndex == 0)
  }
}
