extension Substring {
  /// Without spaces and tabs at its ends.
  package var trimmed: String {
    func isSpace(_ character: Character) -> Bool { character == " " || character == "\t" }
    guard let end = lastIndex(where: { !isSpace($0) }) else { return "" }
    return String(self[...end].drop(while: isSpace))
  }
}
