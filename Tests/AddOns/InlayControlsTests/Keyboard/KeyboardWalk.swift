import InlayForms
import InlayGraphics
import InlayLayers
import InlayLists
import InlayTestSupport

@testable import InlayControls
@testable import InlayViews

/// A random walk of a finger and an app through a form with a keyboard: touches, typing, Return, the bar, scrolling,
/// rotation, reloads, updates, directions, text sizes, languages and time. Whenever nothing moves, the focused field is
/// between the bar and the keyboard, each beginning of an input has one end, the app has all that was typed, and the
/// incremental picture is the whole one.
final class KeyboardWalk {
  enum Step: String, CaseIterable, OracleStep {
    case touch, type, move, enter, done, outside, scroll, rotate, reload, update, traits, keys, tick

    var weight: Int {
      switch self {
      case .touch, .type: 6
      case .scroll, .move, .tick: 3
      case .traits, .keys: 1
      default: 2
      }
    }
  }

  private var random: SeededRandom
  private let stage: KeyboardStage
  private let surface: IncrementalPicture
  private let isTimed: Bool
  /// The text that was typed into each row.
  private var typed: [String]
  /// Whether the content was scrolled away from the field since the last input.
  private var isScrolledAway = false
  private(set) var shown = 0

  init(seed: UInt64) throws {
    random = SeededRandom(seed: seed)
    let count = random.int(1...30)
    isTimed = random.chance(0.5)
    let size = random.pick([
      Size(width: 390, height: 700), Size(width: 320, height: 480), Size(width: 800, height: 480),
    ])
    stage = KeyboardStage(count, size: size, mode: random.chance(0.2) ? .always : .automatic)
    typed = Array(repeating: "", count: count)
    var kinds: [TextInputTraits] = []
    for _ in 0..<count {
      let kind = random.pick(TextInputTraits.KeyboardType.allCases)
      kinds.append(TextInputTraits(kind, autocapitalization: .never))
    }
    stage.model.traits = { [kinds] in kinds[$0] }
    if random.chance(0.3) { stage.page.table.rowHeight = .automatic() }
    if random.chance(0.3) { stage.scene.traits.safeAreaInsets = Insets(top: 20, left: 0, bottom: 34, right: 0) }
    stage.page.form.update()
    surface = try IncrementalPicture(of: stage.scene)
    stage.scene.tick(at: 0)
  }

  func run(steps count: Int) throws -> String? {
    var steps: [String] = []
    for number in 0..<count {
      let step: Step = random.step()
      steps.append(step.rawValue)
      let before = stage.focused
      act(step)
      stage.scene.tick(at: stage.time)
      // A keyboard that comes has come.
      if isTimed {
        stage.time += 0.3
        stage.scene.tick(at: stage.time)
      }
      if let problem = try problem(step, before) {
        return "step \(number): \(problem) after \(steps.suffix(8).joined(separator: ", "))"
      }
    }
    stage.host.dismiss()
    stage.events.focus(nil)
    stage.time += 2
    stage.scene.tick(at: stage.time)
    if stage.begins != stage.ends { return "\(stage.begins) beginnings and \(stage.ends) ends" }
    if stage.scene.coveredHeight != 0 || stage.host.panel.superlayer != nil { return "the keyboard stays" }
    if !stage.scene.finishAnimations() || stage.scene.nextTickTime != nil { return "the scene does not rest" }
    return nil
  }

  private func problem(_ step: Step, _ before: TextField?) throws -> String? {
    if stage.begins - stage.ends != (stage.focused == nil ? 0 : 1) {
      return "\(stage.begins) beginnings and \(stage.ends) ends"
    }
    // A touch may have put the caret into the text.
    let same = zip(stage.model.texts, typed).allSatisfy { $0.sorted() == $1.sorted() }
    if !same { return "the app has \(stage.model.texts), typed were \(typed)" }
    if stage.host.isPresented {
      shown += 1
      if stage.focused == nil { return "a keyboard for no field" }
      if stage.scene.coveredHeight <= 0 { return "a keyboard that covers nothing" }
    }
    if step == .scroll {
      isScrolledAway = true
    } else if stage.focused !== before || step == .type {
      isScrolledAway = false
    }
    if stage.host.isPresented, !isScrolledAway, !stage.showsFocus {
      let rect = stage.focused.map { $0.convert($0.bounds, to: nil) } ?? .zero
      return "the field is at \(rect), the keyboard covers \(stage.scene.coveredHeight) of \(stage.scene.size)"
    }
    return try surface.problem()
  }

  private func act(_ step: Step) {
    if isTimed { stage.time += 0.4 }
    switch step {
    case .touch:
      let fields = (0..<typed.count).compactMap(stage.field).filter { field in
        let rect = field.convert(field.bounds, to: nil)
        let bottom = stage.scene.size.height - stage.scene.coveredHeight
        return rect.maxY < bottom && rect.minY > stage.page.barBottom
      }
      if !fields.isEmpty { stage.tap(random.pick(fields), isTimed: isTimed) }
    case .type:
      guard stage.host.isPresented, let row = focusedRow else { return }
      let keys = stage.host.panel.keyboard.keys.filter { if case .text = $0.key { true } else { false } }
      let key = random.pick(keys)
      guard case .text(let text) = key.key else { return }
      stage.tap(key, isTimed: isTimed)
      typed[row] += text
    case .move:
      let buttons = stage.host.panel.bar.sublayers.compactMap { $0 as? Button }
      if stage.host.isPresented { stage.tap(buttons[random.int(0...1)], isTimed: isTimed) }
    case .enter: if stage.host.isPresented { stage.tap(.return) }
    case .done: if stage.host.isPresented, random.chance(0.5) { stage.host.dismiss() }
    case .outside: stage.tap(Point(x: 3, y: stage.page.barBottom + 5), isTimed: isTimed)
    case .scroll:
      let table = stage.page.table
      table.scroll(by: Size(width: 0, height: random.double(-300...300)), animated: isTimed && random.chance(0.5))
      if isTimed {
        stage.scene.tick(at: stage.time)
        stage.time += 0.5
      }
    case .rotate:
      let size = stage.scene.size
      stage.scene.size = Size(width: size.height, height: size.width)
      stage.stack.frame = Rect(origin: .zero, size: stage.scene.size)
    case .reload: stage.page.table.reloadData()
    case .update: stage.page.form.update(animated: random.chance(0.5))
    case .traits:
      switch random.int(0...2) {
      case 0: stage.scene.traits.direction = random.pick([.leftToRight, .rightToLeft])
      case 1: stage.scene.traits.textScale = random.pick([1, 1.3, 1.6])
      default: stage.scene.traits.language = random.pick(["de", "ru", "ar", "el", nil])
      }
    case .keys: stage.scene.hasHardwareKeyboard.toggle()
    case .tick: stage.time += random.double(0...1)
    }
  }

  private var focusedRow: Int? {
    stage.focused?.superlayerChain.lazy.compactMap { ($0 as? TableViewCell)?.rowPath?.row }.first
  }
}
