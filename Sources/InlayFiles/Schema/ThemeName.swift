import InlayLists

/// What is wrong with a theme's name.
enum ThemeName {
  /// What paths of theme files have, and names of themes have not.
  static let pathPattern = "/|\\.(yaml|yml|json)$"

  static func isPath(_ name: String) -> Bool {
    name.contains("/") || [".yaml", ".yml", ".json"].contains { name.hasSuffix($0) }
  }

  static func problem(with name: String) -> String {
    let names = Theme.builtIn.map(\.name)
    if let nearest = names.nearest(to: name) {
      return "no theme is called \(name.quoted); the nearest is \(nearest.quoted)"
    }
    return "no theme is called \(name.quoted); there is \(names.map(\.quoted).joined(separator: ", "))"
  }
}
