import InlayLists

/// Categories of rows, which a theme must have.
extension Checker {
  /// The problems of the rows' categories.
  ///
  /// - Parameter themes: The scene's themes; a category of any of them is known.
  func categoryProblems(in themes: [Theme], file: String, severity: Problem.Severity) -> [Problem] {
    guard !categories.isEmpty else { return [] }
    let known = Set(themes.flatMap(\.categories.keys)).sorted()
    var findings = Findings(sources: self.findings.sources)
    for (value, step) in categories where !findings.isFull {
      guard let name = value.text, !known.contains(name) else { continue }
      findings.add(message(name, among: known, of: themes), at: value.place, of: "category") {
        trail.path(of: .key("category"), after: step)
      }
    }
    return findings.problems(in: file, severity: severity)
  }

  private func message(_ name: String, among known: [String], of themes: [Theme]) -> String {
    let owner = themes.count == 1 ? "the theme \(themes[0].name.quoted) has" : "the scene's themes have"
    guard !known.isEmpty else { return "\(owner) no categories, so none is \(name.quoted)" }
    return "\(owner) no category \(name.quoted)" + known.prefix(Self.nearestLimit).hint(for: name)
  }
}

/// Names of colours that are not the library's, which a theme must have.
extension Checker {
  /// Reports the names that no theme has.
  mutating func reportUnknownColors(among own: Set<String>) {
    for (value, component, step) in ownColors where !own.contains(value.text ?? "") {
      reportUnknownName(value, among: Theme.tokenNames + own.sorted(), .color, at: component, in: step)
    }
  }

  /// Warnings for the names that no theme has, where a theme replaces the file's.
  func unknownColorWarnings(among own: Set<String>, file: String) -> [Problem] {
    var findings = Findings(sources: self.findings.sources)
    for (value, component, step) in ownColors where !own.contains(value.text ?? "") {
      findings.add("the theme has no colour \((value.text ?? "").quoted)", at: value.place, of: component.text) {
        trail.path(of: component, after: step)
      }
    }
    return findings.problems(in: file, severity: .warning)
  }
}

extension Sequence where Element == Theme {
  /// The names of all colours of the themes.
  var colorNames: Set<String> { Set(flatMap { $0.colors.keys.map(\.name) }) }
}

/// Names of layers, which should be distinct.
extension Checker {
  /// Warns of a name that another layer has too. The layers of a script's steps may be those that they replace, and
  /// those that data repeats have one place.
  mutating func warnOfEqualNames(_ name: String, of layer: Value, as first: Value, in step: Int32) {
    guard !warnings.isFull, let place = layer["name"]?.place, let known = first["name"]?.place,
      place.line != known.line || place.column != known.column,
      !trail.isInside("script", step)
    else { return }
    warn(
      "the layer in line \(known.line) is also named \(name.quoted); keys and steps refer to that one", at: place,
      .key("name"), in: step)
  }
}
