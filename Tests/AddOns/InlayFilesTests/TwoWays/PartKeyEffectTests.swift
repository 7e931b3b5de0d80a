import InlayGraphics
import InlayLayers
import InlayLists
import InlayViews
import Testing

@testable import InlayFiles

/// Two objects of a kind that differ in one key, in a scene that shows them.
struct PartEffect {
  /// The kind and the key, such as `barItem.title`.
  let name: String
  /// The objects without braces: the first without the key or with another value.
  let plain: String
  let changed: String

  /// - Parameter line: The name, the plain object and the changed one after bars. A changed one that begins with a plus
  ///   sign has the keys of the plain one too.
  init(_ line: Substring) {
    let parts = line.split(separator: "|", omittingEmptySubsequences: false).map(Self.trimmed)
    name = parts[0]
    plain = parts[1]
    let isMore = parts[2].hasPrefix("+ ")
    let more = isMore ? String(parts[2].dropFirst(2)) : parts[2]
    changed = isMore && !plain.isEmpty ? "\(plain), \(more)" : more
  }

  private static func trimmed(_ text: Substring) -> String {
    var text = text
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return String(text)
  }

  static func all(_ text: String) -> [PartEffect] { text.split(separator: "\n").map(PartEffect.init) }

  /// The scenes in which the objects are shown, by kind; a key may have one of its own.
  static func stages(_ text: String) -> [String: String] {
    let pairs = text.split(separator: "\n").map { line in
      let parts = line.split(separator: " | ", maxSplits: 1).map(String.init)
      return (parts[0], parts[1])
    }
    return Dictionary(uniqueKeysWithValues: pairs)
  }

  /// The picture, the spoken words and the reports of a scene after its script.
  struct Look: Equatable {
    let pixels: [UInt32]
    let spoken: [String]
    let failures: Int
    let snapshots: [[UInt8]]
  }

  static func look(_ scene: String) throws -> Look {
    let loaded = try loadScene(scene)
    loaded.onProblem = { _ in }
    let result = try loaded.runScript()
    return Look(
      pixels: result.surface.pixels(), spoken: loaded.scene.spokenElements, failures: result.failures.count,
      snapshots: result.snapshots.map(\.png))
  }

  private var kind: String { String(name.prefix { $0 != "." }) }
  private var key: String { String(name.dropFirst(kind.count + 1)) }

  /// The problem of objects that look and sound the same; nil if they differ.
  func problem(_ stages: [String: String]) throws -> String? {
    guard let stage = stages[name] ?? stages[kind] else { return "\(name): no scene shows it" }
    let looks = try [plain, changed].map { try Self.look(stage.replacing("OBJECT", with: "{\($0)}")) }
    return looks[0] == looks[1] ? "\(name): {\(changed)} looks and sounds as {\(plain)}" : nil
  }

  /// Whether the changed object has the key of the name.
  var hasKey: Bool { changed.contains(key + ":") }
}

/// Each key of the parts of a scene, such as bar items, tabs, sections and actions, changes a pixel or a spoken word,
/// or it is listed here with its reason.
@Suite struct PartKeyEffectTests {
  static let stages = PartEffect.stages(
    """
    scene | OBJECT
    anchoredFrame | {inlay: 1, size: [60, 60], layers: [{frame: OBJECT, backgroundColor: tint}]}
    font | {inlay: 1, size: [90, 60], textScale: 1.5, layers: [{type: text, frame: {}, string: Ab, font: OBJECT}]}
    image | {inlay: 1, size: [60, 60], layers: [{type: image, frame: {}, contentsGravity: center, contents: OBJECT}]}
    textShadow | {inlay: 1, size: [60, 60], layers: [{type: text, frame: {}, string: Ab, textShadow: OBJECT}]}
    sectionBorder | {inlay: 1, size: [90, 90], layers: [{type: table, style: rounded, frame: {}, ROWS, sectionBorder: OBJECT}]}
    sectionShadow | {inlay: 1, size: [90, 90], layers: [{type: table, style: rounded, frame: {}, ROWS, sectionShadow: OBJECT}]}
    generate | {inlay: 1, size: [90, 150], layers: [{type: table, frame: {}, generate: OBJECT}]}
    section | {inlay: 1, size: [90, 150], layers: [{type: table, style: grouped, frame: {}, sections: [OBJECT]}]}
    sectionTitle | {inlay: 1, size: [90, 150], layers: [{type: table, frame: {}, sections: [{header: OBJECT, rows: [{title: A}]}]}]}
    accessory | {inlay: 1, size: [160, 60], layers: [{type: table, frame: {}, sections: [{rows: [{title: A, accessories: [OBJECT]}]}]}]}
    accessoryLabel | {inlay: 1, size: [160, 60], layers: [{type: table, frame: {}, sections: [{rows: [{title: A, accessories: [{label: OBJECT}]}]}]}]}
    swipeAction | {inlay: 1, size: [200, 60], layers: [{type: table, frame: {}, sections: [{rows: [{title: A, trailingActions: [OBJECT, {title: B}]}]}]}], script: [{swipe: {at: [150, 20], direction: left}}, {tick: 1}]}
    barItem | {inlay: 1, size: [200, 100], layers: [{type: navigation, frame: {}, pages: [{type: page, title: One, rightItems: [OBJECT]}, {type: page, name: two, title: Two}]}]}
    barItem.push | {inlay: 1, size: [200, 100], layers: [{type: navigation, frame: {}, pages: [{type: page, title: One, rightItems: [OBJECT]}, {type: page, name: two, title: Two}]}], script: [{tick: 1}, {tap: {text: Go}}, {tick: 2}]}
    barItem.style | {inlay: 1, size: [200, 100], layers: [{type: toolbar, frame: {}, items: [{title: A}, OBJECT, {title: B}]}]}
    tab | {inlay: 1, size: [200, 100], layers: [{type: tabBar, frame: {}, items: [OBJECT, {title: B}]}]}
    alertAction | {inlay: 1, size: [300, 300], layers: [{type: alert, title: A, isPresented: true, actions: [OBJECT, {title: No}]}]}
    alertAction.push | {inlay: 1, size: [300, 300], layers: [{type: navigation, frame: {}, pages: [{type: page, title: One}, {type: page, name: two, title: Two}]}, {type: alert, title: A, isPresented: true, actions: [OBJECT, {title: No}]}], script: [{tick: 1}, {tap: {text: Go}}, {tick: 2}]}
    appearances | {inlay: 1, size: [20, 20], appearance: dark, background: OBJECT}
    appearances.light | {inlay: 1, size: [20, 20], background: OBJECT}
    appearances.highContrastLight | {inlay: 1, size: [20, 20], appearance: highContrastLight, background: OBJECT}
    appearances.highContrastDark | {inlay: 1, size: [20, 20], appearance: highContrastDark, background: OBJECT}
    """.replacing("ROWS", with: "sections: [{rows: [{title: A}]}]"))

