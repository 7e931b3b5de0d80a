import InlayDecorations
import InlayLayers
import InlayLists
import InlaySystem
import InlayText

/// A theme file: YAML or JSON that describes the look of lists.
///
/// A file may be untrusted. Reading it ends soon, reads no file outside its folder, and reports all problems with line
/// and key path.
public struct ThemeFile: Sendable {
  /// The file's name in problems.
  let name: String
  private let bytes: [UInt8]
  var folder: SceneFolder
  private let limits: SceneLimits
  /// The decorations that the file may name.
  private let decorations: [Decoration]

  /// The maximum length of a chain of themes that extend each other.
  private static let longestChain = 16

  /// Reads a theme file. O(bytes).
  ///
  /// - Parameters:
  ///   - path: The path of the file, relative to the working directory or absolute.
  ///   - limits: The limits for the file; the default limits if you give none.
  ///   - decorations: The decorations that the file may name besides the built-in ones; none by default.
  /// - Throws: `FileError` if the file does not exist, cannot be read, is not a regular file or is too long.
  public init(
    path: String, limits: SceneLimits = SceneLimits(), decorations: [Decoration] = []
  ) throws(FileError) {
    name = path
    self.limits = limits
    self.decorations = decorations
    do throws(InlayError) {
      bytes = try readFile(path, maximumBytes: limits.maximumBytes)
    } catch {
      throw FileError(ReadingFailure("the theme cannot be read: \(error.reason(without: path))"), in: path)
    }
    folder = SceneFolder(ofFile: path)
  }

  /// The theme of an open file.
  ///
  /// - Parameter folder: Its folder.
  init(
    _ file: consuming RegularFile, name: String, folder: SceneFolder, limits: SceneLimits,
    decorations: [Decoration]
  ) throws(FileError) {
    let path = file.path
    do throws(InlayError) {
      self.init(
        try readFile(file, maximumBytes: limits.maximumBytes), name: name, folder: folder, limits: limits,
        decorations: decorations)
    } catch {
      throw FileError(ReadingFailure("the theme cannot be read: \(error.reason(without: path))"), in: name)
    }
  }

  /// Creates a theme file from bytes. The paths of its images and fonts are relative to the working directory.
  ///
  /// - Parameters:
  ///   - data: The bytes of the file.
  ///   - name: The name in problems.
  ///   - limits: The limits for the file; the default limits if you give none.
  ///   - decorations: The decorations that the theme may name besides the built-in ones; none by default.
  public init(
    data: [UInt8], name: String, limits: SceneLimits = SceneLimits(),
    decorations: [Decoration] = []
  ) {
    self.init(
      data, name: name, folder: SceneFolder(ofFile: nil), limits: limits, decorations: decorations)
  }

  init(
    _ bytes: [UInt8], name: String, folder: SceneFolder, limits: SceneLimits = SceneLimits(),
    decorations: [Decoration] = []
  ) {
    self.name = name
    self.limits = limits
    self.decorations = decorations
    self.bytes = bytes
    self.folder = folder
  }

  /// Returns the theme, with its images and those of the themes that it extends, and the first 100 warnings, such as
  /// for texts with a low contrast. O(bytes of the files).
  ///
  /// - Throws: `FileError` with all problems of the file, its images and fonts.
  public func load() throws(FileError) -> (theme: Theme, warnings: [Problem]) {
    let loaded = try loadWithFiles()
    return (loaded.theme, loaded.warnings)
  }

  /// - Parameters:
  ///   - images: Shared by the scene and its themes; nil for none.
  ///   - appearances: Those whose contrast is checked.
  func loadWithFiles(
    images: DecodedImages? = nil, appearances: [Appearance] = Appearance.allCases
  ) throws(FileError) -> LoadedTheme {
    let images = images ?? DecodedImages(of: "theme's", limits: limits, in: RenderContext())
    return try load(after: [], images, appearances)
  }

