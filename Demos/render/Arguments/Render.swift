import ArgumentParser
import Inlay
import InlayFiles

/// The arguments of the program.
struct Render: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: Arguments.programName,
    abstract: "Renders a scene file, or a page of an iOS settings bundle, to a picture.", discussion: discussion,
    version: Version.current)

  private static var discussion: String {
    let name = Arguments.programName
    return """
      Examples:
        \(name) menu.yaml                           writes menu.png
        \(name) menu.yaml -o menu.pdf --theme sea.yaml --appearance dark
        \(name) Settings.bundle --all-pages --out-dir pages --language ja
        \(name) script.yaml -o script.apng          an animation of the script
        \(name) *.yaml --validate --accessibility   checks all scenes here
        \(name) menu.yaml --compare menu.png --diff difference.png
        \(name) --explain row                       what a row may contain
        \(name) batch --help                        many pictures at once

      Exit codes:
        0  done
        1  the scene, its theme or an image is wrong
        2  the arguments are wrong
        3  the output could not be written
        4  an expectation of the scene's script failed
        5  the picture differs from the one of --compare
      """
  }

  @Argument(
    help: ArgumentHelp(
      "The scene, YAML or JSON; \"-\" is standard input. Or a folder Settings.bundle or a page's file, such as "
        + "Root.plist. --validate accepts several.", valueName: "scene"), completion: .file())
  var scenes: [String] = []

  /// The only scene; the first one if --validate checks several. Nil without any.
  var scene: String? {
    get { scenes.first }
    set { scenes = newValue.map { [$0] } ?? [] }
  }

  /// Arguments for each of the scenes.
  var single: [Render] {
    scenes.map { scene in
      var arguments = self
      arguments.scene = scene
      return arguments
    }
  }

  @OptionGroup(title: "Picture") var target: TargetOptions

  @Flag(
    name: .customLong("watch"),
    help: "Renders again when the scene, its data, theme, images or fonts change, and prints problems.")
  var watches = false

  @Option(
    help: ArgumentHelp("The format of problems: text, or json for a line of JSON each.", valueName: "F"),
    completion: Output.ProblemFormat.completion, transform: Output.ProblemFormat.fromName)
  var problems = Output.ProblemFormat.text

  @OptionGroup(title: "Look") var look: LookOptions

  @OptionGroup(title: "Fonts and warnings") var texts: TextOptions

  @OptionGroup(title: "Settings bundles") var bundle: BundleOptions

  @OptionGroup(title: "Checking") var checks: CheckOptions

  @OptionGroup(title: "Comparing") var comparison: ComparisonOptions

  @OptionGroup(title: "Looking inside") var inspection: InspectionOptions

  @OptionGroup(title: "Limits") var limits: LimitOptions

  @OptionGroup(title: "Limits") var isolation: IsolationOptions

  @OptionGroup(title: "Themes and schemas") var listing: ListingOptions

  func validate() throws {
    guard !listing.printsText else { return }
    if scenes.count > 1 {
      let message = "one picture shows one scene; --validate checks several, and the command batch renders them"
      guard checks.validatesOnly else { throw ValidationError(message) }
      for arguments in single { try arguments.validate() }
      return
    }
    if let preview = listing.preview {
      guard scene == nil else { throw ValidationError("a preview shows a theme without a scene") }
      guard look.theme == nil else {
        throw ValidationError("--preview and --theme each name a theme; give one of them")
      }
      guard target.data.isEmpty else { throw ValidationError("a preview shows no data") }
      try bundle.checkUnused()
      guard !preview.isEmpty else { throw ValidationError("the theme's name is empty") }
      try LookOptions.check(theme: preview, of: "--preview")
    }
    try look.check()
    // An unknown option is told first.
    guard let scene = scene ?? listing.preview else { return }
    try checkBundle()
    try target.checkData()
    if watches {
      guard scene != "-" else { throw ValidationError("standard input cannot be watched") }
      guard !checks.validatesOnly else {
        throw ValidationError("--watch renders, and --validate does not; give one of them")
      }
      guard target.output != "-" else { throw ValidationError("--watch needs a file to write the picture to") }
    }
    if comparison.compare != nil {
      guard !checks.validatesOnly else {
        throw ValidationError("--compare renders, and --validate does not; give one of them")
      }
      guard picture.format == .png else { throw ValidationError("--compare needs a picture in .png") }
    }
    if target.output == nil && scene == "-" && writesPicture && !checks.validatesOnly {
      throw ValidationError("with the scene from standard input, -o must name the picture")
    }
    try picture.check()
    if inspection.overlay != nil {
      guard picture.format == .png else { throw ValidationError("--overlay needs a picture in .png") }
    }
    try checks.check()
    for (what, path) in [("dump", inspection.dump), ("report", inspection.report), ("spoken text", inspection.spoken)] {
      if path == "" { throw ValidationError("the path of the \(what) is empty") }
    }
    let toStandardOutput = [
      ("-o", target.output), ("--dump", inspection.dump), ("--spoken", inspection.spoken),
      ("--report", inspection.report),
    ].filter { $0.1 == "-" }.map(\.0)
    if toStandardOutput.count > 1 {
      throw ValidationError("\(toStandardOutput.joined(separator: " and ")) both write to standard output")
    }
    if inspection.fontsUsed && writesPicture && !checks.validatesOnly && picture.isStandardOutput {
      throw ValidationError("--fonts-used prints to standard output; -o names a file for the picture")
    }
    if inspection.report != nil && picture.format?.isOfPixels != true {
      throw ValidationError("--report needs a picture in .png or .apng")
    }
    try checkFrames()
    try checkPaths(scene)
  }

  func checkScene() throws {
    guard !listing.printsText else { return }
    if scene == nil && listing.preview == nil { throw ValidationError("there is no scene") }
  }

  private func checkBundle() throws {
    guard isBundle else { return try bundle.checkUnused() }
    try bundle.check()
    guard target.data.isEmpty else { throw ValidationError("--data is for scenes; a settings bundle has --values") }
    guard bundle.allPages else { return }
    let ofOnePicture = [
      ("-o", target.output), ("--compare", comparison.compare), ("--dump", inspection.dump),
      ("--report", inspection.report),
      ("--frames", inspection.frames),
      ("--spoken", inspection.spoken),
    ]
    for (name, value) in ofOnePicture where value != nil {
      throw ValidationError("\(name) is for one picture; --all-pages writes several into --out-dir")
    }
  }

  private func checkFrames() throws {
    guard let frames = inspection.frames else { return }
    guard !frames.isEmpty else { throw ValidationError("the path of the frames is empty") }
    guard frames != "-" else { throw ValidationError("the frames go to a folder") }
    guard !checks.validatesOnly else {
      throw ValidationError("--frames renders, and --validate does not; give one of them")
    }
  }

  /// Checks that no output is a file that is read, or another output.
  private func checkPaths(_ scene: String) throws {
    var others = ([scene, comparison.compare, bundle.values].compactMap { $0 } + target.data).filter { $0 != "-" }
    for output in outputs where output != "-" {
      if target.output == nil, output == scene, output == picture.path {
        let endings = "a scene ends in .yaml, .yml or .json, or -o names its picture"
        throw ValidationError("\(scene) and its picture are the same file: \(endings)")
      }
      if let first = others.first(where: { FileIdentity.isSame($0, output) }) {
        throw ValidationError("\(first) and \(output) are the same file: one of them would be lost")
      }
      others.append(output)
    }
  }

  /// Whether a settings bundle is shown, and no scene.
  var isBundle: Bool { listing.preview == nil && scene.map(BundleOptions.isBundle) ?? false }

  /// The paths of the outputs, except those of all pages of a bundle.
  var outputs: [String] {
    bundle.allPages
      ? []
      : [
        writesPicture ? picture.path : nil, inspection.dump, inspection.report, inspection.spoken, comparison.diff,
        inspection.frames,
      ].compactMap { $0 }
  }

  /// Whether the work waits for others: for the scene from standard input, or for what takes an output from a pipe.
  var waits: Bool {
    listing.preview == nil && scene == "-"
      || outputs.contains { PictureTarget($0).isStandardOutput || isWrittenDirectly($0) }
  }

  /// Whether a separate process does the work.
  var isIsolated: Bool { !isolation.worksInside }

  var workLimits: WorkLimits { limits.work }

  /// Whether the picture is written, and not only compared or among the frames.
  var writesPicture: Bool { target.output != nil || comparison.compare == nil && inspection.frames == nil }

  /// Whether a PNG file is the only output, so that it may be several.
  var writesOnePicture: Bool {
    let others = [comparison.compare, inspection.dump, inspection.report, inspection.spoken, inspection.frames]
      .compactMap { $0 }
    return picture.format == .png && !picture.isStandardOutput && writesPicture && others.isEmpty
  }

  /// The target of the picture.
  var picture: PictureTarget { PictureTarget(target.output ?? standardOutput) }

  private var standardOutput: String {
    if isBundle, let scene { return bundle.standardPath(for: scene) }
    return listing.preview.map(Preview.standardPath) ?? PictureTarget.standardPath(for: scene ?? "")
  }

  /// The scene's options without its data, which `Job` reads.
  var sceneOptions: SceneOptions {
    var options = SceneOptions()
    options.scale = look.scale?.value
    options.size = look.size?.value
    options.theme = look.theme ?? listing.preview
    options.appearance = look.appearance
    options.direction = look.direction?.value
    options.language = look.language?.tag
    options.textScale = look.textScale?.value
    options.sizeClass = look.sizeClass
    options.fontFiles = texts.font
    limits.apply(to: &options.limits, isIsolated: isIsolated)
    options.limits.allowsFonts = isIsolated || isolation.allowFonts
    return options
  }
}
