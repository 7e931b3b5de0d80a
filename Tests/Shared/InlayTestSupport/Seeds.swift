import Foundation
import Testing

/// The seeds of random tests: always the same, so that a failure can be repeated.
package enum Seeds {
  /// The first half of so many, since all tests are to take a few minutes. `INLAY_LONG=1` runs ten times as many as
  /// stated, or `long`. A debug build, most often with sanitizers, runs a tenth. `INLAY_SEED=n` runs one,
  /// `INLAY_SEEDS=m-n` a range.
  package static func first(_ count: Int, long: Int? = nil) -> ClosedRange<UInt64> {
    if let only { return only...only }
    if let part { return part }
    let many = long ?? 10 * count
    #if DEBUG
      return 1...UInt64(((isLong ? many : count) + 9) / 10)
    #else
      return 1...UInt64(isLong ? many : (count + 1) / 2)
    #endif
  }

  package static let isLong = variable("LONG") == "1"

  /// The one seed to run: `INLAY_SEED`.
  package static let only = variable("SEED").flatMap { UInt64($0) }

  /// The first and last seed of a part of a long run: `INLAY_SEEDS=1-50000`.
  package static let part: ClosedRange<UInt64>? = {
    let ends = variable("SEEDS")?.split(separator: "-").compactMap { UInt64($0) } ?? []
    return ends.count == 2 && ends[0] <= ends[1] ? ends[0]...ends[1] : nil
  }()

  private static func variable(_ name: String) -> String? { ProcessInfo.processInfo.environment["INLAY_" + name] }
}

/// Runs a check with random numbers of many seeds. The check returns a problem; the first failure is reported with its
/// seed and ends the test.
package func withSeeds(
  _ count: Int, long: Int? = nil, sourceLocation: SourceLocation = #_sourceLocation,
  _ check: (inout SeededRandom) throws -> String?
) rethrows {
  for seed in Seeds.first(count, long: long) {
    var random = SeededRandom(seed: seed)
    guard let failure = try check(&random) else { continue }
    Issue.record("seed \(seed): \(failure)", sourceLocation: sourceLocation)
    return
  }
}
