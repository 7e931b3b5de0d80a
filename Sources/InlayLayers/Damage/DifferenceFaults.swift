/// Invalidations that can be left out, to show that tests notice: each makes some frames wrong.
package struct DifferenceFaults: OptionSet, Sendable {
  package let rawValue: UInt16

  package init(rawValue: UInt16) { self.rawValue = rawValue }

  private init(bit: UInt16) { rawValue = 1 << bit }

  /// Layers that came.
  package static let inserted = DifferenceFaults(bit: 0)
  /// Layers that went.
  package static let removed = DifferenceFaults(bit: 1)
  /// Layers whose place among their siblings changed.
  package static let reordered = DifferenceFaults(bit: 2)
  /// Background, border and shadow.
  package static let style = DifferenceFaults(bit: 3)
  /// Images, texts, drawings.
  package static let contents = DifferenceFaults(bit: 4)
  /// Opacity, masks, clips: what changes everything in a layer.
  package static let groups = DifferenceFaults(bit: 5)
  /// Where a layer was that moved.
  package static let vacated = DifferenceFaults(bit: 6)
  /// What scrolled into view beside a copy.
  package static let exposed = DifferenceFaults(bit: 7)
  /// What is unchanged where something is copied.
  package static let overlays = DifferenceFaults(bit: 8)
  /// What changed and would be copied as it was.
  package static let copiedChanges = DifferenceFaults(bit: 9)
  /// What reaches beyond a layer's bounds.
  package static let outsets = DifferenceFaults(bit: 10)
  /// The canvas: its colour, size and scale.
  package static let canvas = DifferenceFaults(bit: 11)

  package static let all: [DifferenceFaults] = (0..<12).map { DifferenceFaults(bit: $0) }
}
