import Inlay
import InlayTesting
import Testing
import XCTest

/// The functions as tests use them, with stored trees in Snapshots.
@Suite struct ExpectSnapshotTests {
  @Test(
    "a scene like its snapshot passes", arguments: SnapshotVariant.matrix(directions: [.leftToRight, .rightToLeft]))
  func passing(_ variant: SnapshotVariant) {
    expectSnapshot(of: Menu().scene, "menu", as: .tree, variant: variant)
  }

  @Test("a failure is an issue of the test at the call")
  func failing() {
    withKnownIssue {
      expectSnapshot(of: Menu().scene, "a/b")
    } matching: { issue in
      issue.description.contains("cannot be a snapshot's name")
        && issue.sourceLocation?.fileName == "ExpectSnapshotTests.swift"
    }
  }
}

final class ExpectSnapshotXCTests: XCTestCase {
  func testSceneLikeItsSnapshotPasses() {
    expectSnapshot(of: Menu().scene, "menu-x", as: .tree)
  }
}
