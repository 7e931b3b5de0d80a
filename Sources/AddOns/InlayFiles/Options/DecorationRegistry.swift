import InlayDecorations
import InlayLists
import InlaySystem

/// The decorations that theme and scene files may name: the built-in ones, and those that an app registers.
///
/// A value: loading gets it in `SceneOptions.decorations` or as an argument of `ThemeFile`, and no global table exists.
/// Two scenes may be loaded at the same time with different decorations of one name.
///
/// ```swift
/// var options = SceneOptions()
/// options.decorations = [.tickets]
/// let scene = try SceneFile(path: "tour.yaml", limits: options.limits).load(options)
/// ```
public struct DecorationRegistry: Hashable, Sendable, ExpressibleByArrayLiteral {
  /// The built-in kinds, followed by the registered ones, in the order of registration.
  package private(set) var kinds = Decoration.builtIn

  public init() {}

  public init(arrayLiteral elements: Decoration...) {
    for kind in elements { register(kind) }
  }

  /// Adds a kind. Its name must not be that of a built-in kind or of another registered one.
  public mutating func register(_ kind: Decoration) {
    if let known = self.kind(named: kind.name) {
      require(known == kind, "two decorations have the name \"\(kind.name)\"")
    } else {
      kinds.append(kind)
    }
  }

  package var names: [String] { kinds.map(\.name) }

  /// The decoration with a name; nil without one. O(kinds).
  package func kind(named name: String) -> Decoration? { kinds.first { $0.name == name } }
}

extension DecorationRegistry {
  /// The decoration that a value names; nil for an unknown name.
  func kind(_ value: Value?) -> Decoration? { value?.text.flatMap(kind(named:)) }
}
