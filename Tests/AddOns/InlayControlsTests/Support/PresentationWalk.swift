import InlayGraphics
import InlayLayers
import InlayLists
import InlayTestSupport
import InlayText
import Testing

@testable import InlayControls

/// Random pushes, pops, presentations, taps, keys and swipes, inside and outside of callbacks.
final class PresentationWalk {
  private var random: SeededRandom
  private let root = View()
  private let stack: NavigationStack
  private let scene: Scene
  private let events: Scene
  private let picture: IncrementalPicture
  private var time = 0.0
  private var pages: [NavigationPage] = []
  private var modals: [ModalView] = []
  private var fields: [View] = []
  private let toast = Toast("Done")
  /// Presentations less dismissals.
  private var balance: [Int] = []
  private var asked = 0
  private var completed = 0
  private var timing: AnimationTiming
  private var depth = 0
  private static let size = Size(width: 320, height: 480)

  init(_ random: SeededRandom, _ fonts: TextContext) throws {
    self.random = random
    root.frame = Rect(origin: .zero, size: Self.size)
    scene = Scene(root: root, size: Self.size, textContext: fonts)
    scene.onProblem = { _ in }
    events = scene
    stack = NavigationStack()
    timing = stack.transitionTiming
    picture = try IncrementalPicture(of: scene)
    stack.frame = root.bounds
    root.addSublayer(stack)
    pages = (0..<5).map { makePage("Page \($0)") }
    modals = (0..<3).map { Sheet(makePage("Sheet \($0)"), detent: .height(Double(200 + 60 * $0))) }
    for number in 0..<2 {
      modals.append(
        Alert(
          "Alert \(number)",
          actions: ["OK", "Cancel"].prefix(number + 1).map { title in
            Alert.Action(title, role: title == "OK" ? .normal : .cancel) { [unowned self] in react() }
          }))
    }
    balance = modals.map { _ in 0 }
    for (index, modal) in modals.enumerated() {
      modal.onDismiss = { [unowned self] in
        balance[index] -= 1
        react()
      }
    }
    stack.setPages([pages[0]], animated: false)
    stack.onChange = { [unowned self] in react() }
  }

  private func makePage(_ title: String) -> NavigationPage {
    let (content, field, button) = (LaidOutView(), TextField(placeholder: title), Button("Do"))
    let popUp = PopUpButton(["A", "B", "C"], selectedIndex: 0)
    field.frame = Rect(x: 20, y: 10, width: 200, height: 40)
    button.frame = Rect(x: 20, y: 60, width: 80, height: 34)
    popUp.frame = Rect(x: 120, y: 60, width: 80, height: 34)
    for view in [field, button, popUp] as [View] { content.addSublayer(view) }
    fields += [field, button, popUp]
    field.onBeginEditing = { [unowned self] in react() }
    field.onEndEditing = { [unowned self] _ in react() }
    button.onTap = { [unowned self] in react() }
    popUp.onChange = { [unowned self] _ in react() }
    content.wasLaidOut = { [unowned self] in if random.chance(0.05) { react() } }
    return NavigationPage(title, content: content)
  }

  // MARK: Steps

  func run(steps: Int) throws {
    for step in 0..<steps {
      act()
      if random.chance(0.6) {
        tick(random.pick([0, 1.0 / 60, 0.1, 0.4]))
      } else if random.chance(0.3) {
        // Events move the clock without a tick.
        time += random.clockStep()
        scene.advanceClock(to: time)
      }
      expectOneFocus(step)
      if random.chance(0.15) { try rest(step) }
    }
    if stack.superlayer == nil { root.insertSublayer(stack, at: 0) }
    try rest(steps)
  }

  private func tick(_ seconds: Double) {
    time += seconds
    scene.tick(at: time)
  }

  private func react() {
    guard depth < 3, random.chance(0.5) else { return }
    depth += 1
    for _ in 0..<random.int(1...2) { act() }
    depth -= 1
  }

