import ArgumentParser
import Inlay
import InlayFiles

/// The arguments that replace settings of a scene.
struct LookOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("Device pixels per point, instead of the scene's.", valueName: "S"), transform: Scale.explained)
  var scale: Scale?

  @Option(
    help: ArgumentHelp(
      "The size in points, instead of the scene's. With auto as the height, such as 390xauto, the picture is as tall as "
        + "the content. For a settings bundle, 390xauto if left out, or 744xauto with --idiom pad.", valueName: "WxH"),
    transform: PointSize.explained)
  var size: PointSize?

  @Option(help: ArgumentHelp("A theme's name or file, instead of the scene's.", valueName: "T"), completion: .file())
  var theme: String?

  @Option(
    help: ArgumentHelp(
      "light, dark, highContrastLight or highContrastDark, instead of the scene's.", valueName: "A"),
    completion: Appearance.completion, transform: Appearance.fromName)
  var appearance: Appearance?

  @Option(
    help: ArgumentHelp(
      "The layout direction, ltr or rtl, instead of the scene's or the language's.", valueName: "D"),
    completion: Direction.completion, transform: Direction.fromName)
  var direction: Direction?

  @Option(
    help: ArgumentHelp(
      "The language of texts as a BCP 47 tag, such as ja, zh-Hant or tr, instead of the scene's. For a settings bundle, "
        + "en if left out.", valueName: "L"), transform: Language.explained)
  var language: Language?

  @Option(
    help: ArgumentHelp("The factor on text sizes, 0.8 to 3, instead of the scene's.", valueName: "N"),
    transform: TextScale.explained)
  var textScale: TextScale?

  @Option(
    help: ArgumentHelp("compact or regular, instead of the scene's.", valueName: "C"),
    completion: SizeClass.completion, transform: SizeClass.fromName)
  var sizeClass: SizeClass?

  /// Checks the theme's name.
  func check() throws {
    if let theme { try Self.check(theme: theme, of: "--theme") }
  }

  /// - Throws: `ValidationError` that names the option of an unknown theme. A file is read later.
  static func check(theme: String, of option: String) throws {
    guard Theme.named(theme) == nil, !ThemeName.isPath(theme) else { return }
    let appearances = Appearance.allCases.map(\.rawValue)
    let appearance =
      appearances.first { $0.lowercased() == theme.lowercased() } ?? ArgumentWords.meant(by: theme, among: appearances)
    let message =
      appearance.map { "no theme is named '\(theme)'; did you mean '--appearance \($0)'?" }
      ?? ThemeName.problem(with: theme)
    throw ValidationError("\(option): \(message)")
  }
}
