/// A part of a table that is used again, for another row or section.
protocol ReusablePart: AnyObject {
  var reuseIdentifier: String? { get }

  /// Whether the part is in a pool, which keeps this.
  var isWaiting: Bool { get set }

  /// Whether the part may be used for something else: it shows nothing, and nobody keeps it.
  var isFree: Bool { get }

  /// Makes the part ready for what it is to show next.
  func prepareForReuse()
}

extension ReusablePart {
  var isFree: Bool { true }
}

/// Parts of a table that wait to be used again, by identifier, and what makes new ones.
final class ReusePool<Part: ReusablePart> {
  private struct Registration {
    let make: () -> Part
    /// Whether a part is of the kind that the identifier stands for.
    let isOwn: (Part) -> Bool
  }

  @exclusivity(unchecked) private var state = State()

  private struct State {
    var registrations: [String: Registration] = [:]
    var queues: [String: Queue] = [:]
    var waitingCount = 0

    mutating func popWaiting(_ identifier: String) -> Part? {
      let part = queues[identifier]?.parts.popLast()
      if part != nil { waitingCount -= 1 }
      return part
    }

    mutating func addWaiting(_ part: Part, _ identifier: String) {
      if let queue = queues[identifier] { queue.parts.append(part) } else { queues[identifier] = Queue(part) }
      waitingCount += 1
    }
  }

  /// The waiting parts of an identifier. An object: an array changed inside a dictionary takes a memory block.
  private final class Queue {
    @exclusivity(unchecked) var parts: [Part]

    init(_ part: Part) { parts = [part] }
  }

  var waitingCount: Int { state.waitingCount }

  /// The maximum number of waiting parts, of all identifiers together; those beyond it are released.
  private(set) var limit = 20

  /// The number of parts ever made.
  private(set) var madeCount = 0

  /// A part on show that the next `take` of its identifier hands out, for what it shows already.
  var lent: Part?

  func register(_ identifier: String, isOwn: @escaping (Part) -> Bool = { _ in true }, make: @escaping () -> Part) {
    state.registrations[identifier] = Registration(make: make, isOwn: isOwn)
    state.waitingCount -= state.queues.removeValue(forKey: identifier)?.parts.count ?? 0
  }

  func isRegistered(_ identifier: String) -> Bool { state.registrations[identifier] != nil }

  /// Lets as many wait as are seen at once, and some more.
  func makeSpace(forVisible count: Int) { limit = max(limit, count + 20) }

  /// A waiting part, or a new one; nil when nothing is registered for the identifier. O(1), amortised.
  func take(_ identifier: String) -> Part? {
    if let part = lent, part.reuseIdentifier == identifier {
      lent = nil
      return part
    }
    while let part = state.popWaiting(identifier) {
      part.isWaiting = false
      // It may have been shown in the meantime, by somebody who kept it.
      guard part.isFree else { continue }
      part.prepareForReuse()
      return part
    }
    guard let registration = state.registrations[identifier] else { return nil }
    return make(registration.make)
  }

  /// A new part, counted.
  func make(_ new: () -> Part) -> Part {
    madeCount += 1
    return new()
  }

  /// Takes a part that left the view. One without an identifier is let go, and so is one of another kind than its
  /// identifier stands for by now.
  func put(_ part: Part) {
    guard let identifier = part.reuseIdentifier, waitingCount < limit, !part.isWaiting, part.isFree else { return }
    guard state.registrations[identifier]?.isOwn(part) ?? true else { return }
    part.isWaiting = true
    state.addWaiting(part, identifier)
  }

  /// Takes out a part that waits, where it does. O(waiting parts).
  func remove(_ part: Part) {
    guard let queue = part.reuseIdentifier.flatMap({ state.queues[$0] }),
      let index = queue.parts.firstIndex(where: { $0 === part })
    else { return }
    part.isWaiting = false
    queue.parts.remove(at: index)
    state.waitingCount -= 1
  }
}
