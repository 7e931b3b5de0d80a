import InlayGraphics
import InlayImages
import InlayLayers
import InlayLists
import InlayTestSupport
import InlayViews
import Testing

@testable import InlayFiles

/// Each key of a theme file changes a picture, or it is listed here with its reason.
@Suite struct ThemeKeyEffectTests {
  /// The kinds of objects whose keys this suite tries.
  static let kinds: Set<ObjectKind> = [
    .theme, .themeColors, .themeFonts, .textStyles, .textStyle, .metrics, .decoration, .rowImages, .border, .shadow,
    .categories, .category,
  ]

  /// Scenes that show all that a theme decides on.
  private static let scenes =
    """
    size: [320, 660], layers: [{type: table, style: rounded, frame: {}, sections: [{rows: [{title: Plain, detail: Detail, category: c}, {title: Sub, detail: line, style: subtitle, accessory: disclosure}, {title: Check, accessory: checkmark}]}, {header: Header, footer: Footer, rows: [{title: On, accessory: switch, isOn: true}, {title: Off, accessory: switch}, {title: Info, accessory: detailDisclosure}, {title: Image, image: symbol:leaf}, {title: Tile, image: {symbol: leaf, tile: tint}}, {title: In, indentationLevel: 1}, {title: Chosen, isSelected: true, category: c}, {title: Parts, accessories: [{label: L}, {badge: 3}]}]}]}]
    size: [200, 300], layers: [{type: table, style: grouped, frame: {}, showsVerticalScrollIndicator: true, sections: [{header: Header, rows: [{title: A}, {title: B}]}, {rows: [{title: A}, {title: B}]}, {rows: [{title: C}, {title: D}, {title: E}, {title: F}]}]}]
    size: [200, 300], layers: [{type: table, frame: {}, sectionIndexTitles: [A, B], contentOffset: [0, 40], sections: [{header: Header, footer: Footer, rows: [{title: A}, {title: B}]}, {header: Next, rows: [{title: C}, {title: D}, {title: E}, {title: F}]}]}]
    size: [900, 120], layers: [{type: table, style: rounded, frame: {}, sections: [{rows: [{title: A}]}]}]
    size: [320, 480], layers: [{type: button, title: Go, style: filled, frame: [10, 10, 90, 40]}, {type: button, title: Go, frame: [110, 10, 90, 40]}, {type: button, title: Del, role: destructive, frame: [210, 10, 90, 40]}, {type: slider, value: 0.5, frame: [10, 60, 140, 40]}, {type: stepper, value: 2, frame: [170, 60, 140, 40]}, {type: segmentedControl, segments: [A, B], selectedIndex: 0, frame: [10, 110, 140, 40]}, {type: progress, progress: 0.5, frame: [170, 110, 140, 40]}, {type: activity, frame: [10, 160, 40, 40]}, {type: badge, text: "12", frame: [60, 160, 40, 40]}, {type: avatar, fullName: Ada Ok, frame: [110, 160, 40, 40]}, {type: popUp, options: [One], selectedIndex: 0, frame: [170, 160, 140, 40]}, {type: textField, text: Typed, frame: [10, 210, 140, 40]}, {type: textField, placeholder: Empty, frame: [170, 210, 140, 40]}, {type: searchField, placeholder: Find, frame: [10, 260, 140, 40]}, {type: textField, text: x, error: Wrong, frame: [170, 260, 140, 40]}]
    size: [320, 300], layers: [{type: table, style: grouped, frame: {}, sections: [{rows: [{title: A, accessoryView: {type: stepper}}, {title: B, accessoryView: {type: segmentedControl, segments: [A, B]}}, {title: C, accessoryView: {type: activity}}, {title: Ada, avatar: Ada Ok}]}]}]
    size: [320, 240], layers: [{type: navigation, frame: {bottom: 60}, pages: [{type: page, title: Title, rightItems: [{title: Edit}], content: {name: list, type: table, generate: {rowsPerSection: 20, title: Row}}}]}, {type: tabBar, frame: {height: 60, bottom: 0}, items: [{title: One, image: symbol:leaf}, {title: Two, image: symbol:star, badge: "2"}]}], script: [{scroll: {layer: list, by: [0, 60]}}]
    size: [320, 240], layers: [{type: navigation, frame: {}, pages: [{type: page, title: Title, prefersLargeTitles: true, content: {type: table, generate: {rowsPerSection: 2, title: Row}}}]}]
    size: [360, 320], layers: [{type: alert, title: Title, message: Message, isPresented: true, actions: [{title: OK}, {title: No, style: destructive}]}]
    size: [360, 320], layers: [{type: alert, style: actionSheet, title: Title, message: Message, isPresented: true, actions: [{title: OK}, {title: No, style: cancel}]}]
    size: [700, 300], appearance: dark, layers: [{type: sheet, isPresented: true, detent: medium, content: {type: table, style: rounded, sections: [{rows: [{title: A}, {title: B}]}]}}]
    size: [360, 120], layers: [{type: toast, text: Saved, image: symbol:plus}]
    size: [300, 300], layers: [{type: emptyState, frame: {}, title: None, message: Nothing here, image: symbol:leaf, button: Add}]
    size: [360, 240], layers: [{type: keyboard, frame: {}}]
    size: [200, 60], keyboard: never, layers: [{type: textField, text: Typed, frame: [10, 10, 180, 40]}], script: [{tap: [150, 30]}, {tick: 0}]
    size: [200, 60], keyboard: never, layers: [{type: textField, text: Typed, frame: [10, 10, 180, 40]}], script: [{tap: [150, 30]}, {key: {key: a, modifiers: [control]}}, {tick: 0}]
    size: [200, 200], layers: [{type: table, frame: {}, isEditing: true, allowsMultipleSelectionDuringEditing: true, sections: [{rows: [{title: A, isSelected: true}, {title: B}]}]}]
    size: [200, 200], layers: [{type: table, frame: {}, sections: [{rows: [{title: A}, {title: B}]}]}], script: [{key: tab}, {key: down}, {tick: 0}]
    size: [300, 300], layers: [{type: popUp, options: [One, Two], selectedIndex: 0, frame: [60, 100, 140, 40]}], script: [{tap: [100, 120]}, {tick: 1}]
    size: [60, 60], layers: [{frame: {}, backgroundColor: '#fff'}, {type: overlay, frame: {}}]
    size: [200, 120], layers: [{type: table, style: grouped, decoration: cornerCovers, frame: {}, sections: [{rows: [{title: A}]}]}]
    size: [200, 700], layers: [{type: table, style: rounded, frame: {}, allowsMultipleSelection: true, sections: [{rows: [{title: A}]}, {rows: [{title: A}, {title: B}, {title: C}]}, {rows: [{title: D, isSelected: true}]}, {rows: [{title: A, isSelected: true}, {title: B, isSelected: true}, {title: C, isSelected: true}]}]}]
    """.split(separator: "\n").map(String.init) + [texts, boxes]

