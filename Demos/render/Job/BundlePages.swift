import Inlay
import InlayFiles
import InlaySettings

/// The pages of a settings bundle that the arguments ask for.
struct BundlePages {
  /// At least one.
  let wanted: [SettingsDestination]
  /// Those of the bundle and its images, of values that the pages cannot show, and with `--validate` of all languages.
  let problems: [Problem]
  /// The files that all pages depend on, existing or missing, images left out.
  let files: [String]
  /// Those of the files that were read.
  let readFiles: ReadFiles
  /// The names of the wanted pages' pictures, in lower case.
  private let pictureNames: Set<String>
  private let bundle: SettingsBundle
  private let values: SettingsValues
  private let willRead: (@Sendable (String) -> Void)?

  /// The most pictures that show one page.
  static let maximumParts = 100

  /// - Parameter willRead: Takes the path of each file of the bundle before it is read.
  /// - Throws: `FileError` for a bundle or values that cannot be read, and for a page that does not exist.
  init(_ arguments: Render, willRead: (@Sendable (String) -> Void)?) throws(FileError) {
    let path = arguments.scene ?? ""
    let options = arguments.bundle
    bundle = try SettingsBundle(
      path: path, language: arguments.look.language?.tag ?? "en", idiom: options.idiom ?? .phone, willRead: willRead)
    self.willRead = willRead
    let existing = bundle.files + [options.values].compactMap { $0 }
    files = existing + bundle.missingFiles
    readFiles = ReadFiles(existing)
    values = SettingsValues(
      try options.values.map { path throws(FileError) in try SettingsValues.read(path) } ?? [:])
    let all = bundle.destinations
    if let name = options.page {
      guard let page = all.first(where: { FilePath($0.name) == FilePath(name) }) else {
        let message = "the bundle has no page \(name.quoted)\(all.map(\.name).hint(for: name))"
        throw FileError(problems: [Problem(file: path, line: 1, column: 1, message: message)], files: files)
      }
      wanted = [page]
    } else {
      wanted = options.allPages ? all : Array(all.prefix(1))
    }
    pictureNames = Set(wanted.map { ($0.name + ".png").lowercased() })
    let shown = Set(wanted.map { FilePath($0.page) })
    let warnings = bundle.pageNames.filter { shown.contains(FilePath($0)) }.flatMap { [bundle, values] in
      bundle.page(named: $0)?.warnings(for: values) ?? []
    }
    var problems = bundle.problems
    let isCheck = arguments.checks.validatesOnly
    if isCheck { problems += bundle.translationProblems() }
    problems += bundle.imageProblems(
      ofPages: bundle.pageNames.filter { isCheck || shown.contains(FilePath($0)) },
      scale: arguments.look.scale?.value ?? BundleOptions.standardScale)
    self.problems =
      problems
      + warnings.map {
        Problem(file: options.values ?? path, line: 1, column: 1, severity: .warning, message: $0)
      }
  }

  /// Whether the pictures of a page's parts would have names of other pages' pictures. O(parts).
  func areTaken(_ count: Int, partsOf destination: SettingsDestination) -> Bool {
    let picture = PictureTarget(destination.name + ".png")
    // The first part has the page's own name, which no other page has.
    return (1..<max(1, count)).contains { pictureNames.contains(picture.part($0).lowercased()) }
  }

  /// The scene of a page, with the images among its files, as high as its content unless the arguments say otherwise.
  ///
  /// - Parameter hasParts: Whether several pictures may show the page: then the scene may be higher than one.
  /// - Throws: `FileError` for a wrong theme or font, and for exceeded limits.
  func scene(
    of destination: SettingsDestination, _ arguments: Render, _ context: RenderContext?, hasParts: Bool
  ) throws(FileError) -> LoadedScene {
    let file = bundle.file(ofPage: destination.page) ?? bundle.path
    do throws(FileError) {
      var canvas = arguments.bundle.canvas(named: file)
      canvas.folder.willRead = willRead
      return try canvas.load(
        arguments.sceneOptions, context: context, maximumParts: hasParts ? Self.maximumParts : 1
      ) {
        fill($0, destination)
      }
    } catch {
      // Places in the canvas are none of the page.
      let problems = error.problems.map { problem in
        guard FilePath(problem.file) == FilePath(file) else { return problem }
        return Problem(file: file, line: 1, column: 1, severity: problem.severity, message: problem.message)
      }
      throw FileError(problems: problems, files: error.files)
    }
  }

  /// The stretches of a page that is higher than a picture, from top to bottom, in points.
  func parts(of loaded: LoadedScene) -> [ClosedRange<Double>] {
    guard let screen = screen(of: loaded), let limit = loaded.heightOfPart else { return [] }
    return screen.parts(ofHeight: limit, scale: loaded.scene.scale)
  }

  /// Shows a stretch of a page in its scene, which has the height of this stretch then. The page stays laid out as a
  /// whole, so that each further stretch takes little time.
  ///
  /// - Parameter size: The page's.
  /// - Throws: `FileError` for exceeded limits.
  func show(_ part: ClosedRange<Double>, of size: Size, in loaded: LoadedScene) throws(FileError) {
    screen(of: loaded)?.frame = Rect(x: 0, y: -part.lowerBound, width: size.width, height: size.height)
    try loaded.layOut(inSize: Size(width: size.width, height: part.upperBound - part.lowerBound))
  }

  private func screen(of loaded: LoadedScene) -> SettingsScreen? {
    loaded.scene.root.sublayers.lazy.compactMap { $0 as? SettingsScreen }.first
  }

  private func fill(_ loaded: LoadedScene, _ destination: SettingsDestination) {
    let scene = loaded.scene
    let scale = scene.scale
    let screen = SettingsScreen(
      values: values, root: bundle.pageNames.first ?? "Root",
      images: { [bundle, weak loaded] name in
        // Those that do not exist count too: with one of them, the picture might be another.
        loaded?.files += bundle.paths(ofImage: name, scale: scale)
        return bundle.image(named: name, scale: scale)
      }, page: { [bundle] in bundle.page(named: $0) })
    screen.frame = scene.root.bounds
    scene.root.addSublayer(screen)
    screen.open(destination)
  }
}
