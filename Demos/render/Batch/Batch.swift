import ArgumentParser
import Inlay
import InlayFiles

/// The arguments of `render batch`.
struct Batch: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render batch", abstract: "Renders many pictures, in several processes.",
    discussion: """
      A line of the jobs is {"scene": "menu.yaml", "out": "menu.png"}, which may have theme, appearance, direction, \
      language, scale, size, sizeClass, textScale and data as well; data is an object with the values of placeholders, \
      the path of a file with them, or a list of both. Paths are relative to the jobs file. A result is a line of JSON \
      on standard output, in the order of the jobs; errors and the last line, such as "98 done, 2 failed", are on the \
      error output.

      Examples:
        render batch jobs.jsonl --out-dir pictures
        render batch scenes --appearances light,dark --scales 1,2 --out-dir pictures
        render batch jobs.jsonl --resume           only what is missing or has changed
        render batch jobs.jsonl --shard 0/4        the first of four parts

      Exit codes:
        0  done
        1  some pictures or the jobs are wrong
        2  the arguments are wrong
        3  the output folder, the journal or standard output could not be written
      """, version: Version.current)

  @Argument(help: "The jobs, as JSON Lines; \"-\" is standard input. Or a folder of scenes.", completion: .file())
  var jobs: String

  @Option(
    help: ArgumentHelp("The folder of the pictures; the current one if left out.", valueName: "DIR"),
    completion: .directory)
  var outDir = "."

  @OptionGroup(title: "Variations of a folder's scenes") var matrix: MatrixOptions

  @Option(
    name: [.customShort("j", allowingJoined: true), .customLong("jobs")],
    help: ArgumentHelp("The number of processes that render; one for each processor if left out.", valueName: "N"),
    transform: Count.explained)
  var processes: Count?

  @Flag(
    name: .customLong("resume"),
    help: "Skips pictures that are up to date: made by the same version, from the same options and files.")
  var resumes = false

  @Flag(
    name: .customLong("deps"),
    help: "Prints the files that each picture depends on, as a line of JSON; renders nothing.")
  var listsFiles = false

  @Option(
    help: ArgumentHelp(
      "Renders one of N equal parts, from 0/N. In an indexed job of Kubernetes and a job array of Slurm, their part if "
        + "left out.", valueName: "I/N"), transform: Shard.explained)
  var shard: Shard?

  @Option(help: ArgumentHelp("fastest, fast or small, as for one picture.", valueName: "P"))
  var png = ImageSurface.Compression.fast

  @OptionGroup(title: "Fonts and warnings") var texts: TextOptions

  @OptionGroup(title: "Limits") var limits: LimitOptions

  @Option(help: ArgumentHelp("text, or json: errors as a line of JSON each.", valueName: "F"))
  var problems = Output.ProblemFormat.text

  func validate() throws {
    guard !jobs.isEmpty else { throw ValidationError("the path of the jobs is empty") }
    guard !outDir.isEmpty else { throw ValidationError("the path of the output folder is empty") }
    if listsFiles && resumes { throw ValidationError("--deps renders nothing, and --resume would skip pictures") }
    guard !isFolder && !matrix.isEmpty else { return }
    throw ValidationError("--name and lists of values are for a folder of scenes; a line of \(jobs) has its own")
  }

  /// Whether the jobs are a folder of scenes.
  var isFolder: Bool { jobs != "-" && FileKind.isFolder(jobs) }

  /// The arguments of all pictures.
  func template() throws -> Render {
    var template = try Render.parse(["scene.yaml"])
    template.target.png = png
    template.limits = limits
    template.texts = texts
    template.problems = problems
    template.checks.validatesOnly = listsFiles
    return template
  }
}
