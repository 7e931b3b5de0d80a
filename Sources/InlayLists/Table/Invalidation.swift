/// What a table has to do at its next layout, in the order in which it is done.
struct Invalidation: OptionSet {
  let rawValue: UInt8

  /// The rows are others: the heights in the index say nothing of them.
  static let rows = Invalidation(rawValue: 1 << 0)
  /// The data source is asked for everything again.
  static let reload = Invalidation(rawValue: 1 << 1)
  /// Heights may differ from those in the index. The cells stay.
  static let heights = Invalidation(rawValue: 1 << 2)
  /// The cells do not know yet that editing began or ended.
  static let editing = Invalidation(rawValue: 1 << 3)
  /// The offset was given for rows that were not laid out yet: it stays while they are measured.
  static let offset = Invalidation(rawValue: 1 << 4)
  /// Somebody moved a part that lies in the column.
  static let column = Invalidation(rawValue: 1 << 5)
  /// Something other than scrolling asked for layout.
  static let layout = Invalidation(rawValue: 1 << 6)

  /// What a layout that only follows scrolling cannot do.
  static let content: Invalidation = [.rows, .reload, .heights, .editing, .layout]
}
