import InlayDecorations
import InlayLayers
import InlayLists
import InlaySystem

/// Checks of a theme's name.
package enum ThemeName {
  /// The pattern of paths of theme files, which no theme's name matches.
  static let pathPattern = "/|\\.(yaml|yml|json)$"

  package static func isPath(_ name: String) -> Bool {
    FilePath(name).name != name || FilePath(name).pathExtension.map(["yaml", "yml", "json"].contains) ?? false
  }

  /// The message for a path where the limits forbid theme files.
  static func refusal(of path: String) -> String {
    "\(path.quoted) is a file, and theme files are not allowed here; name a built-in theme"
  }

  package static func problem(with name: String) -> String {
    let names = Theme.builtInNames
    let appearances = Appearance.allCases.map(\.rawValue)
    let word = ["night": "dark", "day": "light"][name.lowercased()] ?? name.lowercased()
    if let appearance = appearances.first(where: { $0.lowercased() == word }) {
      return "no theme is named \(name.quoted); did you mean 'appearance: \(appearance)'?"
    }
    let hint = names.hint(for: name)
    let all =
      "; the built-in themes are \(names.map(\.quoted).joined(separator: ", ")), and a file ends in .yaml, .yml or .json"
    return "no theme is named \(name.quoted)\(hint.isEmpty ? all : hint)"
  }
}
