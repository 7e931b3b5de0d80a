import Glibc
import InlaySystem

/// The files of fonts that tests read.
package enum TestFonts {
  package static let inter = "/usr/share/fonts/opentype/inter/Inter-Regular.otf"
  package static let interBold = "/usr/share/fonts/opentype/inter/Inter-Bold.otf"
  package static let dejavu = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"
  package static let emoji = "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf"
  /// Large, and not among what Demos/setup installs.
  package static let cjk = "/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc"

  /// Whether Inter is the version before 4, as in Debian 12. Version 4, in Ubuntu 24.04, has other widths, and words
  /// that depend on their neighbours.
  package static let hasInter3 = {
    guard let bytes = try? readFile(inter, maximumBytes: 1 << 24) else { return false }
    func number(at offset: Int) -> Int {
      bytes.dropFirst(offset).prefix(4).reduce(0) { $0 << 8 | Int($1) }
    }
    // The records of the font's tables; the version is in the table `head`.
    let head = stride(from: 12, to: 12 + 16 * 40, by: 16).first { bytes.dropFirst($0).starts(with: "head".utf8) }
    return head.map { number(at: number(at: $0 + 8) + 4) >> 16 } == 3
  }()

  package static func exists(_ file: String) -> Bool { access(file, R_OK) == 0 }
}
