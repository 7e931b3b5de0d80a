import Inlay
import InlayFiles

/// The scene for the preview of a theme.
enum Preview {
  /// - Parameter theme: A built-in theme's name, or a path.
  static func scene(of theme: String) -> SceneFile { SceneFile(data: Array(text.utf8), name: theme) }

  /// The picture's path: the theme's name with `.png`.
  static func standardPath(for theme: String) -> String {
    FilePath(theme).name != theme || FilePath(theme).pathExtension != nil
      ? PictureTarget.standardPath(for: theme) : theme + ".png"
  }

  private static let text = """
    inlay: 1
    size: [375, 667]
    scale: 2
    background: table.background
    layers:
    - type: table
      style: rounded
      frame: [0, 0, 375, 667]
      sections:
      - header: General
        footer: What the section is about, in a few words.
        rows:
        - {title: Title, detail: Detail, accessory: disclosure}
        - {title: Selected, detail: Detail, accessory: disclosure, isSelected: true}
        - {title: Switch, accessory: switch, isOn: true}
        - {title: Subtitle, detail: More about it, style: subtitle, accessory: checkmark}
      - rows:
        - {title: Only row, titleColor: tint}
      - rows:
        - {title: Link, titleColor: link, accessory: detailDisclosure}
        - {title: Delete, titleColor: destructive}
    """
}
