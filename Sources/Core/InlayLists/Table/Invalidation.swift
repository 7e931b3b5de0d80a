/// The work of a table's next layout, in its order.
struct Invalidation: OptionSet {
  let rawValue: UInt16

  /// The data source is another one: the heights in the index do not apply.
  static let rows = Invalidation(rawValue: 1 << 0)
  /// The data source is queried for everything again.
  static let reload = Invalidation(rawValue: 1 << 1)
  /// Heights may differ from those in the index. The cells stay.
  static let heights = Invalidation(rawValue: 1 << 2)
  /// The cells do not show yet that editing began or ended.
  static let editing = Invalidation(rawValue: 1 << 3)
  /// The offset was set before the rows were laid out: it stays while they are measured.
  static let offset = Invalidation(rawValue: 1 << 4)
  /// A part in the column was moved.
  static let column = Invalidation(rawValue: 1 << 5)
  /// Something other than scrolling asked for layout.
  static let layout = Invalidation(rawValue: 1 << 6)

  /// Settings were made that may have no effect.
  static let settings = Invalidation(rawValue: 1 << 7)

  /// Work that a layout after scrolling only cannot do.
  static let content: Invalidation = [.rows, .reload, .heights, .editing, .layout]
}
