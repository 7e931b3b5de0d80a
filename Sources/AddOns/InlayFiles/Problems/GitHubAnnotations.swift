import InlaySystem

/// Problems as lines that GitHub Actions shows beside the lines of a pull request's files.
package struct GitHubAnnotations: Sendable {
  /// The current folder of the process, and the folder of the repository.
  private let folder: String
  private let workspace: String

  /// Returns nil outside GitHub Actions.
  ///
  /// - Parameters:
  ///   - folder: The current folder.
  ///   - environment: The value of an environment variable.
  package init?(folder: String, environment: (String) -> String?) {
    guard environment("GITHUB_ACTIONS") == "true" else { return nil }
    self.folder = folder
    workspace = environment("GITHUB_WORKSPACE") ?? folder
  }

  /// The line of a problem, such as `::error file=menu.yaml,line=3,col=5::layers[0].typ: unknown key`.
  package func line(
    _ severity: Problem.Severity, file: String?, line: Int? = nil, column: Int? = nil, message: String
  ) -> String {
    var properties: [String] = []
    // Standard input has no file.
    if let file, !file.hasPrefix("<") {
      let path = FilePath(folder).resolving(file)
      properties.append("file=\(Self.escaped(path.inside(FilePath(workspace))?.text ?? file, isProperty: true))")
      if let line { properties.append("line=\(line)") }
      if let column { properties.append("col=\(column)") }
    }
    let head = properties.isEmpty ? "" : " " + properties.joined(separator: ",")
    return "::\(severity.rawValue)\(head)::\(Self.escaped(message, isProperty: false))"
  }

  /// The line of a problem from its line of JSON, as `Problem.jsonLine` makes it; nil for another text.
  package func line(ofProblem json: String) -> String? {
    guard let value = try? DocumentReader.read(Array(json.utf8)).root, let message = value["message"]?.text,
      let severity = value["severity"]?.name(Problem.Severity.self)
    else { return nil }
    return line(
      severity, file: value["file"]?.text.map(\.visible), line: value["line"]?.integer,
      column: value["column"]?.integer, message: message.visible)
  }

  /// A text without the characters that would end it.
  private static func escaped(_ text: String, isProperty: Bool) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      case ":" where isProperty: result += "%3A"
      case "," where isProperty: result += "%2C"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }
}
