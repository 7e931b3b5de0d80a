import Testing

@testable import InlayFiles

/// Keys of layers and rows whose effect shows after input, beside another layer, or in a script: each changes a pixel or
/// a spoken word.
@Suite struct InputKeyEffectTests {
  private static let stages = PartEffect.stages(
    """
    layer | {inlay: 1, size: [200, 120], layers: [OBJECT]}
    accessibilityLabelledBy | {inlay: 1, size: [200, 120], layers: [{type: text, name: other, string: Volume, frame: [0, 0, 100, 30]}, OBJECT]}
    overlay | {inlay: 1, size: [200, 120], layers: [{name: list, type: table, frame: {}, ROWS}, OBJECT], script: [{tap: [3, 3]}, {tick: 1}]}
    text | {inlay: 1, size: [200, 60], layers: [{type: table, frame: {}, sections: [{rows: [{isHighlighted: true, content: [OBJECT]}]}]}]}
    image | {inlay: 1, size: [200, 60], layers: [{type: table, frame: {}, sections: [{rows: [{isHighlighted: true, content: [OBJECT]}]}]}]}
    navigation | {inlay: 1, size: [200, 120], layers: [OBJECT]}
    page | {inlay: 1, size: [300, 120], layers: [{type: navigation, frame: {}, depth: 2, pages: [OBJECT, {type: page, title: Second}]}]}
    stepper | {inlay: 1, size: [200, 60], layers: [OBJECT], script: [{tap: [70, 20]}, {tick: 1}]}
    stepper.autorepeats | {inlay: 1, size: [200, 60], layers: [OBJECT], script: [{tick: 0}, {longPress: {at: [70, 20], duration: 2}}]}
    textField | {inlay: 1, size: [360, 500], layers: [OBJECT], script: [{tick: 0}, {tap: [150, 30]}, {run: 0.9}, {text: abc}, {tick: 0.1}]}
    textField.caretBlinks | {inlay: 1, size: [360, 500], layers: [OBJECT], script: [{tick: 0}, {tap: [150, 30]}, {run: 0.9}]}
    searchField | {inlay: 1, size: [360, 500], layers: [OBJECT], script: [{tap: [100, 30]}, {tick: 1}]}
    table | {inlay: 1, size: [200, 120], layers: [OBJECT], script: [{tick: 0}, {tap: [50, 20]}, {tap: [50, 60]}, {tick: 1}]}
    table.bounces | {inlay: 1, size: [200, 120], layers: [OBJECT], script: [{tick: 0}, {pointer: {phase: down, at: [50, 20], time: 0}}, {pointer: {phase: moved, at: [50, 60], time: 0.1}}, {pointer: {phase: moved, at: [50, 100], time: 0.2}}, {tick: 0.2}]}
    table.alwaysBounceVertical | {inlay: 1, size: [200, 120], layers: [OBJECT], script: [{tick: 0}, {pointer: {phase: down, at: [50, 20], time: 0}}, {pointer: {phase: moved, at: [50, 60], time: 0.1}}, {pointer: {phase: moved, at: [50, 100], time: 0.2}}, {tick: 0.2}]}
    table.isPagingEnabled | {inlay: 1, size: [200, 120], layers: [OBJECT], script: [{tick: 0}, {fling: {from: [50, 100], to: [50, 60]}}, {run: rest}]}
    table.decelerationRate | {inlay: 1, size: [200, 120], layers: [OBJECT], script: [{tick: 0}, {fling: {from: [50, 100], to: [50, 60]}}, {run: rest}]}
    table.scrollIndicatorsFade | {inlay: 1, size: [200, 120], layers: [OBJECT], script: [{tick: 0}, {tick: 2}]}
    row | {inlay: 1, size: [200, 120], layers: [{type: navigation, frame: {}, pages: [{type: page, content: {type: table, sections: [{rows: [OBJECT, {title: B}]}]}}, {type: page, name: two, title: Two}]}], script: [{tick: 0}, {tap: [60, 65]}, {tick: 1}]}
    row.leadingActions | {inlay: 1, size: [200, 60], layers: [{type: table, frame: {}, sections: [{rows: [OBJECT, {title: B}]}]}], script: [{tick: 0}, {swipe: {at: [30, 20], direction: right}}, {run: 1}]}
    row.trailingActions | {inlay: 1, size: [200, 60], layers: [{type: table, frame: {}, sections: [{rows: [OBJECT, {title: B}]}]}], script: [{tick: 0}, {swipe: {at: [170, 20], direction: left}}, {run: 1}]}
    row.performsFirstActionWithFullSwipe | {inlay: 1, size: [200, 60], layers: [{type: table, frame: {}, sections: [{rows: [OBJECT, {title: B}]}]}], script: [{tick: 0}, {swipe: {at: [190, 20], direction: left, distance: 185}}, {run: 1}]}
    row.id | {inlay: 1, size: [200, 120], layers: [{type: table, name: list, frame: {}, sections: [{rows: [OBJECT, {title: B}]}]}], script: [{tick: 0}, {apply: {layer: list, animation: fade, sections: [{rows: [{title: New, id: a}, {title: B}]}]}}, {tick: 0.1}]}
    """.replacing("ROWS", with: "generate: {rowsPerSection: 30, title: Row}"))

