import InlayGraphics
import InlayLayers

/// The parts at a row's trailing side: one, several in reading order, or none.
///
///     cell.accessories = [.label("9:41"), .disclosure]
///     cell.accessories = isJoined ? .checkmark : []
///
/// A part keeps its view by its place and its kind while the row stays: the focus, the caret and a drag of its control
/// continue when the row is filled again. Several rows may be given the same value; each has views of its own.
public struct RowAccessory: ExpressibleByArrayLiteral {
  /// One of the parts.
  enum Part {
    case mark(AccessoryView.Kind)
    case kept(KeptAccessory)
  }

  /// Most rows have one, which takes no array.
  private var first: Part?
  private var others: [Part] = []

  init(_ part: Part) { first = part }

  /// The parts of each accessory, one after the other.
  public init(arrayLiteral parts: RowAccessory...) { self.init(parts) }

  /// The parts of each accessory, one after the other.
  public init(_ accessories: [RowAccessory]) {
    let parts = accessories.flatMap(\.parts)
    first = parts.first
    others = Array(parts.dropFirst())
  }

  /// The parts in reading order.
  var parts: [Part] { first.map { others.isEmpty ? [$0] : [$0] + others } ?? [] }

  /// Makes no array, unlike `parts`.
  private func hasPart(where isWanted: (Part) -> Bool) -> Bool {
    first.map(isWanted) ?? false || others.contains(where: isWanted)
  }

  /// Whether there are no parts.
  public var isEmpty: Bool { first == nil }

  /// An arrow: a tap on the row opens something.
  public static var disclosure: Self { Self(.mark(.disclosureIndicator)) }

  /// A checkmark, for the chosen rows of a list.
  public static var checkmark: Self { Self(.mark(.checkmark)) }

  /// A button with a circled i, as UIKit's detail button.
  ///
  /// - Parameter onTap: Called when it is tapped.
  public static func info(_ onTap: @escaping () -> Void) -> Self {
    shared("detail") {
      AccessoryView(.detailButton)
    } update: {
      $0.onTap = onTap
    }
  }

  /// A short text in the style of details, such as a time or a number.
  ///
  /// - Parameters:
  ///   - text: The text; the row shows at most one line of it.
  ///   - color: Nil is the style's.
  public static func label(_ text: String, color: Color? = nil) -> Self {
    shared("label", value: text) { () -> Label in
      let label = Label(textStyle: .detail)
      (label.numberOfLines, label.lineBreakMode) = (1, .truncatingTail)
      return label
    } update: { label in
      (label.text, label.textColor) = (text, color)
    }
  }

  /// An image in its own size, which grows with the text.
  ///
  /// - Parameters:
  ///   - image: The image; the row shows it in its size in points, and larger beside larger text.
  ///   - tint: The colour of a symbol or of another image in one colour; nil for its own.
  public static func image(_ image: Image, tint: Color? = nil) -> Self {
    shared("image", value: image) {
      ImageLayer()
    } update: { layer in
      layer.image = tint.map(image.inTint(replacedBy:)) ?? image
      layer.bounds.size = image.size
    }
  }

  /// A switch.
  ///
  /// - Parameters:
  ///   - isOn: Its state. What input changed stays until the row is filled with another value.
  ///   - onChange: Called with the new state when a tap or a key turned it.
  public static func `switch`(isOn: Bool, onChange: @escaping (Bool) -> Void) -> Self {
    let kept = KeptAccessory("switch", isShared: true) {
      Switch()
    } prepare: {
      let state = SwitchState(isOn: isOn)
      return { control in
        control.isOn = state.isOn
        control.onChange = {
          state.isOn = $0
          onChange($0)
        }
      }
    }
    return Self(.kept(kept))
  }

  /// A view or another layer of your own, such as a label, which keeps its size.
  ///
  /// - Parameters:
  ///   - make: Makes the view, when the row is first shown.
  ///   - update: Gives the view the row's values; called for a new view, and each time the row is filled again.
  public static func view<Content: Layer>(
    _ make: @escaping () -> Content, update: @escaping (Content) -> Void = { _ in }
  ) -> Self {
    Self(.kept(KeptAccessory(make: make) { update }))
  }

  /// A layer that is there already.
  package static func layer(_ layer: Layer) -> Self { Self(.kept(KeptAccessory(layer))) }

