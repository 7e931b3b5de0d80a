import Inlay

@testable import InlayFiles

/// The bytes of a scene file: it loads, its script runs and its picture is painted, or problems are reported. Its
/// folder is the working directory.
@_cdecl("LLVMFuzzerTestOneInput")
public func testScene(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let contents = Array(UnsafeBufferPointer(start: bytes, count: count))
  var options = SceneOptions()
  options.limits.maximumPixels = 20_000
  options.limits.maximumLayers = 2_000
  options.limits.maximumBytes = 64 << 10
  do {
    let loaded = try SceneFile(data: contents, name: "f").load(options)
    loaded.onProblem = { _ in }
    _ = loaded.scene.layerDump()
    if loaded.hasScript {
      // A longer script finds nothing more.
      guard loaded.scriptLength <= 100 else { return 0 }
      _ = try loaded.runScript()
    } else {
      let surface = try ImageSurface(for: loaded.scene)
      try loaded.scene.render(into: surface)
      _ = try loaded.scene.svgData()
    }
  } catch let error as FileError {
    precondition(!error.problems.isEmpty && error.problems.allSatisfy { $0.line >= 1 && $0.column >= 1 })
  } catch is InlayError {
  } catch {
    preconditionFailure("\(error)")
  }
  return 0
}
