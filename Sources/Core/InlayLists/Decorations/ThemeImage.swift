import InlayGraphics

/// A picture of a theme, in one or more resolutions.
public struct ThemeImage: Sendable {
  /// By ascending scale, one of each. Never empty.
  public let variants: [Image]

  /// Nil without variants.
  ///
  /// - Parameter variants: The same picture at different scales, in any order; of two of one scale the first is used.
  public init?(variants: [Image]) {
    var unique: [Image] = []
    for image in variants where !unique.contains(where: { $0.scale == image.scale }) { unique.append(image) }
    guard !unique.isEmpty else { return nil }
    self.variants = unique.sorted { $0.scale < $1.scale }
  }

  /// The variant for a number of device pixels per point: the equal one, else the next finer, else the finest.
  public func image(forScale scale: Double) -> Image {
    variants.first { $0.scale >= scale } ?? variants[variants.count - 1]
  }
}

extension ThemeImage: Hashable {
  /// Whether both have the same pixels. O(1) for images that are shared, else O(pixels).
  public static func == (a: ThemeImage, b: ThemeImage) -> Bool {
    a.variants.count == b.variants.count && zip(a.variants, b.variants).allSatisfy(Self.isSame)
  }

  public func hash(into hasher: inout Hasher) {
    for image in variants {
      hasher.combine(image.pixelWidth)
      hasher.combine(image.pixelHeight)
      hasher.combine(image.scale)
    }
  }

  private static func isSame(_ a: Image, _ b: Image) -> Bool {
    guard a !== b else { return true }
    guard a.pixelWidth == b.pixelWidth, a.pixelHeight == b.pixelHeight, a.scale == b.scale else { return false }
    return a.withPixels { first in b.withPixels { first.elementsEqual($0) } }
  }
}

/// The pictures of rows by position in the section.
public struct ThemeRowImages: Hashable, Sendable {
  public var top: ThemeImage?
  public var middle: ThemeImage?
  public var bottom: ThemeImage?
  public var only: ThemeImage?
  public var topSelected: ThemeImage?
  public var middleSelected: ThemeImage?
  public var bottomSelected: ThemeImage?
  public var onlySelected: ThemeImage?

  public init() {}

  var isEmpty: Bool { self == ThemeRowImages() }

  /// The properties by their names in theme files.
  package static var named: [(name: String, path: WritableKeyPath<ThemeRowImages, ThemeImage?>)] {
    [
      ("top", \.top), ("middle", \.middle), ("bottom", \.bottom), ("only", \.only), ("topSelected", \.topSelected),
      ("middleSelected", \.middleSelected), ("bottomSelected", \.bottomSelected), ("onlySelected", \.onlySelected),
    ]
  }
}
