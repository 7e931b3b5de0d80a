import ArgumentParser

/// The arguments that write what is in a scene, and what its frames painted.
struct InspectionOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Writes the layer tree with texts and row states as JSON; \"-\" is standard output.", valueName: "FILE"),
    completion: .file())
  var dump: String?

  @Option(
    help: ArgumentHelp(
      "Writes the words of a screen reader, one element per line in reading order; \"-\" is standard output.",
      valueName: "FILE"), completion: .file())
  var spoken: String?

  @Option(
    help: ArgumentHelp(
      "Writes a line of JSON per frame: the painted areas and the reasons; \"-\" is standard output.", valueName: "FILE"
    ),
    completion: .file())
  var report: String?

  @Option(
    help: ArgumentHelp(
      "Writes each frame of the script as a PNG into a folder: 00000.png and so on. If the folder is from an earlier "
        + "run and contains the file .inlay-folder, it is replaced. Any other folder must be empty.", valueName: "DIR"),
    completion: .directory)
  var frames: String?

  @Flag(help: "Prints the family, version and file of each font in the picture.")
  var fontsUsed = false

  @Option(
    help: ArgumentHelp(
      "Marks repainted areas (damage), layers' bounds (borders), blended layers (blended) or cached ones (cached).",
      valueName: "O"), completion: Overlay.completion, transform: Overlay.fromName)
  var overlay: Overlay?

  @Flag(help: "Repaints every frame completely. The picture is the same.")
  var fullRedraw = false
}
