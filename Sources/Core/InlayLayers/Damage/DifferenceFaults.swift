/// Invalidations that can be omitted, to prove that tests find it: each makes some frames wrong.
struct DifferenceFaults: OptionSet, Sendable {
  let rawValue: UInt16

  init(rawValue: UInt16) { self.rawValue = rawValue }

  private init(bit: UInt16) { rawValue = 1 << bit }

  /// Inserted layers.
  static let inserted = DifferenceFaults(bit: 0)
  /// Removed layers.
  static let removed = DifferenceFaults(bit: 1)
  /// Layers with a changed position among their siblings.
  static let reordered = DifferenceFaults(bit: 2)
  /// Background, border and shadow.
  static let style = DifferenceFaults(bit: 3)
  /// Images, texts, drawings.
  static let contents = DifferenceFaults(bit: 4)
  /// Opacity, masks, clips: changes of a layer with its sublayers.
  static let groups = DifferenceFaults(bit: 5)
  /// The old area of a moved layer.
  static let vacated = DifferenceFaults(bit: 6)
  /// The area that scrolled into view beside a copy.
  static let exposed = DifferenceFaults(bit: 7)
  /// Unchanged parts where pixels are copied.
  static let overlays = DifferenceFaults(bit: 8)
  /// Changed parts inside a copy.
  static let copiedChanges = DifferenceFaults(bit: 9)
  /// Parts outside a layer's bounds.
  static let outsets = DifferenceFaults(bit: 10)
  /// The canvas: its colour, size and scale.
  static let canvas = DifferenceFaults(bit: 11)
  /// Filled layers with another height.
  static let resized = DifferenceFaults(bit: 12)

  static let all: [DifferenceFaults] = (0..<13).map { DifferenceFaults(bit: $0) }
}