  /// Texts of your own: the library's parts use none of these styles.
  private static var texts: String {
    let styles: [TextStyle] = [
      .title1, .title2, .title3, .headline, .body, .callout, .subheadline, .footnote, .caption, .caption2,
    ]
    let layers = styles.enumerated().map { number, style in
      "{type: text, textStyle: \(style.rawValue), string: A b, frame: [0, \(40 * number), 300, 40]}"
    }
    return "size: [300, 400], layers: [\(layers.joined(separator: ", "))]"
  }

  /// Colours that a scene has to name: the library's parts use none of them.
  private static var boxes: String {
    let names = ["link"] + Theme.tokenNames.filter { ColorToken.system[ColorToken($0)] != nil }
    let layers = names.enumerated().map { number, name in
      "{frame: [\(10 * number), 0, 10, 10], backgroundColor: \(name)}"
    }
    return "size: [200, 10], layers: [\(layers.joined(separator: ", "))]"
  }

  /// Compares the looks of the scenes in two themes.
  private final class Looks {
    private let folder: TestFolder
    /// The number of the files of themes.
    private var count = 0
    /// The looks in the themes without the tried keys, by the themes' keys and by scene.
    private var known: [String: [Int: [UInt32]]] = [:]
    /// The scene that showed the last difference: it often shows the next one too.
    private var first = 0

