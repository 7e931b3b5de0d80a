import ArgumentParser
import Inlay
import InlayFiles
import InlayGraphics
import InlaySystem

/// The arguments of the program.
struct Render: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render", abstract: "Renders a scene file, or a page of an iOS settings bundle, to a picture.",
    discussion: """
      `render batch --help` tells how to make many pictures at once.

      Exit codes: 0 done; 1 the scene, its theme or an image is wrong; 2 usage; 3 the output could not be \
      written; 4 an expectation of the scene's script failed; 5 the picture differs from the one of --compare.
      """, version: Version.current)

  @Argument(
    help: """
      The scene, YAML or JSON; "-" is standard input. Or a folder Settings.bundle, or a page's file, such as Root.plist.
      """)
  var scene: String?

  @Option(
    name: [.customShort("o"), .customLong("output")],
    help: """
      The picture, which ends in .png, .svg, .pdf or, for the whole script as an animation, .apng; "-" is standard \
      output, as PNG. The name of the scene or of the page, with .png, if left out.
      """)
  var output: String?

  @Option(
    help: ArgumentHelp(
      "Data for the scene's placeholders, YAML or JSON, merged over the scene's own; may be repeated.",
      valueName: "FILE"))
  var data: [String] = []

  @Option(help: ArgumentHelp("Device pixels per point, instead of the scene's.", valueName: "S"))
  var scale: Scale?

  @Option(
    help: ArgumentHelp(
      "The size in points, instead of the scene's; Wxauto is as high as the content. 390xauto for a settings bundle, and "
        + "744xauto with --idiom pad, if left out.", valueName: "WxH"))
  var size: PointSize?

  @Option(help: ArgumentHelp("The theme's name or file, instead of the scene's.", valueName: "T"))
  var theme: String?

  @Option(help: ArgumentHelp("light, dark, highContrastLight or highContrastDark.", valueName: "A"))
  var appearance: Appearance?

  @Option(help: ArgumentHelp("ltr or rtl, instead of the scene's, or of that of the language.", valueName: "D"))
  var direction: Direction?

  @Option(
    help: ArgumentHelp(
      "The language of texts as a BCP 47 tag, such as ja, zh-Hant or tr, instead of the scene's, and of a settings "
        + "bundle, which is en if left out.", valueName: "L"))
  var language: Language?

  @Option(
    help: ArgumentHelp(
      "fastest, fast or small: PNGs in an eighth of the time of fast with libisal2 installed, for up to twice the size; "
        + "in little time; or small ones in about 3 times the time. fast if left out.", valueName: "P"))
  var png = PNGCompression.fast

  @Option(help: ArgumentHelp("The factor on text sizes, 0.8 to 3, instead of the scene's.", valueName: "N"))
  var textScale: TextScale?

  @Option(help: ArgumentHelp("compact or regular, instead of the scene's.", valueName: "C"))
  var sizeClass: SizeClass?

  @OptionGroup var bundle: BundleOptions

  @OptionGroup var texts: TextOptions

  @OptionGroup var comparison: ComparisonOptions

  @Option(help: ArgumentHelp("Writes the layer tree, with texts and states of rows, as JSON.", valueName: "FILE"))
  var dump: String?

  @Flag(
    name: .customLong("validate"), help: "Checks the scene, or a theme, and prints every problem; writes nothing.")
  var validatesOnly = false

  @Flag(
    name: .customLong("accessibility"),
    help: "With --validate: also what keeps people from using the scene, such as controls without names.")
  var checksAccessibility = false

  @Option(
    help: ArgumentHelp(
      "Writes what a screen reader says of the scene, in the order of reading, an element on each line.",
      valueName: "FILE"))
  var spoken: String?

  @OptionGroup var limits: LimitOptions

  @Flag(help: "With --no-isolation: loads the font files that the scene and its themes name.")
  var allowFonts = false

  @Flag(
    name: .customLong("no-isolation"),
    help: """
      Renders in the program's own process, for debuggers: with the limits that the library has itself, and one on time \
      only with --max-seconds.
      """)
  var worksInside = false

  @Option(help: ArgumentHelp("Writes what each frame painted and why, a line of JSON each.", valueName: "FILE"))
  var report: String?

  @Option(
    help: ArgumentHelp(
      "Writes each frame of the script as a PNG into a folder: 00000.png and so on. A folder of an earlier run, which "
        + "has the file .inlay-folder, is replaced; any other must be empty.", valueName: "DIR"))
  var frames: String?

  @Flag(help: "Paints every frame whole. The picture is the same.")
  var fullRedraw = false

  @Option(help: ArgumentHelp("Marks the picture: damage, borders, blended or cached.", valueName: "O"))
  var overlay: Overlay?

  @Flag(help: "Prints the names of the built-in themes.")
  var listThemes = false

  @Option(help: ArgumentHelp("text, or json: problems as a line of JSON each.", valueName: "F"))
  var problems = Output.ProblemFormat.text

  @Option(help: ArgumentHelp("Renders a theme, by name or file, without a scene.", valueName: "T"))
  var preview: String?

  @Flag(
    name: .customLong("watch"),
    help: "Renders again whenever the scene, its data, theme, images or fonts change; what is wrong is told.")
  var watches = false

  @Flag(name: .customLong("schema"), help: "Prints the JSON Schema of scene files.")
  var printsSchema = false

  @Flag(name: .customLong("theme-schema"), help: "Prints the JSON Schema of theme files.")
  var printsThemeSchema = false

  func validate() throws {
    guard !listThemes && !printsSchema && !printsThemeSchema else { return }
    if let preview {
      guard scene == nil else { throw ValidationError("a preview shows a theme without a scene") }
      guard theme == nil else { throw ValidationError("--preview and --theme name two themes") }
      guard data.isEmpty else { throw ValidationError("a preview shows no data") }
      try bundle.checkUnused()
      guard !preview.isEmpty else { throw ValidationError("the theme's name is empty") }
    }
    guard let scene = scene ?? preview else { throw ValidationError("there is no scene") }
    try checkBundle()
    guard !data.contains("") else { throw ValidationError("the path of the data is empty") }
    guard !data.contains("-") else { throw ValidationError("data is a file; standard input is for the scene") }
    if watches {
      guard scene != "-" else { throw ValidationError("standard input cannot be watched") }
      guard !validatesOnly else { throw ValidationError("--watch renders, --validate does not") }
      guard output != "-" else { throw ValidationError("--watch needs a file to write the picture to") }
    }
    if comparison.compare != nil {
      guard !validatesOnly else { throw ValidationError("--compare renders, --validate does not") }
      guard picture.format == .png else { throw ValidationError("--compare needs a picture in .png") }
    }
    if output == nil && scene == "-" && writesPicture && !validatesOnly {
      throw ValidationError("with the scene from standard input, -o must name the picture")
    }
    try picture.check()
    if overlay != nil {
      guard picture.format == .png else { throw ValidationError("--overlay needs a picture in .png") }
    }
    guard !checksAccessibility || validatesOnly else {
      throw ValidationError("--accessibility checks; it needs --validate")
    }
    for (what, path) in [("dump", dump), ("report", report), ("spoken text", spoken)] {
      if path == "" { throw ValidationError("the path of the \(what) is empty") }
      if path == "-" { throw ValidationError("the \(what) goes to a file; standard output is /dev/stdout") }
    }
    if report != nil && picture.format?.isOfPixels != true {
      throw ValidationError("--report needs a picture in .png or .apng")
    }
    try checkFrames()
    try checkPaths(scene)
  }

  private func checkBundle() throws {
    guard isBundle else { return try bundle.checkUnused() }
    try bundle.check()
    guard data.isEmpty else { throw ValidationError("--data is for scenes; a settings bundle has --values") }
    guard bundle.allPages else { return }
    let ofOnePicture = [
      ("-o", output), ("--compare", comparison.compare), ("--dump", dump), ("--report", report), ("--frames", frames),
      ("--spoken", spoken),
    ]
    for (name, value) in ofOnePicture where value != nil {
      throw ValidationError("\(name) is for one picture; --all-pages writes several into --out-dir")
    }
  }

  private func checkFrames() throws {
    guard let frames else { return }
    guard !frames.isEmpty else { throw ValidationError("the path of the frames is empty") }
    guard frames != "-" else { throw ValidationError("the frames go to a folder") }
    guard !validatesOnly else { throw ValidationError("--frames renders, --validate does not") }
  }

  /// Checks that no output is a file that is read, or another output.
  private func checkPaths(_ scene: String) throws {
    var others = ([scene, comparison.compare, bundle.values].compactMap { $0 } + data).filter { $0 != "-" }
    for output in outputs where output != "-" {
      if let first = others.first(where: { FileIdentity.isSame($0, output) }) {
        throw ValidationError("\(first) and \(output) are one file: one of them would be lost")
      }
      others.append(output)
    }
  }

  /// Whether a settings bundle is shown, and no scene.
  var isBundle: Bool { preview == nil && scene.map(BundleOptions.isBundle) ?? false }

  /// The paths of the outputs, except those of all pages of a bundle.
  var outputs: [String] {
    bundle.allPages
      ? [] : [writesPicture ? picture.path : nil, dump, report, spoken, comparison.diff, frames].compactMap { $0 }
  }

  /// Whether the work waits for others: for the scene from standard input, or for what takes an output from a pipe.
  var waits: Bool {
    preview == nil && scene == "-"
      || outputs.contains { PictureTarget($0).isStandardOutput || isWrittenDirectly($0) }
  }

  /// Whether a separate process does the work.
  var isIsolated: Bool { !worksInside }

  var workLimits: WorkLimits { limits.work }

  /// Whether the picture is written, and not only compared or among the frames.
  var writesPicture: Bool { output != nil || comparison.compare == nil && frames == nil }

  /// Whether a PNG file is the only output, so that it may be several.
  var writesOnePicture: Bool {
    let others = [comparison.compare, dump, report, spoken, frames].compactMap { $0 }
    return picture.format == .png && !picture.isStandardOutput && writesPicture && others.isEmpty
  }

  /// The target of the picture.
  var picture: PictureTarget { PictureTarget(output ?? standardOutput) }

  private var standardOutput: String {
    if isBundle, let scene { return bundle.standardPath(for: scene) }
    return preview.map(Preview.standardPath) ?? PictureTarget.standardPath(for: scene ?? "")
  }

  /// The scene's options without its data, which `Job` reads.
  var sceneOptions: SceneOptions {
    var options = SceneOptions()
    options.scale = scale?.value
    options.size = size?.value
    options.theme = theme ?? preview
    options.appearance = appearance
    options.direction = direction?.value
    options.language = language?.tag
    options.textScale = textScale?.value
    options.sizeClass = sizeClass
    options.fontFiles = texts.font
    limits.apply(to: &options.limits, isIsolated: isIsolated)
    options.limits.allowsFonts = isIsolated || allowFonts
    return options
  }
}
