import NIOCore
import Synchronization

/// The open connections, at most a number. One more takes the place of the one that has kept the server waiting
/// longest, for its header or body or until it takes its answer: clients that stall keep no others out.
final class Connections: Sendable {
  private struct Entry {
    let channel: any Channel
    var waitsForClient = true
    var since = NIODeadline.distantFuture
  }

  private let maximum: Int
  private let entries = Mutex<[ObjectIdentifier: Entry]>([:])

  init(maximum: Int) { self.maximum = maximum }

  var count: Int { entries.withLock(\.count) }

  /// Adds a connection. Over the maximum one is closed: the one that has waited longest, or where all others wait for
  /// the server, the new one. O(connections).
  func add(_ channel: any Channel) {
    let excess: (any Channel)? = entries.withLock { entries in
      let longest = entries.filter(\.value.waitsForClient).min { $0.value.since < $1.value.since }
      let isFull = entries.count >= maximum
      if isFull, let longest { entries[longest.key] = nil }
      entries[ObjectIdentifier(channel)] = Entry(channel: channel)
      return isFull ? longest?.value.channel ?? channel : nil
    }
    excess?.close(promise: nil)
  }

  /// Notes what a connection does from a time on.
  func note(_ channel: any Channel, waitsForClient: Bool, since: NIODeadline) {
    entries.withLock { entries in
      entries[ObjectIdentifier(channel)]?.waitsForClient = waitsForClient
      entries[ObjectIdentifier(channel)]?.since = since
    }
  }

  func remove(_ channel: any Channel) { entries.withLock { $0[ObjectIdentifier(channel)] = nil } }
}
