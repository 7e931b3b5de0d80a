import ArgumentParser
import InlayFiles

/// The arguments about fonts, and about texts that fonts cannot show.
struct TextOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A font file; may be given several times. The system's fonts are then not read.", valueName: "FILE"),
    completion: .file())
  var font: [String] = []

  @Flag(help: "Makes errors of all warnings, such as of characters that no font has.")
  var strict = false
}
