import ArgumentParser
import InlayFiles

/// The arguments about fonts, and about texts that fonts cannot show.
struct TextOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A font file. May be repeated. The system's fonts are then not used.", valueName: "FILE"),
    completion: .file())
  var font: [String] = []

  @Flag(help: "Treats warnings as errors, such as a character that is in no font.")
  var strict = false
}
