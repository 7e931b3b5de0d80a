import InlayGraphics
import InlayLists

/// A control that only shows something: presses and keys are for the views around it.
open class Indicator: Control {
  open override var isInteractive: Bool { false }
}
