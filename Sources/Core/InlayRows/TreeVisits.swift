#if DEBUG || INLAY_CHECKS
  import Synchronization

  /// Counts the nodes of trees that look-ups visit, in debug builds and with `-D INLAY_CHECKS`.
  enum TreeVisits {
    private final class Counter: Sendable { let visits = Atomic(0) }

    @TaskLocal private static var counter: Counter?

    /// The number of nodes that look-ups visit in a body.
    static func count(in body: () throws -> Void) rethrows -> Int {
      let counter = Counter()
      try $counter.withValue(counter) { try body() }
      return counter.visits.load(ordering: .relaxed)
    }

    static func note() { counter?.visits.wrappingAdd(1, ordering: .relaxed) }
  }
#else
  enum TreeVisits {
    @inline(__always) static func note() {}
  }
#endif
