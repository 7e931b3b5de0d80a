import Glibc

/// The files of fonts that tests read.
package enum TestFonts {
  package static let inter = "/usr/share/fonts/opentype/inter/Inter-Regular.otf"
  package static let interBold = "/usr/share/fonts/opentype/inter/Inter-Bold.otf"
  package static let dejavu = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"
  package static let emoji = "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf"
  /// Large, and not among what Demos/setup installs.
  package static let cjk = "/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc"

  package static func exists(_ file: String) -> Bool { access(file, R_OK) == 0 }
}
