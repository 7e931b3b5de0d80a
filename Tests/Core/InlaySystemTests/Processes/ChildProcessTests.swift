import Glibc
import Testing

@testable import InlaySystem

@Suite struct ChildProcessTests {
  @Test("a thread is asleep by its state, whatever its name is")
  func states() {
    for (line, isAsleep) in [
      ("1 (render) S 1 2", true), ("1 (render) R 1 2", false), ("1 (a) S b) D 1", false), ("1 (a) R (b)) S 1", true),
      ("1 (\u{301}) S 1", true), ("1 (a) T 1", false), ("1 (a) Z 1", false), ("1 (a)", false), ("", false),
    ] {
      #expect(ChildProcess.isAsleep(line) == isAsleep, "\(line)")
    }
    #expect(!ChildProcess(id: getpid()).isAsleep)
  }
}
