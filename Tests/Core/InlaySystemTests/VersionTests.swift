import Testing

@testable import InlaySystem

@Suite struct VersionTests {
  @Test("between releases the commit follows the number, if the build knows it; a release has none")
  func commit() {
    #expect(Version.text(commit: "") == Version.number)
    let dev = Version.number.hasSuffix("-dev")
    #expect(Version.isRelease != dev)
    #expect(Version.text(commit: "0e12ab34") == (dev ? Version.number + "+0e12ab34" : Version.number))
    #expect(Version.current.hasPrefix(Version.number))
  }
}
