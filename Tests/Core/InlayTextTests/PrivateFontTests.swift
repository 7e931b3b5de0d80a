import Glibc
import InlayGraphics
import InlaySystem
import InlayTestSupport
import Testing

@testable import InlayText

@Suite struct PrivateFontTests {

  private static func shape() throws {
    for files in [[TestFonts.inter], [TestFonts.dejavu, TestFonts.inter]] {
      let context = try TextContext(fontFiles: files)
      let format = TextFormat(font: Font(families: ["None", "sans-serif"], size: 17), language: "ja")
      precondition(context.layout("Hello \u{65E5}\u{E000}", format: format).missingGlyphCount > 0)
      precondition(context.fontExists("Inter") && !context.fontExists("Nothing"))
    }
  }

  @Test("with font files nothing of the system's fontconfig is read, and nothing is written to standard error")
  func system() async throws {
    await #expect(processExitsWith: .success) {
      let folder = try TestFolder()
      // A configuration with an unknown element, which fontconfig reports when it reads it.
      try writeFileAtomically(Array("<fontconfig><nonsense/></fontconfig>".utf8), to: folder["fonts.conf"])
      for (name, value) in [("FONTCONFIG_FILE", folder["fonts.conf"]), ("HOME", "/none"), ("XDG_CACHE_HOME", "/none")] {
        setenv(name, value, 1)
      }
      let errors = open(folder["errors"], O_CREAT | O_RDWR, 0o600)
      let standard = dup(2)
      dup2(errors, 2)
      try PrivateFontTests.shape()
      let length = lseek(errors, 0, SEEK_END)
      // The system's fonts are read at the first request.
      _ = try? TextContext()
      let lengthAfter = lseek(errors, 0, SEEK_END)
      dup2(standard, 2)
      precondition(length == 0, "\(length) bytes on standard error")
      precondition(lengthAfter > 0, "the system's configuration was not read either")
    }
  }

  @Test("contexts with private fonts and with the system's work in parallel") func threads()
    async
  {
    await #expect(processExitsWith: .success) {
      await withTaskGroup(of: Void.self) { group in
        for number in 0..<16 {
          group.addTask {
            do {
              if number % 2 == 0 {
                try PrivateFontTests.shape()
              } else {
                let context = try TextContext()
                precondition(context.fontExists("DejaVu Sans"))
              }
            } catch {
              preconditionFailure("\(error)")
            }
          }
        }
      }
    }
  }
}
