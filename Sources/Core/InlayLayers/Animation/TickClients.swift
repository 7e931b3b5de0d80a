/// A part of the scene's clock that changes models before layout, such as a view that decelerates; as a display link.
public protocol TickClient: AnyObject {
  /// Changes the model to that of a time, in seconds of the scene's clock.
  ///
  /// - Returns: Whether further ticks are wanted.
  func advance(to time: Double) -> Bool

  /// The time of the next tick that the client wants, in seconds of the scene's clock; nil, the default, for the host's
  /// own rate. Ticks for other reasons advance it too.
  var nextTickTime: Double? { get }

  /// Whether the scene is at rest only once the client wants no further ticks: true, the default, for a movement that
  /// comes to its end by itself. False for a clock, a caret, or whatever continues until somebody ends it.
  var isMotion: Bool { get }
}

/// A client of the clock that ends what it moves when the scene goes.
package protocol ClockEndClient: AnyObject {
  /// The scene goes: there are no further ticks of it.
  func clockDidEnd()
}

/// A client that continues a layout, a part in each tick. In scenes that finish their layout (`Scene.finishesLayout`) it
/// does the rest in the next one.
package protocol LayoutClient: TickClient {}

extension TickClient {
  public var nextTickTime: Double? { nil }

  public var isMotion: Bool { true }
}

/// The clients of a scene's clock, held weakly.
struct TickClients {
  private struct Entry {
    weak var client: (any TickClient)?
  }

  private var entries: [Entry] = []

  /// The time of the next tick; nil without clients.
  func nextTime(after time: Double) -> Double? {
    var next: Double?
    for entry in entries {
      guard let client = entry.client else { continue }
      guard let wanted = client.nextTickTime, wanted > time else { return time }
      next = min(next ?? wanted, wanted)
    }
    return next
  }

  /// Whether one of the clients moves something that comes to its end.
  var haveMotion: Bool { entries.contains { $0.client?.isMotion ?? false } }

  /// Whether one of the clients continues a layout.
  var haveLayout: Bool { entries.contains { ($0.client as? any LayoutClient)?.isMotion ?? false } }

  mutating func add(_ client: any TickClient) {
    if !entries.contains(where: { $0.client === client }) { entries.append(Entry(client: client)) }
  }

  /// The clients, which are removed: those that want further ticks are added again.
  mutating func take() -> [any TickClient] {
    if entries.isEmpty { return [] }
    let clients = entries.compactMap(\.client)
    entries = []
    return clients
  }
}

extension Double {
  /// A time of the clock some seconds later, and never the same one: numbers near a huge time are farther apart than
  /// the seconds.
  package func later(by seconds: Double) -> Double { Swift.max(self + seconds, nextUp) }
}
