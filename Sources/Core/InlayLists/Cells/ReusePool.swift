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
  /// The kind of parts of an identifier. An object: an array changed inside a dictionary takes a memory block.
  private final class Kind {
    /// The closure that makes a part; nil if nothing is registered.
    @exclusivity(unchecked) var make: (() -> Part)?
    /// Whether a part is of the kind.
    @exclusivity(unchecked) var isOwn: (Part) -> Bool = { _ in true }
    @exclusivity(unchecked) var waiting: [Part] = []
  }

  @exclusivity(unchecked) private var kinds: [String: Kind] = [:]
  /// The kind of the last query. Mostly the next one is the same, and comparing takes less than hashing.
  @exclusivity(unchecked) private var last: (identifier: String, kind: Kind)?
  @exclusivity(unchecked) private(set) var waitingCount = 0

  /// The maximum number of waiting parts, of all identifiers together; those beyond it are released.
  private(set) var limit = 20

  /// The number of parts ever made.
  private(set) var madeCount = 0

  /// A part on show that the next `take` of its identifier hands out, for what it shows already.
  var lent: Part?

  func register(_ identifier: String, isOwn: @escaping (Part) -> Bool = { _ in true }, make: @escaping () -> Part) {
    let kind = kind(of: identifier)
    waitingCount -= kind.waiting.count
    (kind.make, kind.isOwn, kind.waiting) = (make, isOwn, [])
  }

  func isRegistered(_ identifier: String) -> Bool { kinds[identifier]?.make != nil }

  private func known(_ identifier: String) -> Kind? {
    if let last, last.identifier == identifier { return last.kind }
    guard let kind = kinds[identifier] else { return nil }
    last = (identifier, kind)
    return kind
  }

  private func kind(of identifier: String) -> Kind {
    if let known = known(identifier) { return known }
    let new = Kind()
    kinds[identifier] = new
    return new
  }

  /// Lets as many wait as are seen at once, and some more.
  func makeSpace(forVisible count: Int) { limit = max(limit, count + 20) }

  /// A waiting part, or a new one; nil when nothing is registered for the identifier. O(waiting parts).
  ///
  /// - Parameter isPreferred: Whether a part needs fewer changes than others. The last such part is taken.
  func take(_ identifier: String, preferring isPreferred: (Part) -> Bool = { _ in false }) -> Part? {
    if let part = lent, part.reuseIdentifier == identifier {
      lent = nil
      return part
    }
    guard let kind = known(identifier) else { return nil }
    let end = kind.waiting.count - 1
    if end > 0, let index = kind.waiting.lastIndex(where: isPreferred), index < end {
      let part = kind.waiting.remove(at: index)
      kind.waiting.append(part)
    }
    while let part = kind.waiting.popLast() {
      waitingCount -= 1
      part.isWaiting = false
      // It may have been shown in the meantime, by somebody who kept it.
      guard part.isFree else { continue }
      part.prepareForReuse()
      return part
    }
    return kind.make.map(make)
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
    let kind = kind(of: identifier)
    guard kind.isOwn(part) else { return }
    part.isWaiting = true
    kind.waiting.append(part)
    waitingCount += 1
  }

  /// Takes out a part that waits, where it does. O(waiting parts).
  func remove(_ part: Part) {
    guard let kind = part.reuseIdentifier.flatMap({ kinds[$0] }),
      let index = kind.waiting.firstIndex(where: { $0 === part })
    else { return }
    part.isWaiting = false
    kind.waiting.remove(at: index)
    waitingCount -= 1
  }
}