  static let effects = PartEffect.all(
    """
    scene.size | inlay: 1, size: [60, 60], background: tint | inlay: 1, size: [60, 80], background: tint
    scene.scale | inlay: 1, size: [60, 60], background: tint | + scale: 2
    scene.background | inlay: 1, size: [60, 60] | + background: tint
    scene.theme | inlay: 1, size: [60, 60], background: tint | + theme: plum-2011
    scene.appearance | inlay: 1, size: [60, 60], background: label | + appearance: dark
    scene.direction | inlay: 1, size: [60, 60], layers: [{type: text, frame: {}, string: A}] | + direction: rtl
    scene.sizeClass | inlay: 1, size: [200, 90], layers: [{type: table, style: rounded, frame: {}, revertsInCompactWidth: true, sections: [{rows: [{title: A}]}]}] | + sizeClass: regular
    scene.textScale | inlay: 1, size: [60, 60], layers: [{type: text, frame: {}, string: A}] | + textScale: 2
    scene.language | inlay: 1, size: [60, 60], layers: [{type: text, frame: {}, string: A}] | + language: ar
    scene.safeArea | inlay: 1, size: [90, 90], layers: [{type: table, frame: {}, sections: [{rows: [{title: A}]}]}] | + safeArea: [30, 0, 0, 0]
    scene.keyboard | inlay: 1, size: [300, 400], layers: [{type: textField, frame: [10, 10, 200, 40]}], script: [{tap: [50, 30]}, {tick: 1}] | + keyboard: never
    scene.data | inlay: 1, size: [60, 60], layers: [{type: text, frame: {}, string: "{data.a}"}], data: {a: A} | inlay: 1, size: [60, 60], layers: [{type: text, frame: {}, string: "{data.a}"}], data: {a: B}
    scene.layers | inlay: 1, size: [60, 60] | + layers: [{frame: {}, backgroundColor: tint}]
    scene.script | inlay: 1, size: [60, 60], layers: [{name: a, frame: {}}] | + script: [{set: {layer: a, backgroundColor: tint}}]
    anchoredFrame.leading | | + leading: 20
    anchoredFrame.trailing | | + trailing: 20
    anchoredFrame.centerX | width: 20 | + centerX: 10
    anchoredFrame.width | leading: 10 | + width: 20
    anchoredFrame.top | | + top: 20
    anchoredFrame.bottom | | + bottom: 20
    anchoredFrame.centerY | height: 20 | + centerY: 10
    anchoredFrame.height | top: 10 | + height: 20
    font.size | weight: 400 | + size: 30
    font.weight | size: 30 | + weight: 700
    font.italic | size: 30 | + italic: true
    font.tracking | size: 30 | + tracking: 0.3
    font.fixedSize | size: 20 | + fixedSize: true
    image.symbol | symbol: plus | symbol: minus
    image.tint | symbol: plus | + tint: destructive
    image.tile | symbol: plus | + tile: destructive
    image.weight | symbol: plus | + weight: bold
    image.size | symbol: plus | + size: 40
    textShadow.color | radius: 0 | + color: destructive
    textShadow.offset | color: destructive | + offset: [4, 4]
    textShadow.radius | color: destructive | + radius: 4
    sectionBorder.width | color: destructive | + width: 3
    sectionBorder.color | width: 3 | + color: destructive
    sectionShadow.radius | opacity: 1 | + radius: 5
    sectionShadow.offset | opacity: 1 | + offset: [5, 5]
    sectionShadow.opacity | radius: 5 | + opacity: 1
    sectionShadow.color | radius: 5, opacity: 1 | + color: destructive
    generate.sections | rowsPerSection: 1, title: A | + sections: 2
    generate.rowsPerSection | rowsPerSection: 1, title: A | rowsPerSection: 2, title: A
    generate.title | rowsPerSection: 2 | + title: "{row}"
    generate.detail | rowsPerSection: 2 | + detail: "{row}"
    section.header | rows: [{title: A}] | + header: H
    section.footer | rows: [{title: A}] | + footer: F
    section.decoration | rows: [{title: A}] | + decoration: maskedCards
    section.rows | header: H | + rows: [{title: A}]
    sectionTitle.text | height: 40 | + text: H
    sectionTitle.view | height: 40 | + view: {frame: [0, 0, 20, 20], backgroundColor: tint}
    sectionTitle.height | text: H | + height: 60
    accessory.label | label: A | label: B
    accessory.badge | badge: 1 | badge: 2
    accessory.image | image: symbol:plus | image: symbol:minus
    accessory.switch | switch: true | switch: false
    accessory.view | view: {type: stepper} | view: {type: badge, text: "1"}
    accessoryLabel.text | text: A | text: B
    accessoryLabel.color | text: A | + color: destructive
    swipeAction.title | style: normal | + title: Pin
    swipeAction.style | title: Pin | + style: destructive
    swipeAction.image | title: Pin | + image: symbol:plus
    swipeAction.backgroundColor | title: Pin | + backgroundColor: destructive
    barItem.title | style: plain | + title: Save
    barItem.title | image: symbol:plus | + title: Add
    barItem.image | title: Save | + image: symbol:plus
    barItem.style | title: Save | + style: done
    barItem.style | | style: flexibleSpace
    barItem.isEnabled | title: Save | + isEnabled: false
    barItem.tintColor | title: Save | + tintColor: destructive
    barItem.accessibilityLabel | title: Save | + accessibilityLabel: Keep
    barItem.push | title: Go | + push: two
    tab.title | image: symbol:plus | + title: A
    tab.image | title: A | + image: symbol:plus
    tab.badge | title: A | + badge: "3"
    alertAction.title | style: default | + title: Yes
    alertAction.style | title: Yes | + style: destructive
    alertAction.style | title: Yes | + style: cancel
    alertAction.push | title: Go | + push: two
    appearances.light | light: tint | light: destructive
    appearances.dark | light: tint | + dark: destructive
    appearances.highContrastLight | light: tint | + highContrastLight: destructive
    appearances.highContrastDark | light: tint | + highContrastDark: destructive
    """)