  static let effects = PartEffect.all(
    """
    accessibilityLabelledBy | type: slider, frame: [0, 40, 150, 40] | + accessibilityLabelledBy: other
    layer.frame | backgroundColor: tint | + frame: [10, 10, 40, 40]
    layer.bounds | position: [60, 60], backgroundColor: tint | + bounds: [0, 0, 40, 40]
    layer.position | bounds: [0, 0, 40, 40], backgroundColor: tint | + position: [60, 60]
    layer.language | type: navigation, frame: {}, depth: 2, pages: [{type: page}, {type: page}] | + language: de
    overlay.covers | type: overlay, frame: {}, cornerRadius: 40 | + covers: list
    text.highlightedColor | type: text, frame: {}, string: A | + highlightedColor: destructive
    image.highlightedContents | type: image, frame: [9, 9, 24, 24], contents: symbol:plus | + highlightedContents: symbol:minus
    navigation.depth | type: navigation, frame: {}, pages: [{type: page, title: A}, {type: page, title: B}] | + depth: 2
    page.backTitle | type: page, title: First | + backTitle: Home
    stepper.step | type: stepper, value: 5, frame: [0, 0, 100, 40] | + step: 3
    stepper.autorepeats | type: stepper, value: 5, frame: [0, 0, 100, 40] | + autorepeats: false
    textField.returnKey | type: textField, frame: [10, 10, 300, 40] | + returnKey: search
    textField.autocapitalization | type: textField, frame: [10, 10, 300, 40], autocapitalization: never | type: textField, frame: [10, 10, 300, 40], autocapitalization: all
    textField.maximumLength | type: textField, frame: [10, 10, 300, 40] | + maximumLength: 2
    textField.hasClearButton | type: textField, text: Ada, frame: [10, 10, 300, 40] | + hasClearButton: false
    textField.caretBlinks | type: textField, frame: [10, 10, 300, 40] | + caretBlinks: false
    searchField.cancelTitle | type: searchField, frame: [10, 10, 300, 40] | + cancelTitle: Stop
    table.bounces | type: table, frame: {}, ROWS | + bounces: false
    table.alwaysBounceVertical | type: table, frame: {}, sections: [{rows: [{title: A}]}] | type: table, frame: {}, sections: [{rows: [{title: A}]}], alwaysBounceVertical: false
    table.isPagingEnabled | type: table, frame: {}, ROWS | + isPagingEnabled: true
    table.decelerationRate | type: table, frame: {}, ROWS | + decelerationRate: fast
    table.scrollIndicatorsFade | type: table, frame: {}, ROWS, showsVerticalScrollIndicator: true | + scrollIndicatorsFade: true
    table.allowsSelection | type: table, frame: {}, ROWS | + allowsSelection: false
    table.allowsMultipleSelection | type: table, frame: {}, ROWS | + allowsMultipleSelection: true
    table.allowsSelectionDuringEditing | type: table, frame: {}, ROWS, isEditing: true | + allowsSelectionDuringEditing: true
    table.revertsInCompactWidth | type: table, style: insetGrouped, frame: {}, sections: [{rows: [{title: A}]}] | + revertsInCompactWidth: true
    row.leadingActions | title: A | + leadingActions: [{title: Pin}]
    row.trailingActions | title: A | + trailingActions: [{title: X}, {title: Y}]
    row.performsFirstActionWithFullSwipe | title: A, trailingActions: [{title: Y, style: destructive}] | + performsFirstActionWithFullSwipe: false
    row.push | title: A | + push: two
    row.pressesControl | title: A, accessory: switch | + pressesControl: true
    row.id | title: A | + id: a
    """.replacing("ROWS", with: "generate: {rowsPerSection: 30, title: \"Row {row}\"}"))

  @Test("each key changes a picture or what is spoken, after input or beside another layer")
  func tried() throws {
    for effect in Self.effects {
      let problem = try effect.problem(Self.stages)
      #expect(problem == nil)
      #expect(effect.hasKey, "\(effect.name) is not in {\(effect.changed)}")
    }
  }
}
