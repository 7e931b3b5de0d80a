import InlayLayers

/// The kinds of objects in a scene file.
enum ObjectKind: UInt8, CaseIterable, Hashable, Sendable {
  case scene, layer
  case font, textShadow, sectionBorder, sectionShadow
  case generate, section, sectionTitle, row
  case step, layerStep, dragStep, scrollStep, scrollToStep, rowStep, deselectStep, setStep, themeStep, expectation
  case insertStep, deleteStep, moveStep
  case theme, themeColors, appearances, themeFonts, textStyles, textStyle, metrics
  case decoration, rowImages, border, shadow, categories, category

  /// Whether objects of this kind are in theme files, not in scenes.
  var isOfThemes: Bool { rawValue >= ObjectKind.theme.rawValue }

  /// The keys of this kind.
  var spec: ObjectSpec {
    switch self {
    case .scene: .scene
    case .layer: .layer
    case .font: .font
    case .textShadow: .textShadow
    case .sectionBorder: .sectionBorder
    case .sectionShadow: .sectionShadow
    case .generate: .generate
    case .section: .section
    case .sectionTitle: .sectionTitle
    case .row: .row
    case .step: .step
    case .layerStep: .layerStep
    case .dragStep: .dragStep
    case .scrollStep: .scrollStep
    case .scrollToStep: .scrollToStep
    case .rowStep: .rowStep
    case .deselectStep: .deselectStep
    case .setStep: .setStep
    case .themeStep: .themeStep
    case .expectation: .expectation
    case .insertStep: .insertStep
    case .deleteStep: .deleteStep
    case .moveStep: .moveStep
    case .theme: .theme
    case .themeColors: .themeColors
    case .appearances: .appearances
    case .themeFonts: .themeFonts
    case .textStyles: .textStyles
    case .textStyle: .textStyle
    case .metrics: .metrics
    case .decoration: .themeDecoration
    case .rowImages: .rowImages
    case .border: .border
    case .shadow: .shadow
    case .categories: .categories
    case .category: .category
    }
  }
}

/// The keys of one kind of objects: the one description from which files are checked.
struct ObjectSpec: Sendable {
  /// What an object of this kind is called in messages.
  let noun: String
  let keys: [Key]
  /// Keys that objects have beside the common ones, by the value of their key `type`.
  let keysByType: [(type: String, keys: [Key])]
  /// Pairs of keys that say the same thing in two ways.
  let exclusions: [(first: String, second: String)]
  /// The type of an object without the key `type`.
  let standardType: String?
  /// What keys of any other name take; nil when there may be none.
  let otherKeys: ValueType?
  /// Whether an object has one of the keys, and no other.
  let hasOneKey: Bool

  private let common: TypeKeys
  private let byType: [String: TypeKeys]

  /// The keys of objects of one type, whose own come before the common ones.
  private struct TypeKeys {
    let byName: [String: Key]
    let ruled: [Key]
    let parts: [Part]

    init(own: [Key], common: [Key]) {
      byName = Dictionary((own + common).map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
      ruled = own.filter { $0.rule != nil }
      parts = (common + own).compactMap { key in if case .part(let attach) = key.use { (key.name, attach) } else { nil }
      }
    }
  }

  /// A key whose value is a layer that objects have as a part.
  typealias Part = (name: String, attach: @Sendable (Layer, Layer?) -> Void)

  init(
    _ noun: String, _ keys: [Key], standardType: String? = nil, keysByType: [(type: String, keys: [Key])] = [],
    otherKeys: ValueType? = nil, hasOneKey: Bool = false
  ) {
    self.otherKeys = otherKeys
    self.noun = noun
    self.keys = keys
    exclusions = (keys + keysByType.flatMap(\.keys)).flatMap { key in key.excludes.map { (key.name, $0) } }
    self.standardType = standardType
    self.keysByType = keysByType
    self.hasOneKey = hasOneKey
    common = TypeKeys(own: [], common: keys)
    byType = Dictionary(
      keysByType.map { ($0.type, TypeKeys(own: $0.keys, common: keys)) }, uniquingKeysWith: { first, _ in first })
  }

  private func typeKeys(_ type: String?) -> TypeKeys { type.flatMap { byType[$0] } ?? common }

  /// The key of a name in objects of a type.
  func key(_ name: String, type: String?) -> Key? {
    typeKeys(type).byName[name] ?? otherKeys.map { Key(name, $0, .derived) }
  }

  /// The names of all keys of objects of a type.
  func keyNames(type: String?) -> [String] {
    let own = keysByType.first { $0.type == type }?.keys ?? []
    return (own + keys).map(\.name)
  }

  /// The parts that objects of a type have, in the order of making.
  func parts(ofType type: String? = nil) -> [Part] { typeKeys(type).parts }

  /// The keys of a type that have rules.
  func ruledKeys(ofType type: String?) -> [Key] { typeKeys(type).ruled }

  /// The types whose objects have a key of their own by this name.
  func types(havingKey name: String) -> [String] {
    keysByType.filter { $0.keys.contains { $0.name == name } }.map(\.type)
  }
}
