import ArgumentParser
import Inlay
import InlayFiles

/// The arguments that compare the picture with a reference.
struct ComparisonOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Compares the picture with a PNG. Writes the picture only if -o is given.", valueName: "REF.png"),
    completion: .file(extensions: ["png"]))
  var compare: String?

  @Option(
    help: ArgumentHelp(
      "With --compare: writes the picture, faded, with the differing pixels in red.", valueName: "OUT.png"),
    completion: .file(extensions: ["png"]))
  var diff: String?

  @Option(
    help: ArgumentHelp(
      "With --compare: the difference that every pixel's channels may have, from 0 to 255, and the number of pixels that "
        + "may differ more. 0:0 if left out.",
      valueName: "CHANNEL[:PIXELS]"), transform: Tolerance.explained)
  var tolerance: Tolerance?

  func validate() throws {
    guard let compare else {
      guard diff == nil else { throw ValidationError("--diff needs --compare") }
      guard tolerance == nil else { throw ValidationError("--tolerance needs --compare") }
      return
    }
    guard !compare.isEmpty else { throw ValidationError("the path of the reference is empty") }
    guard compare != "-" else { throw ValidationError("the reference is a file; standard input is for the scene") }
    guard let diff else { return }
    guard !diff.isEmpty else { throw ValidationError("the path of the difference is empty") }
    guard diff != "-" else { throw ValidationError("the difference goes to a file") }
    guard PictureTarget(diff).format == .png else {
      throw ValidationError("\(diff): the difference's name must end in .png")
    }
  }
}

/// What a comparison accepts.
struct Tolerance: ExplainedArgument {
  static let expected = "a number from 0 to 255, alone or with a number of pixels, such as 2 or 2:10"
  let value: PictureDifference.Tolerance

  init?(argument: String) {
    let parts = argument.split(separator: ":", omittingEmptySubsequences: false)
    let isDecimal = parts.allSatisfy { $0.allSatisfy { $0.isASCII && $0.isNumber } }
    guard (1...2).contains(parts.count), isDecimal else { return nil }
    let numbers = parts.compactMap { Int($0) }
    guard numbers.count == parts.count, numbers[0] <= 255 else { return nil }
    value = PictureDifference.Tolerance(channel: numbers[0], pixelCount: numbers.count > 1 ? numbers[1] : 0)
  }
}
