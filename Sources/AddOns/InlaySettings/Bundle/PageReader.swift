import InlayFiles
import InlayLocalization
import InlaySystem

/// Makes the groups of a page from the specifiers of its file.
///
/// A mistake in a specifier is a warning: what can be shown of it is shown. No warning has a value, which may be a
/// secret.
struct PageReader {
  private(set) var groups: [SettingsGroup] = []
  /// The pages to which rows lead, with the titles of the rows.
  private(set) var children: [(name: String, title: String?)] = []
  /// The files that the page shows as images, once for each key that names one.
  private(set) var images: [PageImage] = []
  private(set) var warnings = ReadingWarnings()
  private let texts: [String: String]
  private let idiom: SettingsBundle.Idiom
  private let places: [Place]

  /// - Parameters:
  ///   - texts: The page's translations.
  ///   - places: The beginnings of the specifiers; empty if unknown.
  init(texts: [String: String], idiom: SettingsBundle.Idiom, places: [Place]) {
    self.texts = texts
    self.idiom = idiom
    self.places = places
  }

  /// O(specifiers and choices), sorted choices aside.
  mutating func read(_ specifiers: [PropertyList]) {
    for (number, element) in specifiers.enumerated() {
      guard case .dictionary(let values) = element else {
        warn("is not a dictionary", item: number)
        continue
      }
      guard Specifier.isShown(values, by: idiom) else { continue }
      guard case .string(let type) = values["Type"] else {
        warn("has no Type", item: number)
        continue
      }
      guard let kind = Specifier.Kind(rawValue: type) else {
        let hint = Specifier.Kind.allCases.map(\.rawValue).hint(for: type)
        warn("has the unknown Type \(type.quoted)\(hint)", item: number)
        continue
      }
      read(Specifier(number: number, kind: kind, values: values))
    }
  }

  private mutating func read(_ specifier: Specifier) {
    switch specifier.kind {
    case .group: beginGroup(specifier)
    case .radioGroup:
      beginGroup(specifier)
      for row in radioRows(specifier) { add(row) }
    case .childPane:
      guard let name = pageName(specifier) else { return }
      let title = text("Title", of: specifier)
      children.append((name, title))
      add(
        SettingsRow(
          id: .init(specifier: specifier.number), title: title ?? "", key: nil, defaultValue: nil,
          content: .childPane(name: name)))
    case .toggle, .textField, .titleValue, .slider, .multiValue:
      var row = SettingsRow(
        id: .init(specifier: specifier.number), title: text("Title", of: specifier) ?? "", key: key(of: specifier),
        defaultValue: specifier.values["DefaultValue"], content: content(of: specifier))
      // Apple's sliders have images instead of a title.
      if specifier.kind == .slider { row.title = "" }
      check(row, of: specifier)
      add(row)
    }
  }

  private mutating func beginGroup(_ specifier: Specifier) {
    let title = text("Title", of: specifier)
    let footer = text("FooterText", of: specifier)
    groups.append(
      SettingsGroup(title: title == "" ? nil : title, footer: footer == "" ? nil : footer, rows: []))
  }

  /// Rows before the first group make one without a title.
  private mutating func add(_ row: SettingsRow) {
    if groups.isEmpty { groups.append(SettingsGroup(title: nil, footer: nil, rows: [])) }
    groups[groups.count - 1].rows.append(row)
  }

  private mutating func radioRows(_ specifier: Specifier) -> [SettingsRow] {
    let key = key(of: specifier)
    let defaultValue = specifier.values["DefaultValue"]
    let choices = choices(of: specifier)
    checkDefault(defaultValue, among: choices.map(\.choice), of: specifier)
    return choices.map { index, choice in
      SettingsRow(
        id: .init(specifier: specifier.number, choice: index), title: choice.title, key: key,
        defaultValue: defaultValue, content: .radio(value: choice.value))
    }
  }

  private mutating func content(of specifier: Specifier) -> SettingsRow.Content {
    switch specifier.kind {
    case .toggle:
      .toggle(
        trueValue: specifier.values["TrueValue"] ?? .boolean(true),
        falseValue: specifier.values["FalseValue"] ?? .boolean(false))
    case .textField: .textField(textField(specifier))
    case .slider: .slider(slider(specifier))
    case .multiValue: .multiValue(choices: choices(of: specifier).map(\.choice))
    default:
      .titleValue(
        choices: specifier.values["Values"] == nil && specifier.values["Titles"] == nil
          ? [] : choices(of: specifier).map(\.choice))
    }
  }

  private mutating func check(_ row: SettingsRow, of specifier: Specifier) {
    switch row.content {
    case .toggle:
      if let value = row.defaultValue, row.isKnownOn(value) == nil {
        warn("DefaultValue is neither TrueValue nor FalseValue", specifier)
      }
    case .multiValue(let choices): checkDefault(row.defaultValue, among: choices, of: specifier)
    default: break
    }
  }

  private mutating func checkDefault(_ value: PropertyList?, among choices: [SettingsChoice], of specifier: Specifier) {
    if let value, choices.choice(for: value) == nil { warn("DefaultValue is not one of the Values", specifier) }
  }

  // MARK: Values

  /// A text in the page's language.
  func translated(_ text: String) -> String { texts[text] ?? text }

  /// The translated text of a key; nil without one.
  mutating func text(_ key: String, of specifier: Specifier) -> String? {
    guard let value = specifier.values[key] else { return nil }
    guard let text = value.scalarText else {
      warn("\(key) is not text", specifier)
      return nil
    }
    return translated(text)
  }

  private mutating func key(of specifier: Specifier) -> String? {
    if case .string(let key) = specifier.values["Key"], !key.isEmpty { return key }
    warn(specifier.values["Key"] == nil ? "Key is missing" : "Key is not text, or empty", specifier)
    return nil
  }

  private mutating func pageName(_ specifier: Specifier) -> String? {
    guard case .string(let file) = specifier.values["File"], !file.isEmpty else {
      warn(specifier.values["File"] == nil ? "File is missing" : "File is not a name", specifier)
      return nil
    }
    return path(file, "File", specifier)
  }

  /// The checked path of a file that a key names.
  mutating func path(_ file: String, _ key: String, _ specifier: Specifier) -> String? {
    do throws(SceneFolder.Failure) {
      return try SceneFolder.checked(file).text
    } catch {
      warn("the \(key) \(error.message(for: file, folder: "bundle's"))", specifier)
      return nil
    }
  }

  /// Notes a file that a key names as an image.
  mutating func note(image name: String, _ key: String, _ specifier: Specifier) {
    let subject = "item \(specifier.number) (\(specifier.kind.rawValue)): the \(key)"
    images.append(PageImage(name: name, subject: subject, place: place(ofItem: specifier.number)))
  }

  mutating func warn(_ message: String, _ specifier: Specifier) {
    warn("(\(specifier.kind.rawValue)): \(message)", item: specifier.number)
  }

  private mutating func warn(_ message: String, item: Int) {
    warnings.add("item \(item) \(message)", at: place(ofItem: item))
  }

  private func place(ofItem item: Int) -> Place { places.indices.contains(item) ? places[item] : .start }
}

/// A file that a page shows as an image.
struct PageImage: Sendable {
  /// The path in the bundle.
  let name: String
  /// The key that names it, as warnings begin.
  let subject: String
  let place: Place
}
