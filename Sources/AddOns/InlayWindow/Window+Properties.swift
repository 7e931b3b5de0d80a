import CInlaySDL2
import InlayGraphics
import InlayLayers
import InlayViews

/// The properties of a window on its display. A closed window keeps its values.
extension Window {
  /// The title in the window's frame, by default that of the initialiser. A closed window has an empty one.
  public var title: String {
    get { handle.flatMap { SDL_GetWindowTitle($0) }.map { String(cString: $0) } ?? "" }
    set { if let handle { SDL_SetWindowTitle(handle, newValue) } }
  }

  /// Whether the display frames the window with a title bar. By default, the options decide.
  public var hasTitleBar: Bool {
    get { values.hasTitleBar }
    set {
      values.hasTitleBar = newValue
      if let handle { SDL_SetWindowBordered(handle, newValue ? SDL_TRUE : SDL_FALSE) }
    }
  }

  /// Whether the user can change the size. By default, the options decide.
  public var isResizable: Bool {
    get { values.isResizable }
    set {
      values.isResizable = newValue
      if let handle { SDL_SetWindowResizable(handle, newValue ? SDL_TRUE : SDL_FALSE) }
    }
  }

  /// The least size the user can choose, in points; `nil`, the default, for no limit.
  public var minimumSize: Size? {
    get { values.minimumSize }
    set {
      values.minimumSize = newValue
      applySizeLimits()
    }
  }

  /// The greatest size the user can choose, in points; `nil`, the default, for no limit.
  public var maximumSize: Size? {
    get { values.maximumSize }
    set {
      values.maximumSize = newValue
      applySizeLimits()
    }
  }

  func applySizeLimits() {
    guard let handle, uncoveredFrame == nil else { return }
    let geometry = translator.geometry
    func units(_ length: Double?, none: Int) -> Int32 {
      Int32(clamping: max(1, min(Self.maximumUnits, length.map(geometry.units) ?? none)))
    }
    // SDL has no call for no limit, and refuses a lower one above the upper one.
    let (least, most) = (values.minimumSize, values.maximumSize)
    SDL_SetWindowMinimumSize(handle, 1, 1)
    SDL_SetWindowMaximumSize(
      handle, units(most?.width, none: Self.maximumUnits), units(most?.height, none: Self.maximumUnits))
    SDL_SetWindowMinimumSize(handle, units(least?.width, none: 1), units(least?.height, none: 1))
    sizeMayHaveChanged = true
  }

  var hasSizeLimits: Bool { values.minimumSize != nil || values.maximumSize != nil }

  /// The longest side of windows on X11.
  static let maximumUnits = 32_767

  /// The size of the scene, in points, by default that of the initialiser. A display may give a window another size
  /// than you set. If the window covers its screen, it has the new size afterwards.
  public var size: Size {
    get { scene.size }
    set {
      guard let handle else { return }
      let geometry = translator.geometry
      let (width, height) = (geometry.units(newValue.width), geometry.units(newValue.height))
      if uncoveredFrame == nil {
        SDL_SetWindowSize(handle, Int32(clamping: width), Int32(clamping: height))
      } else {
        uncoveredFrame?.w = Int32(clamping: width)
        uncoveredFrame?.h = Int32(clamping: height)
      }
      // The pixels have the new size at once; the event comes later.
      sizeMayHaveChanged = true
    }
  }

  /// The device pixels per point.
  public var scale: Double { translator.geometry.scale }

  /// The appearance in effect. The event `appearanceChanged` reports its changes by the desktop and
  /// `overrideAppearance`.
  public var appearance: Appearance { scene.traits.appearance }

  /// The top left corner on the desktop, in the display's units; chosen by the display by default. Wayland has none.
  public var position: Point {
    get {
      var (x, y) = (Int32(0), Int32(0))
      if let handle { SDL_GetWindowPosition(handle, &x, &y) }
      return Point(x: Double(x), y: Double(y))
    }
    set {
      guard let handle else { return }
      let (x, y) = (Int32(clamping: Int(clamping: newValue.x)), Int32(clamping: Int(clamping: newValue.y)))
      if uncoveredFrame == nil {
        SDL_SetWindowPosition(handle, x, y)
      } else {
        uncoveredFrame?.x = x
        uncoveredFrame?.y = y
      }
    }
  }

  /// Shows an image for the window in the desktop's lists of windows.
  public func setIcon(_ image: Image) {
    guard let handle else { return }
    var pixels = image.withPixels { $0.map(StraightAlpha.word) }
    pixels.withUnsafeMutableBytes { bytes in
      let icon = SDL_CreateRGBSurfaceWithFormatFrom(
        bytes.baseAddress, Int32(clamping: image.pixelWidth), Int32(clamping: image.pixelHeight), 32,
        Int32(clamping: image.pixelWidth * 4), SDL_PIXELFORMAT_ARGB8888.rawValue)
      guard let icon else { return }
      SDL_SetWindowIcon(handle, icon)
      SDL_FreeSurface(icon)
    }
  }

  /// Changes the pointer over the window.
  ///
  /// - Parameter cursor: The picture of the pointer; `nil` hides it, as for touch screens.
  public func setCursor(_ cursor: Cursor?) {
    guard isOpen else { return }
    guard let cursor else {
      SDL_ShowCursor(0)
      return
    }
    SDL_ShowCursor(1)
    if cursors[cursor] == nil { cursors[cursor] = SDL_CreateSystemCursor(cursor.system) }
    if let made = cursors[cursor] { SDL_SetCursor(made) }
  }

  /// Begins to enter text: the keyboard's characters and those of input methods come as `Window.Event.text`. Keys still
  /// come as `key` too.
  ///
  /// - Parameter rect: Of the text, in points of the scene: input methods show their choices below it.
  func beginTextInput(at rect: Rect) {
    guard isOpen else { return }
    let geometry = translator.geometry
    var place = SDL_Rect(
      x: Int32(clamping: geometry.units(rect.minX)), y: Int32(clamping: geometry.units(rect.minY)),
      w: Int32(clamping: geometry.units(rect.width)), h: Int32(clamping: geometry.units(rect.height)))
    SDL_SetTextInputRect(&place)
    SDL_StartTextInput()
  }

  func endTextInput() { if isOpen { SDL_StopTextInput() } }
}

extension Window {
  /// The pictures of the pointer, in the desktop's style.
  public enum Cursor: String, CaseIterable, Hashable, Sendable {
    case arrow, text, hand, wait, crosshair, move, resizingWidth, resizingHeight, notAllowed

    var system: SDL_SystemCursor {
      switch self {
      case .arrow: SDL_SYSTEM_CURSOR_ARROW
      case .text: SDL_SYSTEM_CURSOR_IBEAM
      case .hand: SDL_SYSTEM_CURSOR_HAND
      case .wait: SDL_SYSTEM_CURSOR_WAIT
      case .crosshair: SDL_SYSTEM_CURSOR_CROSSHAIR
      case .move: SDL_SYSTEM_CURSOR_SIZEALL
      case .resizingWidth: SDL_SYSTEM_CURSOR_SIZEWE
      case .resizingHeight: SDL_SYSTEM_CURSOR_SIZENS
      case .notAllowed: SDL_SYSTEM_CURSOR_NO
      }
    }
  }
}
