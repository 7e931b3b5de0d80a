import InlayGraphics
import InlayRows

/// The pictures of rows by their position in the section, each in one or more resolutions; for `slicedImages` and
/// decorations of apps.
public struct RowImages: Sendable {
  /// The pictures of rows that are not selected: the same picture at different scales, in any order.
  public var normal: [RowPosition: [Image]]
  /// The pictures of selected rows, like `normal`.
  public var selected: [RowPosition: [Image]]
  /// The parts of the pictures that keep their size, in points.
  public var caps: Insets

  /// Creates a set of pictures; by default empty, with caps of 12 points.
  public init(
    _ normal: [RowPosition: [Image]] = [:], selected: [RowPosition: [Image]] = [:], caps: Insets = Insets(12)
  ) {
    self.normal = normal
    self.selected = selected
    self.caps = caps
  }

  /// Whether there are none.
  public var isEmpty: Bool { normal.values.allSatisfy(\.isEmpty) && selected.values.allSatisfy(\.isEmpty) }

  /// The picture of a row in the resolution for a number of device pixels per point: the equal one, else the next
  /// finer, else the finest. Nil if the row has none.
  public func image(at position: RowPosition, isSelected: Bool = false, scale: Double) -> Image? {
    let variants = (isSelected ? selected : normal)[position] ?? []
    return variants.filter { $0.scale >= scale }.min { $0.scale < $1.scale } ?? variants.max { $0.scale < $1.scale }
  }
}

extension RowImages: Hashable {
  /// Whether both have the same pixels. O(1) for images that are shared, else O(pixels).
  public static func == (a: RowImages, b: RowImages) -> Bool {
    a.caps == b.caps && isSame(a.normal, b.normal) && isSame(a.selected, b.selected)
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(caps) }

  private static func isSame(_ a: [RowPosition: [Image]], _ b: [RowPosition: [Image]]) -> Bool {
    RowPosition.allCases.allSatisfy { position in
      let (a, b) = (a[position] ?? [], b[position] ?? [])
      return a.count == b.count && zip(a, b).allSatisfy(isSame)
    }
  }

  private static func isSame(_ a: Image, _ b: Image) -> Bool {
    guard a !== b else { return true }
    guard a.pixelWidth == b.pixelWidth, a.pixelHeight == b.pixelHeight, a.scale == b.scale else { return false }
    return a.withPixels { first in b.withPixels { first.elementsEqual($0) } }
  }
}
