extension SeededRandom {
  /// A random way of the clock, in seconds: none, tiny, a frame, less and more than what runs, or far.
  package mutating func clockStep() -> Double { pick([0, 0, 1e-9, 1 / 60, 1 / 60, 0.11, 0.31, 1.5, 40, 1e5]) }
}