  /// A part whose layer holds nothing of its row that `update` does not set: another row may show it afterwards.
  ///
  /// - Parameters:
  ///   - name: In scene files, dumps and messages.
  ///   - value: What the part's size follows from.
  private static func shared<Content: Layer>(
    _ name: String, value: AnyHashable? = nil, _ make: @escaping () -> Content, update: @escaping (Content) -> Void
  ) -> Self {
    Self(.kept(KeptAccessory(name, value: value, isShared: true, make: make) { update }))
  }
}

/// The state of a row's switch, also while the row is out of view.
private final class SwitchState {
  var isOn: Bool

  init(isOn: Bool) { self.isOn = isOn }
}

extension RowAccessory: Equatable {
  /// Whether both have the same marks and the same objects in the same places.
  public static func == (a: RowAccessory, b: RowAccessory) -> Bool { a.matches(b) { $0.isSame(as: $1) } }

  /// Compares the parts in step, and makes no arrays of them.
  private func matches(_ other: RowAccessory, _ isSame: (Part, Part) -> Bool) -> Bool {
    guard let first, let otherFirst = other.first else { return isEmpty == other.isEmpty }
    return others.count == other.others.count && isSame(first, otherFirst)
      && zip(others, other.others).allSatisfy { isSame($0, $1) }
  }
}

extension RowAccessory.Part {
  fileprivate func isSame(as other: Self) -> Bool {
    switch (self, other) {
    case (.mark(let kind), .mark(let otherKind)): kind == otherKind
    case (.kept(let kept), .kept(let otherKept)): kept === otherKept
    default: false
    }
  }

  fileprivate func stands(for other: Self) -> Bool {
    if let kept, let otherKept = other.kept { return kept.stands(for: otherKept) }
    return isSame(as: other)
  }

  fileprivate func map(_ transform: (KeptAccessory) -> KeptAccessory) -> Self {
    kept.map { .kept(transform($0)) } ?? self
  }

  fileprivate func keepLayer(of other: Self) {
    if let kept, let otherKept = other.kept { kept.keepLayer(of: otherKept) }
  }

  /// The layer of a part that has one of its own.
  var layer: Layer? { kept?.layer }

  /// The same, where no other cell shows it by now.
  func layer(in cell: TableViewCell) -> Layer? { kept.flatMap { $0.isShown(by: cell) ? $0.layer : nil } }

  var kept: KeptAccessory? {
    guard case .kept(let kept) = self else { return nil }
    return kept
  }

  /// The name in scene files, dumps and messages; nil for a view of the row's owner.
  fileprivate var name: String? {
    switch self {
    case .mark(.disclosureIndicator): "disclosure"
    case .mark(.checkmark): "checkmark"
    case .mark(.detailButton): "detail"
    case .kept(let kept): kept.name
    }
  }
}

extension RowAccessory {
  /// The names of the parts that have one, as in scene files, with commas between; `none` without any.
  package var name: String {
    let names = parts.compactMap(\.name)
    if names == ["detail", "disclosure"] { return "detailDisclosure" }
    return names.isEmpty ? "none" : names.joined(separator: ", ")
  }

  /// The name of a layer of this accessory in messages: of a control its role.
  func name(of layer: Layer) -> String {
    if let mark = layer as? AccessoryView { return Part.mark(mark.kind).name ?? "" }
    if let role = (layer as? Control)?.accessibilityRole { return role.rawValue }
    return parts.lazy.compactMap(\.kept).first { $0.layer === layer }?.name ?? "\(type(of: layer))"
  }

  /// Whether a layer is one of the library's, which has the size of its text or of its image, whatever bounds it has.
  func isShared(_ layer: Layer) -> Bool { hasPart { $0.kept?.layer === layer && $0.kept?.isShared ?? false } }

  /// The layers of its own that it has made.
  var layers: [Layer] { parts.compactMap(\.layer) }

  /// The layer of an accessory with nothing else.
  var onlyLayer: Layer? { others.isEmpty ? first?.layer : nil }

  /// Whether a part has a view that stays with the row, and may take the focus.
  package var keepsViews: Bool { hasPart { $0.kept.map { !$0.isShared } ?? false } }

  /// Whether a part shows what is wrong with the row.
  package var showsErrors: Bool { hasPart { $0.kept?.showsErrors ?? false } }

