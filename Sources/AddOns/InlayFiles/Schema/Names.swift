import InlayControls
import InlayGraphics
import InlayLayers
import InlayLists
import InlayText

/// The names in scene files for values whose Swift types have no names, in the order of their lists.
struct Names<Value: Sendable>: Sendable {
  let pairs: [(name: String, value: Value)]

  init(_ pairs: [(name: String, value: Value)]) { self.pairs = pairs }

  var all: [String] { pairs.map(\.name) }

  /// The value of a name; nil for an unknown one.
  subscript(name: String) -> Value? { pairs.first { $0.name == name }?.value }
}

/// The accessories of rows that have a name.
enum StandardAccessory: String, CaseIterable, Sendable {
  case none, disclosure, checkmark, detail, detailDisclosure, `switch`

  /// - Parameters:
  ///   - isOn: The state of a switch.
  ///   - onChange: Called when input turned it.
  func accessory(isOn: Bool, onChange: @escaping (Bool) -> Void = { _ in }) -> RowAccessory {
    switch self {
    case .none: []
    case .disclosure: .disclosure
    case .checkmark: .checkmark
    case .detail: .info {}
    case .detailDisclosure: [.info {}, .disclosure]
    case .switch: .switch(isOn: isOn, onChange: onChange)
    }
  }
}

/// The names of the scene format.
enum FormatNames {
  static let directions = Names<LayoutDirection>([("ltr", .leftToRight), ("rtl", .rightToLeft)])

  static let alignments = Names<TextAlignment>([
    ("natural", .natural), ("left", .left), ("center", .center), ("right", .right),
    ("leading", .natural), ("trailing", .trailing),
  ])

  static let lineBreaks = Names<LineBreakMode>([
    ("wordWrap", .wordWrap), ("truncatingHead", .truncatingHead), ("truncatingMiddle", .truncatingMiddle),
    ("truncatingTail", .truncatingTail),
  ])

  static let weights = Names<Font.Weight>([
    ("thin", .thin), ("ultraLight", .ultraLight), ("light", .light), ("regular", .regular), ("medium", .medium),
    ("semibold", .semibold), ("bold", .bold), ("heavy", .heavy), ("black", .black),
  ])

  static let corners = Names<Corners>([
    ("topLeft", .topLeft), ("topRight", .topRight), ("bottomLeft", .bottomLeft), ("bottomRight", .bottomRight),
  ])

  static let interpolations = Names<Interpolation>([("linear", .linear), ("nearest", .nearest)])

  static let fillRules = Names<FillRule>([("nonZero", .nonZero), ("evenOdd", .evenOdd)])

  static let lineCaps = Names<LineCap>([("butt", .butt), ("round", .round), ("square", .square)])

  static let lineJoins = Names<LineJoin>([("miter", .miter), ("round", .round), ("bevel", .bevel)])

  static let indicatorStyles = Names<Appearance?>([("default", nil), ("black", .light), ("white", .dark)])

  static let decelerationRates = Names<ScrollView.DecelerationRate>([("normal", .normal), ("fast", .fast)])

  /// The roles of buttons and of swipe actions, which cancel nothing.
  static let roles = Names<Role>([("normal", .normal), ("destructive", .destructive)])
  static let alertRoles = Names<Role>([("default", .normal), ("cancel", .cancel), ("destructive", .destructive)])

  /// The styles of a bar's buttons; a space has no button.
  static let itemStyles = Names<BarButtonItem.Style>([("plain", .plain), ("done", .done), (spaceName, .plain)])
  static let spaceName = "flexibleSpace"

  /// The languages of keyboards, by their names and by themselves. A layout is made when a file names it.
  static let keyboards = Names<String>(
    [("english", "en"), ("german", "de"), ("french", "fr"), ("arabic", "ar")]
      + KeyboardLayout.languages.map { ($0, $0) })

  static let modifiers = Names<KeyModifiers>([
    ("shift", .shift), ("control", .control), ("option", .alt), ("command", .super),
  ])

  /// Other keys cannot be in a script.
  static let keys = Names(
    KeyEvent.Key.used.map { key in
      switch key {
      case .backspace: ("delete", key)
      case .character(let character): (String(character), key)
      default: ("\(key)", key)
      }
    })

  static let accessories = Names(StandardAccessory.allCases.map { ($0.rawValue, $0) })
}
