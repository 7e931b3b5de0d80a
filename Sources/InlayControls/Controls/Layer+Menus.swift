import InlayLayers
import InlayLists

extension Layer {
  /// Closes the lists of values whose controls a condition holds for, without a choice: they are about to be covered, or
  /// to leave.
  func closeMenus(where isWanted: (View) -> Bool = { _ in true }) {
    guard let root = scene?.root else { return }
    for case let menu as PopUpMenu in root.sublayers where menu.anchor.map(isWanted) ?? true {
      menu.close(animated: false)
    }
  }
}
