import Inlay
import InlayFiles
import InlayWindow

/// What is wrong with a file, above the last good picture. It takes all input until Escape, or a press beside it or on
/// its cross, hides it.
final class ProblemPanel: View {
  private let card = Layer()
  private let title = TextLayer()
  private let cross = TextLayer()
  private let list = ScrollView()
  private let text = TextLayer()
  /// By the pointers' ids. Presses that began before the panel was there are the scene's.
  private var presses: [Int: (point: Point, isDrag: Bool)] = [:]

  init(_ problems: [Problem], of file: String, in scene: Scene) {
    super.init()
    zPosition = LiveLevel.problems.rawValue
    backgroundColor = .fixed(RGBColor(white: 0, alpha: 0.25))
    overrideTheme = .settings
    overrideAppearance = .dark
    card.backgroundColor = .fixed(RGBColor(rgb: 0x1E1B1C))
    card.cornerRadius = 10
    card.masksToBounds = true
    card.borderWidth = 1
    card.borderColor = .fixed(RGBColor(rgb: 0xB3403F))
    addSublayer(card)
    title.text = "\(problems.count == 1 ? "A problem" : "\(problems.count) problems") in \(file)"
    let lines = problems.map { problem in
      "\(problem.file == file ? "" : problem.file + ":")\(problem.line):\(problem.column)  \(problem.message)"
    }
    text.text = lines.joined(separator: "\n\n")
    text.numberOfLines = 0
    cross.text = "×"
    for (layer, size) in [(title, 13), (text, 12), (cross, 18)] as [(TextLayer, Double)] {
      layer.font = Font(families: ["DejaVu Sans Mono", "monospace"], size: size, weight: layer === title ? 700 : 400)
      layer.textColor = .fixed(RGBColor(rgb: layer === text ? 0xE8E4E4 : 0xFFB4AB))
      layer.textAlignment = .left
    }
    title.lineBreakMode = .truncatingHead
    list.addSublayer(text)
    for layer in [title, cross, list] { card.addSublayer(layer) }
    fill(scene)
    scene.root.addSublayer(self)
  }

  func fill(_ scene: Scene) { if frame != scene.root.bounds { frame = scene.root.bounds } }

  func hide() { removeFromSuperlayer() }

  override func layoutSublayers() {
    super.layoutSublayers()
    let width = max(0, min(760, bounds.width - 32))
    let textSize = text.sizeThatFits(Size(width: max(0, width - 32), height: .infinity))
    let height = max(0, min(textSize.height.rounded(.up) + 64, bounds.height - 32))
    let x = ((bounds.width - width) / 2).rounded()
    card.frame = Rect(x: x, y: max(0, bounds.height - height - 16), width: width, height: height)
    title.frame = Rect(x: 16, y: 12, width: max(0, width - 64), height: 20)
    cross.frame = Rect(x: max(0, width - 32), y: 10, width: 20, height: 24)
    list.frame = Rect(x: 0, y: 40, width: width, height: max(0, height - 40))
    list.contentSize = Size(width: width, height: textSize.height.rounded(.up) + 24)
    text.frame = Rect(x: 16, y: 4, width: max(0, width - 32), height: textSize.height.rounded(.up))
  }

  // MARK: input

  /// Presses that began before are the scene's until their end.
  override func hitTest(_ point: Point) -> Layer? { nil }

  /// The panel's events do not go through the scene behind, which would be laid out, and its clock would move.
  ///
  /// - Returns: Whether the event is not for the scene.
  @MainActor func handle(_ event: Window.Event) -> Bool {
    guard superlayer != nil else { return false }
    switch event {
    case .input(.pointer(let pointer)): return handle(pointer)
    case .input(.wheel(let wheel)): list.scroll(by: wheel.distance)
    case .input(.key(let key)) where key.isDown && key.key.isControl: if key.key == .escape { hide() }
    default: return false
    }
    return true
  }

  private func handle(_ pointer: PointerEvent) -> Bool {
    let last = presses[pointer.id]
    // What lies beside the panel, such as a bar, is not covered.
    if last == nil, !bounds.contains(convert(pointer.position, from: nil)) { return false }
    switch pointer.phase {
    case .hovered: return true
    case .down: presses[pointer.id] = (pointer.position, false)
    case .moved:
      guard let last else { return false }
      let way = Size(width: 0, height: last.point.y - pointer.position.y)
      guard last.isDrag || abs(way.height) > 10 else { return true }
      list.scroll(by: way)
      presses[pointer.id] = (pointer.position, true)
    case .up, .cancelled:
      presses[pointer.id] = nil
      guard let last else { return false }
      let point = card.convert(pointer.position, from: nil)
      let isOut = !card.bounds.contains(point) || cross.frame.insetBy(dx: -12, dy: -12).contains(point)
      if pointer.phase == .up, !last.isDrag, isOut { hide() }
    }
    return true
  }
}
