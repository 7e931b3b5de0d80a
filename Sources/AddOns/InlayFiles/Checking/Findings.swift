import InlaySystem

/// The problems found while a file is read and checked.
struct Findings {
  /// Problems are not found in the file's order, and the first ones are reported, so more are kept.
  private static let keptLimit = 1000
  /// The number of problems after which checking ends, also where equal ones are counted and not kept.
  private static let foundLimit = 100_000

  private struct Finding {
    let place: Place
    let text: String
    let number: Int
  }

  /// Problems whose messages are equal, at paths that differ in the numbers of elements only.
  private struct Group {
    var first: Finding
    /// All, as long as these are few.
    var findings: [Finding]
    var count = 1
  }

  /// An alias leads to the same value on several paths.
  private struct Identity: Hashable {
    let place: Place
    let key: String
    let message: String
  }

  private var groups: [String: Group] = [:]
  private var keptCount = 0
  private var known: Set<Identity> = []
  /// The sources of the document's data.
  let sources: [DataSource]

  init(sources: [DataSource] = []) { self.sources = sources }

  var isEmpty: Bool { groups.isEmpty }

  /// Whether a limit is reached, so that no more problems are added.
  var isFull: Bool { keptCount >= Self.keptLimit || known.count >= Self.foundLimit }

  /// Adds a problem, once.
  ///
  /// - Parameters:
  ///   - key: The last component of the key path, which distinguishes problems at one place.
  ///   - path: The key path, called only for a new problem; empty for the file as a whole.
  mutating func add(_ message: String, at place: Place, of key: String = "", path: () -> String = { "" }) {
    guard !isFull, known.insert(Identity(place: place, key: key, message: message)).inserted else { return }
    let path = path()
    let text = path.isEmpty ? message : "\(path): \(message)"
    let finding = Finding(place: place, text: text, number: known.count)
    let kind = "\(path.withoutElementNumbers): \(message)"
    guard var group = groups.removeValue(forKey: kind) else {
      keptCount += 1
      groups[kind] = Group(first: finding, findings: [finding])
      return
    }
    group.count += 1
    if finding.place < group.first.place { group.first = finding }
    if group.count <= EqualProblems.limit {
      keptCount += 1
      group.findings.append(finding)
    }
    groups[kind] = group
  }

  /// The problems in the file's order, at most `FileError.limit`; the last one has the number of those left out. Many
  /// equal ones, as of all rows of a table, are one at the first place, with the number of the others.
  func problems(in file: String, severity: Problem.Severity = .error) -> [Problem] {
    let shown = groups.values.flatMap { group in
      group.count > EqualProblems.limit
        ? [(group.first, EqualProblems.note(onFirstOf: group.count))] : group.findings.map { ($0, "") }
    }
    // Problems at one place keep the order of the keys.
    var sorted = shown.sorted { ($0.0.place, $0.0.number) < ($1.0.place, $1.0.number) }
    if sorted.count > FileError.limit {
      let left = sorted.count - FileError.limit
      sorted[FileError.limit - 1].1 += "; \(isFull ? "more than " : "")\(left) more problems are not shown"
    }
    return sorted.prefix(FileError.limit).map { finding, others in
      Problem(
        file: file, line: finding.place.line, column: finding.place.column, severity: severity,
        message: finding.text + sources.note(on: finding.place) + others)
    }
  }
}
