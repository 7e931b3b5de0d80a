import CInlayCairo

/// The height of a line, and how much of it is above the baseline, in Pango's units.
struct LineBox: Equatable {
  var ascent: Int
  var height: Int
  /// Whether the height is more than the font's.
  private var isGrown = false

  fileprivate var descent: Int { height - ascent }

  init(ascent: Int, height: Int) {
    self.ascent = ascent
    self.height = height
  }

  fileprivate init(_ rect: PangoRectangle) { self.init(ascent: -Int(rect.y), height: Int(rect.height)) }

  /// The box of every line in a font.
  init?(of font: UnsafeMutablePointer<PangoFont>?) {
    guard let font else { return nil }
    var logical = PangoRectangle()
    pango_font_get_glyph_extents(font, LineReader.emptyGlyph, nil, &logical)
    self.init(logical)
  }

  /// The box with at least this height, in Pango's units: the rest is above and below its letters.
  func grown(to least: Int) -> LineBox {
    guard least > height else { return self }
    var box = LineBox(ascent: ascent + (least - height) / 2, height: least)
    box.isGrown = true
    return box
  }

  /// The box of one of Pango's lines, which is that of the text's own font: fallback fonts of other scripts do not
  /// change it, as far as their glyphs keep near it. Higher glyphs, such as stacked marks, make a line higher.
  ///
  /// - Parameters:
  ///   - own: The box of the text's own font; nil for the box that Pango gives the line.
  ///   - slack: How far glyphs may be outside the box, such as emoji, which fonts draw slightly lower than letters.
  init(of line: UnsafeMutablePointer<PangoLayoutLine>, own: LineBox?, slack: Int) {
    var logical = PangoRectangle()
    pango_layout_line_get_extents(line, nil, &logical)
    self.init(logical)
    guard let own, self != own else { return }
    guard line.pointee.runs != nil else {
      if own.isGrown { self = own }
      return
    }
    var ink = PangoRectangle()
    pango_layout_line_get_extents(line, &ink, nil)
    let (above, below) = (-Int(ink.y), Int(ink.y) + Int(ink.height))
    let rise = above > own.ascent + slack ? max(own.ascent, min(above, ascent)) : own.ascent
    let depth = below > own.descent + slack ? max(own.descent, min(below, descent)) : own.descent
    self.init(ascent: rise, height: rise + depth)
  }
}

extension TextShaper {
  /// The box of a line of the prepared text.
  func box(of line: UnsafeMutablePointer<PangoLayoutLine>) -> LineBox {
    LineBox(of: line, own: ownLineBox, slack: lineSlack)
  }

  /// Limits the lines by a height, in device pixels.
  ///
  /// - Returns: The number of lines that fit, at least one.
  func limitLines(toHeight height: Double) -> Int {
    // Pango counts with the heights of the fonts.
    guard hasOtherBoxes else { return fittingLineCount(height: height) }
    pango_layout_set_height(layout, Int32.max)
    let count = fittingLineCount(height: height)
    guard count < Int(pango_layout_get_line_count(layout)) else { return count }
    var (total, number) = (0, 0)
    forEachLine { line in
      var logical = PangoRectangle()
      pango_layout_line_get_extents(line, nil, &logical)
      total += Int(logical.height)
      number += 1
      return number < count
    }
    // Pango guesses the heights of the lines that follow.
    pango_layout_set_height(layout, Int32(clamping: total + (ownLineBox?.height ?? 0) / 4))
    return count
  }

  /// The number of lines that fit the height, at least one.
  private func fittingLineCount(height: Double) -> Int {
    var bottom = 0.0
    var count = 0
    forEachLine { line in
      bottom += Double(box(of: line).height)
      if count > 0 && bottom > height * Self.units + 0.5 { return false }
      count += 1
      return true
    }
    return max(1, count)
  }
}
