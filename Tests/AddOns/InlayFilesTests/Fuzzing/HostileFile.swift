import InlayDecorations
import InlayLists
import InlayTestSupport

@testable import InlayFiles

/// A scene and a theme made from the schema: any key of any object, with values that an attacker may choose.
///
/// Most files have only valid values, so they reach a picture; the others have some invalid ones.
struct HostileFile {
  var random: SeededRandom
  var texts = HostileTexts()
  /// The keys in the file, as `kind.key`, those of one type of layer as `layer(type).key`.
  private(set) var keys: Set<String> = []
  /// The number of objects that may still be made.
  private var room = 40
  /// The number of values in a thousand with a wrong form.
  private let wildness: Int
  /// Whether the scene is shown in the theme file; then its rows may have the theme's categories.
  private let usesThemeFile: Bool
  /// Whether the scene has a font file and no other fonts.
  private let usesFontFile: Bool
  private var hasAnchor = false
  /// Whether a step has a target.
  var usesTarget = false

  /// The files that scenes and themes name, in their folder.
  static let images = ["a.png", "wide.png", "icons/b.png"]
  static let brokenImage = "broken.png"
  static let font = "font.otf"
  static let theme = "theme.yaml"
  private static let categories = ["work", "home"]
  private static let languages = ["ja", "zh-Hant", "tr", "de", "ar", "und", "sr-Latn-RS"]
  private static let tokens = ["label", "tint", "link", "table.background"]

  init(seed: UInt64) {
    random = SeededRandom(seed: seed)
    wildness = Int.random(in: 0..<100, using: &random) < 70 ? 0 : [2, 5, 20, 100].random(&random)
    usesThemeFile = Int.random(in: 0..<100, using: &random) < 30
    usesFontFile = Int.random(in: 0..<100, using: &random) < 2
  }

  mutating func pick<T>(_ values: [T]) -> T { values.random(&random) }
  mutating func happens(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }
  private mutating func isWild() -> Bool { Int.random(in: 0..<1000, using: &random) < wildness }

  // MARK: Files

