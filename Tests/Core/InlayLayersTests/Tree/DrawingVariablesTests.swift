import Foundation
import InlayGraphics
import InlayLayers
import Testing

/// Pictures do not depend on variables of the environment.
@Suite struct DrawingVariablesTests {
  @Test("the first scene of a program removes switches of the libraries that draw from its environment")
  func removed() async {
    await #expect(processExitsWith: .success) {
      setenv("FREETYPE_PROPERTIES", "truetype:interpreter-version=35", 1)
      setenv("FONTCONFIG_PATH", "/etc/fonts", 1)
      _ = Scene(root: Layer(), size: Size(width: 1, height: 1))
      #expect(getenv("FREETYPE_PROPERTIES") == nil)
      #expect(getenv("FONTCONFIG_PATH") != nil)
    }
  }
}
