import CLinux

/// Lets one thread at a time into what Cairo does with fonts.
///
/// Cairo 1.16 opens font files in one FreeType library for the whole process, and closes some of more than ten, without
/// the lock that FreeType asks for: threads that set or paint different fonts at the same time write over each other's
/// memory. Whatever may open, use or let go of a font is done inside `hold`: shaping, the extents and pictures of glyphs,
/// files with text. Glyphs whose masks are known are painted without.
enum FontLock {
  /// Calls `body` while no other thread is inside. Calls may be nested. O(1) beside it, and waits for other threads.
  static func hold<Result, Failure>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
    inlayLockFonts()
    defer { inlayUnlockFonts() }
    return try body()
  }
}
