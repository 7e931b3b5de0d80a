import InlayViews

/// Collection: the elements inside an object that match a rule.
extension AccessibleObjects {
  func collection(_ member: String, _ object: AccessibleObject, _ arguments: [BusValue]) -> [BusValue]? {
    switch member {
    case "GetMatches":
      return found(inside(object), rule: arguments[0], isReversed: arguments[1].int >= 4, limit: arguments[2].int)
    case "GetMatchesFrom", "GetMatchesTo":
      let inside = inside(object)
      let start = AccessibleObject.number(of: arguments[0].text)
      guard let place = inside.firstIndex(where: { $0.number == start }) else { return [.list("(so)", [])] }
      let part = member == "GetMatchesFrom" ? Array(inside[(place + 1)...]) : Array(inside[..<place])
      let limit = arguments[member == "GetMatchesFrom" ? 4 : 5].int
      return found(part, rule: arguments[1], isReversed: arguments[2].int >= 4, limit: limit)
    case "GetActiveDescendant":
      return [reference(inside(object).first { $0.states.contains(.focused) }?.number)]
    default: return nil
    }
  }

  /// Returns what is inside in reading order, without the object itself.
  private func inside(_ object: AccessibleObject) -> [AccessibleObject] {
    children(of: object).flatMap { [$0] + inside($0) }
  }

  /// - Parameter limit: 0 for no limit.
  private func found(_ objects: [AccessibleObject], rule: BusValue, isReversed: Bool, limit: Int) -> [BusValue] {
    let rule = MatchRule(rule)
    let found = (isReversed ? objects.reversed() : objects).filter(rule.matches)
    return [.list("(so)", (limit > 0 ? Array(found.prefix(limit)) : found).map { reference($0.number) })]
  }
}

/// A rule of the interface Collection.
private struct MatchRule {
  /// The rule by which the items of a list have to match.
  private enum Kind: Int {
    case all = 1
    case any, none, empty
  }

  private let parts: [BusValue]

  init(_ value: BusValue) { parts = value.parts }

  func matches(_ object: AccessibleObject) -> Bool {
    guard parts.count == 9 else { return false }
    let states = (0..<64).filter { number in
      let words = parts[0].parts
      return number / 32 < words.count && UInt32(truncatingIfNeeded: words[number / 32].int) >> (number % 32) & 1 == 1
    }
    let roles = parts[4].parts.enumerated().flatMap { index, word in
      (0..<32).filter { UInt32(truncatingIfNeeded: word.int) >> $0 & 1 == 1 }.map { index * 32 + $0 }
    }
    let attributes = object.attributes
    let isMatch =
      isMatch(states, parts[1]) { object.states.contains(number: $0) }
      && isMatch(parts[2].entries.map { ($0, $1.text) }, parts[3]) { wanted in attributes.contains { $0 == wanted } }
      && isMatch(roles, parts[5]) { object.role.number == $0 }
      && isMatch(parts[6].parts.map(\.text), parts[7]) { name in
        object.interfaces.contains { $0.rawValue == name || $0.busName == name }
      }
    return isMatch != parts[8].bool
  }

  /// An empty list matches everything.
  private func isMatch<Item>(_ items: [Item], _ kind: BusValue, _ has: (Item) -> Bool) -> Bool {
    if items.isEmpty { return true }
    switch Kind(rawValue: kind.int) {
    case .all: return items.allSatisfy(has)
    case .any: return items.contains(where: has)
    case .some(.none), .empty: return !items.contains(where: has)
    case nil: return true
    }
  }
}
