import Foundation
import Testing
import XCTest

/// Fails the running test, of Swift Testing or XCTest.
enum TestReport {
  static func fail(_ message: String, at place: TestPlace) {
    if usesSwiftTesting {
      Issue.record(Comment(rawValue: message), sourceLocation: place.sourceLocation)
    } else {
      XCTFail(message, file: place.filePath, line: UInt(place.line))
    }
  }

  /// Attaches a file to the test; XCTest on Linux has no attachments.
  static func attach(_ bytes: [UInt8], named name: String, at place: TestPlace) {
    guard usesSwiftTesting else { return }
    Attachment.record(bytes, named: name, sourceLocation: place.sourceLocation)
  }

  /// Whether a test of Swift Testing runs. A detached task has no current test: the process's arguments say it then.
  private static var usesSwiftTesting: Bool {
    Test.current != nil || CommandLine.arguments.contains("swift-testing")
  }
}

extension TestPlace {
  fileprivate var sourceLocation: SourceLocation {
    SourceLocation(fileID: fileID, filePath: "\(filePath)", line: line, column: column)
  }
}

extension SnapshotCheck {
  /// Runs the check and reports its outcome to the running test.
  static func report(
    _ name: String, variant: SnapshotVariant? = nil, _ aspects: [SnapshotAspect], at place: TestPlace,
    _ capture: () throws -> CapturedSnapshot
  ) {
    let name = variant.map { "\(name)-\($0.name)" } ?? name
    let outcome = SnapshotCheck(name, aspects, at: place, in: .shared).run(capture)
    guard let failure = outcome.failure else { return }
    for file in outcome.attachments { TestReport.attach(file.bytes, named: "\(name)-\(file.name)", at: place) }
    TestReport.fail(failure, at: place)
    if let line = SnapshotSession.shared.annotation(of: failure, at: place) {
      FileHandle.standardError.write(Data((line + "\n").utf8))
    }
  }
}
