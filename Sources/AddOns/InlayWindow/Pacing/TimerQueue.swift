/// Times to wait for, by their ids. It reads no clock.
struct TimerQueue {
  private struct Entry {
    let id: Int
    var due: Double
    let interval: Double?
  }

  /// The entries in the order of their times; equal ones in the order of their addition.
  private var entries: [Entry] = []
  private var lastID = 0

  /// The time of the first timer.
  var next: Double? { entries.first?.due }

  /// - Parameters:
  ///   - due: In seconds.
  ///   - interval: Between repetitions, in seconds; nil for none.
  /// - Returns: The timer's id.
  mutating func add(due: Double, interval: Double? = nil) -> Int {
    lastID += 1
    insert(Entry(id: lastID, due: due, interval: interval.map { max($0, 0.001) }))
    return lastID
  }

  mutating func remove(_ id: Int) { entries.removeAll { $0.id == id } }

  func contains(_ id: Int) -> Bool { entries.contains { $0.id == id } }

  /// Takes the timers that are due. A repeating one is due again in the future; repetitions that are late are left out.
  mutating func takeDue(at time: Double) -> [Int] {
    let due = entries.prefix { $0.due <= time }
    entries.removeFirst(due.count)
    for var entry in due {
      guard let interval = entry.interval else { continue }
      entry.due += interval * max(1, ((time - entry.due) / interval).rounded(.down) + 1)
      insert(entry)
    }
    return due.map(\.id)
  }

  private mutating func insert(_ entry: Entry) {
    let index = entries.firstIndex { $0.due > entry.due } ?? entries.endIndex
    entries.insert(entry, at: index)
  }
}
