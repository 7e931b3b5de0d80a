import InlayViews

/// Descriptions for `print`, `dump` and debuggers, without the text of an event: the field that it is for may be
/// secret.
extension Window.Event: CustomStringConvertible, CustomReflectable {
  public var description: String {
    switch self {
    case .input(let event): "input(\(event))"
    case .backRequested: "backRequested"
    case .clipboardChanged: "clipboardChanged"
    case .resized: "resized"
    case .moved(let point): "moved(\(point))"
    case .shown: "shown"
    case .hidden: "hidden"
    case .focusGained: "focusGained"
    case .focusLost: "focusLost"
    case .displayChanged: "displayChanged"
    case .appearanceChanged: "appearanceChanged"
    case .closeRequested: "closeRequested"
    }
  }
  public var customMirror: Mirror { Mirror(self, children: ["event": description]) }
}