  /// Gives the views that show errors what they need, now and after each update.
  package func onFill(_ body: @escaping (any RowErrorView) -> Void) {
    for part in parts where part.kept?.showsErrors ?? false { part.kept?.onFill(body) }
  }

  /// Calls a function with the views that show errors and are made.
  package func forEachErrorView(_ body: (any RowErrorView) -> Void) {
    for case let view as any RowErrorView in parts.lazy.compactMap({ $0.kept?.layer }) { body(view) }
  }

  /// Takes the views of the same row before an update, each by its position and its kind.
  package func keepViews(of old: RowAccessory) {
    guard let first, let oldFirst = old.first else { return }
    first.keepLayer(of: oldFirst)
    for (part, old) in zip(others, old.others) { part.keepLayer(of: old) }
  }

  /// Whether both show the same, given that this one took the views of the other.
  package func looks(like other: RowAccessory) -> Bool {
    matches(other) { part, other in
      guard let kept = part.kept, let otherKept = other.kept else { return part.isSame(as: other) }
      return kept.looks(like: otherKept)
    }
  }

  /// Whether one of its views is in a row on screen, or in one with the focus.
  package var isShown: Bool { hasPart { $0.layer?.scene != nil } }

  /// Whether all parts are marks, which have nothing of their row.
  var isOfMarks: Bool { first?.kept == nil && others.allSatisfy { $0.kept == nil } }

  /// Whether a layer is of a part that was there already, such as an app's `accessoryView`.
  func isGiven(_ layer: Layer) -> Bool { hasPart { $0.layer === layer && $0.kept?.isGiven ?? false } }

  /// Whether a part has a layer that another cell or place has by now.
  func isTaken(from cell: TableViewCell) -> Bool { hasPart { !($0.kept?.isShown(by: cell) ?? true) } }

  /// The same for one row. The first row that is given a value has its layers, and each other one has layers of its
  /// own.
  package func ofRow() -> RowAccessory { map { $0.ofRow() } }

  /// The same for a cell, in the same way.
  func of(_ cell: TableViewCell, isSameRow: Bool) -> RowAccessory { map { $0.of(cell, isSameRow: isSameRow) } }

  private func map(_ transform: (KeptAccessory) -> KeptAccessory) -> RowAccessory {
    guard let first else { return self }
    var copy = self
    copy.first = first.map(transform)
    guard !others.isEmpty else { return copy }
    copy.others = []
    for part in others {
      // A value that is in two places has a layer in each.
      copy.others.append(part.map(transform).map { copy.contains($0) ? $0.copy() : $0 })
    }
    return copy
  }

  /// Whether it is another accessory, or what a row or a cell made from it.
  func stands(for other: RowAccessory) -> Bool {
    matches(other) { $0.stands(for: $1) }
  }

  func contains(_ kept: KeptAccessory) -> Bool { first?.kept === kept || others.contains { $0.kept === kept } }

  /// Makes the layers that are missing, or takes them from earlier parts that are not needed any more.
  ///
  /// - Parameters:
  ///   - cell: The cell that shows them.
  ///   - old: What it showed last.
  ///   - isSameRow: Whether that was for the same row.
  ///   - needed: What else the cell shows, edited or not.
  func makeLayers(in cell: TableViewCell, from old: RowAccessory, isSameRow: Bool, beside needed: RowAccessory) {
    let parts = parts
    // A cell would take a layer that two have in common from the other in its layout.
    defer { cell.takePlaces(of: parts.lazy.compactMap(\.layer)) }
    guard parts.contains(where: { $0.kept?.layer == nil }) else { return }
    let oldParts = old.parts
    // Another cell may have the layer by now, with its row.
    func isFree(_ other: KeptAccessory) -> Bool {
      other.isShown(by: cell) && !needed.contains(other) && !parts.contains { $0.layer === other.layer }
    }
    for (place, part) in parts.enumerated() {
      guard let kept = part.kept, kept.layer == nil else { continue }
      if isSameRow, oldParts.indices.contains(place), let same = oldParts[place].kept, kept.isOfCell(as: same),
        isFree(same)
      {
        kept.keepLayer(of: same)
      }
      for other in oldParts.lazy.compactMap(\.kept) where kept.layer == nil && kept.isShared && other.isShared {
        if isFree(other) { kept.takeLayer(of: other) }
      }
      kept.makeLayer()
    }
  }
}
