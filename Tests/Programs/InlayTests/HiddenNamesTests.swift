import Testing

/// Members that an app cannot call. If an author guesses such a name, the compiler says "'show' is inaccessible due to
/// 'package' protection level", which is no help.
@Suite struct HiddenNamesTests {
  /// Names that people who know UIKit and SwiftUI write from memory.
  private static let guesses: Set<Substring> = ["apply", "color", "preferredAction", "present", "select", "show"]

  private struct Member: Hashable {
    let owner: Substring
    let name: Substring
  }

  @Test("no member of a public type that apps cannot call has a name that they guess, unless a public one has it too")
  func hidden() {
    let type = #/(?<modifiers>(?:@\S+ |\w+ )*)(?:class|struct|enum|protocol|actor|extension) (?<name>[A-Z]\w*)/#
    let member = #/  (?<modifiers>(?:@\S+ |\w+ |\w+\(\w+\) )*)(?:func|var|let) (?<name>\w+)/#
    let isShown = #/\b(?:public|open|override)\b/#
    var types: Set<Substring> = []
    var (shown, hidden): (Set<Member>, [Member: String]) = ([], [:])
    // The schema's types are its own, though some have names of public ones.
    let paths = Documentation.files("Sources", ".swift").filter { !$0.contains(".docc/") && !$0.contains("/Schema/") }
    for path in paths {
      var owner: Substring = ""
      for line in Documentation.text(path).split(separator: "\n") {
        if let match = line.prefixMatch(of: type) {
          owner = match.output.name
          if match.output.modifiers.contains(isShown) { types.insert(owner) }
        } else if line.hasPrefix("  "), !line.hasPrefix("   "), let match = line.prefixMatch(of: member),
          Self.guesses.contains(match.output.name)
        {
          let found = Member(owner: owner, name: match.output.name)
          if match.output.modifiers.contains(isShown) { shown.insert(found) } else { hidden[found] = path }
        }
      }
    }
    #expect(types.isSuperset(of: ["Layer", "Alert", "Theme", "TableView"]))
    #expect(shown.contains(Member(owner: "Toast", name: "present")))
    for (found, path) in hidden where types.contains(found.owner) && !shown.contains(found) {
      Issue.record("\(path): \(found.owner).\(found.name)")
    }
  }
}
