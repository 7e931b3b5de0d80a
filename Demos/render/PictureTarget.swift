import ArgumentParser

/// Where a picture goes, by its path.
struct PictureTarget {
  let path: String

  init(_ path: String) { self.path = path }

  /// The scene's name with `.png`, in the working directory.
  static func standardPath(for scene: String) -> String {
    let name = scene.split(separator: "/").last ?? "scene"
    let stem = name.lastIndex(of: ".").map { $0 == name.startIndex ? name : name[..<$0] } ?? name
    return stem + ".png"
  }

  var isStandardOutput: Bool { path == "-" }

  /// - Throws: `ValidationError` for a kind of picture that cannot be made.
  func check() throws {
    guard !isStandardOutput else { return }
    let name = path.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    let suffix = name.lastIndex(of: ".").map { name[$0...].lowercased() } ?? ""
    switch suffix {
    case ".png": return
    case ".svg", ".pdf": throw ValidationError("\(path): \(suffix) is not supported yet")
    default: throw ValidationError("\(path): the picture's name must end in .png")
    }
  }
}
