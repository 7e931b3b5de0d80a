import InlayLayers
import InlaySystem

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Look and scale of the desktop, and their changes.
@MainActor
final class Desktop {
  private(set) var look = DesktopLook(environment: { _ in nil })
  /// Whether the problems of the process's variables were reported.
  private static var hasToldProblems = false
  /// The X server's resources, in lines.
  private(set) var resources: String?
  /// The X server; nil on other displays.
  let server: XServer?
  let portal: DesktopPortal
  let files: FolderWatch?

  /// - Parameters:
  ///   - isX11: Whether the display is an X server.
  ///   - portalHandler: Called after settings of the portal changed.
  init(isX11: Bool, _ portalHandler: @escaping @MainActor () -> Void) {
    portal = DesktopPortal(portalHandler)
    server = isX11 ? XServer() : nil
    files = DesktopLook.folder { Environment[$0] }.flatMap { folder in
      FolderWatch([folder] + DesktopLook.folders.map { FilePath(folder).appending($0).text })
    }
    if !Self.hasToldProblems {
      for problem in DesktopVariables.current.problems { writeWarning("inlay: warning: \(problem)") }
      Self.hasToldProblems = true
    }
    _ = update()
  }

  /// - Returns: Whether something changed.
  func takeChanges(_ readable: ReadableSources) -> Bool {
    let isServerChanged = server?.takeChanges(isReadable: readable.contains(.server)) ?? false
    let areFilesChanged = readable.contains(.settingsFiles) && files?.takeChanges() ?? false
    return isServerChanged || areFilesChanged ? update() : false
  }

  /// Queries again.
  ///
  /// - Returns: Whether something changed.
  func update() -> Bool {
    let before = (look, resources)
    resources = server?.resources
    look = DesktopLook(
      environment: { Environment[$0] }, portal: portal.settings, settings: server?.settings ?? [:],
      scalesByDots: resources.map(DesktopScale.hasDotsPerInch) ?? false,
      file: { try? String(decoding: readFile($0, maximumBytes: 1 << 16), as: UTF8.self) })
    return before != (look, resources)
  }
}

/// The process's environment.
enum Environment {
  static subscript(name: String) -> String? { getenv(name).map { String(cString: $0) } }
}