    init() throws {
      folder = try TestFolder()
      try folder.writePNG("red.png", width: 8, height: 8, RGBColor(rgb: 0xFF0000))
      let surface = try ImageSurface(pixelWidth: 8, pixelHeight: 8)
      Canvas(surface).fill(Rect(x: 0, y: 0, width: 4, height: 8), with: RGBColor(rgb: 0x0000FF))
      try folder.write(try surface.pngData(), to: "halves.png")
    }

    /// Whether a scene looks different in a theme with some keys than in one with others.
    func differ(_ keys: String, _ others: String = "") throws -> Bool {
      let (new, old) = (try theme(keys), try theme(others))
      for offset in ThemeKeyEffectTests.scenes.indices {
        let number = (first + offset) % ThemeKeyEffectTests.scenes.count
        let plain = try known[others]?[number] ?? look(number, old)
        known[others, default: [:]][number] = plain
        guard try look(number, new) != plain else { continue }
        first = number
        return true
      }
      return false
    }

    /// The path of a theme that has the scenes' category.
    private func theme(_ keys: String) throws -> String {
      count += 1
      let category = keys.contains("categories:") ? "" : "categories: {c: {}}\n"
      return try folder.write("inlayTheme: 1\n\(category)\(keys)\n", to: "theme\(count).yaml")
    }

    private func look(_ number: Int, _ theme: String) throws -> [UInt32] {
      var options = SceneOptions()
      options.theme = theme
      let loaded = try loadScene("{inlay: 1, \(ThemeKeyEffectTests.scenes[number])}", options)
      loaded.onProblem = { _ in }
      return try loaded.runScript().surface.pixels()
    }
  }

  @Test("each colour of a theme changes a picture")
  func colors() throws {
    let looks = try Looks()
    for key in ObjectSpec.themeColors.keys {
      let isSeen = try looks.differ("colors: {\(key.name): '#F0A'}")
      #expect(isSeen, "\(key.name)")
    }
  }

  @Test("each metric of a theme changes a picture")
  func metrics() throws {
    let looks = try Looks()
    let texts = ObjectSpec.metricTexts(of: Theme.modern.metrics)
    for key in ObjectSpec.metrics.keys {
      let value =
        switch texts[key.name] {
        case "true": "false"
        case "false": "true"
        case let size? where size.hasPrefix("["): "[77, 33]"
        case let text: "\((text.flatMap { Double($0) } ?? 0) + 40)"
        }
      let isSeen = try looks.differ("metrics: {\(key.name): \(value)}")
      #expect(isSeen, "\(key.name): \(value)")
    }
  }

  @Test("each key of each text style changes a picture")
  func textStyles() throws {
    let values = ["size": "29", "weight": "900", "color": "'#F0A'", "uppercase": "true", "tracking": "0.3"]
    let looks = try Looks()
    for style in ObjectSpec.textStyles.keys {
      for key in ObjectSpec.textStyle.keys where Self.unseen["textStyle.\(key.name)"] == nil {
        let value = try #require(values[key.name], "\(key.name) has no value here")
        let isSeen = try looks.differ("textStyles: {\(style.name): {\(key.name): \(value)}}")
        #expect(isSeen, "\(style.name): {\(key.name): \(value)}")
      }
    }
  }

