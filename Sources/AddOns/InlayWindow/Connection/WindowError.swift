import CInlaySDL2
import InlaySystem

/// A failure of the display.
public enum WindowError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The process can reach no display: neither `DISPLAY` nor `WAYLAND_DISPLAY` leads to a server, and there is no
  /// screen to draw on without one.
  case noDisplay(String)
  /// The driver that `SDL_VIDEODRIVER` names is not in this SDL.
  case unknownDriver(String, known: [String])
  /// The connection to the display broke. The process cannot open windows any more.
  case displayLost
  /// The display refused a window.
  case noWindow(String)
  /// A frame could not be shown.
  case presentFailed(String)
  /// A frame could not be painted.
  case renderFailed(InlayError)

  public var description: String {
    switch self {
    case .noDisplay(let reason): "there is no display: \(reason)"
    case .unknownDriver(let name, let known):
      "SDL_VIDEODRIVER is \"\(name)\", which is not one of this SDL's video drivers: \(known.joined(separator: ", "))"
    case .displayLost: "the connection to the display was lost"
    case .noWindow(let reason): "the window could not be created: \(reason)"
    case .presentFailed(let reason): "a frame could not be shown: \(reason)"
    case .renderFailed(let error): "a frame could not be painted: \(error)"
    }
  }

  /// SDL's message about its last failure.
  static var reason: String { String(cString: SDL_GetError()) }

  /// The meaning of SDL's failure to start.
  ///
  /// - Parameters:
  ///   - reason: SDL's message.
  ///   - driver: The value of `SDL_VIDEODRIVER`, drivers separated by commas.
  ///   - known: The drivers of this SDL.
  ///   - tried: What SDL looked for.
  static func start(_ reason: String, driver: String?, known: [String], tried: String) -> WindowError {
    if let driver, !driver.isEmpty, !driver.split(separator: ",").contains(where: { known.contains(String($0)) }) {
      return .unknownDriver(driver, known: known)
    }
    return .noDisplay("\(reason.isEmpty ? "SDL gives no reason" : reason) (\(tried))")
  }

  /// SDL's version, and the variables by which it looks for a display.
  static var tried: String {
    var version = SDL_version()
    SDL_GetVersion(&version)
    let variables = ["DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"].map { name in
      ", \(name) \(Environment[name].map { "\"\($0)\"" } ?? "not set")"
    }
    return "SDL \(version.major).\(version.minor).\(version.patch)\(variables.joined())"
  }
}
