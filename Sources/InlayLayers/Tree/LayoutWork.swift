/// Units of work of a tick, for a `WorkBudget`: approximate nanoseconds.
package enum LayoutWork {
  /// A layer that is laid out, without its calls to others.
  package static let layer = 1_500
  /// A layer that is committed.
  package static let commit = 800
  /// A section, or a row that is asked for its height.
  package static let section = 500
  package static let row = 150
  /// A cell, header or footer with its layers, made or filled again.
  package static let part = 20_000
}
