import Foundation
import Testing

/// The program itself, as a supervisor starts it.
@Suite struct DisplayTests {
  @Test("without a display the program prints one line without a backtrace, and ends with 3")
  func none() throws {
    // Beside the tests, in the folder of built products.
    let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: tests).deletingLastPathComponent().appendingPathComponent("InlayKiosk")
    process.environment = ["PATH": "/usr/bin:/bin", "SDL_VIDEODRIVER": "x11"]
    let errors = Pipe()
    process.standardError = errors
    try process.run()
    let said = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationReason == .exit && process.terminationStatus == 3)
    #expect(said.hasPrefix("InlayKiosk: error: there is no display: "), "\(said)")
    #expect(said.split(separator: "\n").count == 1, "\(said)")
  }
}
