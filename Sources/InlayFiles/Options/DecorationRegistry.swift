import InlayLists

/// The decorations that theme and scene files may name: the built-in ones, and those that an app registers.
///
/// A value: it is handed to loading in `SceneOptions.decorations`, or to `ThemeFile`, and there is no table for the whole
/// process. Two scenes may be loaded at the same time with different decorations of one name.
///
/// ```swift
/// var options = SceneOptions()
/// options.decorations = [.tickets]
/// let scene = try SceneFile.load(path: "tour.yaml", options: options)
/// ```
public struct DecorationRegistry: Hashable, Sendable, ExpressibleByArrayLiteral {
  /// The built-in kinds, and after them those that were registered, in that order.
  public private(set) var kinds = DecorationKind.builtIn

  public init() {}

  public init(arrayLiteral elements: DecorationKind...) {
    for kind in elements { register(kind) }
  }

  /// Makes a kind known by its name, which must not be that of a built-in kind or of another one that is registered.
  public mutating func register(_ kind: DecorationKind) {
    if let known = self.kind(named: kind.name) {
      precondition(known == kind, "two decorations have the name \"\(kind.name)\"")
    } else {
      kinds.append(kind)
    }
  }

  public var names: [String] { kinds.map(\.name) }

  /// The decoration of a name; nil when there is none. O(kinds).
  public func kind(named name: String) -> DecorationKind? { kinds.first { $0.name == name } }
}

extension DecorationRegistry {
  /// The decoration that a value names; nil where it names none.
  func kind(_ value: Value?) -> DecorationKind? { value?.text.flatMap(kind(named:)) }
}
