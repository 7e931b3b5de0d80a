import ArgumentParser
import Inlay

/// The arguments about the picture's file, and about the data in it.
struct TargetOptions: ParsableArguments {
  @Option(
    name: [.customShort("o"), .customLong("output")],
    help: """
      The picture, which ends in .png, .svg, .pdf or, for the whole script as an animation, .apng; "-" is standard \
      output, as PNG. The name of the scene or of the page, with .png, if left out.
      """, completion: .file())
  var output: String?

  @Option(
    help: ArgumentHelp(
      "Data for the scene's placeholders, YAML or JSON, merged over the scene's own; may be repeated.",
      valueName: "FILE"), completion: .file())
  var data: [String] = []

  @Option(
    help: ArgumentHelp(
      "fastest, fast or small: PNGs in an eighth of the time of fast with libisal2 installed, for up to twice the size "
        + "and with bytes that differ by processor; in little time; or small ones in about 3 times the time. fast if left out.",
      valueName: "P"))
  var png = ImageSurface.Compression.fast
}
