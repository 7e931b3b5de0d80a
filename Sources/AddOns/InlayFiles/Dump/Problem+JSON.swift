import InlaySystem

extension Problem {
  /// The problem as a JSON object on one line: `severity`, `file`, `line`, `column` and `message`.
  package var jsonLine: String {
    Self.jsonLine(severity, file: file, place: Place(line: line, column: column), message: message)
  }

  /// A problem of a file as a whole, or of none: the other keys are null.
  package static func jsonLine(_ severity: Severity, file: String?, message: String) -> String {
    jsonLine(severity, file: file, place: nil, message: message)
  }

  private static func jsonLine(_ severity: Severity, file: String?, place: Place?, message: String) -> String {
    var json = JSONText()
    json.append("{")
    json.append(key: "severity")
    json.append(string: severity.rawValue)
    json.append(member: "file", file)
    json.append(",\"line\":\(place.map { "\($0.line)" } ?? "null")")
    json.append(",\"column\":\(place.map { "\($0.column)" } ?? "null")")
    json.append(member: "message", message)
    json.append("}\n")
    return json.text
  }
}
