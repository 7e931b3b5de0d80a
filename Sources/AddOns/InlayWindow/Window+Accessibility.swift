import CInlaySDL2
import InlayViews

extension Window: AccessibleHost {
  var hasKeyboardFocus: Bool { handle.map { SDL_GetKeyboardFocus() == $0 } ?? false }
  var geometry: WindowGeometry { translator.geometry }
  var pasteboard: any Pasteboard { DesktopPasteboard() }
}
