import InlayGraphics
import InlayLayers
import InlayLists
import InlayViews
import Testing

@testable import InlayFiles

/// A key that is accepted does something: each key of each type of layers changes a pixel or a spoken word, or it is
/// listed here with its reason.
@Suite struct KeyEffectTests {
  /// A key of a type with a value, then after a bar the keys beside it. A key of every layer has the type `layer`.
  private static let effects = """
    activity.style: arc | color: label
    activity.isTurning: false | color: label, hidesWhenStopped: true
    activity.hidesWhenStopped: false | isTurning: false
    activity.color: destructive | style: arc
    activity.isEnabled: false | style: arc
    activity.accessibilityLabel: Name | style: arc
    activity.accessibilityValue: Value | style: arc
    activity.cornerRadius: 30 | style: arc, backgroundColor: tint
    alert.isPresented: true | title: A
    alert.style: actionSheet | title: A, isPresented: true, actions: [{title: B}]
    alert.title: A | isPresented: true
    alert.message: M | title: A, isPresented: true
    alert.actions: [{title: B}] | title: A, isPresented: true
    alert.preferredAction: 1 | title: A, isPresented: true, actions: [{title: B}, {title: C}]
    alert.cornerRadius: 30 | opacity: 1, backgroundColor: tint
    avatar.fullName: Ada Okafor | color: tint
    avatar.image: symbol:plus | fullName: Ada
    avatar.color: label | fullName: Ada
    avatar.isEnabled: false | fullName: Ada Okafor
    avatar.accessibilityLabel: Name | fullName: Ada Okafor
    avatar.accessibilityValue: Value | fullName: Ada Okafor
    avatar.cornerRadius: 3 | fullName: Ada Okafor
    badge.text: 12 | color: tint
    badge.color: tint | text: 12
    badge.isEnabled: false | text: 12
    badge.accessibilityLabel: Name | text: 12
    badge.accessibilityValue: Value | text: 12
    badge.cornerRadius: 3 | text: 12
    button.title: Save | style: filled
    button.image: symbol:plus | title: A
    button.style: filled | title: A
    button.role: destructive | title: A
    button.tintColor: label | title: A
    button.textStyle: title1 | title: A
    button.font: {size: 30} | title: A
    button.isEnabled: false | title: A, style: filled
    button.accessibilityLabel: Name | title: A, style: filled
    button.isHighlighted: true | title: A, style: filled
    button.accessibilityValue: Value | title: A, style: filled
    button.cornerRadius: 3 | title: A, style: filled
    emptyState.title: None | message: M
    emptyState.message: M | title: None
    emptyState.image: symbol:plus | title: None
    emptyState.button: Add | title: None
    emptyState.cornerRadius: 30 | opacity: 1, backgroundColor: tint
    gradient.colors: [tint, label] | kind: linear
    gradient.locations: [0.4, 0.6] | colors: [tint, label]
    gradient.startPoint: [0, 0] | colors: [tint, label]
    gradient.endPoint: [0, 0.5] | colors: [tint, label]
    gradient.kind: radial | colors: [tint, label]
    gradient.cornerRadius: 30 | opacity: 1, backgroundColor: tint
    image.cornerRadius: 30 | opacity: 1, backgroundColor: tint
    keyboard.layouts: [german] | keyboardType: text
    keyboard.keyboardType: number | returnKey: done
    keyboard.returnKey: search | keyboardType: text
    keyboard.cornerRadius: 30 | opacity: 1, backgroundColor: tint
    layer.maskedCorners: [topLeft] | backgroundColor: tint, cornerRadius: 20
    layer.cornerRadius: 20 | backgroundColor: tint
    layer.cornerCurve: continuous | backgroundColor: tint, cornerRadius: 40
    layer.masksToBounds: true | sublayers: [{frame: [-20, 0, 60, 60], backgroundColor: tint}]
    layer.borderWidth: 3 | borderColor: tint
    layer.borderColor: tint | borderWidth: 3
    layer.shadowColor: tint | backgroundColor: label, shadowOpacity: 1
    layer.shadowOpacity: 1 | backgroundColor: tint
    layer.shadowRadius: 9 | backgroundColor: tint, shadowOpacity: 1
    layer.shadowOffset: [9, 9] | backgroundColor: tint, shadowOpacity: 1
    layer.contents: symbol:plus | backgroundColor: label
    layer.contentsGravity: center | contents: symbol:plus
    layer.contentsRect: [0, 0, 0.5, 0.5] | contents: symbol:plus
    layer.theme: plum-2011 | backgroundColor: tint
    layer.appearance: dark | backgroundColor: label
    layer.mask: {frame: [0, 0, 20, 20], backgroundColor: label} | backgroundColor: tint
    layer.sublayers: [{frame: [0, 0, 20, 20], backgroundColor: label}] | backgroundColor: tint
    layer.zPosition: 1 | backgroundColor: tint
    layer.isHidden: true | backgroundColor: tint
    layer.opacity: 0.5 | backgroundColor: tint
    layer.backgroundColor: tint | isHidden: false
    layer.anchorPoint: [0, 0] | backgroundColor: tint, transform: [1, 0.4, 0, 1, 0, 0]
    layer.transform: [1, 0.4, 0, 1, 0, 0] | backgroundColor: tint
    navigation.pages: [{type: page, title: A}] | backgroundColor: label
    navigation.cornerRadius: 30 | opacity: 1, backgroundColor: tint
    overlay.cornerRadius: 30 | outsideColor: tint
    overlay.outsideColor: tint | cornerRadius: 20
    page.title: A | backgroundColor: table.background
    page.prefersLargeTitles: true | title: A, content: {type: table, ONE}
    page.prefersLargeTitles: true | title: A, content: {sublayers: [{type: table, frame: {}, ONE}]}
    page.leftItems: [{title: L}] | title: A
    page.rightItems: [{title: R}] | title: A
    page.toolbar: [{title: T}] | title: A
    page.content: {backgroundColor: tint} | title: A
    page.cornerRadius: 30 | opacity: 1, backgroundColor: tint
    popUp.options: [One, Two] | selectedIndex: 0
    popUp.selectedIndex: 1 | options: [One, Two]
    popUp.isEnabled: false | options: [One], selectedIndex: 0
    popUp.accessibilityLabel: Name | options: [One], selectedIndex: 0
    popUp.isHighlighted: true | options: [One], selectedIndex: 0
    popUp.accessibilityValue: Value | options: [One], selectedIndex: 0
    popUp.cornerRadius: 30 | options: [One], selectedIndex: 0, backgroundColor: tint
    progress.progress: 0.5 | tintColor: tint
    progress.tintColor: destructive | progress: 0.5
    progress.isEnabled: false | progress: 0.5
    progress.accessibilityLabel: Name | progress: 0.5
    progress.accessibilityValue: Value | progress: 0.5
    progress.cornerRadius: 30 | progress: 0.5, backgroundColor: tint
    searchField.text: Typed | placeholder: P
    searchField.placeholder: Find | text: ""
    searchField.isEnabled: false | placeholder: a
    searchField.accessibilityLabel: Name | placeholder: a
    searchField.cornerRadius: 3 | placeholder: a
    segmentedControl.segments: [A, B] | selectedIndex: 0
    segmentedControl.selectedIndex: 1 | segments: [A, B]
    segmentedControl.textStyle: title1 | segments: [A, B]
    segmentedControl.isEnabled: false | segments: [A, B], selectedIndex: 0
    segmentedControl.accessibilityLabel: Name | segments: [A, B], selectedIndex: 0
    segmentedControl.accessibilityValue: Value | segments: [A, B], selectedIndex: 0
    segmentedControl.cornerRadius: 3 | segments: [A, B], selectedIndex: 0
    shape.path: M 5 5 L 50 5 L 5 50 Z | fillColor: tint
    shape.fillColor: tint | PATH
    shape.fillRule: evenOdd | path: M 5 5 L 80 5 L 80 80 L 5 80 Z M 20 20 L 60 20 L 60 60 L 20 60 Z
    shape.strokeColor: tint | PATH
    shape.lineWidth: 6 | PATH, strokeColor: tint
    shape.strokeStart: 0.5 | PATH, strokeColor: tint
    shape.strokeEnd: 0.5 | PATH, strokeColor: tint
    shape.lineCap: round | PATH, strokeColor: tint, lineWidth: 9
    shape.lineJoin: round | PATH, strokeColor: tint, lineWidth: 9
    shape.cornerRadius: 30 | opacity: 1, backgroundColor: tint
    sheet.isPresented: true | content: {backgroundColor: tint}
    sheet.detent: 60 | content: {backgroundColor: tint}, isPresented: true
    sheet.content: {backgroundColor: tint} | isPresented: true
    sheet.cornerRadius: 30 | opacity: 1, backgroundColor: tint
    slider.value: 0.7 | tintColor: tint
    slider.minimumValue: 0.5 | value: 0.7
    slider.maximumValue: 5 | value: 0.7
    slider.minimumImage: symbol:plus | value: 0.7
    slider.maximumImage: symbol:plus | value: 0.7
    slider.tintColor: destructive | value: 0.7
    slider.isEnabled: false | value: 0.7
    slider.accessibilityLabel: Name | value: 0.7
    slider.accessibilityValue: Value | value: 0.7
    slider.step: 0.5 | value: 0.7
    slider.cornerRadius: 30 | value: 0.7, backgroundColor: tint
    stepper.value: 100 | step: 1
    stepper.minimumValue: 5 | value: 5
    stepper.maximumValue: 5 | value: 5
    stepper.wraps: true | value: 0
    stepper.isEnabled: false | value: 5
    stepper.accessibilityLabel: Name | value: 5
    stepper.isHighlighted: true | value: 5
    stepper.accessibilityValue: Value | value: 5
    stepper.cornerRadius: 3 | value: 5
    tabBar.barPosition: top | items: [{title: A}]
    tabBar.items: [{title: A}] | barPosition: top
    tabBar.selectedIndex: 1 | items: [{title: A}, {title: B}]
    tabBar.isEnabled: false | items: [{title: A}, {title: B}]
    tabBar.cornerRadius: 30 | masksToBounds: true
    table.style: insetGrouped | ROWS
    table.decoration: cornerCovers | ROWS, style: insetGrouped
    table.horizontalInset: 30 | ROWS, style: insetGrouped
    table.maximumWidth: 60 | ROWS, style: insetGrouped
    table.cornerRadius: 2 | ROWS, style: insetGrouped
    table.decorationInset: 30 | ROWS, style: grouped, decoration: cornerCovers
    table.sectionBorder: {width: 2, color: tint} | ROWS, style: insetGrouped
    table.sectionShadow: {radius: 4, opacity: 1} | ROWS, style: insetGrouped
    table.showsRoundedCorners: false | ROWS, style: insetGrouped
    table.headerTextInset: 30 | ROWS
    table.cellBackgroundColor: tint | ROWS
    table.cellSelectedBackgroundColor: tint | ROWS
    table.rowHeight: 60 | ROWS
    table.sectionHeaderHeight: 60 | ROWS
    table.sectionFooterHeight: 60 | sections: [{footer: F, rows: [{title: A}]}, {rows: [{title: B}]}]
    table.separatorStyle: none | sections: [{rows: [{title: A}, {title: B}]}]
    table.separatorColor: tint | sections: [{rows: [{title: A}, {title: B}]}]
    table.separatorInset: [0, 40, 0, 20] | ROWS
    table.separatorInsetReference: fromAutomaticInsets | ROWS, separatorInset: [0, 40, 0, 20]
    table.sectionHeadersPinToVisibleBounds: false | ROWS, contentOffset: [0, 30]
    table.sectionIndexTitles: [A, B] | ROWS
    table.showsVerticalScrollIndicator: true | ROWS
    table.indicatorStyle: white | ROWS, showsVerticalScrollIndicator: true
    table.scrollIndicatorInsets: [20, 0, 0, 9] | ROWS, showsVerticalScrollIndicator: true
    table.contentOffset: [0, 30] | ROWS
    table.refreshControl: true | ROWS, contentOffset: [0, -60]
    table.isRefreshing: true | ROWS
    table.contentInset: [0, 0, 30, 0] | ROWS, contentAnchor: end
    table.contentInsetAdjustmentBehavior: never | contentAnchor: end, sections: [{rows: [{title: A}]}]
    table.isEditing: true | ROWS
    table.allowsMultipleSelectionDuringEditing: true | ROWS, isEditing: true
    table.tableHeader: MARK | ROWS
    table.tableFooter: MARK | ONE
    table.isTableHeaderPinned: true | ROWS, contentOffset: [0, 30], tableHeader: MARK
    table.backgroundView: {backgroundColor: tint} | ONE
    table.emptyStateView: {type: emptyState, title: None} | sections: []
    table.generate: {rowsPerSection: 2, title: A} | style: plain
    table.sections: [{rows: [{title: A}]}] | style: plain
    table.contentAnchor: end | ROWS
    text.string: A | color: tint
    text.font: {size: 30} | string: A
    text.textStyle: largeTitle | string: A
    text.color: tint | string: A
    text.alignment: right | string: A
    text.alignment: trailing | string: A
    text.lineBreak: truncatingHead | string: several words that need more than one line in this frame, lineLimit: 1
    text.lineLimit: 1 | string: several words that need more than one line in this frame
    text.markup: true | string: a <b>bold</b> word
    text.textShadow: {radius: 2, color: tint} | string: A
    text.cornerRadius: 30 | string: A, backgroundColor: tint
    textField.text: Typed | placeholder: P
    textField.placeholder: Name | borderStyle: rounded
    textField.error: Wrong | text: a
    textField.isSecure: true | text: abc
    textField.keyboardType: password | text: abc
    textField.grouping: [2] | text: "1234"
    textField.borderStyle: capsule | text: a
    textField.alignment: right | text: a
    textField.textStyle: largeTitle | text: a
    textField.isEnabled: false | text: a
    textField.accessibilityLabel: Name | text: a
    textField.cornerRadius: 3 | text: a
    toast.text: Saved | image: symbol:plus
    toast.image: symbol:plus | text: Saved
    toast.bottomInset: 40 | text: Saved
    toast.cornerRadius: 30 | opacity: 1, backgroundColor: tint
    toolbar.barPosition: top | items: [{title: A}]
    toolbar.items: [{title: A}] | barPosition: top
    toolbar.cornerRadius: 30 | masksToBounds: true
    """

