import InlaySystem
import InlayTestSupport
import Testing

@Suite struct OptionalLibraryTests {
  @Test("a missing library is an error that names its package, and a missing function too") func missing() throws {
    let none = OptionalLibrary(name: "libinlay-none.so.1", package: "libnone1", format: "NONE")
    do throws(InlayError) {
      _ = try none.open(for: "a.none")
      Issue.record("no error")
    } catch {
      #expect(error.kind == .missingLibrary)
      #expect(
        error.message
          == "a.none: NONE images need libinlay-none.so.1, which is not installed (in Debian the package libnone1)")
    }
    let old = try OptionalLibrary(name: "libm.so.6", package: "libc6", format: "NONE").open(for: "a")
    #expect(errorKind { let _: @convention(c) () -> Void = try old("inlayNone") } == .missingLibrary)
  }
}
