import InlayForms
import InlayGraphics
import InlayLists
import InlayTestSupport

@testable import InlayControls
@testable import InlayLayers
@testable import InlayViews

/// A random scene with fields and a keyboard: a page, a sheet or a view, with lists, forms, scroll views in each other
/// and fields at the bottom.
final class AvoidanceScene {
  enum Holder: CaseIterable {
    case root, stack, stackInView, sheet, pageInSheet
  }

  enum Content: CaseIterable {
    /// Fields one below the other, and one at the bottom.
    case fields
    case listAboveField, form
    /// A scroll view at the bottom that has the field, no higher than the page: nothing brings into view what sticks
    /// out at the top.
    case composer
    case nestedScrolling
  }

  let holder: Holder
  let content: Content
  let scene: Scene
  let events: Scene
  private(set) var fields: [TextField] = []
  /// A text that an app animates.
  let mark = Label()
  private let sheet: Sheet?
  private var kept: [AnyObject] = []

  init(_ random: inout SeededRandom) {
    holder = random.pick(Holder.allCases)
    content = random.pick(Content.allCases)
    let size = random.pick([
      Size(width: 390, height: 700), Size(width: 320, height: 480), Size(width: 800, height: 480),
      Size(width: 320, height: 240),
    ])
    let view: View
    (view, fields, kept) = Self.view(content, &random)
    mark.text = "Mark"
    mark.frame = Rect(x: 40, y: 60, width: 60, height: 20)
    if !(view is ScrollView) { view.insertSublayer(mark, at: 0) }
    let root: View
    var sheet: Sheet?
    switch holder {
    case .root: root = view
    case .stack, .stackInView:
      let stack = NavigationStack(root: NavigationPage("First"))
      stack.push(NavigationPage("Second", content: view), animated: false)
      if holder == .stack {
        root = stack
      } else {
        root = View()
        stack.anchoredFrame = AnchoredFrame()
        root.addSublayer(stack)
      }
    case .sheet, .pageInSheet:
      root = View()
      let detent = random.pick([Sheet.Detent.medium, .large, .height(260)])
      sheet = Sheet(holder == .sheet ? view : NavigationPage("Sheet", content: view), detent: detent)
    }
    root.frame = Rect(origin: .zero, size: size)
    root.backgroundColor = .token(.tableBackground)
    self.sheet = sheet
    scene = Scene(root: root, size: size, scale: random.pick([1, 2, 1.5]))
    scene.onProblem = { _ in }
    scene.keyboardMode = random.pick([.automatic, .always])
    if random.chance(0.3) { scene.traits.safeAreaInsets = Insets(top: 20, left: 0, bottom: 34, right: 0) }
    events = scene
    sheet?.present(in: scene, animated: false)
    scene.tick(at: 0)
  }

  func rotate() {
    scene.size = Size(width: scene.size.height, height: scene.size.width)
    scene.root.frame = Rect(origin: .zero, size: scene.size)
  }

  private static func field(_ number: Int) -> TextField {
    let field = TextField(placeholder: "Field \(number)")
    field.caretBlinks = false
    return field
  }

  private static func view(
    _ content: Content, _ random: inout SeededRandom
  ) -> (view: View, fields: [TextField], kept: [AnyObject]) {
    let view = View()
    let low = field(0)
    low.anchoredFrame = AnchoredFrame(leading: 12, trailing: 12, bottom: 10, height: 40)
    switch content {
    case .fields:
      var fields = [low]
      for number in 1...random.int(1...8) {
        let field = field(number)
        field.anchoredFrame = AnchoredFrame(leading: 12, trailing: 12, top: 50 * Double(number) - 40, height: 40)
        fields.append(field)
      }
      for field in fields { view.addSublayer(field) }
      return (view, fields, [])
    case .listAboveField:
      let list = TableView(style: .plain)
      list.anchoredFrame = AnchoredFrame(top: 0, bottom: 60)
      list.contentAnchor = random.pick([.start, .end])
      let count = random.int(1...40)
      let form = Form { Section { for row in 0..<count { Row("Message \(row)") } } }
      form.show(in: list)
      for part in [list, low] as [View] { view.addSublayer(part) }
      return (view, [low], [form])
    case .form:
      let fields = (0..<random.int(1...20)).map(field)
      let table = TableView(style: random.pick([.plain, .insetGrouped]))
      let form = Form {
        Section {
          for (row, field) in fields.enumerated() { Row("Row \(row)").configured { $0.accessoryView = field } }
        }
      }
      form.show(in: table)
      return (table, fields, [form])
    case .composer:
      let scrollView = ScrollView()
      let height = random.pick([60.0, 90, 160])
      scrollView.contentSize = Size(width: 300, height: height + random.pick([0, 0, 50]))
      low.anchoredFrame = nil
      low.frame = Rect(x: 10, y: random.pick([10, height - 50]), width: 250, height: 40)
      scrollView.addSublayer(low)
      return (BottomView(scrollView, height: height), [low], [])
    case .nestedScrolling:
      let (outer, inner) = (ScrollView(), ScrollView())
      outer.anchoredFrame = AnchoredFrame()
      outer.contentSize = Size(width: 300, height: 900)
      inner.frame = Rect(x: 0, y: random.pick([100, 400, 700]), width: 300, height: 200)
      inner.contentSize = Size(width: 300, height: 500)
      let fields = (0..<8).map(field)
      for (number, field) in fields.enumerated() {
        field.frame = Rect(x: 10, y: 10 + 60 * Double(number), width: 250, height: 40)
        inner.addSublayer(field)
      }
      outer.addSublayer(inner)
      view.addSublayer(outer)
      return (view, fields, [])
    }
  }

