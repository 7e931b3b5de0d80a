import InlayLists

/// The scene's file with another script.
extension LoadedScene {
  /// The name or the path of the file's theme.
  package var themeName: String { source?["theme"]?.text ?? Theme.standard.name }

  /// Whether the file has a script, even if it was loaded without.
  package var fileHasScript: Bool { !(source?.list("script").isEmpty ?? true) }

  /// A scene file like this one's, with the scale and the language that the scene was loaded with. It belongs into the
  /// same folder if the scene has `files`.
  ///
  /// - Parameter script: From `EventRecorder`.
  package func text(withScript script: String) -> String {
    let entries = source?.entries.filter { !["script", "scale", "language"].contains($0.key.scalar) } ?? []
    let language = loadedLanguage.map { ["language: \(JSONText.quoted($0))"] } ?? []
    let lines = entries.flatMap { key, value in value.lines(ofKey: key) } + language + ["scale: \(loadedScale.text)"]
    return lines.map { $0 + "\n" }.joined() + script
  }
}
