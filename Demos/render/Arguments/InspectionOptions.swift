import ArgumentParser

/// The arguments that write what is in a scene, and what its frames painted.
struct InspectionOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Writes the layer tree, with texts and states of rows, as JSON; \"-\" is standard output.", valueName: "FILE"),
    completion: .file())
  var dump: String?

  @Option(
    help: ArgumentHelp(
      "Writes what a screen reader says of the scene, in the order of reading, an element on each line; "
        + "\"-\" is standard output.",
      valueName: "FILE"), completion: .file())
  var spoken: String?

  @Option(
    help: ArgumentHelp(
      "Writes what each frame painted and why, a line of JSON each; \"-\" is standard output.", valueName: "FILE"),
    completion: .file())
  var report: String?

  @Option(
    help: ArgumentHelp(
      "Writes each frame of the script as a PNG into a folder: 00000.png and so on. A folder of an earlier run, which "
        + "has the file .inlay-folder, is replaced; any other must be empty.", valueName: "DIR"), completion: .directory
  )
  var frames: String?

  @Flag(help: "Prints the family, version and file of each font that the texts of the picture have.")
  var fontsUsed = false

  @Option(help: ArgumentHelp("Marks the picture: damage, borders, blended or cached.", valueName: "O"))
  var overlay: Overlay?

  @Flag(help: "Paints every frame whole. The picture is the same.")
  var fullRedraw = false
}
