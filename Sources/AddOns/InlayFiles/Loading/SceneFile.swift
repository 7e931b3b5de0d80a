import InlayGraphics
import InlayLayers
import InlayLists
import InlaySystem
import InlayText

@_exported import struct InlaySystem.FileError
@_exported import struct InlaySystem.Problem

/// A scene file: YAML or JSON that describes a scene.
///
/// A file may be untrusted. Loading takes time and memory in proportion to the file's length and the limits, reads no
/// file outside the scene's folder, and reports all problems by line and key path.
public struct SceneFile: Sendable {
  /// The name of the file in problems.
  public let name: String
  let bytes: [UInt8]
  package var folder: SceneFolder
  /// The file's path; nil for contents in memory.
  let path: String?

  /// Reads a scene file. O(bytes).
  ///
  /// - Parameters:
  ///   - path: The path of the file, relative to the working directory or absolute.
  ///   - limits: The limits, of which the length of the file is checked; the default limits if you give none.
  /// - Throws: `FileError` if the file does not exist, cannot be read, is not a regular file or is too long.
  public init(path: String, limits: SceneLimits = SceneLimits()) throws(FileError) {
    do throws(InlayError) {
      bytes = try readFile(path, maximumBytes: limits.maximumBytes)
    } catch {
      throw FileError(ReadingFailure("the file cannot be read: \(error.reason(without: path))"), in: path)
    }
    name = path
    self.path = path
    folder = SceneFolder(ofFile: path)
  }

  /// Creates a scene file from bytes, such as those of standard input. The paths of its images and fonts are relative
  /// to the working directory. Loading checks its length.
  ///
  /// - Parameters:
  ///   - data: The bytes of the file.
  ///   - name: The name in problems, such as `menu.yaml`.
  public init(data: [UInt8], name: String) {
    self.init(data, name: name, folder: SceneFolder(ofFile: nil))
  }

  /// Creates a scene file from bytes, with its images and themes.
  ///
  /// - Parameters:
  ///   - data: The bytes of the file.
  ///   - name: The name in problems, such as `menu.yaml`.
  ///   - folder: The folder of the files that `assets` lacks. If it is `nil`, nothing is read from disk, and no
  ///     snapshots are written.
  ///   - assets: The contents of images, theme and data files, by their paths in the scene, such as a dictionary. Paths
  ///     are compared byte by byte; `KeyValuePairs` may have two paths that are equal as a `String`. Fonts cannot be
  ///     among them: see `SceneOptions.fontFiles`.
  public init(
    data: [UInt8], name: String, folder: String?,
    assets: some Sequence<(key: String, value: [UInt8])> = [:] as [String: [UInt8]]
  ) {
    self.init(data, name: name, folder: SceneFolder(path: folder, assets: assets))
  }

  init(_ bytes: [UInt8], name: String, folder: SceneFolder) {
    self.name = name
    self.bytes = bytes
    self.folder = folder
    path = nil
  }

  /// Creates the scene and ticks it once, at time 0, unless it has a script: see `LoadedScene.runScript()`. Time and
  /// memory are proportional to the file's length, within the limits.
  ///
  /// - Parameters:
  ///   - options: The overrides of the file's settings, and its limits; none by default.
  ///   - context: The fonts, tiles and images to share with other scenes of this isolation domain; `nil`, the default,
  ///     shares none.
  /// - Throws: `FileError` with all problems of the file, its theme, images and fonts, and with exceeded limits of the
  ///   options, also for the length of contents in memory. The work of painting is counted when a frame is painted.
  public func load(
    _ options: SceneOptions = SceneOptions(), context: RenderContext? = nil
  ) throws(FileError) -> LoadedScene {
    try load(options, context: context) { _ in }
  }

  /// Makes the scene with layers that are not from its file, within the same limits.
  ///
  /// - Parameters:
  ///   - maximumParts: More than 1 for a canvas of automatic height that is shown in so many parts: where one does not
  ///     hold it, `heightOfPart` is set, and the scene is as high as its content but not ticked.
  ///   - fill: Adds them, and the files that they need, before the scene is measured and ticked.
  package func load(
    _ options: SceneOptions, context: RenderContext?, maximumParts: Int = 1, fill: (LoadedScene) -> Void
  ) throws(FileError) -> LoadedScene {
    let context = context ?? RenderContext()
    let read = try ReadScene(self, options)
    let checked = try CheckedScene(read, in: context)
    let built = try BuiltScene(checked, in: context)
    fill(built.scene)
    return try built.measured(maximumParts: maximumParts)
  }

  /// The file as a theme; nil for a scene, and for more bytes than the default `SceneLimits` allow. Only themes have
  /// the key `inlayTheme`.
  var asTheme: ThemeFile? { asTheme(limits: SceneLimits()) }

  /// The file as a theme within limits; nil for a scene, and for more bytes than the limits allow. Only themes have the
  /// key `inlayTheme`.
  ///
  /// - Parameter decorations: The decorations that the theme may name.
  package func asTheme(limits: SceneLimits, decorations: [Decoration] = []) -> ThemeFile? {
    let isShort = bytes.count <= limits.maximumBytes
    guard isShort, let root = (try? document())?.root, root.has("inlayTheme") else { return nil }
    return ThemeFile(bytes, name: name, folder: folder, limits: limits, decorations: decorations)
  }

  /// The settings at the start of the file; nil for a file with another content than a scene. A file that cannot be
  /// read counts as a scene, whose loading reports why.
  package var header: SceneHeader? {
    guard let root = (try? document())?.root else { return SceneHeader(nil) }
    return root.has("inlay") ? SceneHeader(root) : nil
  }

  /// Whether another file has the same contents, and so the same header.
  package func hasSameBytes(as other: SceneFile) -> Bool { bytes == other.bytes }

  /// Whether the file can be read and is a scene: only scenes have the key `inlay`.
  package var isScene: Bool { (try? document())?.root.has("inlay") ?? false }

  /// Performs all checks of loading, and paints a scene without a script once.
  ///
  /// - Parameter options: The overrides of the file's settings, and its limits; none by default.
  /// - Throws: `FileError` with all problems, as `load(_:context:)`, and of the painted frame.
  public func validate(_ options: SceneOptions = SceneOptions()) throws(FileError) {
    try load(options).checkPainting()
  }

  func document() throws(FileError) -> Document {
    do throws(ReadingFailure) {
      return try DocumentReader.read(bytes)
    } catch {
      throw FileError(error, in: name)
    }
  }
}

extension SceneFile {
  /// The JSON Schema (draft 2020-12) of scene files of this version, for editors and other tools.
  ///
  /// It is generated from the checker's keys. The checker alone checks the rest: whether named files exist, whether
  /// `colors` and `locations` have equal counts, path data, and limits of the scene as a whole.
  package static var jsonSchema: String {
    let kinds = ObjectKind.allCases.filter { !$0.isOfThemes || $0 == .appearances }
    return ObjectKind.scene.jsonSchema(title: "Inlay scene", kinds)
  }
}

extension Checker {
  /// - Throws: `FileError` with what was found and other problems, where there are any.
  func throwProblems(
    in file: SceneFile, after first: [Problem] = [], and others: [Problem] = [], files: Set<FilePath> = []
  ) throws(FileError) {
    let problems = first + findings.problems(in: file.name) + others
    guard !problems.isEmpty else { return }
    throw FileError(problems: Array(problems.prefix(FileError.limit)), files: files)
  }
}
