import Inlay
import InlayFiles

/// The key of a picture: equal keys mean equal pictures. It is the digest of the program, the options, the data in the
/// job's line, and the names and contents of all files that the picture depends on.
struct PictureKey {
  /// The program that makes the pictures: its version and, between releases, the digest of its file. Builds of one
  /// version may then paint other pixels.
  static let program = name(ofProgram: Version.current, isRelease: Version.isRelease) {
    SHA256.hex(ofFile: "/proc/self/exe")
  }

  /// If the program's file cannot be read, the name is new each time, so that no earlier picture is up to date.
  static func name(ofProgram version: String, isRelease: Bool, digest: () -> String?) -> String {
    isRelease ? version : "\(version) \(digest() ?? "\(UInt64.random(in: 0...UInt64.max))")"
  }

  private let job: BatchJob
  private let compression: ImageSurface.Compression
  private let fonts: [String]
  /// The scene's folder without links.
  private let folder: FilePath

  init(of job: BatchJob, _ template: Render) {
    self.job = job
    compression = template.target.png
    fonts = template.texts.font
    let given = FilePath(job.scene).folder
    folder = realPath(of: given.text).map { FilePath($0) } ?? given
  }

  /// The name of a file: relative to the scene's folder where it lies inside, otherwise its absolute path.
  func name(of path: String) -> FilePath {
    let real = FilePath(realPath(of: path) ?? path)
    return real.inside(folder)?.path ?? real
  }

  func path(of name: FilePath) -> FilePath { folder.resolving(name.text) }

  /// The names of all files that a picture depends on, the scene too.
  ///
  /// - Parameter files: The paths of those that the scene uses.
  func names(_ files: [String]) -> [FilePath] {
    Set((files + [job.scene] + job.data.compactMap(\.path)).map(name(of:))).sorted()
  }

  func dependencies(_ names: [FilePath], _ digests: FileDigests) -> [PictureDependency] {
    names.map { PictureDependency(name: $0, sha256: digests.sha256(of: path(of: $0))) }
  }

  func sha256(_ dependencies: [PictureDependency]) -> String {
    var text = JSONText()
    text.append("inlay \(Self.program)")
    let theme = job.theme.map { Theme.named($0) == nil ? name(of: $0).text : $0 }
    let format = PictureTarget(job.out).format
    text.append(member: "theme", theme)
    text.append(member: "appearance", job.appearance?.rawValue)
    text.append(member: "direction", job.direction?.rawValue)
    text.append(member: "language", job.language?.tag)
    text.append(member: "scale", job.scale?.value.text)
    text.append(member: "width", job.size?.value.width.text)
    text.append(member: "height", job.size?.value.height.text)
    text.append(member: "sizeClass", job.sizeClass?.rawValue)
    text.append(member: "textScale", job.textScale?.value.text)
    text.append(member: "format", format?.rawValue)
    text.append(member: "png", format?.isOfPixels == true ? compression.rawValue : nil)
    for data in job.data {
      switch data {
      case .file(let path): text.append(member: "data", name(of: path).text)
      case .object(let data): text.append(member: "values", data.identity)
      }
    }
    for path in fonts { text.append(member: "font", name(of: path).text) }
    for file in dependencies { text.append(member: file.name.text, file.sha256) }
    return SHA256.hex(of: text.text)
  }
}