  /// Keys without a look of their own, with the reasons. Those without a type are the same in all types.
  private static let unseen = [
    "type": "makes the layer", "name": "is for steps and dumps",
    "contentsScale": "is for pictures of pixels; LayerBuildingTests",
    "contentsCenter": "is for pictures of pixels; LayerBuildingTests",
    "magnificationFilter": "is for pictures of pixels; LookBuildingTests", "slider.isContinuous": "is for code",
    "slider.isHighlighted": "is in a dump", "segmentedControl.isHighlighted": "is in a dump",
    "progress.isHighlighted": "is in a dump", "activity.isHighlighted": "is in a dump",
    "badge.isHighlighted": "is in a dump", "avatar.isHighlighted": "is in a dump",
  ]

  private static let rows = """
    sections: [{header: H, footer: F, rows: [{title: A, isSelected: true}, {title: B}, {title: C}, {title: D}]}, \
    {header: I, rows: [{title: E}, {title: F}]}]
    """

  /// The parts of a line of `effects`.
  private struct Effect {
    let type: String
    let key: String
    let value: String
    let beside: String

    init(_ line: Substring) {
      let parts = line.split(separator: " | ", maxSplits: 1).map(String.init)
      let words = parts[0].split(separator: ": ", maxSplits: 1).map(String.init)
      let names = words[0].split(separator: ".").map(String.init)
      (type, key, value) = (names[0], names[1], Self.whole(words[1]))
      beside = Self.whole(parts[1])
    }

