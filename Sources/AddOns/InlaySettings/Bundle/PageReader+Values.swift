import InlayFiles

extension PageReader {
  // MARK: Choices

  /// The choices in the order of showing, with their indices in the file.
  mutating func choices(of specifier: Specifier) -> [(index: Int, choice: SettingsChoice)] {
    let values = list("Values", of: specifier)
    let titles = list("Titles", of: specifier)
    if values.count != titles.count {
      warn("\(values.count) Values and \(titles.count) Titles; the extra ones are left out", specifier)
    }
    let shortTitles = specifier.values["ShortTitles"] == nil ? [] : list("ShortTitles", of: specifier)
    if !shortTitles.isEmpty && shortTitles.count != titles.count {
      warn("\(titles.count) Titles and \(shortTitles.count) ShortTitles", specifier)
    }
    var firstIndices: [PropertyList: Int] = [:]
    var choices: [(index: Int, choice: SettingsChoice)] = []
    for (index, value) in values.enumerated().prefix(titles.count) {
      let first = firstIndices[value.normalised, default: index]
      if first == index {
        firstIndices[value.normalised] = index
      } else {
        warn("the choices \(first) and \(index) have the same value", specifier)
      }
      let title = choiceText(titles[index], "Titles", of: specifier) ?? ""
      let short = shortTitles.indices.contains(index) ? shortTitles[index] : nil
      choices.append(
        (
          index,
          SettingsChoice(
            value: value, title: title, shortTitle: short.flatMap { choiceText($0, "ShortTitles", of: specifier) })
        ))
    }
    guard specifier.values["DisplaySortedByTitle"]?.asBoolean == true else { return choices }
    let sorted = choices.map { (order: TitleOrder($0.choice.title), choice: $0) }
      .sorted { $0.order == $1.order ? $0.choice.index < $1.choice.index : $0.order < $1.order }
    return sorted.map(\.choice)
  }

  private mutating func list(_ key: String, of specifier: Specifier) -> [PropertyList] {
    if case .array(let elements) = specifier.values[key] { return elements }
    warn(specifier.values[key] == nil ? "\(key) is missing" : "\(key) is not an array", specifier)
    return []
  }

  private mutating func choiceText(_ value: PropertyList, _ key: String, of specifier: Specifier) -> String? {
    if let text = value.scalarText { return translated(text) }
    warn("\(key) has an element that is not text", specifier)
    return nil
  }

  // MARK: Text fields

  mutating func textField(_ specifier: Specifier) -> SettingsTextField {
    SettingsTextField(
      isSecure: specifier.values["IsSecure"]?.asBoolean ?? false,
      placeholder: text("Placeholder", of: specifier),
      keyboardType: named("KeyboardType", of: specifier) ?? .alphabet,
      autocapitalization: named("AutocapitalizationType", of: specifier) ?? .none,
      autocorrection: named("AutocorrectionType", of: specifier) ?? .default)
  }

  private mutating func named<Name: RawRepresentable<String>>(_ key: String, of specifier: Specifier) -> Name? {
    guard let value = specifier.values[key] else { return nil }
    if case .string(let text) = value, let name = Name(rawValue: text) { return name }
    warn("\(key) has an unknown value", specifier)
    return nil
  }

  // MARK: Sliders

  /// Reads a slider, from 0 to 1 if the file has no usable limits.
  mutating func slider(_ specifier: Specifier) -> SettingsSlider {
    var slider = SettingsSlider(
      minimum: number("MinimumValue", of: specifier) ?? 0, maximum: number("MaximumValue", of: specifier) ?? 1,
      minimumImage: image("MinimumValueImage", of: specifier), maximumImage: image("MaximumValueImage", of: specifier))
    if !(slider.minimum < slider.maximum) {
      warn("MinimumValue is not less than MaximumValue", specifier)
      (slider.minimum, slider.maximum) = (0, 1)
    }
    return slider
  }

  private mutating func number(_ key: String, of specifier: Specifier) -> Double? {
    switch specifier.values[key] {
    case .integer(let number): return Double(number)
    case .real(let number) where number.isFinite: return number
    case nil: warn("\(key) is missing", specifier)
    default: warn("\(key) is not a number", specifier)
    }
    return nil
  }

  private mutating func image(_ key: String, of specifier: Specifier) -> String? {
    guard let value = specifier.values[key] else { return nil }
    guard case .string(let file) = value, !file.isEmpty else {
      warn("\(key) is not a file name", specifier)
      return nil
    }
    guard let path = path(file, key, specifier) else { return nil }
    note(image: path, key, specifier)
    return path
  }
}

/// The order of titles: by the lower case of each character, without the rules of any language, then by the characters
/// themselves. Letters with accents follow those without.
struct TitleOrder: Comparable {
  private let folded: [UInt32]
  private let title: String

  /// O(length of the title).
  init(_ title: String) {
    self.title = title
    folded = title.unicodeScalars.flatMap { $0.properties.lowercaseMapping.unicodeScalars.map(\.value) }
  }

  static func < (a: TitleOrder, b: TitleOrder) -> Bool {
    if a.folded != b.folded { return a.folded.lexicographicallyPrecedes(b.folded) }
    return a.title.unicodeScalars.lexicographicallyPrecedes(b.title.unicodeScalars)
  }
}
