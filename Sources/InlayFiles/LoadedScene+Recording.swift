import InlayLists

/// The scene's file with another script.
extension LoadedScene {
  /// The name or the path of the file's theme.
  package var themeName: String { source?["theme"]?.text ?? Theme.standard.name }

  /// A scene file like this one's, with the scale that the scene was loaded at. It belongs into the same folder if the
  /// scene has `files`.
  ///
  /// - Parameter script: From `EventRecorder`.
  package func text(withScript script: String) -> String {
    let entries = source?.entries.filter { $0.key.scalar != "script" && $0.key.scalar != "scale" } ?? []
    let lines = entries.flatMap { key, value in value.lines(ofKey: key) } + ["scale: \(loadedScale.text)"]
    return lines.map { $0 + "\n" }.joined() + script
  }
}
