/// The origin of a row's height.
@usableFromInline package enum HeightOrigin: UInt8, CaseIterable, Sendable {
  /// Given for the row, whatever its content.
  case given
  /// The height that the row's content takes.
  case measured
  /// Guessed until it is measured: the mean of measured rows.
  case mean
  /// Guessed: an estimate of the row's own.
  case estimate
  /// Guessed: the height that an earlier content took.
  case remembered

  @inlinable var isGuess: Bool { rawValue >= HeightOrigin.mean.rawValue }

  /// Whether the row was measured, with its present or an earlier content.
  package var wasMeasured: Bool { self == .measured || self == .remembered }
}
