import InlayGraphics
import InlayLayers
import InlayLists
import InlayText

/// Some titles side by side, of which one is selected. Without a title, it fills its row.
///
/// If all titles fit, the segments are equally wide. In less space, their widths follow their titles. Then the titles
/// become smaller, down to 11 points, and so do large titles that are too high. After that, the segments are below each
/// other if the height allows it, and all titles have the size at which the longest one fits. Otherwise the longest
/// titles are cut.
///
/// The ends are round. Set `cornerRadius` for another radius; the selection's corners follow.
///
/// Arrow keys select the next segment. Outside rows, Home and End select the first and the last.
public final class SegmentedControl: Control, RowAccessoryView {
  /// The titles, none by default. If they change, the selection stays where it is, as long as there is a segment.
  public var segments: [String] {
    didSet {
      guard segments != oldValue else { return }
      makeLabels()
      preferredSizeDidChange()
    }
  }

  /// The index of the selected segment; `nil`, the default, for none. An index without a segment counts as `nil`.
  /// Setting it moves the selection at once and does not call `onChange`.
  public var selectedIndex: Int? {
    get { allowed(wantedIndex) }
    set { setSelectedIndex(newValue, animated: false) }
  }

  /// The theme's text style whose size the titles have. If it is `nil`, the default, they have 14 points.
  public var textStyle: TextStyle? {
    didSet {
      guard textStyle != oldValue else { return }
      applyFonts()
      preferredSizeDidChange()
    }
  }

  /// Called with the new index after input, not for changes in code; `nil` by default.
  public var onChange: ((Int) -> Void)?

  /// The selection as set, perhaps without such a segment.
  private var wantedIndex: Int?
  private let background = Layer()
  private let selection = Layer()
  private var labels: [Label] = []
  /// The segments that assistive technology finds instead of the labels.
  private var parts: [Segment] = []
  /// The segments' frames and fonts at the last layout.
  private var places = SegmentPlaces()
  /// The segment below a pressing pointer.
  private var pressedIndex: Int?

  /// Creates a segmented control.
  ///
  ///     SegmentedControl(["Day", "Week"], selectedIndex: 0) { show($0) }
  ///
  /// - Parameters:
  ///   - segments: The titles; none by default.
  ///   - selectedIndex: The index of the selected segment; `nil`, the default, for none.
  ///   - onChange: Called with the new index after input.
  public init(_ segments: [String] = [], selectedIndex: Int? = nil, onChange: ((Int) -> Void)? = nil) {
    self.segments = segments
    self.onChange = onChange
    wantedIndex = selectedIndex
    super.init()
    addSublayer(background)
    addSublayer(selection)
    makeLabels()
    needsLayoutOnCornerChange = true
    addInteraction(
      LargeContentViewerInteraction { [unowned self] item in
        if let segment = item as? Segment { use(segment.index, animated: true) }
      })
  }

  /// Whether the titles are smaller than the text scale asks for.
  var showsSmallTitles: Bool { effectiveTextScale > 1 && places.fontScale < 1 }

  private func makeLabels() {
    while labels.count > segments.count { labels.removeLast().removeFromSuperlayer() }
    while labels.count < segments.count {
      let label = Label.line(.button, .center)
      // Places the label after the backgrounds, as the first labels are.
      insertSublayer(label, at: 2 + labels.count)
      labels.append(label)
    }
    for (label, title) in zip(labels, segments) { label.text = title }
    while parts.count > segments.count { parts.removeLast().removeFromSuperlayer() }
    while parts.count < segments.count {
      let part = Segment(parts.count)
      insertSublayer(part, at: 2 + labels.count + parts.count)
      parts.append(part)
    }
  }

  private func allowed(_ index: Int?) -> Int? { index.flatMap { segments.indices.contains($0) ? $0 : nil } }

  /// Selects a segment, with an animation if you want one. It does not call `onChange`.
  ///
  /// - Parameters:
  ///   - index: The index of the segment; `nil` for none.
  ///   - animated: Whether the selection slides there, by the scene's clock; false by default. `selectedIndex` is new
  ///     at once.
  public func setSelectedIndex(_ index: Int?, animated: Bool = false) {
    let old = selectedIndex
    wantedIndex = index
    guard selectedIndex != old else { return }
    let before = selection.untransformedFrame
    let slides = animated && old != nil && selectedIndex != nil && scene != nil
    setNeedsLayout()
    guard slides else { return selection.removeAnimations(for: .frame) }
    layoutIfNeeded()
    selection.animate(.frame, from: before, .spring(dampingRatio: 0.86, response: 0.3))
  }

  func use(_ index: Int, animated: Bool) {
    guard isEnabled, allowed(index) != nil, index != selectedIndex else { return }
    setSelectedIndex(index, animated: animated)
    onChange?(index)
  }

  // MARK: Presses

  public override func contains(_ point: Point) -> Bool { touchArea.contains(point) }

  private func index(at press: Press) -> Int? {
    guard !segments.isEmpty, bounds.width > 0, press.isInside(self) else { return nil }
    let point = press.location(in: self)
    let x = isRightToLeft ? bounds.width - point.x : point.x
    return places.index(at: Point(x: x, y: point.y), count: segments.count, in: bounds.size)
  }

  private func showPressed(_ index: Int?) {
    guard isEnabled, pressedIndex != index else { return }
    pressedIndex = index
    setNeedsLayout()
  }

  public override func beginTracking(_ press: Press) {
    super.beginTracking(press)
    showPressed(index(at: press))
  }

  public override func continueTracking(_ press: Press) {
    super.continueTracking(press)
    showPressed(index(at: press))
  }

  public override func endTracking(_ press: Press) {
    super.endTracking(press)
    let index = index(at: press)
    showPressed(nil)
    if let index { use(index, animated: press.start.time != nil) }
  }