  private func act() {
    let isAnimated = random.chance(0.7)
    switch random.int(0...19) {
    case 0, 1: stack.push(random.pick(pages), animated: isAnimated)
    case 2, 3: stack.pop(animated: isAnimated)
    case 4: stack.popToRoot(animated: isAnimated)
    case 5:
      let wanted = (1...random.int(1...4)).map { _ in random.pick(pages) }
      stack.setPages(wanted, animated: isAnimated)
    case 6, 7:
      let index = random.int(0...modals.count - 1)
      if !modals[index].isPresented { balance[index] += 1 }
      modals[index].present(in: scene, animated: isAnimated)
    case 8, 9: random.pick(modals).dismiss(animated: isAnimated)
    case 10: toast.present(in: scene, for: random.double(0...1))
    case 11:
      timing = .curve(duration: random.double(0...0.5))
      stack.transitionTiming = timing
    case 12:
      if stack.superlayer == nil {
        root.insertSublayer(stack, at: 0)
      } else if random.chance(0.3) {
        // The lists of what an app takes out of the tree itself are its own to close.
        for case let popUp as PopUpButton in fields where popUp.isDescendant(of: stack) {
          popUp.dismissMenu(animated: false)
        }
        stack.removeFromSuperlayer()
      }
    case 13:
      if let field = fields.randomElement(using: &random) as? PopUpButton {
        field.presentMenu(animated: isAnimated)
      }
    case 14: events.focus(random.pick(fields), isVisible: random.chance(0.7))
    case 15: events.send(.key(KeyEvent(random.pick([.tab, .return, .escape, .space, .down, .backTab]), time: time)))
    case 16: drag()
    case 17:
      asked += 1
      random.pick(fields).animate(.opacity, from: 0.5, .curve(duration: 0.2)) { [weak self] _ in
        self?.completed += 1
        self?.react()
      }
    default: tap()
    }
  }

  private func tap() {
    let point = Point(x: random.double(0...320), y: random.double(0...480))
    events.send(.pointer(PointerEvent(.down, at: point, time: time)))
    events.send(.pointer(PointerEvent(.up, at: point, time: time)))
  }

  private func drag() {
    let y = random.double(60...400)
    let end = random.double(20...310)
    events.send(.pointer(PointerEvent(.down, at: Point(x: 4, y: y), time: time)))
    events.send(.pointer(PointerEvent(.moved, at: Point(x: 60, y: y), time: time)))
    if depth == 0 { tick(0.05) }
    events.send(.pointer(PointerEvent(.moved, at: Point(x: end, y: y), time: time)))
    events.send(.pointer(PointerEvent(random.chance(0.8) ? .up : .cancelled, at: Point(x: end, y: y), time: time)))
  }

  // MARK: Rules

  private func expectOneFocus(_ step: Int) {
    let focused = fields.filter { $0.isFocused }
    #expect(focused.count <= 1, "step \(step), seed \(random.seed)")
  }

  private func rest(_ step: Int) throws {
    // Callbacks of what ends begin no more.
    depth = 3
    for _ in 0..<200 { tick(0.05) }
    depth = 0
    let place = "step \(step), seed \(random.seed)"
    if stack.scene != nil {
      let shown = stack.sublayers.compactMap { $0 as? NavigationPage }
      #expect(shown.count == 1 && shown.first === stack.topPage && stack.topPage?.shift == 0, "\(place)")
      let bar = stack.topPage?.barContent.superlayer
      #expect(bar?.sublayers.count == 1 && bar?.superlayer === stack, "\(place)")
    }
    for page in pages {
      #expect((page.navigationStack != nil) == stack.pages.contains { $0 === page }, "\(place)")
      #expect(page.transitions == 0, "\(place)")
    }
    for (index, modal) in modals.enumerated() {
      #expect(
        modal.isPresented == (modal.superlayer === root) && (modal.superlayer == nil) != modal.isPresented, "\(place)")
      #expect(balance[index] == (modal.isPresented ? 1 : 0), "\(place)")
    }
    #expect(toast.superlayer == nil && stack.transitionTiming == timing, "\(place)")
    let menus = root.sublayers.compactMap { $0 as? PopUpMenu }
    #expect(
      menus.allSatisfy { $0.anchor?.scene === scene && ($0.anchor as? PopUpButton)?.isMenuPresented ?? false },
      "\(place)")
    #expect(menus.count <= 1, "\(place)")
    let front = root.sublayers.last { ($0 as? View)?.isModal ?? false }
    if let view = events.focusedView {
      #expect(view.isDescendant(of: menus.last ?? front ?? root), "\(place)")
      if view.isDescendant(of: stack), let page = stack.topPage {
        #expect(view.isDescendant(of: page) || view.isDescendant(of: page.barContent), "\(place)")
      }
    }
    let isWaiting = fields.contains { $0.scene == nil }
    #expect(completed == asked || completed < asked && isWaiting, "\(place)")
    #expect(try picture.problem() == nil, "\(place)")
  }
}

/// Tells when it is laid out.
final class LaidOutView: View {
  var wasLaidOut: (() -> Void)?

  override func layoutSublayers() {
    super.layoutSublayers()
    wasLaidOut?()
  }
}