  // MARK: The law

  private func shown(_ layer: Layer) -> Rect { layer.convert(layer.bounds, to: nil) }

  /// The part of the scene in which the field can be seen, at the height of the keyboard now.
  private func room(for field: TextField) -> (top: Double, bottom: Double) {
    let panel = scene.keyboardHost.panel
    var top = scene.traits.safeAreaInsets.top
    for case let view as NavigationPage in field.superlayerChain { top = max(top, shown(view).minY + view.barBottom) }
    for case let view as Sheet in field.superlayerChain { top = max(top, shown(view.card).minY) }
    return (top, panel.superlayer == nil ? scene.size.height : shown(panel).minY)
  }

  private var views: [View] {
    var views: [View] = []
    var waiting: [Layer] = [scene.root]
    while let layer = waiting.popLast() {
      if layer.isHidden || layer === scene.keyboardHost.panel { continue }
      if let view = layer as? View { views.append(view) }
      waiting += layer.sublayers
    }
    return views
  }

  /// What is wrong in the last frame.
  ///
  /// - Parameter isScrolled: Whether the content was scrolled away from the focused field.
  func problem(isScrolled: Bool) -> String? {
    let host = scene.keyboardHost
    if host.isPresented, !isScrolled, let field = events.focusedView as? TextField {
      let (rect, room) = (shown(field), room(for: field))
      // A field that nothing moves may be above the safe area.
      let isFixed = !field.superlayerChain.contains { $0 is ScrollView || $0.keyboardLift != nil }
      let top = isFixed ? min(room.top, rect.minY) : room.top
      // If the end of the scene cut the field off before, the rest of it appears while the keyboard slides.
      let lifted = field.superlayerChain.compactMap(\.keyboardLift).reduce(0, +)
      let cut = max(0, rect.maxY + lifted - scene.size.height) * (1 - host.panel.presented(.panelPresence))
      // The last pixel is rounded.
      if room.bottom - room.top >= rect.height + 1, rect.maxY > room.bottom + cut + 1 || rect.minY < top - 1 {
        return "the focused field is at \(rect) and can be seen in \(room)"
      }
    }
    let covered = max(scene.coveredHeight, scene.traits.safeAreaInsets.bottom)
    for view in views {
      let most = max(0, shown(view).maxY - (scene.size.height - covered)) + 1e-3
      let scrollView = view as? ScrollView
      let inset = scrollView.map { $0.adjustedContentInset.bottom - $0.contentInset.bottom } ?? 0
      if max(inset, view.safeAreaInsets.bottom) > most {
        return "\(view.reportName) at \(shown(view)) has an inset of \(max(inset, view.safeAreaInsets.bottom)), "
          + "and \(most) points are covered"
      }
    }
    let painted = PaintedPlaces(scene)
    for node in scene.accessibilityTree.allNodes {
      // Of a sheet the card is seen.
      let layer = (node.layer as? any CardHolder)?.shownCard ?? node.layer
      guard let place = painted[layer] else { continue }
      if !node.frame.isNear(place) || !node.frame.isNear(shown(layer)) {
        return "\(node.element.role) \(node.element.label) is read at \(node.frame) and painted at \(place)"
      }
    }
    if host.isPresented, let field = events.focusedView as? TextField {
      let (rect, room) = (shown(field), room(for: field))
      let middle = Point(x: rect.midX, y: rect.midY)
      // On a low page fields lie on each other, the later ones above.
      let topmost = fields.last { $0.scene === scene && !$0.isHidden && shown($0).contains(middle) } ?? field
      if middle.y > room.top, middle.y < room.bottom, middle.x > 0, middle.x < scene.size.width,
        !(scene.root.hitTest(middle)?.isDescendant(of: topmost) ?? false),
        field.superlayerChain.allSatisfy({ !($0 is ScrollView) || shown($0).contains(middle) })
      {
        return "the focused field, or the one above it, is not hit in its middle \(middle)"
      }
    }
    if !host.isPresented, host.panel.superlayer == nil, let view = views.first(where: { $0.keyboardLift != nil }) {
      return "\(view.reportName) stays lifted"
    }
    return nil
  }
}

/// A view with a scroll view at its bottom.
private final class BottomView: View {
  private let scrollView: ScrollView
  private let height: Double

  init(_ scrollView: ScrollView, height: Double) {
    (self.scrollView, self.height) = (scrollView, height)
    super.init()
    addSublayer(scrollView)
  }

  override func layoutSublayers() {
    super.layoutSublayers()
    let height = min(self.height, bounds.height)
    scrollView.frame = Rect(x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: height)
  }
}
