import Testing

@testable import InlayFiles

/// Each key of the steps of a script changes a pixel, a spoken word, a snapshot or a failure, or it is listed here with
/// its reason.
@Suite struct StepKeyEffectTests {
  private static let layers = """
    inlay: 1, size: [220, 300], keyboard: never, layers: [LIST, OTHER, \
    {name: field, type: textField, text: Ada, frame: [0, 130, 100, 40]}, \
    {name: box, frame: [0, 180, 30, 30], backgroundColor: tint}, \
    {name: a, type: slider, accessibilityLabel: A, frame: [110, 130, 100, 40]}, \
    {name: b, type: slider, accessibilityLabel: B, frame: [110, 180, 100, 40]}]
    """.replacing("LIST", with: "{name: list, type: table, frame: [0, 0, 105, 120], ROWS}")
    .replacing("OTHER", with: "{name: other, type: table, frame: [110, 0, 105, 120], ROWS}")
    .replacing("ROWS", with: "rowHeight: 30, sections: [{rows: [FEW]}, {rows: [MANY]}]")
    .replacing("FEW", with: "{title: One}, {title: Two, isSelected: true, trailingActions: [{title: X}]}")
    .replacing("MANY", with: (3...12).map { "{title: Row \($0)}" }.joined(separator: ", "))

  static let stages = PartEffect.stages(
    """
    target | {LAYERS, script: [{tick: 0}, {tap: OBJECT}]}
    tickStep | {LAYERS, script: [BOX, {tick: OBJECT}]}
    flingStep | {LAYERS, script: [BOX, {fling: OBJECT}, {run: 0.1}]}
    swipeStep | {LAYERS, script: [BOX, {swipe: OBJECT}, {run: 0.1}]}
    pullStep | {LAYERS, script: [BOX, {pull: OBJECT}]}
    longPressStep | {LAYERS, script: [BOX, {longPress: OBJECT}]}
    pointerStep | {LAYERS, script: [BOX, {pointer: OBJECT}, {pointer: {phase: up, at: [50, 150]}}, {tick: 1}]}
    pointerStep.phase | {LAYERS, script: [{pointer: OBJECT}]}
    pointerStep.at | {LAYERS, script: [{pointer: OBJECT}]}
    pointerStep.time | {LAYERS, script: [BOX, {pointer: OBJECT}, {tick: 0}]}
    pointerStep.modifiers | {LAYERS, script: [{tap: [90, 150]}, {tick: 1}, {pointer: OBJECT}, {pointer: {phase: up, at: [10, 150]}}, {tick: 1}]}
    pointerStep.kind | {inlay: 1, size: [300, 400], layers: [{type: textField, frame: {height: 200}}], script: [{pointer: OBJECT}, {pointer: {phase: up, at: [50, 150]}}, {tick: 1}]}
    wheelStep | {LAYERS, script: [BOX, {wheel: OBJECT}, {tick: 0.05}]}
    keyStep | {LAYERS, script: [{tap: [90, 150]}, {tick: 0}, {key: OBJECT}, {tick: 0}]}
    keyStep.time | {inlay: 1, size: [200, 60], layers: [{type: segmentedControl, segments: [A, B, C], selectedIndex: 0, frame: {}}], script: [{key: tab}, {tick: 0}, {key: OBJECT}, {tick: 0.05}]}
    textStep | {LAYERS, script: [{tap: [90, 150]}, {tick: 0}, {text: OBJECT}, {tick: 0}]}
    compositionStep | {LAYERS, script: [{tap: [90, 150]}, {tick: 0}, {composition: OBJECT}, {tick: 0}]}
    step | {LAYERS, script: [{tap: [90, 150]}, BOX, OBJECT]}
    dragStep | {LAYERS, script: [BOX, {drag: OBJECT}]}
    scrollStep | {LAYERS, script: [{scroll: OBJECT}]}
    scrollToStep | {LAYERS, script: [{tick: 0}, {scrollTo: OBJECT}, {tick: 0.05}]}
    rowStep | {LAYERS, script: [{select: OBJECT}]}
    deselectStep | {LAYERS, script: [{set: {layer: list, allowsMultipleSelection: true}}, {select: {layer: list, at: [0, 0]}}, {deselect: OBJECT}]}
    setStep | {LAYERS, script: [{tick: 0}, {set: OBJECT}, {tick: 0.1}]}
    themeStep | {LAYERS, script: [{tick: 0}, {setTheme: OBJECT}, {tick: 0.1}]}
    traitsStep | {LAYERS, script: [{setTraits: OBJECT}]}
    resizeStep | {LAYERS, script: [{resize: OBJECT}]}
    expectation | {LAYERS, script: [{tick: 0}, {expect: OBJECT}]}
    restoredView | {LAYERS, script: [{restore: [OBJECT]}]}
    insertStep | {LAYERS, script: [{tick: 0}, {insert: OBJECT}, {tick: 0.1}]}
    deleteStep | {LAYERS, script: [{tick: 0}, {delete: OBJECT}, {tick: 0.1}]}
    moveStep | {LAYERS, script: [{tick: 0}, {move: OBJECT}, {tick: 0.1}]}
    applyStep | {LAYERS, script: [{tick: 0}, {apply: OBJECT}, {tick: 0.1}]}
    """.replacing("LAYERS", with: layers).replacing(
      "BOX", with: "{tick: 0}, {set: {layer: box, animated: 4, frame: [190, 230, 30, 30]}}"))

