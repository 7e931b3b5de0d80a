import InlayGraphics
import InlayLayers
import InlayViews

/// Entering text into the focused view.
extension Window {
  /// Begins and ends to enter text with the focus of views that take it, and reports where their caret is. Text input
  /// that the app began stays.
  func followTextInput() {
    let view = scene.eventDispatcher.textTarget
    let rect = view.flatMap { view in view.asTextInput?.caretRect.map { view.convert($0, to: nil) } }
    guard rect != textInputRect else { return }
    let wasEntering = textInputRect != nil
    textInputRect = rect
    if let rect { beginTextInput(at: rect) } else if wasEntering { endTextInput() }
  }
}

/// The desktop's clipboard, or its selected text, for views. They are used on the main thread only, as their window.
final class DesktopPasteboard: Pasteboard {
  private let isSelection: Bool

  init(isSelection: Bool = false) { self.isSelection = isSelection }

  var types: Set<PasteboardType> {
    let isSelection = isSelection
    return MainActor.assumeIsolated {
      isSelection ? (Clipboard.selectedText == nil ? [] : [.text]) : Clipboard.types
    }
  }

  func read(_ type: PasteboardType, completion: @escaping (_ bytes: [UInt8]?) -> Void) {
    let isSelection = isSelection
    let bytes = MainActor.assumeIsolated { () -> [UInt8]? in
      if !isSelection { return Clipboard.bytes(of: type) }
      return type == .text ? Clipboard.selectedText.map { Array($0.utf8) } : nil
    }
    completion(bytes)
  }

  func write(_ contents: [PasteboardType: [UInt8]]) {
    let isSelection = isSelection
    MainActor.assumeIsolated {
      if isSelection {
        Clipboard.selectedText = contents[.text].map { String(decoding: $0, as: UTF8.self) }
      } else {
        Clipboard.write(contents)
      }
    }
  }
}
