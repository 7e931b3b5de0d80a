import InlayGraphics
import InlayLayers
import InlayViews

/// The values that readers need from a window.
@MainActor
protocol AccessibleHost: AnyObject {
  var scene: Scene { get }
  var title: String { get }
  var isOpen: Bool { get }
  var isResizable: Bool { get }
  /// Whether keys go to the window.
  var hasKeyboardFocus: Bool { get }
  /// The top left corner on the desktop, in the display's units.
  var position: Point { get }
  var geometry: WindowGeometry { get }
  var pasteboard: any Pasteboard { get }
  func takeFocus()
  /// Looks up whether a keyboard is attached: an action may focus a text input.
  func lookForKeyboards()
}

extension AccessibleHost {
  func lookForKeyboards() {}
}
