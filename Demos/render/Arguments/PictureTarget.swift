import ArgumentParser
import Inlay

/// The target of a picture, by its path.
struct PictureTarget {
  /// The formats of pictures, by their files' suffixes.
  enum Format: String {
    case png, svg, pdf
    /// The whole script as an animation.
    case apng

    /// All suffixes, in words.
    static let words = ".png, .svg, .pdf or, for an animation, .apng"

    var isOfPixels: Bool { self == .png || self == .apng }
  }

  let path: String

  init(_ path: String) { self.path = path }

  /// The scene's name with `.png`, in the working directory.
  static func standardPath(for scene: String) -> String {
    let file = FilePath(FilePath(scene).parts.last ?? "scene")
    return (file.stem.isEmpty ? file.name : file.stem) + ".png"
  }

  var isStandardOutput: Bool { path == "-" }

  /// The format of the path's suffix; nil for an unknown one.
  var format: Format? {
    guard !isStandardOutput else { return .png }
    return FilePath(path).pathExtension.flatMap { Format(rawValue: $0.lowercased()) }
  }

  /// The path for a part of a picture that is too high for one file, from 0: `p.png`, `p-2.png`, `p-3.png`.
  func part(_ index: Int) -> String {
    let file = FilePath(path)
    guard index > 0, let suffix = file.pathExtension else { return path }
    return file.prefix + file.stem + "-\(index + 1)." + suffix
  }

  /// - Throws: `ValidationError` for an unknown format.
  func check() throws {
    if format == nil { throw ValidationError("\(path): the picture's name must end in \(Format.words)") }
  }
}
