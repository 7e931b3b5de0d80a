import Inlay
import InlayTesting
import Testing

/// `expectAccessible(_:usesKeys:contrast:accepting:)`.
@Suite struct ExpectAccessibleTests {
  private func scene(_ title: String) throws -> Scene {
    let table = TableView(style: .insetGrouped)
    let form = Form { Section("Tea") { Row(title, .switch(isOn: true) { _ in }) } }
    form.show(in: table)
    return Scene(root: table, size: Size(width: 320, height: 200), textContext: try .bundled())
  }

  @Test("a scene without accessibility problems passes, with keys too")
  func passing() throws {
    expectAccessible(try scene("Sugar"), accepting: [.contrast])
    expectAccessible(try scene("Sugar"), usesKeys: true, accepting: [.contrast])
  }

  @Test("a failure lists the problems, at the call; kinds that are accepted do not count")
  func failing() throws {
    let (nameless, sugar) = (try scene(""), try scene("Sugar"))
    withKnownIssue {
      expectAccessible(nameless)
    } matching: { issue in
      issue.description.contains("missingLabel: ") && issue.sourceLocation?.fileName == "ExpectAccessibleTests.swift"
    }
    expectAccessible(nameless, accepting: [.missingLabel, .contrast])
    withKnownIssue {
      expectAccessible(sugar, contrast: 21)
    } matching: { issue in
      issue.description.contains("contrast: ")
    }
  }
}
