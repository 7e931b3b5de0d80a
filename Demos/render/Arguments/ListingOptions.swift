import ArgumentParser

/// The arguments that print or show what needs no scene.
struct ListingOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Renders a theme, by name or file, without a scene.", valueName: "T"), completion: .file())
  var preview: String?

  @Flag(help: "Prints the names of the built-in themes.")
  var listThemes = false

  @Flag(name: .customLong("schema"), help: "Prints the JSON Schema of scene files.")
  var printsSchema = false

  @Flag(name: .customLong("theme-schema"), help: "Prints the JSON Schema of theme files.")
  var printsThemeSchema = false
}
