import CInlayLinux

/// Serialises Cairo's use of fonts.
///
/// Cairo 1.16 opens font files in one FreeType library for the whole process, and closes some when more than ten are
/// open, without the lock that FreeType needs: threads that shape or paint different fonts at the same time corrupt
/// each other's memory. Every operation that may open, use or release a font runs inside `hold`: shaping, the extents
/// and pictures of glyphs, files with text. Glyphs with cached masks are painted without the lock.
@usableFromInline package enum FontLock {
  /// Calls `body` while no other thread is inside. Calls may be nested. Waits for other threads.
  @inlinable package static func hold<Result, Failure>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
    inlayLockFonts()
    defer { inlayUnlockFonts() }
    return try body()
  }
}
