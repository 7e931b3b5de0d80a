import CInlaySDL2
import InlayGraphics

/// Full screen.
extension Window {
  /// Whether the window covers the whole screen, at its resolution. By default, the options decide.
  public var isFullScreen: Bool {
    get { values.isFullScreen }
    set {
      values.isFullScreen = newValue
      guard let handle else { return }
      if uncoveredFrame != nil {
        if !newValue { uncoverDisplay() }
      } else if newValue, !WindowHost.shared.hasWindowManager {
        coverDisplay()
      } else {
        SDL_SetWindowFullscreen(handle, newValue ? SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue : 0)
        sizeMayHaveChanged = true
      }
    }
  }

  /// Makes the window as large as its display. Without a window manager nobody else does, and SDL takes its own request
  /// for the effect.
  func coverDisplay() {
    guard let handle else { return }
    if uncoveredFrame == nil {
      let frame = Self.frame(of: handle)
      // Limits are for windows beside others.
      if hasSizeLimits {
        SDL_SetWindowMinimumSize(handle, 1, 1)
        SDL_SetWindowMaximumSize(handle, Int32(Self.maximumUnits), Int32(Self.maximumUnits))
      }
      uncoveredFrame = frame
    }
    var bounds = SDL_Rect()
    guard SDL_GetDisplayBounds(max(0, SDL_GetWindowDisplayIndex(handle)), &bounds) == 0 else { return }
    setFrame(bounds)
  }

  private func uncoverDisplay() {
    guard let frame = uncoveredFrame else { return }
    uncoveredFrame = nil
    setFrame(frame)
    if hasSizeLimits { applySizeLimits() }
  }

  /// The frame on the desktop, in the display's units.
  private static func frame(of handle: OpaquePointer) -> SDL_Rect {
    var frame = SDL_Rect()
    SDL_GetWindowPosition(handle, &frame.x, &frame.y)
    SDL_GetWindowSize(handle, &frame.w, &frame.h)
    return frame
  }

  private func setFrame(_ frame: SDL_Rect) {
    SDL_SetWindowPosition(handle, frame.x, frame.y)
    SDL_SetWindowSize(handle, frame.w, frame.h)
    sizeMayHaveChanged = true
  }

  /// The display changed, or is another one.
  func adoptDisplay() {
    guard let handle else { return }
    pacer.adopt(refreshRate: Self.refreshRate(of: handle))
    guard !WindowHost.shared.hasWindowManager else { return }
    if uncoveredFrame != nil { return coverDisplay() }
    let frame = Rect(Self.frame(of: handle))
    if let place = Display.place(for: frame, among: Application.displays.map(\.bounds)) { position = place }
  }

  static func refreshRate(of handle: OpaquePointer) -> Int {
    var mode = SDL_DisplayMode()
    return SDL_GetWindowDisplayMode(handle, &mode) == 0 ? Int(mode.refresh_rate) : 0
  }
}