  static let effects = PartEffect.all(
    """
    target.text | name: list, text: One | name: list, text: Two
    target.role | role: textField | role: slider, label: B
    target.label | role: slider, label: A | role: slider, label: B
    target.name | name: a | name: b
    target.row | row: [0, 0] | row: [1, 0]
    target.layer | layer: list, row: [0, 0] | layer: other, row: [0, 0]
    tickStep.at | at: 0.2 | at: 0.9
    flingStep.from | from: [50, 100], to: [50, 20] | from: [150, 100], to: [50, 20]
    flingStep.to | from: [50, 100], to: [50, 20] | from: [50, 100], to: [50, 60]
    flingStep.duration | from: [50, 100], to: [50, 20] | + duration: 0.3
    swipeStep.at | at: [50, 100], direction: up, distance: 40 | at: [150, 100], direction: up, distance: 40
    swipeStep.text | name: list, text: Two, direction: left, distance: 60 | name: list, text: One, direction: left, distance: 60
    swipeStep.role | role: textField, direction: right, distance: 30 | role: slider, label: B, direction: right, distance: 30
    swipeStep.label | role: slider, label: A, direction: right, distance: 30 | role: slider, label: B, direction: right, distance: 30
    swipeStep.name | name: a, direction: right, distance: 30 | name: b, direction: right, distance: 30
    swipeStep.row | row: [0, 0], direction: left, distance: 60 | row: [0, 1], direction: left, distance: 60
    swipeStep.layer | layer: list, row: [0, 1], direction: left, distance: 60 | layer: other, row: [0, 1], direction: left, distance: 60
    swipeStep.direction | at: [50, 60], direction: up, distance: 40 | at: [50, 60], direction: down, distance: 40
    swipeStep.direction | row: [0, 1], direction: leading, distance: 60 | row: [0, 1], direction: trailing, distance: 60
    swipeStep.distance | at: [50, 100], direction: up, distance: 40 | at: [50, 100], direction: up, distance: 80
    swipeStep.duration | at: [50, 100], direction: up, distance: 40 | + duration: 0.5
    pullStep.layer | layer: list | layer: other
    pullStep.distance | layer: list | + distance: 60
    pullStep.duration | layer: list | + duration: 1
    longPressStep.at | at: [50, 15] | at: [150, 15]
    longPressStep.duration | at: [50, 15] | + duration: 2
    pointerStep.phase | phase: moved, at: [50, 15] | phase: down, at: [50, 15]
    pointerStep.at | phase: down, at: [50, 15] | phase: down, at: [150, 15]
    pointerStep.time | phase: down, at: [50, 15] | + time: 1
    pointerStep.id | phase: down, at: [50, 150] | + id: 3
    pointerStep.kind | phase: down, at: [50, 150] | + kind: mouse
    pointerStep.button | phase: down, at: [50, 150], kind: mouse | + button: secondary
    pointerStep.modifiers | phase: down, at: [10, 150], kind: mouse | + modifiers: [shift]
    wheelStep.at | at: [50, 60], by: [0, 30] | at: [150, 60], by: [0, 30]
    wheelStep.by | at: [50, 60], by: [0, 30] | at: [50, 60], by: [0, 60]
    wheelStep.time | at: [50, 60], by: [0, 30] | + time: 1
    wheelStep.isPrecise | at: [50, 60], by: [0, 30], time: 0 | + isPrecise: true
    keyStep.key | key: left | key: delete
    keyStep.time | key: right | + time: 0
    keyStep.modifiers | key: left | + modifiers: [shift]
    textStep.text | text: x | text: y
    compositionStep.text | text: x | text: y
    compositionStep.start | text: xyz | + start: 1
    compositionStep.length | text: xyz, start: 0 | + length: 2
    step.tick | tick: 0 | tick: 1
    step.run | tick: 0 | run: 1
    step.tap | tick: 0 | tap: [50, 15]
    step.drag | tick: 0 | drag: {from: [50, 100], to: [50, 60]}
    step.fling | tick: 0 | fling: {from: [50, 100], to: [50, 60]}
    step.swipe | tick: 0 | swipe: {at: [50, 45], direction: left}
    step.pull | tick: 0 | pull: {layer: list}
    step.longPress | tick: 0 | longPress: {at: [50, 15]}
    step.pointer | tick: 0 | pointer: {phase: down, at: [50, 15]}
    step.wheel | tick: 0 | wheel: {at: [50, 15], by: [0, 30]}
    step.scroll | tick: 0 | scroll: {layer: list, by: [0, 30]}
    step.scrollTo | tick: 0 | scrollTo: {layer: list, section: 1, row: 4}
    step.key | tick: 0 | key: delete
    step.text | tick: 0 | text: x
    step.composition | tick: 0 | composition: {text: x}
    step.set | tick: 0 | set: {layer: box, backgroundColor: label}
    step.select | tick: 0 | select: {layer: list, at: [0, 0]}
    step.deselect | tick: 0 | deselect: {layer: list}
    step.insert | tick: 0 | insert: {layer: list, at: [0, 0], rows: [{title: New}]}
    step.delete | tick: 0 | delete: {layer: list, at: [0, 0]}
    step.move | tick: 0 | move: {layer: list, at: [0, 0], to: [0, 1]}
    step.apply | tick: 0 | apply: {layer: list, sections: [{rows: [{title: New}]}]}
    step.setTheme | tick: 0 | setTheme: {theme: plum-2011}
    step.setTraits | tick: 0 | setTraits: {direction: rtl}
    step.resize | tick: 0 | resize: [100, 100]
    step.restore | tick: 0 | restore: [{offset: [0, 40]}, {offset: [0, 0]}]
    step.snapshot | tick: 0 | snapshot: a.png
    step.expect | tick: 0 | expect: {problems: 77}
    dragStep.from | from: [50, 100], to: [50, 60] | from: [150, 100], to: [50, 60]
    dragStep.to | from: [50, 100], to: [50, 60] | from: [50, 100], to: [50, 20]
    dragStep.duration | from: [50, 100], to: [50, 60] | + duration: 1
    scrollStep.layer | layer: list, by: [0, 30] | layer: other, by: [0, 30]
    scrollStep.by | layer: list, by: [0, 30] | layer: list, by: [0, 60]
    scrollToStep.layer | layer: list, section: 1, row: 4 | layer: other, section: 1, row: 4
    scrollToStep.section | layer: list, section: 0, row: 1 | layer: list, section: 1, row: 1
    scrollToStep.row | layer: list, section: 1, row: 3 | layer: list, section: 1, row: 4
    scrollToStep.at | layer: list, section: 1, row: 4 | + at: bottom
    scrollToStep.animated | layer: list, section: 1, row: 4 | + animated: true
    rowStep.layer | layer: list, at: [0, 0] | layer: other, at: [0, 0]
    rowStep.at | layer: list, at: [0, 0] | layer: list, at: [1, 0]
    deselectStep.layer | layer: list | layer: other
    deselectStep.at | layer: list | + at: [0, 0]
    setStep.layer | layer: a, value: 1 | layer: b, value: 1
    setStep.animated | layer: box, frame: [100, 180, 30, 30] | + animated: 1
    themeStep.theme | appearance: light | + theme: plum-2011
    themeStep.appearance | theme: modern | + appearance: dark
    themeStep.animated | appearance: dark | + animated: 1
    traitsStep.direction | language: en | + direction: rtl
    traitsStep.textScale | language: en | + textScale: 2
    traitsStep.language | textScale: 1 | + language: ar
    resizeStep.size | size: [200, 200] | size: [100, 200]
    resizeStep.scale | size: [100, 200] | + scale: 2
    expectation.pixelsPainted | problems: 0 | + pixelsPainted: 77
    expectation.pixelsCopied | problems: 0 | + pixelsCopied: 77
    expectation.layersVisited | problems: 0 | + layersVisited: 7777
    expectation.problems | pixelsCopied: 0 | + problems: 77
    restoredView.offset | offset: [0, 0] | offset: [0, 40]
    restoredView.selected | offset: [0, 0] | + selected: [[0, 0]]
    insertStep.layer | layer: list, at: [0, 0], rows: [{title: New}] | layer: other, at: [0, 0], rows: [{title: New}]
    insertStep.at | layer: list, at: [0, 0], rows: [{title: New}] | layer: list, at: [0, 1], rows: [{title: New}]
    insertStep.rows | layer: list, at: [0, 0], rows: [{title: New}] | layer: list, at: [0, 0], rows: [{title: Old}]
    insertStep.section | layer: list, section: 0, sections: [{rows: [{title: A}]}] | layer: list, section: 1, sections: [{rows: [{title: A}]}]
    insertStep.sections | layer: list, section: 0, sections: [{rows: [{title: A}]}] | layer: list, section: 0, sections: [{rows: [{title: B}]}]
    insertStep.animation | layer: list, at: [0, 0], rows: [{title: New}] | + animation: fade
    deleteStep.layer | layer: list, at: [0, 0] | layer: other, at: [0, 0]
    deleteStep.at | layer: list, at: [0, 0] | layer: list, at: [0, 1]
    deleteStep.section | layer: list, section: 0 | layer: list, section: 1
    deleteStep.animation | layer: list, at: [0, 0] | + animation: fade
    moveStep.layer | layer: list, at: [0, 0], to: [0, 1] | layer: other, at: [0, 0], to: [0, 1]
    moveStep.at | layer: list, at: [0, 0], to: [1, 0] | layer: list, at: [0, 1], to: [1, 0]
    moveStep.to | layer: list, at: [0, 0], to: [0, 1] | layer: list, at: [0, 0], to: [1, 1]
    moveStep.section | layer: list, at: [0, 0], to: [0, 1] | layer: list, section: 0, toSection: 1
    moveStep.toSection | layer: list, section: 0, toSection: 0 | layer: list, section: 0, toSection: 1
    moveStep.animation | layer: list, at: [0, 0], to: [0, 1] | + animation: fade
    applyStep.layer | layer: list, sections: [{rows: [{title: One}]}] | layer: other, sections: [{rows: [{title: One}]}]
    applyStep.sections | layer: list, sections: [{rows: [{title: One}]}] | layer: list, sections: [{rows: [{title: Two}]}]
    applyStep.animation | layer: list, sections: [{rows: [{title: Two}, {title: One}]}] | + animation: fade
    """)

  /// Keys without an effect on a picture, with the reasons.
  static let unseen = [
    "step.reload": "loads the same rows; TableEditTests", "reloadStep.layer": "loads the same rows; TableEditTests",
    "reloadStep.at": "loads the same rows; TableEditTests",
    "reloadStep.section": "loads the same rows; TableEditTests",
    "reloadStep.animation": "loads the same rows; TableEditTests",
    "textStep.time": "is for what moves afterwards; EventRecorderTests",
    "compositionStep.time": "is for what moves afterwards; EventRecorderTests",
    "keyStep.isRepeat": "is for keys that act once; EventRecorderTests",
  ]

  @Test("each key of each step changes a picture, what is spoken or what is reported")
  func tried() throws {
    for effect in Self.effects {
      let problem = try effect.problem(Self.stages)
      #expect(problem == nil)
      #expect(effect.hasKey, "\(effect.name) is not in {\(effect.changed)}")
    }
  }
}
