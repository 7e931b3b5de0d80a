/// The settings of a scene file that the names of its pictures may have, as written or as the format's defaults.
package struct SceneHeader {
  /// The name or the path; nil where the scene names no theme.
  package let theme: String?
  package let appearance: String
  package let direction: String
  package let scale: String
  package let textScale: String

  /// - Parameter root: Nil for a file that cannot be read.
  init(_ root: Value?) {
    theme = root?["theme"]?.text
    appearance = root?["appearance"]?.text ?? "light"
    direction = root?["direction"]?.text ?? "ltr"
    scale = root?["scale"]?.text ?? "1"
    textScale = root?["textScale"]?.text ?? "1"
  }
}
