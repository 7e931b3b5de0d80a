import InlaySystem

/// Makes a scene's document with its data: each placeholder and each `each` is replaced by the values that it stands
/// for.
///
/// The result counts as if it were written by hand, within the same limits. Values are visited by a list instead of
/// recursion. The scene's own scalars are not copied, however often they are repeated.
struct DataExpansion {
  /// A list or object that is being made, or the repetition of an object in a list that is being made.
  struct Frame {
    enum Content {
      case list(Value.Elements)
      case object(Value.Entries, isTemplate: Bool)
      case dataList(Value.Elements)
      case dataObject([(key: Value, value: DataValue)])
      case loop(Value, isList: Bool)
    }

    let content: Content
    let place: Place
    /// The number of complete children of all open containers when this one began.
    let firstPending: Int
    var next = 0
  }

  /// The elements for which an object is repeated.
  struct Loop {
    let name: String
    let elements: Value.Elements
    /// Whether the elements are unknown, since a placeholder failed. The object is then made once, to be checked.
    var isUnknown = false
    var index = -1

    var count: Int { isUnknown ? 1 : elements.count }
  }

  let scene: Document
  let data: DataValue?
  let sources: [DataSource]
  /// Whether data could not be read, so that every value of it is unknown.
  var hasUnreadData = false
  var findings: Findings
  /// Warnings about texts in braces that stay as they are, and are probably placeholders.
  var warnings: Findings
  /// The places of the texts that were looked at for them.
  var textsWithoutData: Set<Place> = []
  /// The number of problems, equal ones counted each time.
  var problemCount = 0
  var lookup = DataLookup()
  private(set) var frames: [Frame] = []
  private(set) var loops: [Loop] = []
  private(set) var nodes: [Document.Node] = []
  private var children: [Int32] = []
  /// The complete children of the open containers.
  private(set) var pending: [Int32] = []
  private var hasUnknownValues = false
  /// The scene's scalars that are in the result, by their indices in the scene.
  private var shared: [Int32]
  /// The scene's texts with placeholders, by their indices; nil for other texts with braces.
  private var texts: [Int32: DataText?] = [:]
  private let limits: DocumentReader.Limits
  private var valuesLeft: Int
  /// Bytes of text, and steps.
  private var workLeft: Int
  /// The lists written in an `each` that were checked, by their indices.
  var checkedLists: Set<Int32> = []

  /// Enough for a million rows with short texts.
  static let workLimit = 64 << 20
  private static let workOfStep = 8
  private static let workOfLoop = 16
  /// The search for the nearest key takes time.
  static let problemLimit = 1000

  /// - Parameters:
  ///   - limits: The limits of the result.
  ///   - work: The limit of steps and bytes of text.
  init(
    _ scene: Document, _ data: DataValue?, sources: [DataSource],
    limits: DocumentReader.Limits = DocumentReader.Limits(), work: Int = workLimit
  ) {
    self.scene = scene
    self.data = data
    self.sources = sources
    self.limits = limits
    findings = Findings(sources: sources)
    warnings = findings
    shared = Array(repeating: -1, count: scene.nodes.count)
    valuesLeft = limits.values
    workLeft = work
  }

  /// Whether a document may have something to replace. O(nodes).
  static func isNeeded(for document: Document) -> Bool {
    document.nodes.contains { node in
      guard case .scalar(let text, _) = node.content else { return false }
      return text == eachKey || text.utf8.contains(UInt8(ascii: "{")) && DataText(text) != nil
    }
  }

  static let eachKey = "each"
  static let nameKey = "as"
  static let dataKey = "data"

  /// The document; nil if there are so many problems in `findings` that it is not complete. With any problem, values
  /// in it are unknown.
  ///
  /// - Throws: `ReadingFailure` for a result over a limit.
  mutating func document() throws(ReadingFailure) -> Document? {
    try visit(scene.root)
    while !frames.isEmpty && problemCount < Self.problemLimit { try advance() }
    guard frames.isEmpty else { return nil }
    return Document(nodes: nodes, children: children, sources: sources, hasUnknownValues: hasUnknownValues)
  }

