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

  @Test("a frame with other counts fails with what was painted, and passes with its own")
  func frames() throws {
    let menu = Menu()
    let surface = try ImageSurface(for: menu.scene)
    expectReport(of: menu.scene, into: surface, pixelsPainted: 86_400)
    expectReport(of: menu.scene, into: surface, at: 1, pixelsPainted: 0, layersVisited: 0)
    menu.table.backgroundColor = .fixed(.black)
    withKnownIssue {
      expectReport(of: menu.scene, into: surface, pixelsPainted: 0)
    } matching: { issue in
      issue.description.contains("pixelsPainted is ")
        && issue.description.contains(", not 0 (FormTable backgroundColor in x 0...")
    }
  }
}

final class ExpectSnapshotXCTests: XCTestCase {
  func testSceneLikeItsSnapshotPasses() {
    expectSnapshot(of: Menu().scene, "menu-x", as: .tree)
  }
}
