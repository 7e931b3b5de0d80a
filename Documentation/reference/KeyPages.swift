import Inlay
import InlayFiles

/// The pages of the keys in scene files, scripts and theme files.
enum KeyPages {
  static var scene: Page {
    let example = """
      inlay: 1
      size: [390, 280]
      scale: 2
      background: table.background
      layers:
        - type: table
          style: rounded
          frame: {top: 0, bottom: 0}
          sections:
            - header: {text: Network, height: auto}
              rows:
                - {title: Airplane mode, image: {symbol: airplane, tile: "#FF9500"}, accessory: switch}
                - {title: Wi-Fi, detail: Home, image: {symbol: wifi, tile: "#007AFF"}, accessory: disclosure}
            - footer: {text: Updates are loaded at night., height: auto}
              rows:
                - {title: Update at night, accessory: switch, isOn: true}

      """
    return Page(
      name: "SceneReference",
      text: """
        # Scene File Keys

        All objects that a scene file may contain, with their keys.

        ## Overview

        See <doc:SceneFiles> for an introduction. `render --schema` prints the same rules as a JSON Schema, so that your editor can \
        complete and check keys.

        \(Markdown.block(example, "yaml"))![The settings of this file.](reference-scene.png)


        """ + sections(.scene),
      scenes: [("reference-scene", example)])
  }

  static var steps: Page {
    let example = """
      inlay: 1
      size: [320, 176]
      scale: 2
      background: table.background
      layers:
        - type: table
          name: list
          style: rounded
          frame: {top: 0, bottom: 0}
          sections:
            - rows:
                - {title: Milk, canEdit: true}
                - {title: Bread}
                - {title: Apples}
      script:
        - tick: 0.2
        - swipe: {layer: list, row: [0, 1], direction: left}
        - run: 0.6
        - delete: {layer: list, at: [0, 1], animation: automatic}
        - run: 0.6

      """
    return Page(
      name: "StepReference",
      text: """
        # Script Steps

        All steps that a scene's `script` may contain: input, changes and expectations.

        ## Overview

        Write each step as an object with one key. Time passes in `tick` and `run`, and in gestures that have a `duration`.

        \(Markdown.block(example, "yaml"))![A row is swiped and deleted.](reference-steps.png)


        """ + sections(.steps),
      scenes: [("reference-steps", example)])
  }

  static var theme: Page {
    let example = """
      inlayTheme: 1
      name: sea
      extends: modern
      colors:
        tint: {light: "#0B7285", dark: "#3BC9DB"}
      metrics: {rowHeight: 60}

      """
    return Page(
      name: "ThemeReference",
      text: """
        # Theme File Keys

        All objects that a theme file may contain, with their keys.

        ## Overview

        If your file omits a key, the value comes from the theme that it extends. See <doc:TokenReference> for the colours, and \
        <doc:MetricReference> for the lengths. `render --theme-schema` prints the same rules as a JSON Schema.

        \(Markdown.block(example, "yaml"))![A table in each of the built-in themes, light and dark.](reference-themes.png)


        """ + sections(.theme),
      scenes: [("reference-themes", ThemePages.builtInThemes)])
  }

  /// The objects of a page.
  private static func sections(_ page: ObjectReference.Page) -> String {
    let objects = ObjectReference.all.filter { $0.page == page }
    // The step itself before the objects in it.
    guard page == .steps else { return objects.map(section).joined() }
    return (objects.filter(\.hasOneKey) + objects.filter { !$0.hasOneKey }).map(section).joined()
  }

  private static func section(_ object: ObjectReference) -> String {
    var text = "## \(title(object.noun))\n\n"
    if let summary = object.summary { text += Markdown.plain(summary) + "\n\n" }
    if object.hasOneKey { text += "Write exactly one of these keys.\n\n" }
    for (type, keys) in object.groups {
      if let type { text += "### \(title(object.noun)) with the type \(type)\n\n" }
      text += Markdown.table(["Key", "Value", "Meaning"], keys.map { row($0, showsStandard: !object.hasOneKey) })
    }
    if object.hasOtherKeys { text += "Other keys are names that you choose, or keys of the layer that you change.\n\n" }
    return text
  }

  /// The heading of a kind: "Row" for "a row".
  private static func title(_ noun: String) -> String {
    let words = noun.split(separator: " ")
    let rest = ["a", "an"].contains(words.first) ? words.dropFirst() : words[...]
    let text = rest.joined(separator: " ")
    return text.prefix(1).uppercased() + text.dropFirst()
  }

  private static func row(_ key: KeyReference, showsStandard: Bool) -> [String] {
    var meaning = Markdown.plain(key.summary)
    if showsStandard {
      if key.isRequired { meaning += " **Required.**" }
      if let standard = key.standard, standard != "[]" { meaning += " Default: \(Markdown.code(standard))." }
    }
    return [Markdown.code(key.name), key.type.map(part).joined(), meaning]
  }

  private static func part(_ part: KeyReference.TypePart) -> String {
    switch part {
    case .words(let words): return Markdown.plain(words)
    case .name(let name): return Markdown.code(name)
    case .color: return "[a colour](doc:TokenReference)"
    case .symbol: return "[a symbol's name](doc:SymbolReference)"
    case .object(let noun, let page):
      switch page {
      case .colors: return "[\(noun)](doc:TokenReference)"
      case .metrics: return "[\(noun)](doc:MetricReference)"
      case .scene, .steps, .theme:
        let name = page == .scene ? "SceneReference" : page == .steps ? "StepReference" : "ThemeReference"
        return "[\(noun)](doc:\(name)#\(anchor(title(noun))))"
      }
    }
  }

  /// The anchor of a heading.
  private static func anchor(_ title: String) -> String { title.replacing("'", with: "").replacing(" ", with: "-") }
}
