import InlayLayers

/// The kinds of objects in a scene file.
enum ObjectKind: UInt8, CaseIterable, Hashable, Sendable {
  case scene, layer, anchoredFrame
  case font, image, textShadow, sectionBorder, sectionShadow
  case generate, section, sectionTitle, row, accessory, accessoryLabel, swipeAction
  case barItem, tab, alertAction
  case tickStep, target, flingStep, swipeStep, pullStep, longPressStep, pointerStep, wheelStep, keyStep, textStep,
    compositionStep
  case step, reloadStep, dragStep, scrollStep, scrollToStep, rowStep, deselectStep, setStep, themeStep, expectation
  case traitsStep, resizeStep, restoredView
  case insertStep, deleteStep, moveStep, applyStep
  case theme, themeColors, appearances, themeFonts, textStyles, textStyle, metrics
  case decoration, rowImages, border, shadow, categories, category

  /// Whether this kind belongs to theme files and not to scenes.
  var isOfThemes: Bool { rawValue >= ObjectKind.theme.rawValue }

  /// The keys of this kind.
  var spec: ObjectSpec {
    switch self {
    case .scene: .scene
    case .layer: .layer
    case .anchoredFrame: .anchoredFrame
    case .font: .font
    case .image: .imageValue
    case .textShadow: .textShadow
    case .sectionBorder: .sectionBorder
    case .sectionShadow: .sectionShadow
    case .generate: .generate
    case .section: .section
    case .sectionTitle: .sectionTitle
    case .row: .row
    case .accessory: .accessoryPart
    case .accessoryLabel: .accessoryLabel
    case .swipeAction: .swipeAction
    case .barItem: .barItem
    case .tab: .tab
    case .alertAction: .alertAction
    case .tickStep: .tickStep
    case .target: .target
    case .flingStep: .flingStep
    case .swipeStep: .swipeStep
    case .pullStep: .pullStep
    case .longPressStep: .longPressStep
    case .pointerStep: .pointerStep
    case .wheelStep: .wheelStep
    case .keyStep: .keyStep
    case .textStep: .textStep
    case .compositionStep: .compositionStep
    case .step: .step
    case .reloadStep: .reloadStep
    case .dragStep: .dragStep
    case .scrollStep: .scrollStep
    case .scrollToStep: .scrollToStep
    case .rowStep: .rowStep
    case .deselectStep: .deselectStep
    case .setStep: .setStep
    case .themeStep: .themeStep
    case .expectation: .expectation
    case .traitsStep: .traitsStep
    case .resizeStep: .resizeStep
    case .restoredView: .restoredView
    case .insertStep: .insertStep
    case .deleteStep: .deleteStep
    case .moveStep: .moveStep
    case .applyStep: .applyStep
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

/// The keys of one kind of objects, from which files are checked.
struct ObjectSpec: Sendable {
  /// The kind's name in messages.
  let noun: String
  /// The description in the schema, where the keys do not say enough.
  let summary: String?
  let keys: [Key]
  /// Further keys beside the common ones, by the value of the key `type`.
  let keysByType: [(type: String, keys: [Key])]
  /// Pairs of alternative keys.
  let exclusions: [(first: String, second: String)]
  /// The type of an object without the key `type`.
  let standardType: String?
  /// The type of unknown keys' values; nil if unknown keys are refused.
  let otherKeys: ValueType?
  /// The problem of an unknown key's name; nil for none.
  let otherKeyProblem: (@Sendable (String) -> String?)?
  /// Whether an object must have exactly one key.
  let hasOneKey: Bool
  /// Keys of which an object must have one; empty for no such rule.
  let needed: [String]

  private let common: TypeKeys
  private let byType: [String: TypeKeys]

  /// The common keys, or those of one type, which replace common ones.
  private struct TypeKeys {
    let byName: [String: Key]
    let ruled: [Key]
    let parts: [Part]

    init(_ keys: [Key]) {
      byName = Dictionary(keys.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
      ruled = keys.filter { $0.rule != nil || $0.advice != nil }
      parts = keys.compactMap { key in if case .part(let attach) = key.use { (key.name, attach) } else { nil } }
    }
  }

  /// A key whose value is a layer, as a part of the object.
  typealias Part = (name: String, attach: @Sendable (Layer, Layer?) -> Void)

  init(
    _ noun: String, _ keys: [Key], standardType: String? = nil, keysByType: [(type: String, keys: [Key])] = [],
    otherKeys: ValueType? = nil, otherKeyProblem: (@Sendable (String) -> String?)? = nil, hasOneKey: Bool = false,
    needed: [String] = [], summary: String? = nil
  ) {
    self.summary = summary
    self.needed = needed
    self.otherKeys = otherKeys
    self.otherKeyProblem = otherKeyProblem
    self.noun = noun
    self.keys = keys
    exclusions = (keys + keysByType.flatMap(\.keys)).flatMap { key in key.excludes.map { (key.name, $0) } }
    self.standardType = standardType
    self.keysByType = keysByType
    self.hasOneKey = hasOneKey
    common = TypeKeys(keys)
    byType = Dictionary(keysByType.map { ($0.type, TypeKeys($0.keys)) }, uniquingKeysWith: { first, _ in first })
  }

  private func ownKeys(_ type: String?) -> TypeKeys? { type.flatMap { byType[$0] } }

  /// The key with a name, in objects of a type.
  func key(_ name: String, type: String?) -> Key? {
    ownKeys(type)?.byName[name] ?? common.byName[name] ?? otherKeys.map { Key(name, "", $0, .derived) }
  }

  /// The names of all keys of objects of a type.
  func keyNames(type: String?) -> [String] {
    let own = keysByType.first { $0.type == type }?.keys ?? []
    return (own + keys).map(\.name)
  }

  /// The parts of objects of a type, in the order in which they are made.
  func parts(ofType type: String? = nil) -> [Part] { common.parts + (ownKeys(type)?.parts ?? []) }

  /// The keys of a type that have rules.
  func ruledKeys(ofType type: String?) -> [Key] { (ownKeys(type)?.ruled ?? []) + common.ruled }

  /// The types that have their own key of a name.
  func types(havingKey name: String) -> [String] {
    keysByType.filter { $0.keys.contains { $0.name == name } }.map(\.type)
  }
}
