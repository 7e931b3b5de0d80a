import InlayControls
import InlayGraphics
import InlayLists
import InlaySystem
import InlayText

/// The images and fonts that a scene's files name, by the values that name them.
struct SceneAssets {
  /// The maximum number of files that a scene may name.
  private static let fileLimit = 10_000
  private static let fontLimit = 64

  private(set) var images: [Int32: Image] = [:]
  private(set) var themeImages: [Int32: [Image]] = [:]
  /// Every file that was read or tried, without links.
  private(set) var paths: Set<FilePath> = []
  /// The variants of images that were looked for and do not exist.
  private(set) var missing: Set<FilePath> = []
  /// Distinct paths without links, in the order of the document.
  private(set) var fontFiles: [String] = []

  /// The images by the bytes of their paths in the scene: a file that is named twice is opened once.
  private var knownImages: [[UInt8]: Result<Image, AssetFailure>] = [:]

  private let folder: SceneFolder
  /// The folder's owner in messages.
  private let owner: String
  private let scale: Double
  private let decoded: DecodedImages
  private let allowsFonts: Bool

  /// - Parameters:
  ///   - owner: The folder's owner in messages, such as `scene's`.
  ///   - scale: The scene's, which selects the variants of images.
  ///   - images: Shared by a scene and its themes.
  ///   - allowsFonts: Whether font files may be read.
  init(in folder: SceneFolder, of owner: String, scale: Double, images: DecodedImages, allowsFonts: Bool) {
    self.allowsFonts = allowsFonts
    self.folder = folder
    self.owner = owner
    self.scale = scale
    decoded = images
  }

  /// Loads every file that a document names. Failures are reported at the value that names the file.
  mutating func load(_ checker: inout Checker) {
    for (count, file) in checker.files.enumerated() where !checker.findings.isFull {
      do throws(AssetFailure) {
        guard count < Self.fileLimit else { throw AssetFailure("more than \(Self.fileLimit) files") }
        switch file.use {
        case .image: images[file.value.index] = try knownImage(file.value.text ?? "")
        case .themeImage: themeImages[file.value.index] = try themeImage(file.value.text ?? "")
        case .font: try addFont(file.value.text ?? "")
        }
      } catch {
        checker.report(error.message, at: file.value.place, file.component, in: file.step)
      }
    }
  }

  private mutating func knownImage(_ path: String) throws(AssetFailure) -> Image {
    let name = Array(path.utf8)
    if let known = knownImages[name] { return try known.get() }
    let result: Result<Image, AssetFailure>
    do throws(AssetFailure) { result = .success(try image(path)) } catch { result = .failure(error) }
    knownImages[name] = result
    return try result.get()
  }

  private mutating func image(_ path: String) throws(AssetFailure) -> Image {
    let variants = ImageVariants(of: path, sceneScale: scale).inOrder(for: scale)
    let existing = variants.first { exists($0) }
    if existing == nil, Symbol(systemName: path) != nil {
      throw AssetFailure("\(path.quoted): no such file; the symbol is written \(("symbol:" + path).quoted)")
    }
    guard let variant = existing ?? variants.first else { throw AssetFailure("\(path.quoted): no such file") }
    return try image(variant)
  }

  /// All existing variants; at least one.
  private mutating func themeImage(_ path: String) throws(AssetFailure) -> [Image] {
    let all = ImageVariants(of: path, sceneScale: scale).variants
    var images: [Image] = []
    for variant in all where exists(variant) { images.append(try image(variant)) }
    if images.isEmpty {
      _ = try open(path)
      throw AssetFailure("\(path.quoted): no such file")
    }
    return images
  }

  private mutating func exists(_ variant: ImageVariants.Variant) -> Bool {
    let exists = folder.hasEntry(at: variant.path)
    if !exists, let path = folder.path(of: variant.path) { missing.insert(path) }
    return exists
  }

  private mutating func image(_ variant: ImageVariants.Variant) throws(AssetFailure) -> Image {
    try decoded.image(in: try open(variant.path), as: variant)
  }

  private mutating func addFont(_ path: String) throws(AssetFailure) {
    guard allowsFonts else { throw AssetFailure("\(path.quoted): font files are not allowed") }
    let file = try open(path)
    // The libraries of fonts read files only.
    guard file.contents == nil else {
      throw AssetFailure("\(path.quoted): a font cannot be given as bytes; name a file")
    }
    let real = file.path
    guard !fontFiles.contains(where: { FilePath($0) == FilePath(real) }) else { return }
    guard fontFiles.count < Self.fontLimit else { throw AssetFailure("more than \(Self.fontLimit) fonts") }
    do throws(InlayError) {
      _ = try decoded.context.textContext(ofFiles: [FontFile(checking: real)])
    } catch {
      throw AssetFailure(error, of: real, named: path)
    }
    fontFiles.append(real)
  }

  private mutating func open(_ path: String) throws(AssetFailure) -> RegularFile {
    if let wanted = folder.path(of: path) { paths.insert(wanted) }
    do throws(SceneFolder.Failure) {
      return try folder.open(at: path)
    } catch {
      throw AssetFailure(error.message(for: path, folder: owner))
    }
  }
}

/// The reason why a file that a scene names cannot be used.
struct AssetFailure: Error {
  let message: String

  init(_ message: String) { self.message = message }

  /// An error of the graphics for a file, with the file's name in the scene.
  init(_ error: InlayError, of real: String, named name: String) {
    message = "\(name.quoted): \(error.reason(without: real))"
  }
}

/// The files that a document names, to be watched for changes.
extension Checker {
  /// The paths of the files that the document names, existing or missing.
  func wantedFiles(in folder: SceneFolder) -> Set<FilePath> {
    Set((files.map(\.value) + themeFiles.map(\.value)).compactMap { $0.text.flatMap(folder.path) })
  }
}
