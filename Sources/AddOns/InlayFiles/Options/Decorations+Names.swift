import InlayDecorations
import InlayLists

/// The decorations of an app, after the built-in ones: what files may name. Of equal names the first counts.
extension [Decoration] {
  var names: [String] { (Decoration.builtIn + self).map(\.name) }

  /// The decoration with a name; nil without one. O(decorations).
  func kind(named name: String) -> Decoration? { Decoration.named(name) ?? first { $0.name == name } }

  /// The decoration that a value names; nil for an unknown name.
  func kind(_ value: Value?) -> Decoration? { value?.text.flatMap(kind(named:)) }
}
