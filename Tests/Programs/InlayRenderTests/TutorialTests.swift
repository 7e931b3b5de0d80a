import Foundation
import InlayTestSupport
import Testing

/// The tutorials' steps, which `Documentation/tutorials` compiles against the built modules and validates.
@Suite struct TutorialTests {
  private static let project = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../..").standardizedFileURL.path

  private static let products = URL(fileURLWithPath: Program.path).deletingLastPathComponent().path

  @Test("each step's code compiles, and its scenes, themes and jobs are valid", .enabled(if: hasCompiler, "no swiftc"))
  func steps() throws {
    let folder = try TestFolder()
    let result = try Program.runShell(
      "'\(Self.project)/Documentation/tutorials' check '\(Self.products)'", in: folder.path)
    #expect(result.status == 0, "\(result.errors)")
  }

  @Test("each file of the tutorials belongs to a step")
  func files() throws {
    let folder = Self.project + "/Sources/Inlay/Inlay.docc/Tutorials"
    let tutorials = try TestFolder.names(in: folder).filter { $0.hasSuffix(".tutorial") }
      .map { try String(contentsOfFile: "\(folder)/\($0)", encoding: .utf8) }.joined()
    #expect(TestFolder.names(in: folder).count == 11)
    for file in TestFolder.names(in: folder + "/Resources") {
      #expect(tutorials.contains("file: \(file))"), "\(file)")
    }
  }

  @Test(
    "the files of the tutorials that other folders have are the same",
    arguments: [
      ("batch-slurm.sh", "Demos/Farm/slurm.sh"), ("batch-kubernetes.yaml", "Demos/Farm/kubernetes.yaml"),
      ("first-kiosk.service", "Demos/kiosk/kiosk.service"), ("first-kiosk-session.sh", "Demos/kiosk/session"),
    ])
  func copies(file: String, original: String) {
    let resources = "Sources/Inlay/Inlay.docc/Tutorials/Resources/"
    #expect(
      FileManager.default.contentsEqual(
        atPath: "\(Self.project)/\(resources)\(file)", andPath: "\(Self.project)/\(original)"))
  }

  private static let hasCompiler = ["swiftc", "pkg-config"].allSatisfy { name in
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/\(name)")
    }
  }
}
