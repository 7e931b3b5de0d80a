/// The problems found while a file is read and checked.
struct Findings {
  /// Problems are not found in the file's order, and the first ones are reported, so more are kept.
  private static let keptLimit = 1000

  private struct Finding {
    let place: Place
    let text: String
  }

  /// An alias leads to the same value on several paths.
  private struct Identity: Hashable {
    let place: Place
    let key: String
    let message: String
  }

  private var findings: [Finding] = []
  private var known: Set<Identity> = []
  /// The sources of the document's data.
  let sources: [DataSource]

  init(sources: [DataSource] = []) { self.sources = sources }

  var isEmpty: Bool { findings.isEmpty }

  /// Whether the limit of kept problems is reached.
  var isFull: Bool { findings.count >= Self.keptLimit }

  /// Adds a problem, once.
  ///
  /// - Parameters:
  ///   - key: The last component of the key path, which distinguishes problems at one place.
  ///   - path: The key path, called only for a new problem; empty for the file as a whole.
  mutating func add(_ message: String, at place: Place, of key: String = "", path: () -> String = { "" }) {
    guard !isFull, known.insert(Identity(place: place, key: key, message: message)).inserted else { return }
    let path = path()
    findings.append(Finding(place: place, text: path.isEmpty ? message : "\(path): \(message)"))
  }

  /// The problems in the file's order, at most `SceneFileError.limit`.
  func problems(in file: String, severity: Problem.Severity = .error) -> [Problem] {
    // Stable: problems at one place keep the order of the keys.
    let sorted = findings.enumerated().sorted {
      ($0.element.place, $0.offset) < ($1.element.place, $1.offset)
    }
    return sorted.prefix(SceneFileError.limit).map { _, finding in
      Problem(
        file: file, line: finding.place.line, column: finding.place.column, severity: severity,
        message: finding.text + sources.note(on: finding.place))
    }
  }
}
