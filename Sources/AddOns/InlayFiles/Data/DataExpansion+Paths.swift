import InlaySystem

/// The values of paths, and what is wrong with them.
extension DataExpansion {
  enum Found {
    case value(DataValue)
    /// The number of an `each`'s element.
    case index(Int)
    /// The path begins with no name that is known here.
    case unknownName
    /// A problem was reported.
    case failure
  }

  static let indexName = "index"
  private static let elementName = "item"

  /// Whether a name stands for data at the present place.
  func isKnown(_ name: String) -> Bool {
    name == Self.dataKey || !loops.isEmpty && (name == Self.indexName || loops.contains { $0.name == name })
  }

  /// The value of a path. A path without one is reported at a place, unless its name is not known.
  mutating func find(
    _ path: DataPath, at place: Place, _ component: KeyTrail.Component = .root
  ) throws(ReadingFailure) -> Found {
    guard isKnown(path.name) else { return .unknownName }
    func fail(_ message: String) -> Found {
      report(message, at: place, component)
      return .failure
    }
    try takeWork(path.keys.reduce(path.name.utf8.count) { $0 + 1 + $1.utf8.count }, at: place)
    var value: DataValue
    if let loop = loops.last(where: { $0.name == path.name }) {
      // The problem is reported at its list.
      guard !loop.isUnknown else { return .failure }
      value = DataValue(loop.elements[loop.index])
    } else if path.name == Self.dataKey {
      guard !hasUnreadData else { return .failure }
      guard let data else { return fail("there is no data: set the key 'data', or add a data file") }
      value = data
    } else {
      guard path.keys.isEmpty else { return fail("'\(path.name)' is a number and has no keys") }
      return .index(loops.last?.index ?? 0)
    }
    for (count, key) in path.keys.enumerated() {
      var inner: DataValue?
      switch value.top.content {
      case .object: inner = lookup.value(key, of: value)
      case .list:
        inner = Int(key).flatMap { value.top.elements.indices.contains($0) ? $0 : nil }
          .map { DataValue(value.top.elements[$0]) }
      case .scalar, .unknown: break
      }
      guard let inner else { return fail(message(key, missingIn: value, path.words(count))) }
      value = inner
    }
    return .value(value)
  }

  private func message(_ key: String, missingIn value: DataValue, _ path: String) -> String {
    let owner = path == Self.dataKey ? path : "\(path) (\(sources.words(value.top)))"
    switch value.top.content {
    case .scalar, .unknown: return "\(owner) is \(value.top.words), which has no key \(key.quoted)"
    case .list:
      let count = value.top.elements.count
      return count == 0
        ? "\(owner) is an empty list and has no \(key.quoted)"
        : "\(owner) is a list of \(count), from 0 to \(count - 1), and has no \(key.quoted)"
    case .object:
      let hint = nearestKey(to: key, in: value).map { "; did you mean \($0.quoted)?" } ?? ""
      return "\(owner) has no key \(key.quoted)\(hint)"
    }
  }

  private func nearestKey(to key: String, in value: DataValue) -> String? {
    // The search takes time, and no more problems are reported.
    guard problemCount < FileError.limit else { return nil }
    let names = ([value.top] + value.under).flatMap { object in
      object.entries.prefix(Checker.nearestLimit).compactMap(\.key.scalar).filter { $0.utf8.count <= 100 }
    }
    return names.nearest(to: key)
  }

  /// The text with the values of its placeholders, at a place that refers to the first of them.
  /// The result is nil if a placeholder has no value that can be part of a text.
  mutating func result(of text: DataText, at place: Place) throws(ReadingFailure) -> (String, Place)? {
    var result = ""
    var hasFailure = false
    var ownPlace: Place?
    for part in text.parts {
      switch part {
      case .text(let literal): result += literal
      case .placeholder(let path, let braces):
        guard isKnown(path.name) else {
          if braces % 2 == 1 { try warn(ofUnknown: path, at: place) }
          result += String(repeating: "{", count: braces) + path.text + "}"
          continue
        }
        // Two braces stand for one.
        result += String(repeating: "{", count: braces / 2)
        guard braces % 2 == 1 else {
          result += path.text + "}"
          continue
        }
        switch try find(path, at: place) {
        case .value(let found):
          ownPlace = ownPlace ?? sources.place(place, of: found.top)
          if let text = found.top.text {
            result += text
          } else {
            let message =
              "\(path.words(path.keys.count)) (\(sources.words(found.top))) is \(found.top.words) and cannot be part of a text"
            report(message, at: place)
            hasFailure = true
          }
        case .index(let index): result += String(index)
        case .unknownName: break
        case .failure: hasFailure = true
        }
      }
      guard result.utf8.count <= Self.workLimit, problemCount < Self.problemLimit else { break }
    }
    try takeWork(result.utf8.count, at: place)
    return hasFailure ? nil : (result, ownPlace ?? place)
  }

