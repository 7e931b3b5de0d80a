import ArgumentParser
import Inlay
import InlayFiles

/// The arguments of `render batch`.
struct Batch: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "\(Arguments.programName) batch", abstract: "Renders many pictures, in several processes.",
    discussion: discussion, version: Version.current)

  private static var discussion: String {
    let name = Arguments.programName
    return """
      Each line of the jobs file is a job: {"scene": "menu.yaml", "out": "menu.png"}. A job may also have theme, \
      appearance, direction, language, scale, size, sizeClass, textScale and data. data is an object with the values of \
      placeholders, the path of a data file, or a list of both. Paths are relative to the jobs file. Results are printed \
      to standard output in the order of the jobs, a line of JSON each. Errors and a last line such as \
      "98 done, 2 failed" are printed to the error output.

      Examples:
        \(name) batch jobs.jsonl --out-dir pictures
        \(name) batch scenes --appearances light,dark --scales 1,2
        \(name) batch jobs.jsonl --resume           only missing or changed pictures
        \(name) batch jobs.jsonl --shard 0/4        the first of four parts

      Exit codes:
        0  done
        1  some pictures or the jobs are wrong
        2  the arguments are wrong
        3  the output folder, the journal or standard output could not be written
      """
  }

  @Argument(
    help: "The jobs, as JSON Lines; \"-\" is standard input. Or a folder with scenes.", completion: .file())
  var jobs: String

  @Option(
    help: ArgumentHelp("The output folder. The current folder if left out.", valueName: "DIR"), completion: .directory)
  var outDir = "."

  @OptionGroup(title: "Variations of a folder's scenes") var matrix: MatrixOptions

  @Option(
    name: [.customShort("j", allowingJoined: true), .customLong("jobs")],
    help: ArgumentHelp("The number of rendering processes. One per CPU if left out.", valueName: "N"),
    transform: Count.explained)
  var processes: Count?

  @Flag(
    name: .customLong("resume"),
    help: "Skips pictures that are up to date: same program version, options and files.")
  var resumes = false

  @Flag(
    name: .customLong("deps"),
    help: "Renders nothing. Prints the files that each picture depends on, a line of JSON each.")
  var listsFiles = false

  @Option(
    help: ArgumentHelp(
      "Renders one of N equal parts, from 0/N. If left out in an indexed Kubernetes job or a Slurm job array, the part "
        + "is read from the environment.", valueName: "I/N"), transform: Shard.explained)
  var shard: Shard?

  @Option(
    help: ArgumentHelp("fastest, fast or small, as for one picture.", valueName: "P"),
    completion: ImageSurface.Compression.completion, transform: ImageSurface.Compression.fromName)
  var png = ImageSurface.Compression.fast

  @OptionGroup(title: "Fonts and warnings") var texts: TextOptions

  @OptionGroup(title: "Limits") var limits: LimitOptions

  @Option(
    help: ArgumentHelp("The format of errors: text, or json for a line of JSON each.", valueName: "F"),
    completion: Output.ProblemFormat.completion, transform: Output.ProblemFormat.fromName)
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
