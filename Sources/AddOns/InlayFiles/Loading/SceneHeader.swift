import InlayText

/// The settings of a scene file that the names of its pictures may have, as written or as the format's defaults.
package struct SceneHeader {
  /// The name or the path; nil if the scene names no theme.
  package let theme: String?
  package let appearance: String
  /// The direction as written; nil if it follows the language.
  private let writtenDirection: String?
  /// The language; nil if the scene has none.
  package let language: String?
  package let scale: String
  package let textScale: String

  /// - Parameter root: Nil for a file that cannot be read.
  init(_ root: Value?) {
    theme = root?["theme"]?.text
    appearance = root?["appearance"]?.text ?? "light"
    writtenDirection = root?["direction"]?.text
    language = root?["language"]?.text
    scale = root?["scale"]?.text ?? "1"
    textScale = root?["textScale"]?.text ?? "1"
  }

  /// The direction, where another language may be given instead of the scene's.
  package func direction(language other: String?) -> String {
    let direction = LayoutDirection(language: other ?? language)
    return writtenDirection ?? FormatNames.directions.pairs.first { $0.value == direction }?.name ?? ""
  }
}
