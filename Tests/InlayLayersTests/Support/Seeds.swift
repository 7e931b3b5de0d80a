import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The seeds of random tests: always the same ones, so that a failure comes back.
enum Seeds {
  /// `INLAY_LONG=1` runs ten times as many. A build for debugging, with sanitizers most often, runs a tenth.
  static func first(_ count: Int) -> Range<UInt64> {
    #if DEBUG
      let count = (count + 9) / 10
    #endif
    return 1..<UInt64(count * (isLong ? 10 : 1)) + 1
  }

  static let isLong = getenv("INLAY_LONG").map { String(cString: $0) == "1" } ?? false
}

/// Runs a check with random numbers of many seeds. The check answers what is wrong; the first failure is told with
/// its seed and ends the test.
func withSeeds(
  _ count: Int, sourceLocation: SourceLocation = #_sourceLocation,
  _ check: (inout SeededRandom) throws -> String?
) rethrows {
  for seed in Seeds.first(count) {
    var random = SeededRandom(seed: seed)
    guard let failure = try check(&random) else { continue }
    Issue.record("seed \(seed): \(failure)", sourceLocation: sourceLocation)
    return
  }
}
