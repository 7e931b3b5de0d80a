import InlayDecorations
import InlayLists

/// The keys of one kind of objects, for the generated pages of the documentation.
package struct ObjectReference: Sendable {
  /// The page that describes the kind.
  package enum Page: Sendable {
    case scene, steps, theme, colors, metrics
  }

  package let page: Page
  /// The kind's name in the schema, such as "swipeAction".
  package let kind: String
  /// The noun for an object of this kind in messages, such as "a row".
  package let noun: String
  package let summary: String?
  /// The common keys, and further ones by the value of the key `type`.
  package let groups: [(type: String?, keys: [KeyReference])]
  /// Whether an object has exactly one of the keys.
  package let hasOneKey: Bool
  /// Whether other keys are allowed.
  package let hasOtherKeys: Bool

  /// All kinds, in the order of the schema.
  package static var all: [ObjectReference] { ObjectKind.allCases.map(ObjectReference.init) }

  private init(_ kind: ObjectKind) {
    let spec = kind.spec
    page = kind.referencePage
    self.kind = "\(kind)"
    noun = spec.noun
    summary = spec.summary
    groups =
      [(nil, spec.keys.map(KeyReference.init))]
      + spec.keysByType.map { ($0.type, $0.keys.map(KeyReference.init)) }.filter { !$0.1.isEmpty }
    hasOneKey = spec.hasOneKey
    hasOtherKeys = spec.otherKeys != nil
  }
}

/// A key of scene or theme files.
package struct KeyReference: Sendable {
  /// A part of the description of a type.
  package enum TypePart: Sendable {
    case words(String)
    case name(String)
    case object(noun: String, ObjectReference.Page)
    case color
    case symbol
  }

  package let name: String
  package let summary: String
  package let type: [TypePart]
  /// The value without the key, as JSON; nil for none, or where the theme or other keys have it.
  package let standard: String?
  package let isRequired: Bool

  fileprivate init(_ key: Key) {
    name = key.name
    summary = key.summary
    type = key.type.referenceParts
    standard = if case .null = key.standard.json { nil } else { key.standard.json.line }
    isRequired = key.isRequired
  }

  /// The metrics of a theme by their names, as theme files have them; those without a value are left out.
  package static func metrics(of theme: Theme) -> [String: String] { ObjectSpec.metricTexts(of: theme.metrics) }
}

extension ObjectKind {
  fileprivate var referencePage: ObjectReference.Page {
    switch self {
    case .themeColors: .colors
    case .metrics: .metrics
    case _ where isOfThemes: .theme
    case _ where rawValue >= ObjectKind.tickStep.rawValue: .steps
    default: .scene
    }
  }
}

extension ValueType {
  fileprivate var referenceParts: [KeyReference.TypePart] {
    switch self {
    case .color: return [.color]
    case .plainColor: return [.words("a colour that is the same in all appearances, or a token")]
    case .choice(let choices):
      let names = choices.filter { !$0.isLater }.map(\.name)
      return names.count > 60 ? [.symbol] : Self.separated(names.map { [.name($0)] }, ", ")
    case .decoration: return Self.separated(Decoration.builtIn.map { [.name($0.name)] }, ", ")
    case .object(let kind): return [.object(noun: kind.spec.noun, kind.referencePage)]
    case .list(let element, _): return [.words("a list, each ")] + element.referenceParts
    case .either(let types): return Self.separated(types.map(\.referenceParts), " or ")
    default: return [.words(words)]
    }
  }

  private static func separated(_ parts: [[KeyReference.TypePart]], _ separator: String) -> [KeyReference.TypePart] {
    Array(parts.joined(separator: [.words(separator)]))
  }
}