  /// A key of other objects, the theme without it and with it.
  private static let effects = """
    theme.extends | | extends: plum-2011
    theme.contrast | | contrast: aa
    theme.backgroundGradient | | backgroundGradient: ['#F00', '#00F']
    decoration.kind | | decoration: {kind: cornerCovers}
    decoration.cornerRadius | | decoration: {cornerRadius: 3}
    decoration.cornerCurve | | decoration: {cornerCurve: circular}
    decoration.inset | | decoration: {inset: 20}
    decoration.imageCaps | HALVES}} | HALVES}, imageCaps: [1, 3, 1, 1]}
    rowImages.top | IMAGES}} | IMAGES, top: red.png}}
    rowImages.middle | IMAGES}} | IMAGES, middle: red.png}}
    rowImages.bottom | IMAGES}} | IMAGES, bottom: red.png}}
    rowImages.only | IMAGES}} | IMAGES, only: red.png}}
    rowImages.topSelected | IMAGES}} | IMAGES, topSelected: red.png}}
    rowImages.middleSelected | IMAGES}} | IMAGES, middleSelected: red.png}}
    rowImages.bottomSelected | IMAGES}} | IMAGES, bottomSelected: red.png}}
    rowImages.onlySelected | IMAGES}} | IMAGES, onlySelected: red.png}}
    border.width | | decoration: {border: {width: 3}}
    border.color | decoration: {border: {width: 3}} | decoration: {border: {width: 3, color: '#F0A'}}
    shadow.radius | decoration: {shadow: {opacity: 1}} | decoration: {shadow: {opacity: 1, radius: 9}}
    shadow.offset | decoration: {shadow: {opacity: 1}} | decoration: {shadow: {opacity: 1, offset: [5, 5]}}
    shadow.opacity | decoration: {shadow: {radius: 4}} | decoration: {shadow: {radius: 4, opacity: 1}}
    shadow.color | SHADOW}} | SHADOW, color: '#F0A'}}
    category.background | | categories: {c: {background: '#F0A'}}
    category.selected | | categories: {c: {selected: '#F0A'}}
    category.label | | categories: {c: {label: '#F0A'}}
    """.replacing("HALVES", with: "decoration: {kind: slicedImages, images: {only: halves.png")
    .replacing("IMAGES", with: "decoration: {kind: slicedImages, images: {")
    .replacing("{, ", with: "{").replacing("SHADOW", with: "decoration: {shadow: {radius: 4, opacity: 1")
    .split(separator: "\n").map(PartEffect.init)

  /// Keys without a look of their own, with the reasons.
  private static let unseen = [
    "theme.inlayTheme": "is the version", "theme.name": "is for code", "theme.colors": "has keys of its own",
    "theme.fonts": "has keys of its own", "theme.textStyles": "has keys of its own",
    "theme.metrics": "has keys of its own", "theme.decoration": "has keys of its own",
    "theme.categories": "has keys of its own", "themeFonts.family": "depends on the fonts; FontTests",
    "themeFonts.files": "needs a file; FontTests", "textStyle.features": "depends on the fonts; ThemeKeysTests",
    "decoration.images": "has keys of its own", "decoration.border": "has keys of its own",
    "decoration.shadow": "has keys of its own",
  ]

  @Test("each other key of a theme changes a picture, or has a reason")
  func others() throws {
    let looks = try Looks()
    for effect in Self.effects {
      let isSeen = try looks.differ(effect.changed, effect.plain)
      #expect(isSeen, "\(effect.name)")
      #expect(effect.hasKey, "\(effect.name) is not in \(effect.changed)")
    }
    let walked: Set<ObjectKind> = [.themeColors, .metrics, .textStyles]
    var names: Set<String> = []
    for kind in Self.kinds.subtracting(walked) {
      for key in kind.spec.keys { names.insert("\(kind).\(key.name)") }
    }
    let styles = Set(ObjectSpec.textStyle.keys.map { "textStyle.\($0.name)" })
    let known = Set(Self.effects.map(\.name)).union(Self.unseen.keys)
    #expect(names.subtracting(styles).subtracting(known).sorted() == [])
    #expect(known.subtracting(names).sorted() == [])
  }
}
