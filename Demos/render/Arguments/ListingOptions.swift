import ArgumentParser
import Inlay
import InlayFiles

/// The arguments that print or show something without a scene.
struct ListingOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Renders a theme, by name or file, without a scene.", valueName: "T"), completion: .file())
  var preview: String?

  @Flag(help: "Prints the names of the built-in themes.")
  var listThemes = false

  @Flag(help: "Prints the names of the built-in symbols.")
  var listSymbols = false

  @Option(
    help: ArgumentHelp(
      "Explains a word of scene and theme files: an object such as row, a type such as slider, a key, a step or a value.",
      valueName: "WORD"))
  var explain: String?

  @Flag(name: .customLong("schema"), help: "Prints the JSON Schema of scene files.")
  var printsSchema = false

  @Flag(name: .customLong("theme-schema"), help: "Prints the JSON Schema of theme files.")
  var printsThemeSchema = false

  /// Whether a text is printed, and nothing rendered.
  var printsText: Bool { listThemes || listSymbols || explain != nil || printsSchema || printsThemeSchema }

  /// The text to print, with its newline at the end; nil if nothing is asked for.
  ///
  /// - Throws: `ValidationError` for a word without an explanation.
  func text() throws -> String? {
    if listThemes { return Theme.builtInNames.map { $0 + "\n" }.joined() }
    if listSymbols { return Explanation.symbols.map { $0 + "\n" }.joined() }
    if printsSchema { return SceneFile.jsonSchema }
    if printsThemeSchema { return ThemeFile.jsonSchema }
    guard let explain else { return nil }
    if let text = Explanation.text(of: explain) { return text }
    throw ValidationError("--explain: scene and theme files have no '\(explain)'\(Explanation.hint(for: explain))")
  }
}