  /// The text of a scene; its first layer is named `it0`, its second `it1`.
  mutating func scene() -> String {
    room = 40
    // Most steps change tables.
    let types = [
      happens(50) ? "table" : pick(ObjectSpec.layer.keysByType).type, pick(ObjectSpec.layer.keysByType).type,
    ]
    var layers: [String] = []
    for (index, type) in types.enumerated() {
      if let layer = object(.layer, 0, type: type, named: "it\(index)") { layers.append(layer) }
    }
    let hasScript = happens(50)
    let steps = hasScript ? script(layers: types) : []
    if usesTarget { layers.append("{type: text, name: it2, string: It, frame: [0, 0, 20, 8]}") }
    var lines: [String] = []
    for key in ObjectSpec.scene.keys {
      let text: String? =
        switch key.name {
        case "inlay": "1"
        case "size": size()
        case "scale": happens(95) ? pick(["1", "2", "1.5", "0.5"]) : number(ObjectSpec.sceneScale)
        case "layers": "[" + layers.joined(separator: ",\n  ") + "]"
        case "script": hasScript ? "[" + steps.joined(separator: ",\n  ") + "]" : nil
        case "theme" where usesThemeFile: Self.theme
        case "fonts": usesFontFile ? "[\(Self.font)]" : happens(20) ? "[]" : nil
        default: happens(25) ? value(key.type, of: key.name, in: .scene, 1) : nil
        }
      if let text { lines.append("\(note(key.name, .scene)): \(text)") }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The text of a theme.
  mutating func themeFile() -> String {
    room = 40
    return (object(.theme, 0) ?? "{inlayTheme: 1}") + "\n"
  }

  mutating func size() -> String {
    happens(95)
      ? pick(["[24, 18]", "[9, 30]", "[30, 90]", "[1, 1]", "[40.5, 3]", "[24, auto]"])
      : "[\(number(.positive)), \(number(.positive))]"
  }

  // MARK: Values

  mutating func number(_ range: NumberRange = .any) -> String {
    if isWild() { return pick(HostileNumbers.spellings + HostileNumbers.decimals) }
    for _ in 0..<9 {
      let text = (range.least < 0 && happens(30) ? "-" : "") + pick(HostileNumbers.decimals)
      if let number = Double(text), range.contains(number.asMeant) { return text }
    }
    return "1"
  }

  mutating func integer(_ range: ClosedRange<Int>) -> String {
    if isWild() { return happens(50) ? pick(HostileNumbers.spellings) : "\(pick(HostileNumbers.integers))" }
    // The largest counts are of rows and lines; they cost time and find nothing more.
    let most = happens(2) ? range.upperBound : min(range.upperBound, max(range.lowerBound, 50))
    return "\(pick([range.lowerBound, most, min(most, max(range.lowerBound, 3))]))"
  }

  private mutating func text(_ name: String, in kind: ObjectKind) -> String {
    if isWild() { return Self.quoted(pick([texts.plain(&random), texts.markup(&random), "\0", "/", ".."])) }
    switch name {
    case "layer", "covers", "push", "accessibilityLabelledBy": return pick(["it0", "it0", "it1"])
    case "category": return pick(Self.categories)
    case "extends": return pick(["settings", "plum-2011", "modern"])
    case "family": return pick(["Inter", "DejaVu Sans", "\"no such\"", "Noto Color Emoji"])
    default:
      return Self.quoted(Int.random(in: 0..<400, using: &random) == 0 ? texts.long(&random) : texts.plain(&random))
    }
  }

  private mutating func file(_ use: FileUse) -> String {
    if isWild() {
      return pick([Self.brokenImage, "gone.png", "../a.png", "\"\"", "/dev/zero", "icons", "\"a\\0.png\"", "."])
    }
    return use == .font ? Self.font : pick(Self.images)
  }

  /// A value for a key, or nil where the key must be left out.
  mutating func value(_ type: ValueType, of name: String = "", in kind: ObjectKind = .layer, _ depth: Int) -> String? {
    if isWild() {
      return pick([
        "null", "[]", "{}", "[[[]]]", "{a: b}", "!!str 1", "''", "*it", "#f00", number(), "\"\\uD83D\"", "\"{data.a}\"",
        "\"{{{data.l}\"", "{each: data.l, name: \"{item} {index}\"}", "{each: [1, 2], as: it, type: text}", "{data.a}",
      ])
    }
    switch type {
    case .text: return text(name, in: kind)
    case .boolean: return pick(["true", "false"])
    case .fontFeature: return pick(["tnum", "ss01", "none"])
    case .number(let range): return number(range)
    case .integer(let range): return integer(range)
    case .version(let version): return "\(version)"
    case .color where happens(8): return object(.appearances, depth + 1) ?? "tint"
    case .color: return happens(50) ? pick(Self.tokens) : pick(["\"#36c8\"", "[0, 1e-320, 1, 0.5]", "\"#123456\""])
    case .plainColor: return pick(["\"#36c8\"", "\"#fff\"", "[1, 0, 0.3, 1]", "label"])
    case .language: return pick(Self.languages)
    case .choice(let choices): return pick(choices.filter { !$0.isLater }.map(\.name))
    case .decoration: return pick(Decoration.builtIn.map(\.name))
    case .numbers(let names, let range):
      var numbers: [String] = []
      for index in names.indices { numbers.append(happens(40) ? number(range) : index < 2 ? "1" : "9") }
      return "[" + numbers.joined(separator: ", ") + "]"
    case .canvasSize: return size()
    case .list(let element, let most):
      return list(element, of: name, in: kind, depth, count: min(most, pick([0, 1, 1, 2, 3])))
    case .object(let kind): return object(kind, depth + 1)
    case .pathData: return HostilePath.text(&random, numbers: HostileNumbers.decimals)
    case .either(let types): return value(pick(types), of: name, in: kind, depth)
    case .file(let use): return file(use)
    case .theme: return usesThemeFile && happens(50) ? Self.theme : pick(["settings", "modern", "high-contrast"])
    case .data: return pick(["{a: 1, l: [1, [2], {a: b}]}", "{a: {data.a}, l: []}", "{}"])
    case .anything: return nil
    }
  }

  private mutating func list(
    _ element: ValueType, of name: String, in kind: ObjectKind, _ depth: Int, count: Int
  ) -> String {
    guard depth < 6 else { return "[]" }
    var elements: [String] = []
    for _ in 0..<count {
      if let value = value(element, of: name, in: kind, depth + 1) { elements.append(value) }
    }
    return "[" + elements.joined(separator: ", ") + "]"
  }

  // MARK: Objects

  /// Notes that the file contains a key.
  mutating func note(_ name: String, _ kind: ObjectKind, type: String? = nil) -> String {
    keys.insert(type.map { "\(kind)(\($0)).\(name)" } ?? "\(kind).\(name)")
    return name
  }

  mutating func object(
    _ kind: ObjectKind, _ depth: Int, type wanted: String? = nil, named given: String? = nil,
    without excluded: Set<String> = []
  ) -> String? {
    room -= 1
    guard room > 0, depth < ([.layer, .accessoryLabel].contains(kind) ? 8 : 7) else { return nil }
    let spec = kind.spec
    let type = wanted ?? (spec.keysByType.isEmpty ? nil : pick(spec.keysByType).type)
    let own = spec.keysByType.first { $0.type == type }?.keys ?? []
    var parts: [String] = []
    var names = excluded
    var keys = (own + spec.keys).shuffled(using: &random)
    let hasOneKey = spec.hasOneKey && !isWild()
    let needed = hasOneKey ? keys.first?.name : spec.needed.isEmpty || isWild() ? nil : pick(spec.needed)
    _ = keys.partition { $0.name != needed }
    // A frame's centre needs a size.
    let sizes = kind == .anchoredFrame && !isWild() ? ["centerX": "width", "centerY": "height"] : [:]
    if !sizes.isEmpty { _ = keys.partition { !sizes.values.contains($0.name) } }
    for key in keys where !names.contains(key.name) {
      let isOwn = own.contains { $0.name == key.name }
      let isExcluded = spec.exclusions.contains {
        $0.first == key.name && names.contains($0.second) || $0.second == key.name && names.contains($0.first)
      }
      guard
        key.isRequired || [needed, "type"].contains(key.name)
          || given != nil && ["name", "sections", "frame"].contains(key.name)
          || kind == .section && key.name == "rows" && happens(70)
          || happens(isOwn ? 40 : kind == .layer ? 22 : 35),
        !isExcluded || isWild(), !hasOneKey || parts.isEmpty, sizes[key.name].map(names.contains) ?? true
      else { continue }
      guard let text = written(key, of: kind, type: type, named: given, depth) else { continue }
      names.insert(key.name)
      parts.append("\(note(key.name, kind, type: isOwn ? type : nil)): \(text)")
      if key.name == "colors", type == "gradient", let locations = locations(of: text) { parts.append(locations) }
    }
    if let other = spec.otherKeys, kind != .setStep {
      for name in Self.categories {
        if let text = value(other, depth) { parts.append("\(name): \(text)") }
      }
    }
    let text = "{" + parts.joined(separator: ", ") + "}"
    guard kind == .layer, depth > 0, wildness > 0 else { return text }
    if hasAnchor && happens(10) { return "*it" }
    if !hasAnchor && happens(10) {
      hasAnchor = true
      return "&it " + text
    }
    return text
  }

  /// The value of an object's key, or nil where it is to be left out.
  private mutating func written(
    _ key: Key, of kind: ObjectKind, type: String?, named given: String?, _ depth: Int
  ) -> String? {
    if key.isLater && !isWild() {
      switch key.standard {
      case .number(let number): return number.text
      case .boolean(let boolean): return "\(boolean)"
      default: return nil
      }
    }
    if key.acceptsNull && happens(3) { return "null" }
    switch (kind, key.name) {
    case (.layer, "type"): return type ?? "layer"
    case (.layer, "name"): return given ?? pick(["a", "b", Self.quoted(texts.plain(&random))])
    case (.layer, "locations"): return isWild() ? value(key.type, depth) : nil
    // So that steps meet rows.
    case (.layer, "frame") where given != nil && happens(50): return "[0, 0, 30, 90]"
    case (.layer, "string"): return Self.quoted(happens(50) ? texts.markup(&random) : texts.plain(&random))
    // A table that a script changes needs rows.
    case (.layer, "sections") where given != nil && happens(80):
      return list(.object(.section), of: "sections", in: .layer, depth, count: pick([1, 2, 3]))
    case (.section, "rows") where happens(80):
      return list(.object(.row), of: "rows", in: .section, depth, count: pick([1, 2, 3]))
    case (.layer, "pages") where !isWild():
      let pages = (0..<pick([1, 1, 2, 3])).compactMap { _ in object(.layer, depth + 1, type: "page") }
      return "[" + pages.joined(separator: ", ") + "]"
    case (.row, "category") where !usesThemeFile && !isWild(): return nil
    case (.theme, "extends"): return happens(30) ? value(key.type, of: key.name, in: kind, depth) : nil
    default: return value(key.type, of: key.name, in: kind, depth)
    }
  }

  /// As many locations as the gradient has colours.
  private mutating func locations(of colors: String) -> String? {
    guard happens(50) else { return nil }
    let count = colors == "null" || colors == "[]" ? 0 : Self.elementCount(colors)
    let numbers = (0..<count).map { _ in number() }
    return "\(note("locations", .layer, type: "gradient")): [\(numbers.joined(separator: ", "))]"
  }

  /// The number of elements in a list of scalars and lists.
  private static func elementCount(_ list: String) -> Int {
    var depth = 0
    return list.reduce(into: 1) { count, character in
      if character == "[" { depth += 1 } else if character == "]" { depth -= 1 }
      if character == "," && depth == 1 { count += 1 }
    }
  }

  /// A text in the form of YAML and JSON.
  static func quoted(_ text: String) -> String {
    var quoted = "\""
    for unit in text.unicodeScalars {
      switch unit.value {
      case 0x22, 0x5C: quoted += "\\" + String(unit)
      case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029, 0xFEFF, 0xFFFE:
        let digits = String(unit.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(unit)
      }
    }
    return quoted + "\""
  }
}
