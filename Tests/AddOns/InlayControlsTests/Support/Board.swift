import InlayControls
import InlayGraphics
import InlayLayers
import InlayLists
import InlayText

/// All controls in some states, below each other.
struct Board {
  let root = View()
  let scene: Scene
  let events: Scene

  let buttons: [Button]
  let slider = Slider(value: 0.4)
  let stepSlider = Slider(value: 4, in: 0...10, step: 1)
  let stepper = Stepper(value: 3, in: 0...9)
  let segments = SegmentedControl(["Day", "Week", "Month"], selectedIndex: 1)
  let popUp = PopUpButton(["Automatic", "Light", "Dark"], selectedIndex: 0)
  let progress = ProgressView(0.6)
  let unknown = ProgressView(nil)
  let spokes = ActivityIndicator(.spokes)
  let arc = ActivityIndicator(.arc)
  let badge = Badge("3")
  let avatar = Avatar("Ada Lovelace")

  static let size = Size(width: 360, height: 560)

  init(scale: Double = 1, fonts: TextContext? = nil) {
    buttons = Button.Style.allCases.map { Button("Continue", style: $0) }
    root.frame = Rect(origin: .zero, size: Self.size)
    root.backgroundColor = .token(.cellBackground)
    scene = Scene(root: root, size: Self.size, scale: scale, textContext: fonts)
    events = scene
    for control in all { root.addSublayer(control) }
    arrange()
  }

  var all: [Control] {
    buttons + [slider, stepSlider, stepper, segments, popUp, progress, unknown, spokes, arc, badge, avatar]
  }

  /// Gives each control its own size, in lines.
  func arrange() {
    var (x, y, height) = (20.0, 20.0, 0.0)
    for control in all {
      var size = control.sizeThatFits(Self.size)
      if (control as? any RowAccessoryView)?.fillsRow ?? false { size.width = Self.size.width - 40 }
      if x + size.width > Self.size.width - 20 && x > 20 {
        x = 20
        y += height + 18
        height = 0
      }
      control.frame = Rect(x: x, y: y, width: size.width, height: size.height)
      x += size.width + 14
      height = max(height, size.height)
    }
  }

  /// The middle of a control, in the scene.
  func middle(_ control: Control) -> Point {
    control.convert(Point(x: control.bounds.midX, y: control.bounds.midY), to: nil)
  }

  func point(_ control: Control, _ x: Double) -> Point {
    control.convert(Point(x: control.bounds.width * x, y: control.bounds.midY), to: nil)
  }

  @discardableResult
  func press(_ keys: KeyEvent.Key...) -> Bool { keys.map { events.send(.key(KeyEvent($0))) }.last ?? false }
}
