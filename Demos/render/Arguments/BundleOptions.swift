import ArgumentParser
import Inlay
import InlayFiles
import InlaySettings

/// The arguments of settings bundles.
struct BundleOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A page of a settings bundle: its file's name, such as Panes/Sound, or the key of a row with choices, such as "
        + "Root.theme. The first page if left out.", valueName: "P"))
  var page: String?

  @Option(
    help: ArgumentHelp("The device whose pages a settings bundle shows: phone or pad.", valueName: "I"),
    completion: SettingsBundle.Idiom.completion, transform: SettingsBundle.Idiom.fromName)
  var idiom: SettingsBundle.Idiom?

  @Option(
    help: ArgumentHelp(
      "A property list with the values of a settings bundle. Other settings show their defaults.",
      valueName: "V.plist"), completion: .file(extensions: ["plist"]))
  var values: String?

  @Flag(help: "Renders all pages of a settings bundle, also pages with choices, into the folder --out-dir.")
  var allPages = false

  @Option(
    help: ArgumentHelp("With --all-pages: the output folder. The current folder if left out.", valueName: "DIR"),
    completion: .directory)
  var outDir: String?

  /// The first argument that is given, by its name; nil for none.
  private var firstGiven: String? {
    let names = [
      page.map { _ in "--page" }, idiom.map { _ in "--idiom" }, values.map { _ in "--values" },
      allPages ? "--all-pages" : nil, outDir.map { _ in "--out-dir" },
    ]
    return names.lazy.compactMap { $0 }.first
  }

  /// - Throws: `ValidationError` where an argument is given.
  func checkUnused() throws {
    if let firstGiven { throw ValidationError("\(firstGiven) is for settings bundles, not for scenes") }
  }

  /// Checks the arguments of a bundle.
  func check() throws {
    for (what, value) in [("page's name", page), ("path of the values", values), ("path of the output folder", outDir)]
    {
      if value == "" { throw ValidationError("the \(what) is empty") }
    }
    if values == "-" { throw ValidationError("the values are a file") }
    if outDir != nil && !allPages { throw ValidationError("--out-dir needs --all-pages; -o names one picture") }
    if page != nil && allPages { throw ValidationError("--page names one page, and --all-pages renders all of them") }
  }

  /// Whether a path is that of a bundle, also under another name, or of a page's file.
  static func isBundle(_ path: String) -> Bool {
    let suffix = FilePath(path).withoutLastSlashes.pathExtension
    return suffix == "plist" || suffix == "bundle" || FileIdentity(of: path + "/Root.plist") != nil
  }

  /// The name of the picture of one page, in the working directory.
  func standardPath(for bundle: String) -> String {
    let file = FilePath(bundle)
    let name = page ?? (file.pathExtension == "plist" ? file.stem : "Root")
    return (FilePath(name).parts.last ?? "Root") + ".png"
  }

  /// The scene in which a page is shown, without the page.
  func canvas(named name: String) -> SceneFile {
    let width = idiom == .pad ? 744 : 390
    let text = "{inlay: 1, size: [\(width), auto], scale: \(Self.standardScale)}"
    return SceneFile(data: Array(text.utf8), name: name)
  }

  /// Device pixels for each point.
  static let standardScale = 2.0
}

extension SettingsBundle.Idiom: ExpressibleByArgument {}
