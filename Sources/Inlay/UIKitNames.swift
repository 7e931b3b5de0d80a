import InlayForms
import InlayGeometry
import InlayGraphics
import InlayLayers
import InlayLists
import InlayRows
import InlayText
import InlayViews

// UIKit's, Core Animation's and SwiftUI's names for things that have another name here. If an app uses one, the
// compiler reports the right name, often with a fix. UIKitNames+Views.swift has the names of views, and InlayControls
// has those of controls.
//
// No program can use an unavailable declaration, so these are in no list of names. They are never in an app's way: the
// compiler prefers an available declaration with the same name, such as Foundation's `CGRect` or a type of the app.

// MARK: Types

@available(*, unavailable, renamed: "View")
public typealias UIView = View
@available(*, unavailable, renamed: "Label")
public typealias UILabel = Label
@available(*, unavailable, renamed: "ImageLayer")
public typealias UIImageView = ImageLayer
@available(*, unavailable, renamed: "ImageLayer")
public typealias ImageView = ImageLayer
@available(*, unavailable, renamed: "ScrollView")
public typealias UIScrollView = ScrollView
@available(*, unavailable, renamed: "TableView")
public typealias UITableView = TableView
@available(*, unavailable, renamed: "TableViewCell")
public typealias UITableViewCell = TableViewCell
@available(*, unavailable, renamed: "TableViewDataSource")
public typealias UITableViewDataSource = TableViewDataSource
@available(*, unavailable, renamed: "TableViewDelegate")
public typealias UITableViewDelegate = TableViewDelegate
@available(*, unavailable, renamed: "DiffableDataSource")
public typealias UITableViewDiffableDataSource = DiffableDataSource
@available(*, unavailable, renamed: "DiffableDataSourceSnapshot")
public typealias NSDiffableDataSourceSnapshot = DiffableDataSourceSnapshot
@available(*, unavailable, renamed: "Control")
public typealias UIControl = Control
@available(*, unavailable, renamed: "Switch")
public typealias UISwitch = Switch
@available(*, unavailable, renamed: "RefreshControl")
public typealias UIRefreshControl = RefreshControl
@available(*, unavailable, renamed: "Interaction")
public typealias UIGestureRecognizer = Interaction
@available(*, unavailable, renamed: "TapInteraction")
public typealias UITapGestureRecognizer = TapInteraction
@available(*, unavailable, renamed: "Color")
public typealias UIColor = Color
@available(*, unavailable, renamed: "Font")
public typealias UIFont = Font
@available(*, unavailable, renamed: "Image")
public typealias UIImage = Image
@available(*, unavailable, renamed: "Path")
public typealias UIBezierPath = Path
@available(*, unavailable, renamed: "Insets")
public typealias UIEdgeInsets = Insets
@available(*, unavailable, renamed: "Traits")
public typealias UITraitCollection = Traits
@available(*, unavailable, message: "use a Scene, and on a display a Window")
public typealias UIWindow = Scene
@available(*, unavailable, renamed: "Layer")
public typealias CALayer = Layer
@available(*, unavailable, renamed: "ShapeLayer")
public typealias CAShapeLayer = ShapeLayer
@available(*, unavailable, renamed: "GradientLayer")
public typealias CAGradientLayer = GradientLayer
@available(*, unavailable, renamed: "TextLayer")
public typealias CATextLayer = TextLayer
@available(*, unavailable, renamed: "Rect")
public typealias CGRect = Rect
@available(*, unavailable, renamed: "Point")
public typealias CGPoint = Point
@available(*, unavailable, renamed: "Size")
public typealias CGSize = Size
@available(*, unavailable, renamed: "Double")
public typealias CGFloat = Double
@available(*, unavailable, renamed: "Transform")
public typealias CGAffineTransform = Transform
@available(*, unavailable, renamed: "DrawingContext")
public typealias CGContext = DrawingContext
@available(*, unavailable, renamed: "RowPath")
public typealias IndexPath = RowPath

// MARK: Colours, texts and images

extension Color {
  @available(*, unavailable, renamed: "tableBackground")
  public static var systemBackground: Color { .clear }
  @available(*, unavailable, renamed: "cellBackground")
  public static var secondarySystemBackground: Color { .clear }
  @available(*, unavailable, renamed: "tableBackground")
  public static var systemGroupedBackground: Color { .clear }
  @available(*, unavailable, renamed: "cellBackground")
  public static var secondarySystemGroupedBackground: Color { .clear }
  @available(*, unavailable, renamed: "fieldPlaceholder")
  public static var placeholderText: Color { .clear }

  @available(*, unavailable, message: "use rgb(_:) with a number, such as .rgb(0xFF9500)")
  public init(hex: UInt32) { self = .clear }
  @available(*, unavailable, message: "give a theme a token of this name, and use token(_:)")
  public init(named name: String) { self = .clear }

  @available(*, unavailable, message: "layers take the color itself")
  public var cgColor: Color { self }
}

extension ColorToken {
  @available(*, unavailable, renamed: "tint")
  public static var accent: ColorToken { .tint }
}

extension TextStyle {
  @available(*, unavailable, renamed: "caption")
  public static var caption1: TextStyle { .caption }
}