  // MARK: The scene's values

  /// Makes the next child of the innermost frame, or ends it.
  private mutating func advance() throws(ReadingFailure) {
    let top = frames.count - 1
    let (number, place) = (frames[top].next, frames[top].place)
    frames[top].next += 1
    try takeWork(Self.workOfStep, at: place)
    switch frames[top].content {
    case .list(let elements):
      number < elements.count ? try visit(elements[number]) : try end(isList: true)
    case .object(let entries, let isTemplate):
      guard number < entries.count else { return try end(isList: false) }
      try visit(entries[number], isTemplate: isTemplate)
    case .dataList(let elements):
      number < elements.count ? try copy(DataValue(elements[number]), at: place) : try end(isList: true)
    case .dataObject(let entries):
      guard number < entries.count else { return try end(isList: false) }
      // Null in data means none, as in a placeholder.
      guard !entries[number].value.isNull else { return }
      try copy(DataValue(entries[number].key), at: place)
      try copy(entries[number].value, at: place)
    case .loop(let template, let isList):
      let loop = loops.count - 1
      guard number < loops[loop].count else {
        // Nobody knows how many elements there are.
        if loops[loop].isUnknown { try addUnknown(at: place) }
        loops.removeLast()
        if isList { try end(isList: true) } else { frames.removeLast() }
        return
      }
      loops[loop].index = number
      try begin(.object(template.entries, isTemplate: true), at: template.place)
    }
  }

  private mutating func visit(_ entry: (key: Value, value: Value), isTemplate: Bool) throws(ReadingFailure) {
    let (key, value) = entry
    let name = key.scalar
    if isTemplate, name == Self.eachKey || name == Self.nameKey { return }
    if name == nil { try add(.list(0..<0), at: key.place) } else { try share(key) }
    if frames.count == 1, name == Self.dataKey, !value.isNull { return try add(.object(0..<0), at: value.place) }
    try visit(value)
  }

  private mutating func visit(_ value: Value) throws(ReadingFailure) {
    switch value.content {
    case .scalar: try visitScalar(value)
    case .unknown: try addUnknown(at: value.place)
    case .list: try begin(.list(value.elements), at: value.place)
    case .object:
      if !frames.isEmpty, value.has(Self.eachKey) {
        try beginLoop(value)
      } else if !frames.isEmpty, let path = value.unquotedPath, isKnown(path.name) {
        report("a placeholder must be in quotes: \"{\(path.words(path.keys.count))}\"", at: value.place)
        try addUnknown(at: value.place)
      } else {
        try begin(.object(value.entries, isTemplate: false), at: value.place)
      }
    }
  }

  private mutating func visitScalar(_ value: Value) throws(ReadingFailure) {
    guard let text = text(of: value) else { return try share(value) }
    guard let path = text.wholePath else {
      guard let (result, place) = try self.result(of: text, at: value.place) else {
        return try addUnknown(at: value.place)
      }
      return try add(.scalar(result, isPlain: false), at: place)
    }
    switch try find(path, at: value.place) {
    case .value(let found):
      // Null stands for a key that is left out.
      if found.isNull, let frame = frames.last, !frame.isList {
        pending.removeLast()
      } else {
        try copy(found, at: value.place)
      }
    case .index(let index): try add(.scalar(String(index), isPlain: true), at: value.place)
    case .unknownName:
      try warn(ofUnknown: path, at: value.place)
      try share(value)
    case .failure: try addUnknown(at: value.place)
    }
  }

  /// The placeholders of a scalar of the scene; nil for none.
  mutating func text(of value: Value) -> DataText? {
    guard let text = value.scalar, text.utf8.contains(UInt8(ascii: "{")) else { return nil }
    if let known = texts[value.index] { return known }
    let parsed = DataText(text)
    texts[value.index] = .some(parsed)
    return parsed
  }

