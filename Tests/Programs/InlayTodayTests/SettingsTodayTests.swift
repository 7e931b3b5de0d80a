import Foundation
import InlayControls
import InlayFiles
import InlayGraphics
import InlayLayers
import InlayLists
import InlayTestSupport
import Testing

@testable import InlayToday

/// The settings of Demos/today and of Demos/Scenes/settings.yaml.
@Suite struct SettingsTodayTests {
  @Test("the program and the scene file make the same picture, byte for byte")
  func pictures() throws {
    let path = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "../../../Demos/Scenes/settings.yaml")
    let file = try SceneFile(path: path.path()).load().scene
    let stack = NavigationStack(root: makeSettings())
    stack.frame = Rect(origin: .zero, size: file.size)
    let scene = Scene(root: stack, size: file.size, scale: file.scale)
    #expect(try scene.picture() == file.picture())
  }
}
