import Inlay
import InlayControls

final class DeskScreen: View {
  private let stack = NavigationStack(root: VisitorPage())
  private let keyboard = KeyboardView()
  private let ending = Button("@example.com", style: .gray)

  override init() {
    super.init()
    backgroundColor = .tableBackground
    ending.isFocusable = false
    ending.onTap = { [unowned self] in scene?.send(.text(TextEvent("@example.com"))) }
    for view in [stack, keyboard, ending] { addSublayer(view) }
  }

  /// Once, when the view is in a scene.
  func follow(_ scene: Scene) {
    scene.keyboardMode = .never
    scene.onFocusChange = { [unowned self] _, new in
      if let field = new as? TextField { keyboard.inputTraits = field.inputTraits }
      setNeedsLayout()
    }
  }

  override func layoutSublayers() {
    super.layoutSublayers()
    let isTyping = scene?.focusedView is TextField
    let keys = isTyping ? keyboard.sizeThatFits(bounds.size).height : 0
    let bar = isTyping ? 60.0 : 0
    (keyboard.isHidden, ending.isHidden) = (!isTyping, !isTyping)
    keyboard.frame = Rect(x: 0, y: 0, width: bounds.width, height: keys)
    ending.frame = Rect(x: 16, y: keys + 10, width: 160, height: 40)
    stack.frame = Rect(x: 0, y: keys + bar, width: bounds.width, height: bounds.height - keys - bar)
  }
}