  /// Keys without a look of their own, with the reasons.
  static let unseen = [
    "scene.inlay": "is the version", "scene.acceptedFaults": "is for a check; FaultTests",
    "scene.fonts": "needs a file; FontTests", "font.family": "depends on the fonts; FontTests",
    "font.features": "depends on the fonts; ThemeKeysTests", "image.file": "needs a file; ImageFileTests",
    "section.id": "known by apply steps; ApplyStepTests",
  ]

  @Test("each key of each part of a scene changes a picture or what is spoken")
  func tried() throws {
    for effect in Self.effects {
      let problem = try effect.problem(Self.stages)
      #expect(problem == nil)
      #expect(effect.hasKey, "\(effect.name) is not in {\(effect.changed)}")
    }
  }

  /// The kinds whose keys have a suite of their own, with its name.
  private static let kindsElsewhere: [ObjectKind: String] = [.layer: "KeyEffectTests", .row: "RowKeyEffectTests"]

  @Test("each key of each kind of object is tried, or has a reason")
  func complete() {
    let effects = Self.effects + StepKeyEffectTests.effects
    let unseen = Self.unseen.merging(StepKeyEffectTests.unseen) { first, _ in first }
    let tried = Set(effects.map(\.name))
    var names: Set<String> = []
    for kind in ObjectKind.allCases where Self.kindsElsewhere[kind] == nil {
      // Keys of themes are walked one by one.
      if kind.isOfThemes, kind != .appearances {
        let isWalked = ThemeKeyEffectTests.kinds.contains(kind)
        #expect(isWalked, "\(kind)")
        continue
      }
      for key in kind.spec.keys { names.insert("\(kind).\(key.name)") }
    }
    #expect(names.filter { !tried.contains($0) && unseen[$0] == nil }.sorted() == [])
    #expect(tried.union(unseen.keys).subtracting(names).sorted() == [])
    #expect(tried.intersection(unseen.keys).sorted() == [])
  }
}
