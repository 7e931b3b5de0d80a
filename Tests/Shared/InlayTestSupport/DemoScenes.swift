import Foundation

/// The scenes of `Demos/Scenes`.
package enum DemoScenes {
  package static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../../Demos/Scenes").standardizedFileURL.path

  /// By their paths in the folder, those of the folder `classic` too, in alphabetical order.
  package static let names = ["", "classic/"].flatMap { part in
    TestFolder.names(in: folder + "/" + part).filter { $0.hasSuffix(".yaml") }.map { part + $0 }
  }
}
