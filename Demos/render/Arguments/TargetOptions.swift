import ArgumentParser
import Inlay

/// The arguments about the picture's file, and about the data in it.
struct TargetOptions: ParsableArguments {
  @Option(
    name: [.customShort("o"), .customLong("output")],
    help: """
      The picture. Its extension selects the format: .png, .svg, .pdf, or .apng for the whole script as an animation. \
      "-" writes a PNG to standard output. If left out, the name of the scene or page with .png.
      """, completion: .file())
  var output: String?

  @Option(
    help: ArgumentHelp(
      "A YAML or JSON file with data for the scene's placeholders, merged over the scene's own data. May be repeated.",
      valueName: "FILE"), completion: .file())
  var data: [String] = []

  @Option(
    help: ArgumentHelp(
      "fast: the default. small: about 20 % smaller, 20 times as slow. fastest: quick for photos too, up to twice the "
        + "size, needs libisal2, bytes vary by CPU.",
      valueName: "P"), completion: ImageSurface.Compression.completion, transform: ImageSurface.Compression.fromName)
  var png = ImageSurface.Compression.fast

  /// Refuses data that is written in the argument, and not in a file.
  func checkData() throws {
    guard !data.contains("") else { throw ValidationError("the path of the data is empty") }
    guard !data.contains("-") else { throw ValidationError("data is a file; standard input is for the scene") }
    for text in data where !FileKind.exists(text) {
      guard let first = text.first(where: { !$0.isWhitespace }), first == "{" || first == "[" || text.contains(": ")
      else { continue }
      throw ValidationError(
        "--data: '\(text.shortened)' is data and not a path; write it into a file and name the file: --data data.json")
    }
  }
}

extension String {
  /// The text, cut to a length that a message can hold.
  fileprivate var shortened: String { count > 60 ? prefix(60) + "..." : self }
}
