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
    let hint = known.prefix(Self.nearestLimit).nearest(to: name).map { "; the nearest is \($0.quoted)" }
    return "\(owner) no category \(name.quoted)" + (hint ?? "")
  }
}
