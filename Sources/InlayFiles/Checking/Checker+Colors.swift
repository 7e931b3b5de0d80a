import InlayLists

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