    private static func whole(_ text: String) -> String {
      text.replacing("ROWS", with: KeyEffectTests.rows).replacing("ONE", with: "sections: [{rows: [{title: A}]}]")
        .replacing("MARK", with: "{frame: [0, 0, 20, 20], backgroundColor: tint}")
        .replacing("PATH", with: "path: M 20 20 L 80 20 L 50 80")
    }
  }

  private static var all: [Effect] { effects.split(separator: "\n").map(Effect.init) }

  private func look(_ type: String, _ keys: String) throws -> (pixels: [UInt32], spoken: [String]) {
    let frame = "frame: [10, 12, 140, 120]"
    let layer =
      type == "page"
      ? "{type: navigation, \(frame), pages: [{type: page, \(keys)}]}" : "{type: \(type), \(frame), \(keys)}"
    let cover = "{frame: [120, 110, 40, 30], backgroundColor: separator}"
    let loaded = try loadScene(
      "inlay: 1\nsize: [160, 160]\nsafeArea: [20, 0, 20, 0]\nlayers:\n  - \(layer)\n  - \(cover)\n")
    loaded.onProblem = { _ in }
    return (try loaded.pixels(), loaded.scene.spokenElements)
  }

  @Test("each key of each type changes a picture or what is spoken")
  func tried() throws {
    for effect in Self.all {
      let plain = try look(effect.type, effect.beside)
      let changed = try look(effect.type, "\(effect.beside), \(effect.key): \(effect.value)")
      let isSame = plain.pixels == changed.pixels && plain.spoken == changed.spoken
      #expect(!isSame, "\(effect.type).\(effect.key): \(effect.value) beside \(effect.beside)")
    }
  }

  @Test("each key of each type is tried, or has a reason")
  func complete() {
    let spec = ObjectSpec.layer
    let own = spec.keysByType.flatMap { type, keys in keys.map { (type, $0.name) } }
    let keys = own + spec.keys.map { ("layer", $0.name) }
    let tried = Set(Self.all.map { "\($0.type).\($0.key)" } + InputKeyEffectTests.effects.map(\.name))
    let known = tried.union(Self.unseen.keys)
    let missing = keys.filter { type, name in !known.contains("\(type).\(name)") && !known.contains(name) }
    #expect(missing.map { "\($0.0).\($0.1)" }.sorted() == [])
    let names = Set(keys.flatMap { ["\($0.0).\($0.1)", $0.1] })
    let others = InputKeyEffectTests.effects.map(\.name).filter { !$0.hasPrefix("row.") }
    #expect((others + Self.unseen.keys).filter { !names.contains($0) }.sorted() == [])
  }
}
