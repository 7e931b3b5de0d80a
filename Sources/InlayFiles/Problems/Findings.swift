/// What is found to be wrong while a file is read and checked.
struct Findings {
  /// How many problems of a file are told at most.
  static let limit = 100
  /// Not everything is found in the file's order, and the first problems are wanted: so more are kept than told.
  private static let keptLimit = 1000

  private struct Finding {
    let place: Place
    let text: String
  }

  /// An alias makes the same value be met again and again, by other paths.
  private struct Identity: Hashable {
    let place: Place
    let key: String
    let message: String
  }

  private var findings: [Finding] = []
  private var known: Set<Identity> = []

  var isEmpty: Bool { findings.isEmpty }

  /// Whether there are so many that looking for more is no help to anyone.
  var isFull: Bool { findings.count >= Self.keptLimit }

  /// Notes a problem, once.
  ///
  /// - Parameters:
  ///   - key: The last component of the key path, by which problems at one place differ.
  ///   - path: The key path, asked for only where it is wanted; empty for the file as a whole.
  mutating func add(_ message: String, at place: Place, of key: String = "", path: () -> String = { "" }) {
    guard !isFull, known.insert(Identity(place: place, key: key, message: message)).inserted else { return }
    let path = path()
    findings.append(Finding(place: place, text: path.isEmpty ? message : "\(path): \(message)"))
  }

  /// The problems in the file's order, at most `limit`.
  func problems(in file: String, severity: Problem.Severity = .error) -> [Problem] {
    // Not every sort keeps the order of equal places, which is that of the keys.
    let sorted = findings.enumerated().sorted {
      ($0.element.place, $0.offset) < ($1.element.place, $1.offset)
    }
    return sorted.prefix(Self.limit).map { _, finding in
      Problem(
        file: file, line: finding.place.line, column: finding.place.column, severity: severity, message: finding.text)
    }
  }
}
