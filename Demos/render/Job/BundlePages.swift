import Inlay
import InlayFiles
import InlaySettings

/// The pages of a settings bundle that the arguments ask for.
struct BundlePages {
  /// At least one.
  let wanted: [SettingsDestination]
  /// Those of the bundle, and of values that the pages cannot show.
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
  /// - Throws: `SceneFileError` for a bundle or values that cannot be read, and for a page that does not exist.
  init(_ arguments: Render, willRead: (@Sendable (String) -> Void)?) throws(SceneFileError) {
    let path = arguments.scene ?? ""
    let options = arguments.bundle
    bundle = try SettingsBundle(
      at: path, language: arguments.look.language?.tag ?? "en", idiom: options.idiom ?? .phone, willRead: willRead)
    self.willRead = willRead
    let existing = bundle.files + [options.values].compactMap { $0 }
    files = existing + bundle.missingFiles
    readFiles = ReadFiles(existing)
    values = SettingsValues(
      try options.values.map { path throws(SceneFileError) in try SettingsValues.read(path) } ?? [:])
    let all = bundle.destinations
    if let name = options.page {
      guard let page = all.first(where: { FilePath($0.name) == FilePath(name) }) else {
        let message = "the bundle has no page \(name.quoted)\(all.map(\.name).hint(for: name))"
        throw SceneFileError(problems: [Problem(file: path, line: 1, column: 1, message: message)], files: files)
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
    problems =
      bundle.problems
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
  /// - Throws: `SceneFileError` for a wrong theme or font, and for exceeded limits.
  func scene(
    of destination: SettingsDestination, _ arguments: Render, _ context: RenderContext?, hasParts: Bool
  ) throws(SceneFileError) -> LoadedScene {
    try load(destination, arguments, arguments.sceneOptions, context, maximumParts: hasParts ? Self.maximumParts : 1) {
      $0.bounds
    }
  }

  /// The stretches of a page that is higher than a picture, from top to bottom, in points.
  func parts(of loaded: LoadedScene) -> [ClosedRange<Double>] {
    let screen = loaded.scene.root.sublayers.lazy.compactMap { $0 as? SettingsScreen }.first
    guard let screen, let limit = loaded.heightOfPart else { return [] }
    return screen.parts(ofHeight: limit, scale: loaded.scene.scale)
  }

  /// The scene of a stretch of a page.
  ///
  /// - Parameter size: The page's.
  /// - Throws: `SceneFileError` for exceeded limits.
  func scene(
    of part: ClosedRange<Double>, of destination: SettingsDestination, _ size: Size, _ arguments: Render,
    _ context: RenderContext?
  ) throws(SceneFileError) -> LoadedScene {
    var options = arguments.sceneOptions
    options.size = Size(width: size.width, height: part.upperBound - part.lowerBound)
    return try load(destination, arguments, options, context, maximumParts: 1) { _ in
      Rect(x: 0, y: -part.lowerBound, width: size.width, height: size.height)
    }
  }

  private func load(
    _ destination: SettingsDestination, _ arguments: Render, _ options: SceneOptions, _ context: RenderContext?,
    maximumParts: Int, frame: (Layer) -> Rect
  ) throws(SceneFileError) -> LoadedScene {
    let file = bundle.file(ofPage: destination.page) ?? bundle.path
    do throws(SceneFileError) {
      var canvas = arguments.bundle.canvas(named: file)
      canvas.folder.willRead = willRead
      return try canvas.load(options, context: context, maximumParts: maximumParts) {
        fill($0, destination, frame($0.scene.root))
      }
    } catch {
      // Places in the canvas are none of the page.
      let problems = error.problems.map { problem in
        guard FilePath(problem.file) == FilePath(file) else { return problem }
        return Problem(file: file, line: 1, column: 1, severity: problem.severity, message: problem.message)
      }
      throw SceneFileError(problems: problems, files: error.files)
    }
  }

  private func fill(_ loaded: LoadedScene, _ destination: SettingsDestination, _ frame: Rect) {
    let scene = loaded.scene
    let scale = scene.scale
    let screen = SettingsScreen(
      values: values, root: bundle.pageNames.first ?? "Root",
      images: { [bundle, weak loaded] name in
        // Those that do not exist count too: with one of them, the picture might be another.
        loaded?.files += bundle.paths(ofImage: name, scale: scale)
        return bundle.image(named: name, scale: scale)
      }, page: { [bundle] in bundle.page(named: $0) })
    screen.frame = frame
    scene.root.addSublayer(screen)
    screen.open(destination)
  }
}