  private mutating func beginLoop(_ template: Value) throws(ReadingFailure) {
    try takeWork(Self.workOfLoop, at: template.place)
    let isInList = frames.last?.isList ?? false
    guard let loop = try loop(of: template) else { return try addUnknown(at: template.place) }
    try begin(.loop(template, isList: !isInList), at: template.place)
    loops.append(loop)
  }

  // MARK: The result

  /// Adds a value of the data at a place of the scene.
  private mutating func copy(_ value: DataValue, at place: Place) throws(ReadingFailure) {
    let own = sources.place(place, of: value.top)
    switch value.top.content {
    case .scalar(let text, _):
      try takeWork(text.utf8.count, at: place)
      try add(value.top.content, at: own)
    case .unknown: try addUnknown(at: own)
    case .list: try begin(.dataList(value.top.elements), at: own)
    case .object:
      try takeWork(value.top.entries.count * Self.workOfStep, at: place)
      try begin(.dataObject(value.entries), at: own)
    }
  }

  private mutating func begin(_ content: Frame.Content, at place: Place) throws(ReadingFailure) {
    try checkNesting(at: place)
    frames.append(Frame(content: content, place: place, firstPending: pending.count))
  }

  /// Ends the innermost container.
  private mutating func end(isList: Bool) throws(ReadingFailure) {
    let frame = frames.removeLast()
    let first = Int32(children.count)
    children += pending[frame.firstPending...]
    pending.removeSubrange(frame.firstPending...)
    let range = first..<Int32(children.count)
    try add(isList ? .list(range) : .object(range), at: frame.place)
  }

  private mutating func addUnknown(at place: Place) throws(ReadingFailure) {
    hasUnknownValues = true
    try add(.unknown, at: place)
  }

  private mutating func add(_ content: Document.Content, at place: Place) throws(ReadingFailure) {
    let index = Int32(nodes.count)
    nodes.append(Document.Node(content: content, place: place))
    try complete(index, at: place)
  }

  /// Adds a scalar of the scene, unchanged.
  private mutating func share(_ value: Value) throws(ReadingFailure) {
    let known = shared[Int(value.index)]
    guard known < 0 else { return try complete(known, at: value.place) }
    shared[Int(value.index)] = Int32(nodes.count)
    try add(value.content, at: value.place)
  }

  private mutating func complete(_ index: Int32, at place: Place) throws(ReadingFailure) {
    try checkNesting(at: place)
    valuesLeft -= 1
    guard valuesLeft >= 0 else {
      throw ReadingFailure("more than \(limits.values) values, including the data and its copies", at: place)
    }
    pending.append(index)
  }

  private func checkNesting(at place: Place) throws(ReadingFailure) {
    guard frames.count < limits.nesting else {
      throw ReadingFailure("values are nested more than \(limits.nesting) levels deep, including the data", at: place)
    }
  }

  mutating func takeWork(_ amount: Int, at place: Place) throws(ReadingFailure) {
    workLeft -= amount
    guard workLeft >= 0 else { throw ReadingFailure("too many and too long texts, including the data", at: place) }
  }
}

extension DataExpansion.Frame {
  /// Whether children are elements of a list.
  var isList: Bool {
    switch content {
    case .list, .dataList, .loop: true
    case .object, .dataObject: false
    }
  }

  /// Whether children become those of a container of the frame's own, instead of one further out.
  var isContainer: Bool { if case .loop(_, isList: false) = content { false } else { true } }
}

extension Value {
  /// The path of a placeholder without quotes, which YAML reads as an object with one key.
  var unquotedPath: DataPath? {
    guard entries.count == 1, let entry = entries.first, entry.value.scalar == "", entry.value.isNull else {
      return nil
    }
    return entry.key.scalar.flatMap { DataPath($0) }
  }
}
