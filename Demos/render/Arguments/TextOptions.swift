import ArgumentParser
import InlayFiles

/// The arguments about fonts, and about texts that fonts cannot show.
struct TextOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A font file; may be given several times. The system's fonts are then not read.", valueName: "FILE"),
    completion: .file())
  var font: [String] = []

  @Flag(help: "Treats all warnings as errors, such as a character that no font has.")
  var strict = false
}
