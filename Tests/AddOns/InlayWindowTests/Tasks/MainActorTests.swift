import CInlaySDL2
import Inlay
import Testing

@testable import InlayWindow

/// Tasks of the main actor while windows are open. The tests themselves run inside of tasks.
@MainActor
@Suite(.serialized) struct MainActorTests {
  @Test(
    "tasks of the main actor run while windows are open",
    arguments: [
      "task before run", "task of an event", "detached task", "task of a thread", "idle with tasks", "teas",
      "timer before the window",
    ])
  func tasks(name: String) {
    guard let succeeded = FirstThread.run(name) else {
      print("MainActorTests: \(name) is skipped, since this compiler is older than Swift 6.3")
      return
    }
    #expect(succeeded)
  }

  @Test("inside a task, and on other threads, the main queue is left alone")
  func others() { #expect(MainQueue() == nil) }
}
