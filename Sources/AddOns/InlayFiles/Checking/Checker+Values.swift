import InlayControls
import InlayDecorations
import InlayGraphics
import InlayLists
import InlaySystem

/// Checks of a value against its key's type.
extension Checker {
  mutating func check(_ value: Value, _ type: ValueType, at component: KeyTrail.Component, in step: Int32) {
    if value.isUnknown { return noteUnknown(type) }
    switch type {
    case .numbers, .canvasSize, .color, .plainColor:
      // An unknown element leaves open whether the list is right.
      if value.document.hasUnknownValues, value.elements.contains(where: \.isUnknown) { return }
    default: break
    }
    switch type {
    case .anything, .data: break
    case .list(let elementType, let most):
      guard case .list = value.content else { return reportMismatch(value, type, at: component, in: step) }
      guard value.elements.count <= most else {
        return report(
          "\(value.elements.count) elements; at most \(most) are allowed", at: value.place, component, in: step)
      }
      guard !value.elements.isEmpty else { return }
      let inner = trail.append(component, after: step)
      for (index, element) in value.elements.enumerated() where !findings.isFull {
        check(element, elementType, at: .index(index), in: inner)
        if case .object(.layer) = elementType { warnOfMissingFrame(element, at: .index(index), in: inner) }
      }
    case .object(let kind):
      guard case .object = value.content else { return reportMismatch(value, type, at: component, in: step) }
      enqueue(value, kind, at: component, in: step)
    case .either(let types):
      guard let fitting = types.first(where: { $0.fits(value) }) else {
        return reportUnknownName(value, among: types.flatMap(\.choiceNames), type, at: component, in: step)
      }
      check(value, fitting, at: component, in: step)
    case .choice(let choices):
      checkChoice(value, choices, at: component, in: step)
    case .decoration:
      checkChoice(value, decorations.names.map { Choice(name: $0) }, at: component, in: step)
    case .color, .plainColor:
      if case .color = type, case .object = value.content {
        return enqueue(value, .appearances, at: component, in: step)
      }
      checkColor(value, type, at: component, in: step)
    case .theme:
      checkTheme(value, at: component, in: step)
    case .file(let use):
      guard let text = value.text else { return reportMismatch(value, type, at: component, in: step) }
      if use == .image, let name = text.symbolName { return checkSymbol(name, of: value, at: component, in: step) }
      note(file: value, use, at: component, in: step)
    case .version(let version):
      checkVersion(value, version, at: component, in: step)
    case .pathData:
      checkPath(value, at: component, in: step)
    case .language:
      checkLanguage(value, at: component, in: step)
    case .text, .boolean, .number, .integer, .numbers, .canvasSize, .fontFeature:
      if !type.accepts(value) { reportMismatch(value, type, at: component, in: step) }
    }
  }

  mutating func reportMismatch(_ value: Value, _ type: ValueType, at component: KeyTrail.Component, in step: Int32) {
    let hint =
      value.unquotedPath.map { "; a placeholder must be in quotes: \"{\($0.words($0.keys.count))}\"" }
      ?? Meanings.hint(forLength: value.text ?? "", of: component.text)
    report("expected \(type.words), found \(value.words)\(hint)", at: value.place, component, in: step)
  }

  private mutating func checkLanguage(_ value: Value, at component: KeyTrail.Component, in step: Int32) {
    guard ValueType.language.accepts(value) else { return reportMismatch(value, .language, at: component, in: step) }
    guard note(language: value.text ?? "") else {
      return report("more than \(Self.languageLimit) languages", at: value.place, component, in: step)
    }
  }

  private mutating func checkVersion(_ value: Value, _ version: Int, at component: KeyTrail.Component, in step: Int32) {
    guard let number = value.integer else { return reportMismatch(value, .version(version), at: component, in: step) }
    guard number != version else { return }
    report(
      "format version \(number) is unknown; this is version \(version)", at: value.place, component,
      in: step)
  }

  private mutating func checkSymbol(
    _ name: String, of value: Value, at component: KeyTrail.Component, in step: Int32
  ) {
    guard Symbol(systemName: name) == nil else { return }
    let hint = Meanings.hint(for: name, among: Symbol.names)
    report("no symbol is named \(name.quoted)\(hint)", at: value.place, component, in: step)
  }

  private mutating func checkPath(_ value: Value, at component: KeyTrail.Component, in step: Int32) {
    guard let text = value.text else { return reportMismatch(value, .pathData, at: component, in: step) }
    do throws(InlayError) {
      try note(path: Path(svgPathData: text), of: value)
    } catch {
      report(error.message, at: value.place, component, in: step)
    }
  }

  private mutating func checkChoice(
    _ value: Value, _ choices: [Choice], at component: KeyTrail.Component, in step: Int32
  ) {
    guard let name = value.text else {
      return reportMismatch(value, .choice(choices), at: component, in: step)
    }
    if let choice = choices.first(where: { $0.name == name }) {
      guard choice.isLater else { return }
      return report("\(name.quoted) is not supported yet", at: value.place, component, in: step)
    }
    reportUnknownName(value, among: choices.map(\.name), .choice(choices), at: component, in: step)
  }

  private mutating func checkColor(
    _ value: Value, _ type: ValueType, at component: KeyTrail.Component, in step: Int32
  ) {
    if case .list = value.content {
      let numbers = value.elements.map(\.number)
      if numbers.count != 4 || !numbers.allSatisfy({ $0 != nil && (0...1).contains($0 ?? -1) }) {
        reportMismatch(value, type, at: component, in: step)
      }
    } else if let text = value.text {
      guard !Theme.tokenNames.contains(text), RGBColor(hex: text) == nil else { return }
      guard !text.hasPrefix("#") else { return reportMismatch(value, type, at: component, in: step) }
      // The themes are read after the check.
      if OwnColorName.isValid(text) { return note(ownColor: value, at: component, in: step) }
      reportUnknownName(value, among: Theme.tokenNames, type, at: component, in: step)
    } else {
      reportMismatch(value, type, at: component, in: step)
    }
  }

  private mutating func checkTheme(_ value: Value, at component: KeyTrail.Component, in step: Int32) {
    guard let name = value.text else { return reportMismatch(value, .theme, at: component, in: step) }
    // A theme file is read after the check.
    guard Theme.named(name) == nil, !ThemeName.isPath(name) else {
      // The options may replace the scene's own theme.
      if step != KeyTrail.root { note(theme: name, value, at: component, in: step) }
      return
    }
    report(ThemeName.problem(with: name), at: value.place, component, in: step)
  }

  mutating func reportUnknownName(
    _ value: Value, among names: [String], _ type: ValueType, at component: KeyTrail.Component, in step: Int32
  ) {
    let word = value.scalar ?? ""
    var hint = Meanings.hint(for: word, among: names)
    // Layers alone have so many types.
    if hint.isEmpty, names.contains("stepper") { hint = Meanings.hint(forLayerOfType: word) }
    if value.unquotedPath != nil { return reportMismatch(value, type, at: component, in: step) }
    // The name that is meant comes before a list of all.
    let message =
      hint.isEmpty
      ? "expected \(type.words), found \(value.words)" : "found \(value.words)\(hint) Expected \(type.words)"
    report(message, at: value.place, component, in: step)
  }
}
