import InlayGraphics
import InlayLists

/// A control that only shows something: presses and keys are for the views around it.
open class Indicator: Control {
  open override func beginTracking(at point: Point) -> Bool { false }

  open override var canBecomeFocused: Bool { false }
}
