import ArgumentParser
import Inlay

/// The arguments that replace settings of a scene.
struct LookOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("Device pixels per point, instead of the scene's.", valueName: "S"), transform: Scale.explained)
  var scale: Scale?

  @Option(
    help: ArgumentHelp(
      "The size in points, instead of the scene's; Wxauto is as high as the content. 390xauto for a settings bundle, and "
        + "744xauto with --idiom pad, if left out.", valueName: "WxH"), transform: PointSize.explained)
  var size: PointSize?

  @Option(help: ArgumentHelp("The theme's name or file, instead of the scene's.", valueName: "T"), completion: .file())
  var theme: String?

  @Option(help: ArgumentHelp("light, dark, highContrastLight or highContrastDark.", valueName: "A"))
  var appearance: Appearance?

  @Option(help: ArgumentHelp("ltr or rtl, instead of the scene's, or of that of the language.", valueName: "D"))
  var direction: Direction?

  @Option(
    help: ArgumentHelp(
      "The language of texts as a BCP 47 tag, such as ja, zh-Hant or tr, instead of the scene's, and of a settings "
        + "bundle, which is en if left out.", valueName: "L"), transform: Language.explained)
  var language: Language?

  @Option(
    help: ArgumentHelp("The factor on text sizes, 0.8 to 3, instead of the scene's.", valueName: "N"),
    transform: TextScale.explained)
  var textScale: TextScale?

  @Option(help: ArgumentHelp("compact or regular, instead of the scene's.", valueName: "C"))
  var sizeClass: SizeClass?
}
