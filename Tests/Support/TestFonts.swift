/// The files of fonts that tests read.
package enum TestFonts {
  package static let inter = "/usr/share/fonts/opentype/inter/Inter-Regular.otf"
  package static let interBold = "/usr/share/fonts/opentype/inter/Inter-Bold.otf"
  package static let dejavu = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"
  package static let emoji = "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf"
}
