import Inlay
import InlayControls
import Testing

// Declarations that later versions may add, without an implementation: layouts, dates, texts of several lines,
// materials and popovers. They compile beside the library, so the names that they need are free, also those of their
// members in `Layer`, `View` and `Control`. Actions, menus, roles and edges, which they share, are the library's own.

private enum Axis { case horizontal, vertical }

private enum Alignment { case fill, start, center, end, firstBaseline }

/// Sublayers in a line.
private class StackView: View {
  enum Distribution { case packed, fillEqually, spaceBetween }

  final var axis: Axis
  final var spacing: Double
  final var alignment: Alignment
  final var distribution = Distribution.packed
  final var padding = Insets.zero

  init(
    _ axis: Axis = .vertical, spacing: Double = 8, alignment: Alignment = .fill,
    @ListBuilder<Layer> _ layers: () -> [Layer] = { [] }
  ) {
    self.axis = axis
    self.spacing = spacing
    self.alignment = alignment
    super.init()
    for layer in layers() { addSublayer(layer) }
  }

  final func setSpacing(_ spacing: Double?, after layer: Layer) {}
  final func setGrowth(_ share: Double, of layer: Layer) {}
}

/// Sublayers in columns.
private final class GridView: View {
  enum Track {
    case fixed(Double)
    case share(Double)
    case fitting
  }

  var tracks: [Track]
  var spacing: Size
  var alignment = Alignment.fill

  init(
    tracks: [Track], spacing: Size = Size(width: 8, height: 8), @ListBuilder<Layer> _ layers: () -> [Layer] = { [] }
  ) {
    self.tracks = tracks
    self.spacing = spacing
    super.init()
    for layer in layers() { addSublayer(layer) }
  }

  convenience init(minimumTrackWidth: Double, @ListBuilder<Layer> _ layers: () -> [Layer] = { [] }) {
    self.init(tracks: [.share(minimumTrackWidth)], layers)
  }

  func setSpan(_ tracks: Int, of layer: Layer) {}
}

/// A date, a time or both.
private final class DatePicker: Control, RowAccessoryView {
  struct Components: OptionSet {
    let rawValue: Int

    static let date = Components(rawValue: 1)
    static let time = Components(rawValue: 2)
  }

  enum Style { case compact, calendar, wheels }

  var date: DateTime
  var components: Components
  var style: Style
  var range: ClosedRange<DateTime>?
  var minuteStep = 1
  var onChange: ((DateTime) -> Void)?

  init(
    _ date: DateTime, components: Components = [.date, .time], style: Style = .compact,
    onChange: ((DateTime) -> Void)? = nil
  ) {
    self.date = date
    self.components = components
    self.style = style
    self.onChange = onChange
    super.init()
  }

  func setDate(_ date: DateTime, animated: Bool = false) { self.date = date }
}

/// A text of several lines.
private final class TextArea: View, TextEntry {
  var text: String
  var placeholder: String
  var isEnabled = true
  var inputTraits = TextInputTraits()
  var suggestions: ((_ text: String) -> [String])?
  var lines = 3...8
  var maximumLength: Int?
  var onChange: ((String) -> Void)?
  var onSubmit: ((String) -> Void)?
  var onBeginEditing: (() -> Void)?
  var onEndEditing: ((String) -> Void)?

  init(text: String = "", placeholder: String = "", onChange: ((String) -> Void)? = nil) {
    self.text = text
    self.placeholder = placeholder
    self.onChange = onChange
    super.init()
  }
}

/// A blurred background.
private struct Material: Hashable, Sendable {
  let radius: Double
  let saturation: Double
  let color: Color

  init(radius: Double, saturation: Double = 1, color: Color) {
    self.radius = radius
    self.saturation = saturation
    self.color = color
  }

  static let bar = Material(radius: 20, color: .black)
  static let sheet = Material(radius: 30, saturation: 1.5, color: .black)
}

/// A card beside its source.
private final class Popover: View {
  let content: View?
  weak var source: Layer?

  init(_ content: View?) {
    self.content = content
    super.init()
  }
}

extension RowAccessory {
  fileprivate static func date(
    _ date: DateTime, components: DatePicker.Components = .date, in range: ClosedRange<DateTime>? = nil,
    onChange: @escaping (DateTime) -> Void
  ) -> Self { [] }

  fileprivate static func textArea(
    _ text: String, placeholder: String = "", onChange: @escaping (String) -> Void
  ) -> Self { [] }
}

extension Layer {
  /// Beside `backgroundColor`, which is shown if there are no effects.
  fileprivate var backgroundMaterial: Material? { isHidden ? .sheet : .bar }
}

@Suite struct RoomTests {
  @Test("names that later versions need are free")
  func names() {
    let types = ["Alignment", "Axis", "DatePicker", "GridView", "Material", "Popover", "StackView", "TextArea"]
    let members = ["backgroundMaterial", "date", "padding", "setGrowth", "setSpacing", "setSpan", "textArea"]
    let owners: Set = ["Control", "Layer", "RowAccessory", "View"]
    #expect(PublicInterface.declarations.contains { $0.owner.isEmpty && $0.name == "Layer" })
    for declaration in PublicInterface.declarations {
      let isTaken =
        declaration.owner.isEmpty
        ? types.contains(declaration.name)
        : owners.contains(declaration.owner) && members.contains(declaration.name)
      #expect(!isTaken, "\(declaration.owner): \(declaration.text)")
    }
  }

  @Test("declarations of later versions compile beside the library, and read as its own do")
  func uses() {
    let line = StackView(.horizontal, spacing: 12, alignment: .firstBaseline) {
      Label()
      StackView {
        Label()
        Label(textStyle: .detail)
      }
      Badge("3")
    }
    line.setSpacing(nil, after: line.sublayers[0])
    line.setGrowth(1, of: line.sublayers[1])
    #expect(line.sublayers.count == 3 && line.axis == .horizontal && line.distribution == .packed)
    #expect(line.spacing == 12 && line.alignment == .firstBaseline && line.padding == .zero)

    let grid = GridView(minimumTrackWidth: 120) { for _ in 0..<4 { Label() } }
    grid.tracks = [.fixed(80), .share(1), .fitting]
    grid.setSpan(2, of: grid.sublayers[0])
    #expect(grid.sublayers.count == 4 && grid.spacing == Size(width: 8, height: 8) && grid.alignment == .fill)

    var birth = DateTime(year: 1980, month: 2, day: 29)
    var note = ""
    let rows = [
      Row("Born", .date(birth) { birth = $0 }), Row("Note", .textArea(note, placeholder: "Text") { note = $0 }),
    ]
    #expect(rows.count == 2)
    let picker = DatePicker(birth, components: .date, style: .wheels) { birth = $0 }
    picker.range = DateTime(year: 1900, month: 1, day: 1)...birth
    picker.setDate(birth.adding(days: -1), animated: true)
    picker.onChange?(picker.date)
    #expect(birth == DateTime(year: 1980, month: 2, day: 28) && picker.components == .date && picker.style == .wheels)
    #expect(picker.minuteStep == 1 && !picker.fillsRow)

    let area = TextArea(text: "a", placeholder: "Text") { note = $0 }
    let entry: any TextEntry = area
    entry.onChange?("b")
    #expect(note == "b" && entry.text == "a" && area.lines == 3...8 && area.maximumLength == nil)

    let popover = Popover(area)
    popover.source = line
    #expect(popover.content === area && popover.source === line)
    #expect(line.backgroundMaterial == .bar && Material.bar != .sheet)
  }
}
