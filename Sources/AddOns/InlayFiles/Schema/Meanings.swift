import InlayLists

/// The words that people write for names of the format: those of other toolkits and of everyday language.
package enum Meanings {
  /// The end of a message about an unknown name, with the name that is meant; empty if none is.
  ///
  /// - Parameters:
  ///   - word: The unknown name of a key or of a value.
  ///   - names: The names that are allowed in its place.
  package static func hint(for word: String, among names: [String]) -> String {
    if let same = names.first(where: { spellings(of: word).contains($0.lowercased()) }) {
      return "; did you mean \(same.quoted)?"
    }
    if let outline = names.first(where: { $0 + ".fill" == word }) {
      return "; did you mean \(outline.quoted), which has no filled twin?"
    }
    // A word that means something else is not misspelt.
    return isKnown(word) ? meaning(of: word, among: names) ?? "" : names.hint(for: word)
  }

  /// The same for words whose meaning is known; nil for others.
  static func meaning(of word: String, among names: [String]) -> String? {
    let meant = spellings(of: word).lazy.compactMap { byWord[$0] }.first
    return meant?.first { names.contains(key(of: $0)) }.map { "; did you mean \($0.quoted)?" }
  }

  private static func isKnown(_ word: String) -> Bool { spellings(of: word).contains { byWord[$0] != nil } }

  /// Returns a hint for the key `type` in a row, whose control is its accessory.
  static func hint(forTypeOfRow type: String) -> String {
    if FormatNames.accessories[type] != nil { return "; did you mean \("accessory: \(type)".quoted)?" }
    guard ObjectSpec.layer.keysByType.contains(where: { $0.type == type }) else { return "" }
    return "; did you mean \("accessoryView: {type: \(type)}".quoted)?"
  }

  /// Returns a hint for a type of layers that does not exist; empty for other words.
  static func hint(forLayerOfType type: String) -> String {
    guard ["switch", "toggle", "checkbox"].contains(type.lowercased()) else { return "" }
    return "; did you mean 'accessory: switch' in a row?"
  }

  /// Returns a hint for the height of a frame that is to follow from the content; empty for other words.
  static func hint(forLength word: String, of key: String) -> String {
    guard word.lowercased() == "auto", key == "height" else { return "" }
    return "; only rows and scenes are as high as their content: give 'top' and 'bottom', or put the layer into a row"
  }

  /// A word without upper case, and without what other conventions put between words.
  private static func spellings(of word: String) -> [String] {
    let lower = word.prefix(40).lowercased()
    return [lower, String(lower.filter { $0 != "-" && $0 != "_" && $0 != " " })]
  }

  /// The key of a candidate: the word before a colon.
  private static func key(of candidate: String) -> String { String(candidate.prefix { $0 != ":" }) }

  /// The names for each word, or the beginnings of keys with their values; the first allowed one is meant.
  private static let byWord: [String: [String]] = {
    var result: [String: [String]] = [:]
    for (words, names) in table {
      for word in words.split(separator: " ") { result[String(word)] = names }
    }
    return result
  }()

  private static let table: [(words: String, names: [String])] = [
    // Texts.
    ("text", ["string", "title", "header"]),
    ("label", ["string", "title", "text", "header", "accessibilityLabel"]),
    ("caption heading headline", ["title", "header", "string"]),
    ("name", ["title", "fullName"]),
    ("title", ["string", "header", "text", "placeholder"]),
    ("value", ["detail", "text", "string", "progress", "selectedIndex"]),
    ("subtitle description secondarytext detailtext summary", ["detail", "message", "footer"]),
    ("hint prompt", ["placeholder"]), ("invalid haserror errormessage errortext", ["error"]),
    ("secure password issecuretextentry securetextentry", ["isSecure"]),
    ("fontsize", ["font: {size: 17}", "size", "titleFont: {size: 17}"]),
    ("textcolor foregroundcolor fontcolor", ["color", "titleColor"]),
    ("textalign textalignment align", ["alignment"]), ("numberoflines lines maxlines", ["lineLimit"]),
    ("textstyle fontstyle", ["titleStyle", "textStyle"]),
    ("linebreakmode", ["lineBreak"]), ("font", ["titleFont", "fonts"]),
    ("bold fontweight", ["weight", "font: {weight: bold}", "titleFont: {weight: bold}"]),
    ("semibold", ["weight", "font: {weight: semibold}", "titleFont: {weight: semibold}"]),
    ("normal", ["regular"]), ("extralight", ["ultraLight"]), ("demibold", ["semibold"]), ("extrabold", ["heavy"]),
    ("caption1", ["caption"]), ("titlefont", ["font"]),
    // Images.
    ("icon picture img photo pic thumbnail glyph", ["image", "contents", "symbol"]),
    ("image src source url", ["contents", "file", "image"]),
    // Lists.
    ("items cells entries", ["rows", "sections: [{rows: [...]}]", "segments", "options", "pages", "actions"]),
    ("rows", ["sections: [{rows: [...]}]"]), ("list tableview listview", ["table"]),
    ("choices values", ["options", "segments"]), ("titles", ["segments", "options"]),
    ("buttons", ["actions", "items"]), ("tabs", ["items", "tabBar"]),
    ("steps", ["script"]), ("children subviews views child nodes", ["sublayers", "layers"]), ("layers", ["sublayers"]),
    ("toolbar", ["toolbar", "layers: [{type: toolbar}]", "sublayers: [{type: toolbar}]"]),
    ("tabbar", ["tabBar", "layers: [{type: tabBar}]", "sublayers: [{type: tabBar}]"]),
    // Accessories.
    ("badge", ["accessories: [{badge: 3}]", "text"]),
    ("chevron arrow disclosureindicator", ["disclosure", "accessory: disclosure"]),
    ("check checked tick", ["checkmark", "isOn", "isSelected"]), ("info", ["detail"]),
    ("toggle switch checkbox", ["switch", "accessory: switch"]),
    // States.
    ("enabled disabled", ["isEnabled"]), ("hidden visible", ["isHidden", "isPresented"]),
    ("open shown", ["isPresented"]), ("selected", ["isSelected", "selectedIndex"]),
    ("selectedsegmentindex selectedsegment", ["selectedIndex"]),
    ("loading animating isanimating spinning", ["isTurning", "isRefreshing"]),
    // Looks.
    ("alpha", ["opacity"]), ("radius borderradius rounded", ["cornerRadius"]),
    ("roundedrect roundrect", ["rounded", "cornerRadius"]), ("inset", ["insetGrouped", "separatorInset"]),
    ("zindex z", ["zPosition"]),
    ("colour", ["color", "backgroundColor"]), ("background bg fill", ["backgroundColor", "fillColor"]),
    ("color", ["backgroundColor", "titleColor", "tintColor", "fillColor"]), ("accentcolor accent", ["tintColor"]),
    ("border", ["borderWidth", "sectionBorder"]), ("stroke", ["strokeColor"]),
    ("width height x y w h rect size", ["frame: [x, y, width, height]"]),
    ("darkmode mode colorscheme", ["appearance"]), ("dark", ["dark", "appearance: dark"]),
    ("night nightmode", ["dark", "appearance: dark"]), ("day daymode lightmode", ["light", "appearance: light"]),
    ("rtl", ["rtl", "direction: rtl"]), ("lang locale", ["language"]), ("dpi pixelratio zoom", ["scale"]),
    // Numbers.
    ("min minimum", ["minimumValue"]), ("max maximum", ["maximumValue"]),
    // The target of a tap.
    ("ontap href link action onclick", ["push"]),
    // Steps.
    ("wait sleep delay pause", ["run"]), ("click press touch", ["tap"]), ("typetext input", ["text", "textField"]),
    ("screenshot capture", ["snapshot"]),
    // Types of layers.
    ("view box container rectangle group stack div", ["layer"]), ("imageview", ["image"]),
    ("spinner activityindicator loader", ["activity"]), ("dropdown picker select combobox", ["popUp", "select"]),
    ("textbox field", ["textField"]), ("search searchbar", ["searchField"]), ("dialog", ["alert"]),
    ("modal", ["sheet"]), ("progressbar progressview", ["progress"]), ("circle ellipse line", ["shape"]),
    ("segmented segments", ["segmentedControl"]), ("range", ["slider"]), ("nav navbar navigationbar", ["navigation"]),
  ]
}
