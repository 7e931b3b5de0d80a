import InlayGraphics
import InlayLayers
import InlayLists
import InlayViews
import Testing

@testable import InlayFiles

/// Each key of a row changes a pixel or a spoken word, or it is listed here with its reason.
@Suite struct RowKeyEffectTests {
  /// A key with its value, beside other keys of its row.
  private struct Effect {
    let key: String
    let value: String
    let beside: String
    let isEditing: Bool

    init(_ key: String, _ value: String, beside: String = "title: Ada", isEditing: Bool = false) {
      (self.key, self.value, self.beside, self.isEditing) = (key, value, beside, isEditing)
    }
  }

  private static let effects = [
    Effect("title", "Ada", beside: "detail: Detail"), Effect("detail", "Detail"),
    Effect("style", "subtitle", beside: "title: Ada, detail: Detail"), Effect("image", "symbol:leaf"),
    Effect("avatar", "Ada Okafor"),
    Effect("highlightedImage", "symbol:plus", beside: "title: Ada, image: symbol:leaf, isHighlighted: true"),
    Effect("accessory", "disclosure"), Effect("accessories", "[{label: 9:41}, checkmark]"),
    Effect("accessoryView", "{type: stepper}"), Effect("editingAccessory", "checkmark", isEditing: true),
    Effect("editingAccessoryView", "{type: stepper}", isEditing: true),
    Effect("editingStyle", "insert", isEditing: true), Effect("canEdit", "false", isEditing: true),
    Effect("canMove", "true", isEditing: true),
    Effect("shouldIndentWhileEditing", "false", beside: "title: Ada, editingStyle: none", isEditing: true),
    Effect("indentationLevel", "2"), Effect("indentationLevel", "1", beside: "title: Ada, avatar: Ada Okafor"),
    Effect("indentationLevel", "2", beside: "title: Ada, image: symbol:leaf"),
    Effect("indentationWidth", "40", beside: "title: Ada, indentationLevel: 1"),
    Effect("indentationWidth", "40", beside: "title: Ada, indentationLevel: 1, avatar: Ada Okafor"),
    Effect("isOn", "true", beside: "title: Ada, accessory: switch"), Effect("isEnabled", "false"),
    Effect("isSelected", "true"), Effect("isHighlighted", "true"),
    Effect("selectionStyle", "none", beside: "title: Ada, isSelected: true"), Effect("height", "70"),
    Effect("separatorInset", "[0, 50, 0, 20]"), Effect("titleFont", "{size: 24}"),
    Effect("titleStyle", "title1"), Effect("detailStyle", "title1", beside: "title: Ada, detail: Detail"),
    Effect("detailFont", "{size: 24}", beside: "title: Ada, detail: Detail"), Effect("titleColor", "tint"),
    Effect("detailColor", "tint", beside: "title: Ada, detail: Detail"), Effect("alignment", "trailing"),
    Effect("alignment", "right"), Effect("backgroundColor", "tint"),
    Effect("selectedBackgroundColor", "tint", beside: "title: Ada, isSelected: true"),
    Effect("backgroundView", "{backgroundColor: tint}"),
    Effect("selectedBackgroundView", "{backgroundColor: tint}", beside: "title: Ada, isSelected: true"),
    Effect("content", "[{frame: [60, 10, 20, 20], backgroundColor: tint}]"),
    Effect("accessibilityLabel", "Countess"), Effect("accessibilityValue", "busy"),
  ]

  /// Keys without a look of their own, with the reasons.
  private static let unseen = ["category": "is for a theme's categories; ThemeKeyEffectTests"]

  private func look(_ row: String, isEditing: Bool) throws -> (pixels: [UInt32], spoken: [String]) {
    let editing = isEditing ? "isEditing: true, " : ""
    let table = "type: table, frame: {}, style: plain, \(editing)sections: [{rows: [{\(row)}, {title: Next}]}]"
    let loaded = try loadScene("inlay: 1\nsize: [240, 140]\nlayers:\n  - {\(table)}\n")
    loaded.onProblem = { _ in }
    return (try loaded.pixels(), loaded.scene.spokenElements)
  }

  @Test("each key of a row changes a picture or what is spoken")
  func rows() throws {
    for effect in Self.effects {
      let plain = try look(effect.beside, isEditing: effect.isEditing)
      let changed = try look("\(effect.beside), \(effect.key): \(effect.value)", isEditing: effect.isEditing)
      let isSame = plain.pixels == changed.pixels && plain.spoken == changed.spoken
      #expect(!isSame, "\(effect.key): \(effect.value) beside \(effect.beside)")
    }
  }

  @Test("each key of a row is tried, or has a reason")
  func complete() {
    let keys = Set(ObjectSpec.row.keys.map(\.name))
    let prefix = "row."
    let others = InputKeyEffectTests.effects.map(\.name).filter { $0.hasPrefix(prefix) }
    let input = others.map { String($0.dropFirst(prefix.count)) }
    let known = Set(Self.effects.map(\.key)).union(Self.unseen.keys).union(input)
    #expect(keys.subtracting(known).sorted() == [] && known.subtracting(keys).sorted() == [])
  }
}