extension Font {
  @available(*, unavailable, message: "use a text style of the theme, or Font(families:size:)")
  public static func systemFont(ofSize size: Double) -> Font { Font(families: [], size: size) }
  @available(*, unavailable, message: "use a text style of the theme, or Font(families:size:weight:)")
  public static func boldSystemFont(ofSize size: Double) -> Font { Font(families: [], size: size) }
  @available(*, unavailable, message: "use Label(textStyle:), or font(for:) of the theme")
  public static func preferredFont(forTextStyle style: TextStyle) -> Font { Font(families: [], size: 0) }

  @available(*, unavailable, renamed: "size")
  public var pointSize: Double { size }
}

extension TextAlignment {
  @available(*, unavailable, renamed: "natural")
  public static var leading: TextAlignment { .natural }
}

extension LineBreakMode {
  @available(*, unavailable, renamed: "wordWrap")
  public static var byWordWrapping: LineBreakMode { .wordWrap }
  @available(*, unavailable, renamed: "truncatingTail")
  public static var byTruncatingTail: LineBreakMode { .truncatingTail }
}

extension Image {
  @available(*, unavailable, message: "use Image.symbol(_:) of InlayControls: .symbol(.airplane), Symbol(systemName:)")
  public convenience init!(systemName name: String) { return nil }
  @available(*, unavailable, message: "use Image(path:) with the path of a file")
  public convenience init!(named name: String) { return nil }
  @available(*, unavailable, renamed: "init(path:)")
  public convenience init!(contentsOfFile path: String) { return nil }

  @available(*, unavailable, renamed: "tinted(_:)")
  public func withTintColor(_ color: Color) -> Image { self }
}

extension Layer.ContentsGravity {
  @available(*, unavailable, renamed: "resizeAspect")
  public static var scaleAspectFit: Layer.ContentsGravity { .resizeAspect }
  @available(*, unavailable, renamed: "resizeAspectFill")
  public static var scaleAspectFill: Layer.ContentsGravity { .resizeAspectFill }
  @available(*, unavailable, renamed: "resize")
  public static var scaleToFill: Layer.ContentsGravity { .resize }
}

extension Path {
  @available(*, unavailable, renamed: "closeSubpath()")
  public mutating func close() {}

  @available(*, unavailable, message: "shape layers take the path itself")
  public var cgPath: Path { self }
}

extension Transform {
  @available(*, unavailable, renamed: "inverse")
  public func inverted() -> Transform { self }
}

extension TimingCurve {
  @available(*, unavailable, renamed: "easeInOut")
  public static var easeInEaseOut: TimingCurve { .easeInOut }
}

// MARK: Rows and forms

extension RowPath {
  @available(*, unavailable, message: "use RowPath(section:row:)")
  public init(row: Int, section: Int) { self.init(section: section, row: row) }
}

extension TableViewCell {
  @available(*, unavailable, message: "use accessories, as in cell.accessories = .disclosure")
  public var accessoryType: RowAccessory {
    get { accessories }
    set { accessories = newValue }
  }
  @available(*, unavailable, message: "use accessories, as in cell.accessories = .view { Badge(\"3\") }")
  public var accessoryView: View? {
    get { nil }
    set {}
  }
}

extension RowAccessory {
  @available(*, unavailable, renamed: "disclosure")
  public static var disclosureIndicator: RowAccessory { .disclosure }
  @available(*, unavailable, message: "use info(_:), with a closure")
  public static var detailButton: RowAccessory { .disclosure }
}

extension Section {
  @available(*, unavailable, message: "give the header without a label, as in Section(\"Sound\")")
  public init(header: String, footer: String? = nil, @ListBuilder<Row> rows: () -> [Row]) {
    self.init(header, footer: footer, rows: rows)
  }
}

extension Row {
  @available(*, unavailable, message: "use an accessory, such as Row(\"Inbox\", .badge(3))")
  public func badge<Value>(_ value: Value) -> Row { self }
  @available(*, unavailable, message: "use isEnabled: of the initializer")
  public func disabled(_ isDisabled: Bool) -> Row { self }
  @available(*, unavailable, message: "use onTap: of the initializer, or a trailing closure")
  public func onTapGesture(perform action: () -> Void) -> Row { self }
  @available(*, unavailable, renamed: "id(_:)")
  public func tag(_ tag: some Hashable) -> Row { self }
}

extension DiffableDataSource {
  @available(*, unavailable, renamed: "rowPath(for:)")
  public func indexPath(for item: ItemID) -> RowPath? { nil }
}

// MARK: Surroundings

extension Traits {
  @available(*, unavailable, renamed: "appearance")
  public var userInterfaceStyle: Appearance { appearance }
  @available(*, unavailable, renamed: "effectiveSizeClass")
  public var horizontalSizeClass: SizeClass { effectiveSizeClass }
  @available(*, unavailable, renamed: "effectiveDirection")
  public var layoutDirection: LayoutDirection { effectiveDirection }
}

extension Theme {
  @available(*, unavailable, message: "set colors[.tint]")
  public var tintColor: Color? {
    get { nil }
    set {}
  }

  @available(*, unavailable, message: "set fontFamilies")
  public var fontFamily: String {
    get { "" }
    set {}
  }
}

extension KeyModifiers {
  @available(*, unavailable, message: "use control, or `super` for the key with the logo")
  public static var command: KeyModifiers { .control }
  @available(*, unavailable, renamed: "alt")
  public static var option: KeyModifiers { .alt }
}

extension AccessibilityRole {
  @available(*, unavailable, renamed: "heading")
  public static var header: AccessibilityRole { .heading }
  @available(*, unavailable, renamed: "slider")
  public static var adjustable: AccessibilityRole { .slider }
}
