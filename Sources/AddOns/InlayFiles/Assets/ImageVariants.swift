import InlaySystem

/// The files of one image for different scales: `name.png`, `name@2x.png`, `name@3x.png`.
package struct ImageVariants {
  package struct Variant {
    package let path: String
    /// Pixels for each point.
    package let scale: Double
  }

  let variants: [Variant]

  /// The variants of a path. A path that names a variant itself has no others, and an SVG has the scene's scale.
  package init(of path: String, sceneScale: Double = 1) {
    let file = FilePath(path)
    let stem = file.prefix + file.stem
    let suffix = file.pathExtension.map { "." + $0 } ?? ""
    guard suffix.lowercased() != ".svg" else {
      variants = [Variant(path: path, scale: sceneScale)]
      return
    }
    let marked: [(mark: StaticString, scale: Double)] = [("@2x", 2), ("@3x", 3)]
    if let named = marked.first(where: { file.stem.hasByteSuffix($0.mark) }) {
      variants = [Variant(path: path, scale: named.scale)]
    } else {
      variants =
        [Variant(path: path, scale: 1)]
        + marked.map { Variant(path: "\(stem)\($0.mark)\(suffix)", scale: $0.scale) }
    }
  }

  /// The variants in the order of preference for a scale: the same, the next larger ones, the next smaller ones.
  package func inOrder(for scale: Double) -> [Variant] {
    variants.filter { $0.scale >= scale } + variants.filter { $0.scale < scale }.reversed()
  }
}
