import InlayFiles
import InlayGraphics
import InlaySystem

extension SettingsBundle {
  /// An image of the bundle: the file of a slider's end, or its variant for the scale, such as `low@2x.png`. A name
  /// without a suffix is a PNG's. Nil for a file that is missing, damaged, too large or outside the bundle, and for one
  /// that would make all images of the bundle larger than 16 million pixels, or its SVG files take more than 5 seconds
  /// of CPU time. A file is decoded once, and again when it changed.
  ///
  /// - Parameter scale: The scene's.
  package func image(named name: String, scale: Double = 2) -> Image? {
    for variant in variants(ofImage: name, scale: scale) {
      guard let file = try? folder.open(at: variant.path) else { continue }
      return images.image(reading: file, scale: variant.scale)
    }
    return nil
  }

  /// Warnings about images of pages that are not shown: those of keys that name no file, and those whose file is
  /// damaged or too large; at most 100.
  ///
  /// - Parameters:
  ///   - names: The names of the pages.
  ///   - scale: The scene's.
  package func imageProblems(ofPages names: [String], scale: Double) -> [Problem] {
    var problems: [Problem] = []
    var known: [FilePath: String?] = [:]
    for name in names {
      let file = file(ofPage: name) ?? path
      for image in pageImages[FilePath(name)] ?? [] {
        let key = FilePath(image.name)
        if known[key] == nil { known[key] = .some(failure(ofImage: image.name, scale: scale)) }
        guard let reason = known[key] ?? nil else { continue }
        guard problems.count < FileError.limit else { return problems }
        problems.append(
          Problem(
            file: file, line: image.place.line, column: image.place.column, severity: .warning,
            message: "\(image.subject) \(reason)"))
      }
    }
    return problems
  }

  /// The reason why an image is not shown, with its name; nil for one that is.
  private func failure(ofImage name: String, scale: Double) -> String? {
    var reason = SceneFolder.Failure.missing
    for variant in variants(ofImage: name, scale: scale) {
      do throws(SceneFolder.Failure) {
        let file = try folder.open(at: variant.path)
        if images.image(reading: file, scale: variant.scale) != nil { return nil }
        return "\(name.quoted) is not shown: it is damaged, or too large"
      } catch {
        if case .missing = reason { reason = error }
      }
    }
    return reason.message(for: name, folder: "bundle's")
  }

  /// The paths of the files that an image may have, the preferred first.
  package func paths(ofImage name: String, scale: Double) -> [String] {
    variants(ofImage: name, scale: scale).compactMap {
      (try? SceneFolder.checked($0.path)).map { FilePath(path).appending($0).text }
    }
  }

  private func variants(ofImage name: String, scale: Double) -> [ImageVariants.Variant] {
    let hasSuffix = FilePath(name).withoutLastSlashes.pathExtension != nil
    return ImageVariants(of: hasSuffix ? name : name + ".png", sceneScale: scale).inOrder(for: scale)
  }
}
