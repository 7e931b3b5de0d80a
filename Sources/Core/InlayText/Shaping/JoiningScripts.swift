import CInlayCairo

/// Scripts whose letters are joined: tracking would part them. CSS has the same rule for cursive scripts. In scripts of
/// India and its neighbours, Pango would part the letters of a cluster.
enum JoiningScripts {
  /// The codes of these scripts in ISO 15924.
  private static let codes: Set<UInt32> = {
    let cursive = "Adlm Arab Chrs Mand Mani Mong Nkoo Ougr Phag Phlp Rohg Sogd Syrc"
    let clusters = """
      Bali Beng Brah Cakm Deva Gran Gujr Guru Java Khar Khmr Knda Kthi Lana Mlym Modi Mtei Mymr Nand Newa Orya Saur Shrd \
      Sidd Sinh Sund Takr Telu Tirh
      """
    return Set((cursive + " " + clusters).split(separator: " ").map { $0.utf8.reduce(0) { $0 << 8 | UInt32($1) } })
  }()

  /// The parts of a text in other scripts, in bytes. O(bytes).
  static func rangesOfOthers(in text: [UInt8]) -> [Range<Int>] {
    // The first joining script, Arabic, has a lead byte of 0xD8.
    guard text.contains(where: { $0 >= 0xD8 }) else { return [0..<text.count] }
    return text.withUnsafeBytes { buffer in
      guard let base = buffer.baseAddress?.assumingMemoryBound(to: CChar.self) else { return [] }
      let iterator = pango_script_iter_new(base, Int32(buffer.count))
      defer { pango_script_iter_free(iterator) }
      var ranges: [Range<Int>] = []
      repeat {
        var start: UnsafePointer<CChar>?
        var end: UnsafePointer<CChar>?
        var script = PANGO_SCRIPT_COMMON
        pango_script_iter_get_range(iterator, &start, &end, &script)
        guard let start, let end, !joins(script) else { continue }
        let range = start - base..<end - base
        if let last = ranges.last, last.upperBound == range.lowerBound {
          ranges[ranges.count - 1] = last.lowerBound..<range.upperBound
        } else {
          ranges.append(range)
        }
      } while pango_script_iter_next(iterator) != 0
      return ranges
    }
  }

  private static func joins(_ script: PangoScript) -> Bool {
    codes.contains(g_unicode_script_to_iso15924(GUnicodeScript(script.rawValue)))
  }
}
