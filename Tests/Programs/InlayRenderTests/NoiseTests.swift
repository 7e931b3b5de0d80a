import Testing

@testable import InlayRender

/// What C libraries print while a picture is made.
@Suite struct NoiseTests {
  @Test("a report of pixman's is one warning at the scene; other lines are warnings of the program")
  func pixman() {
    let noise = """
      first
      *** BUG ***
      In pixman_region32_init_rect: Invalid rectangle passed
      Set a breakpoint on '_pixman_log_error' to debug

      last
      """
    let warnings = Job.warnings(ofNoise: noise, of: "s.yaml").map(\.text)
    #expect(warnings.count == 3 && warnings[0].contains("first") && warnings[2].contains("last"), "\(warnings)")
    #expect(
      warnings[1] == "s.yaml:1:1: warning: something in the scene is too large or too far away to be painted "
        + "(pixman: In pixman_region32_init_rect: Invalid rectangle passed)", "\(warnings)")
  }
}
