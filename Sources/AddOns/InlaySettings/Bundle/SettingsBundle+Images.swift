import InlayFiles
import InlayGraphics
import InlaySystem

extension SettingsBundle {
  /// An image of the bundle: the file of a slider's end, or its variant for the scale, such as `low@2x.png`. A name
  /// without a suffix is a PNG's. Nil for a file that is missing, damaged, too large or outside the bundle, and for one
  /// that would make all images of the bundle larger than 16 million pixels, or its SVG files take more than 5 seconds
  /// of processor time. A file is decoded once, and again when it changed.
  ///
  /// - Parameter scale: The scene's.
  package func image(named name: String, scale: Double = 2) -> Image? {
    for variant in variants(ofImage: name, scale: scale) {
      guard let file = try? folder.open(at: variant.path) else { continue }
      return images.image(reading: file, scale: variant.scale)
    }
    return nil
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