  // MARK: Repetitions

  /// The repetition that an object describes; nil for a wrong one.
  mutating func loop(of template: Value) throws(ReadingFailure) -> Loop? {
    var name = Self.elementName
    for (key, value) in template.entries where key.scalar == Self.nameKey {
      guard let text = value.text, DataPath.isName(text), ![Self.dataKey, Self.indexName].contains(text) else {
        report(
          "expected a name of letters, digits, '_' and '-' other than 'data' and 'index', found \(value.words)",
          at: value.place, .key(Self.nameKey))
        return nil
      }
      name = text
    }
    guard template.entries.count(where: { $0.key.scalar == Self.eachKey }) == 1,
      let value = template.entries.first(where: { $0.key.scalar == Self.eachKey })?.value
    else {
      report("the key is given twice in one object", at: template.place, .key(Self.eachKey))
      return nil
    }
    guard let elements = try elements(value) else {
      return Loop(name: name, elements: .none(of: scene), isUnknown: true)
    }
    return Loop(name: name, elements: elements)
  }

  private mutating func elements(_ value: Value) throws(ReadingFailure) -> Value.Elements? {
    let expected = "expected a list or the path of a list, such as data.items"
    switch value.content {
    case .list: return try hasPlaceholders(value) ? nil : value.elements
    case .object, .unknown: report("\(expected), found \(value.words)", at: value.place, .key(Self.eachKey))
    case .scalar(let text, _):
      guard let path = DataText(text)?.wholePath ?? DataPath(text), isKnown(path.name) else {
        report("\(expected), found \(value.words)", at: value.place, .key(Self.eachKey))
        return nil
      }
      switch try find(path, at: value.place, .key(Self.eachKey)) {
      case .value(let found):
        if found.top.isList { return found.top.elements }
        report(
          "expected a list, found \(found.top.words)", at: sources.place(value.place, of: found.top),
          .key(Self.eachKey))
      case .index: report("expected a list, found a number", at: value.place, .key(Self.eachKey))
      case .unknownName, .failure: break
      }
    }
    return nil
  }

  /// Reports placeholders in a list that an `each` has itself.
  private mutating func hasPlaceholders(_ list: Value) throws(ReadingFailure) -> Bool {
    guard checkedLists.insert(list.index).inserted else { return false }
    var waiting = [list]
    while let value = waiting.popLast() {
      try takeWork(1, at: list.place)
      waiting += value.elements
      waiting += value.entries.map(\.value)
      let paths = text(of: value)?.parts.compactMap { part in
        if case .placeholder(let path, _) = part { path.name } else { nil }
      }
      guard let paths, paths.contains(where: isKnown) else { continue }
      report(
        "a list in 'each' cannot contain placeholders; put the list into the data", at: value.place, .key(Self.eachKey))
      return true
    }
    return false
  }

  // MARK: Problems

  /// Warns of a name in braces that is none here, where the data or an element has a key of this name.
  mutating func warn(ofUnknown path: DataPath, at place: Place) throws(ReadingFailure) {
    // Rows by a formula have placeholders of their own.
    guard !["row", "section"].contains(path.text), !warnings.isFull, textsWithoutData.insert(place).inserted else {
      return
    }
    var owners = loops.reversed().filter { !$0.isUnknown }.map { ($0.name, DataValue($0.elements[$0.index])) }
    if let data { owners.append((Self.dataKey, data)) }
    for (owner, value) in owners where value.top.isObject {
      try takeWork(1 + path.name.utf8.count, at: place)
      guard lookup.value(path.name, of: value) != nil else { continue }
      let words = path.words(path.keys.count)
      let message = "'{\(words)}' is not replaced; did you mean '{\(owner).\(words)}'?"
      return warnings.add(message, at: place)
    }
  }

  /// Reports a problem of the value that is being made, or of a key in it.
  mutating func report(_ message: String, at place: Place, _ component: KeyTrail.Component = .root) {
    problemCount += 1
    findings.add(message, at: place, of: component.text) { [frames, pending, nodes] in
      var path: [KeyTrail.Component] = []
      let containers = frames.filter(\.isContainer)
      for (number, frame) in containers.enumerated() {
        let next = number + 1 < containers.count ? containers[number + 1].firstPending : pending.count
        if frame.isList {
          path.append(.index(next - frame.firstPending))
        } else if next > frame.firstPending, case .scalar(let key, _) = nodes[Int(pending[next - 1])].content {
          path.append(.key(key))
        }
      }
      return KeyTrail.path(of: path + [component])
    }
  }
}
