import InlayGraphics

/// A cross-fade of images as one picture: the weighted sum of their premultiplied pixels.
package final class ImageFade: Equatable, Sendable {
  package struct Part: Equatable, Sendable {
    /// Nil for no image, which is transparent.
    let image: NodeImage?
    /// In fractions of 255. The weights of all parts are 255 together.
    let weight: Int
  }

  /// The oldest image first.
  let parts: [Part]

  /// - Parameter shares: Images, the oldest first, each with what it has of the picture of those before it, 0...1; the
  ///   first has all of it.
  init(_ shares: [(image: NodeImage?, share: Double)]) {
    var rest = 1.0
    var fractions: [Double] = []
    for (index, part) in shares.enumerated().reversed() {
      let share = index == 0 ? 1 : part.share.clampedOpacity
      fractions.append(rest * share)
      rest *= 1 - share
    }
    // Rounding the sums keeps the sum of the rounded.
    var (sum, rounded) = (0.0, 0)
    parts = zip(shares, fractions.reversed()).map { part, fraction in
      sum += fraction
      let next = Int((sum.clampedOpacity * 255).rounded())
      defer { rounded = next }
      return Part(image: part.image, weight: next - rounded)
    }
  }

  package static func == (a: ImageFade, b: ImageFade) -> Bool { a === b || a.parts == b.parts }

  /// The visible images.
  var images: [NodeImage] { parts.compactMap { $0.weight > 0 ? $0.image : nil } }
}

extension NodeImage {
  /// A cross-fade as an image: itself where one image is all that is left of it; nil without images.
  init?(_ fade: ImageFade) {
    guard let last = fade.images.last else { return nil }
    self = last
    let isWhole = fade.parts.contains { $0.weight == 255 }
    if !isWhole { self.fade = fade }
  }
}
