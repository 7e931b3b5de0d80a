import InlayLists

/// What is wrong with a theme's name.
enum ThemeName {
  /// What paths of theme files have, and names of themes have not.
  static let pathPattern = "/|\\.(yaml|yml|json)$"

  static func isPath(_ name: String) -> Bool {
    name.contains("/") || [".yaml", ".yml", ".json"].contains { name.hasSuffix($0) }
  }

  /// What to say of a path where the limits allow none.
  static func refusal(of path: String) -> String {
    "\(path.quoted) is a file, and theme files are not allowed here; name a built-in theme"
  }

  static func problem(with name: String) -> String {
    let names = Theme.builtIn.map(\.name)
    if let nearest = names.nearest(to: name) {
      return "no theme is called \(name.quoted); the nearest is \(nearest.quoted)"
    }
    return "no theme is called \(name.quoted); there is \(names.map(\.quoted).joined(separator: ", "))"
  }
}