  /// - Parameter chain: The paths of the themes that extend this one.
  private func load(
    after chain: [FilePath], _ images: DecodedImages, _ appearances: [Appearance]
  ) throws(FileError) -> LoadedTheme {
    try limits.checkLength(of: bytes, of: name)
    let document: Document
    do throws(ReadingFailure) { document = try DocumentReader.read(bytes) } catch {
      throw FileError(error, in: name)
    }
    var checker = Checker(document, as: .theme, decorations: decorations)
    var problems: [Problem] = []
    var wanted: Set<FilePath> = []
    var base = LoadedTheme(theme: .standard)
    if let extended = document.root["extends"] {
      do throws(FileError) {
        if let loaded = try self.base(extended, &checker, after: chain, images, appearances) { base = loaded }
      } catch {
        problems = error.problems
        wanted = error.paths
      }
      if let name = extended.text, let path = folder.path(of: name) { wanted.insert(path) }
    }
    var assets = SceneAssets(
      in: folder, of: "theme's", scale: 1, images: images, allowsFonts: limits.allowsFonts)
    assets.load(&checker)
    if problems.isEmpty {
      let own = document.root["colors"]?.entries.compactMap(\.key.scalar) ?? []
      checker.reportUnknownColors(among: [base.theme].colorNames.union(own))
    }
    problems = checker.findings.problems(in: name) + problems
    guard problems.isEmpty else {
      throw FileError(
        problems: Array(problems.prefix(FileError.limit)), files: wanted.union(checker.wantedFiles(in: folder)))
    }
    let reader = ThemeReader(base.plainTheme ?? base.theme, images: assets.themeImages, decorations: decorations)
    reader.theme.name = FilePath(name).withoutLastSlashes.name.beforeFirstDot
    reader.theme.fontFiles += assets.fontFiles.filter { file in
      !base.theme.fontFiles.contains { FilePath($0) == FilePath(file) }
    }
    ObjectSpec.theme.apply(document.root, to: reader)
    reader.theme.colors = reader.colors
    let circles = reader.theme.circleProblems(in: document.root, of: name)
    guard circles.isEmpty else { throw FileError(problems: circles, files: wanted) }
    var loaded = LoadedTheme(theme: reader.theme)
    var warnings: [Problem] = []
    let contrast = document.root["contrast"]?.name(ThemeContrast.self) ?? (base.plainTheme == nil ? .normal : .aa)
    if contrast == .aa { warnings = loaded.raiseContrast(of: document.root, in: name, appearances) }
    warnings =
      ContrastCheck(loaded.theme, of: document.root, over: base.theme, in: name, appearances).warnings + warnings
    return LoadedTheme(
      theme: loaded.theme, plainTheme: loaded.plainTheme,
      warnings: Array((base.warnings + warnings).prefix(FileError.limit)),
      files: base.files.union(assets.paths), missingFiles: base.missingFiles.union(assets.missing),
      missingFont: missingFont(document.root) ?? base.missingFont)
  }

  /// The warning for a font that the system lacks, at the file's own family; nil without one.
  private func missingFont(_ theme: Value) -> Problem? {
    guard let family = theme["fonts"]?["family"], let names = Form<[String]>.fontFamilies.read(family), !names.isEmpty
    else { return nil }
    let quoted = names.map(\.quoted).joined(separator: " or ")
    let message =
      "fonts.family: no font is named \(quoted): another font is used" + ScriptFont.hint(forFamilies: names)
    return Problem(
      file: name, line: family.place.line, column: family.place.column, severity: .warning, message: message)
  }

  /// The theme that this one extends.
  private func base(
    _ value: Value, _ checker: inout Checker, after chain: [FilePath], _ images: DecodedImages,
    _ appearances: [Appearance]
  ) throws(FileError) -> LoadedTheme? {
    guard let name = value.text else { return nil }
    if let theme = Theme.named(name) { return LoadedTheme(theme: theme) }
    func report(_ message: String) {
      checker.report(message, at: value.place, .key("extends"), in: KeyTrail.root)
    }
    guard ThemeName.isPath(name) else {
      report(ThemeName.problem(with: name))
      return nil
    }
    guard limits.themeFiles != .builtInOnly else {
      report(ThemeName.refusal(of: name))
      return nil
    }
    let displayName = FilePath(self.name).prefix + name
    let file: RegularFile
    do throws(SceneFolder.Failure) {
      file = try folder.open(at: name)
    } catch {
      report(error.message(for: name, folder: "theme's"))
      return nil
    }
    let (path, isOnDisk) = (FilePath(file.path), file.contents == nil)
    guard !chain.contains(path), chain.count < Self.longestChain else {
      report("\(name.quoted): the themes extend each other in a cycle, or in too long a chain")
      return nil
    }
    let place = folder.folder(of: file, named: name)
    let extended = try ThemeFile(file, name: displayName, folder: place, limits: limits, decorations: decorations)
    var loaded = try extended.load(after: chain + [path], images, appearances)
    if isOnDisk { loaded.files.insert(path) }
    return loaded
  }
}

/// A theme from a file.
struct LoadedTheme: Sendable {
  var theme: Theme
  /// The theme without the contrast that it asks for; nil for one that asks for none.
  var plainTheme: Theme?
  /// The first 100.
  var warnings: [Problem] = []
  /// The files that the theme uses beside its own.
  var files: Set<FilePath> = []
  /// The variants of its images that do not exist.
  var missingFiles: Set<FilePath> = []
  /// The warning for the case that no font has its families, where a file names these.
  var missingFont: Problem?
}

extension ThemeFile {
  /// The JSON Schema (draft 2020-12) of theme files of this version.
  package static var jsonSchema: String {
    ObjectKind.theme.jsonSchema(title: "Inlay theme", ObjectKind.allCases.filter(\.isOfThemes))
  }
}