  public override func cancelTracking() {
    super.cancelTracking()
    showPressed(nil)
  }

  // MARK: Keys

  public override func usesArrow(_ arrow: KeyEvent.Key) -> Bool {
    let last = isForward(arrow) ? segments.count - 1 : 0
    return !segments.isEmpty && selectedIndex != last
  }

  public override func keyDown(_ event: KeyEvent) -> Bool {
    let last = segments.count - 1
    let next: Int
    switch event.key {
    case .left, .right:
      let isForward = isForward(event.key)
      next = selectedIndex.map { max(0, min($0 + (isForward ? 1 : -1), last)) } ?? (isForward ? 0 : last)
    case .home: next = 0
    case .end: next = last
    default: return false
    }
    use(next, animated: event.time != nil)
    return true
  }

  public override var accessibilityElement: AccessibilityElement? {
    let value = selectedIndex.map { segments[$0] } ?? ""
    var element = makeAccessibilityElement(.segmentedControl, value: value, actions: [.increment, .decrement])
    if let selectedIndex { (element.index, element.count) = (selectedIndex + 1, segments.count) }
    element.isContainer = true
    return element
  }

  public override var accessibilityElements: [Layer]? {
    get { super.accessibilityElements ?? parts }
    set { super.accessibilityElements = newValue }
  }

  public override func accessibilityPerform(_ action: AccessibilityAction) -> Bool { performSideways(action) }

  /// Always true: the control takes the width that the row's texts leave.
  public var fillsRow: Bool { true }

  // MARK: Look

  public override func environmentDidChange() {
    super.environmentDidChange()
    applyFonts()
  }

  private func applyFonts() {
    for (index, label) in labels.enumerated() {
      var font = font(of: index)
      font.size *= places.fontScale
      label.font = font
    }
  }

  private func font(of index: Int) -> Font {
    let size = textStyle.map { theme.textAttributes[$0].size } ?? 14
    return themeFont(size: size, weight: index == selectedIndex ? .semibold : .medium)
  }

  /// The sizes of the titles on one line, in their own fonts, with widths of whole device pixels.
  private func titleSizes(_ scale: Double = 1) -> [Size] {
    guard let scene, let context = scene.textContext else { return segments.map { _ in .zero } }
    let language = effectiveLanguage(in: scene)
    return labels.enumerated().map { index, label in
      guard !label.effectiveString.isEmpty else { return .zero }
      var font = font(of: index)
      font.size *= scale
      let format = TextFormat(font: font, direction: scene.traits.effectiveDirection, language: language)
      let size = context.size(
        of: label.effectiveString, format: format, in: .unlimited, scale: scene.scale, meter: scene.meter)
      return Size(width: wholePixels(size.width), height: size.height)
    }
  }

  private func places(in size: Size) -> SegmentPlaces {
    SegmentPlaces(
      in: size, fontSize: font(of: 0).size, leastShare: LineFit.leastShare(atTextScale: effectiveTextScale),
      padding: Self.squeezedPadding, titleSizes: titleSizes)
  }

  public override func sizeThatFits(_ size: Size) -> Size {
    let texts = titleSizes()
    let widest = texts.reduce(0) { max($0, $1.width) }
    let highest = texts.reduce(0) { max($0, $1.height) }
    return wholePixels(
      Size(
        width: Double(segments.count) * (widest + 2 * lengths.segment.padding).rounded(.up),
        height: max(lengths.segment.height, (highest + lengths.gap).rounded(.up))))
  }

  /// Returns the control's size in a row with little space, in points. The segments may be below each other.
  public func size(inRow space: Size) -> Size {
    let own = sizeThatFits(space)
    let letters = 2 * Self.squeezedPadding + min(SegmentPlaces.leastFontSize, font(of: 0).size)
    let width = min(own.width, max(space.width, Double(segments.count) * letters))
    let isStacked = places(in: Size(width: width, height: space.height)).isStacked
    return Size(width: width, height: isStacked ? own.height * Double(segments.count) : own.height)
  }

  private static let squeezedPadding = 6.0

  /// A segment in left-to-right layout.
  private func rect(of index: Int) -> Rect { places.rect(of: index, count: segments.count, in: bounds.size) }

  public override func layoutSublayers() {
    super.layoutSublayers()
    places = places(in: bounds.size)
    applyFonts()
    place(background, at: bounds)
    background.backgroundColor = .token(.controlFill)
    shareCorners(with: background, roundEnds: rect(of: 0).height / 2)
    background.borderWidth = outlineWidth
    background.borderColor = .token(.label)
    selection.isHidden = selectedIndex == nil
    let inset = lengths.segment.inset
    place(selection, at: rect(of: selectedIndex ?? 0).insetBy(dx: inset, dy: inset))
    selection.backgroundColor = .token(.controlSelected)
    shareCorners(with: selection, inset: inset)
    selection.maskedCorners = .all
    selection.showShadow(lengths.thumbShadow)
    selection.shadowOpacity = outlineWidth > 0 ? 0 : lengths.thumbShadow.opacity
    selection.borderWidth = 2 * outlineWidth
    selection.borderColor = .token(.label)
    for (index, label) in labels.enumerated() {
      label.untransformedFrame = mirrored(rect(of: index).insetBy(dx: Self.squeezedPadding, dy: 0))
      label.textColor = .token(.label)
      label.opacity = index == pressedIndex && index != selectedIndex ? 0.4 : 1
    }
    for part in parts { part.untransformedFrame = mirrored(rect(of: part.index)) }
  }

  public override func describe(in description: inout Layer.Description) {
    super.describe(in: &description)
    description.kind = "segmentedControl"
  }
}
