import Foundation
import PackagePlugin

/// `swift package render ARGUMENT...` builds the program `render`, and runs it in the package's folder.
///
/// The plugin does not depend on it: SwiftPM would build it, and all modules below it, a second time as tools of the
/// host.
@main
struct InlayRenderPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let result = try packageManager.build(.product("render"), parameters: .init(configuration: .inherit))
    let program = result.builtArtifacts.first { $0.kind == .executable && $0.url.lastPathComponent == "render" }
    guard result.succeeded, let program else { throw RenderFailure("render cannot be built:\n\(result.logText)") }
    let render = Process()
    render.executableURL = program.url
    render.arguments = arguments
    render.currentDirectoryURL = context.package.directoryURL
    try render.run()
    render.waitUntilExit()
    // It has told why.
    if render.terminationStatus != 0 { throw RenderFailure("render ended with \(render.terminationStatus)") }
  }
}

struct RenderFailure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
