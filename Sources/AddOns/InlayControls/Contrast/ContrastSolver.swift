import InlayGraphics
import InlayLayers
import InlayLists

/// Moves the lightness of a theme's colours in one appearance until all pairs have a contrast.
///
/// Texts move first, each as little as it has to on all its backgrounds. Backgrounds move where no lightness of a text
/// can be read on all of them, since some are light and some dark.
struct ContrastSolver {
  private(set) var pairs: ContrastPairs
  private let least: Double
  /// The tokens that follow others because the theme does not set them, by these.
  private var followers: [ColorToken: [ColorToken]] = [:]
  private var leaders: [ColorToken: ColorToken] = [:]
  /// Whether texts of selected rows have a colour of their own.
  private let highlightsTexts: Bool

  private var countsImages = true

  /// A reserve above the requested contrast if a colour moves, since painted colours are rounded.
  private static let reserve = 0.02

  init(_ theme: Theme, _ appearance: Appearance, atLeast least: Double) {
    pairs = ContrastPairs(theme, appearance)
    self.least = least
    highlightsTexts = pairs.highlightsTexts
    for token in ColorToken.tint.followers where theme.colors[token] == nil && Theme.base.colors[token] == nil {
      follow(token, .tint)
    }
    let elevates = theme.elevates(in: appearance)
    for (token, leader) in [
      (ColorToken.elevatedBackground, ColorToken.tableBackground), (.elevatedCellBackground, .cellBackground),
    ] where theme.colors[token] == nil || !elevates {
      follow(token, leader)
    }
    if theme.colors[.listBackground] == nil { follow(.listBackground, elevates ? .tableBackground : .cellBackground) }
    if !highlightsTexts { follow(.highlightedLabel, .label) }
  }

  var palette: Palette { pairs.palette }

  /// The pairs that have less contrast.
  var unmet: [ContrastPair] { all.filter { pairs.ratio($0) < least } }

  private var all: [ContrastPair] {
    (pairs.all + pairs.categories).filter { if case .images = $0.ground { countsImages } else { true } }
  }

  /// Images do not move: where they make it impossible, the pairs without them still get their contrast.
  mutating func solve() {
    let original = self
    moveColors()
    if unmet.isEmpty { return }
    self = original
    countsImages = false
    moveColors()
    countsImages = true
  }

  private mutating func moveColors() {
    for contrast in [4.6, 4.6, 5.5, 5.5, 9, 9] where !unmet.isEmpty { moveTexts(turningTo: contrast) }
    // Texts and backgrounds are too mixed: all backgrounds that have texts in common become light, or all dark.
    for contrast in [5.5, 9, 14, 20.9] where !unmet.isEmpty {
      for group in groups where !isMet(group) {
        self = turned(group.map(\.ground), to: contrast, below: unmet.count) { solver in
          for _ in 0..<2 { solver.moveTexts() }
          return solver.unmet.count
        }
      }
    }
  }

  /// Moves each text that has too little contrast, those with the most backgrounds first.
  ///
  /// - Parameter contrast: What backgrounds get to black or white where a text can be read on no more than some of its
  ///   own;
  ///   nil to let them be.
  private mutating func moveTexts(turningTo contrast: Double? = nil) {
    var texts: [ColorToken: [ContrastPair]] = [:]
    for pair in all { texts[leader(of: pair.text), default: []].append(pair) }
    for (text, pairs) in texts.sorted(by: { ($1.value.count, $0.key.name) < ($0.value.count, $1.key.name) }) {
      guard !isMet(pairs), !move(text, for: pairs), let contrast else { continue }
      self = turned(pairs.map(\.ground), to: contrast, below: 1) { $0.move(text, for: pairs) ? 0 : 1 }
    }
  }

  /// The pairs in groups that have neither texts nor backgrounds in common.
  private var groups: [[ContrastPair]] {
    var groups: [(colors: Set<ContrastPair.Ground>, pairs: [ContrastPair])] = []
    for pair in all {
      var group = (colors: colors(of: pair.ground).union([.token(leader(of: pair.text))]), pairs: [pair])
      groups.removeAll { other in
        if group.colors.isDisjoint(with: other.colors) { return false }
        group = (group.colors.union(other.colors), other.pairs + group.pairs)
        return true
      }
      groups.append(group)
    }
    return groups.map(\.pairs)
  }

  /// The colours of a background that move, and its images.
  private func colors(of ground: ContrastPair.Ground) -> Set<ContrastPair.Ground> {
    switch ground {
    case .token(let token): [.token(leader(of: token))]
    case .images: [ground]
    case .gradient: [.gradient()]
    case .part(let token, let share, let below):
      colors(of: below).union(share == 1 ? [.token(leader(of: token))] : [])
    }
  }

  private func isMet(_ pairs: [ContrastPair], reserve: Double = 0) -> Bool {
    pairs.allSatisfy { self.pairs.ratio($0) >= least + reserve }
  }

  // MARK: Texts

  /// Gives a text the nearest lightness with enough contrast, and more alpha where there is none; leaves it as it is
  /// where that does not help either.
  private mutating func move(_ text: ColorToken, for pairs: [ContrastPair]) -> Bool {
    let alpha = palette[text]?.alpha ?? 1
    return (alpha < 1 ? [alpha, (1 + alpha) / 2, 1] : [1]).contains { alpha in
      moveLightness(of: text, alpha: alpha, [-1, 1]) { $0.isMet(pairs, reserve: Self.reserve) }
    }
  }

  /// Gives a colour the nearest lightness at which something holds; leaves it as it is where there is none.
  ///
  /// - Parameter directions: 1 to make it lighter, -1 to make it darker.
  private mutating func moveLightness(
    of token: ColorToken, alpha: Double, _ directions: [Double], _ holds: (ContrastSolver) -> Bool
  ) -> Bool {
    let original = palette
    let color = OKLCH(original[token] ?? .black)
    func works(at lightness: Double, in solver: inout ContrastSolver) -> Bool {
      solver.set(token, color.with(lightness: lightness).withAlpha(alpha))
      return holds(solver)
    }
    if alpha != original[token]?.alpha, works(at: color.lightness, in: &self) { return true }
    for step in 1...Self.steps {
      for direction in directions {
        func lightness(_ step: Int) -> Double { color.lightness + direction * Double(step) / Double(Self.steps) }
        var (nearer, farther) = (lightness(step - 1), max(0, min(lightness(step), 1)))
        guard (0...1).contains(nearer), works(at: farther, in: &self) else { continue }
        for _ in 0..<5 {
          let middle = (nearer + farther) / 2
          if works(at: middle, in: &self) { farther = middle } else { nearer = middle }
        }
        return works(at: farther, in: &self)
      }
    }
    pairs.palette = original
    return false
  }

  private static let steps = 24

  // MARK: Backgrounds

  /// Returns the solver with all backgrounds light, or all dark: the one with the lower rating, or else the one that
  /// moves less; unchanged if neither rating is below the limit.
  ///
  /// - Parameter contrast: To black or white.
  private func turned(
    _ grounds: [ContrastPair.Ground], to contrast: Double, below limit: Int, rating: (inout ContrastSolver) -> Int
  ) -> ContrastSolver {
    let trials = [true, false].map { isLight in
      var solver = self
      for ground in grounds { solver.turn(ground, isLight, to: contrast) }
      return (rating: rating(&solver), distance: solver.distance(to: self), solver: solver)
    }
    let best = trials.min { ($0.rating, $0.distance) < ($1.rating, $1.distance) }
    return best.flatMap { $0.rating < limit ? $0.solver : nil } ?? self
  }

  /// Makes a background light or dark, what is below first. Images stay, and a pale part of a text's colour.
  private mutating func turn(_ ground: ContrastPair.Ground, _ isLight: Bool, to contrast: Double) {
    let ink: RGBColor = isLight ? .black : .white
    func holds(_ solver: ContrastSolver) -> Bool {
      solver.pairs.colors(of: ground).allSatisfy { $0.contrast(to: ink) >= contrast }
    }
    if holds(self) { return }
    let token: ColorToken
    switch ground {
    case .token(let own): token = own
    case .part(let own, let share, let below):
      if share < 1 || (palette[own]?.alpha ?? 1) < 1 { turn(below, isLight, to: contrast) }
      guard share == 1, !holds(self) else { return }
      token = own
    case .gradient:
      for case .token(let token) in pairs.theme.backgroundGradient ?? [] { turn(.token(token), isLight, to: contrast) }
      return
    case .images: return
    }
    let (moved, alpha) = (leader(of: token), palette[token]?.alpha ?? 1)
    for alpha in alpha < 1 ? [alpha, 1] : [1] where moveLightness(of: moved, alpha: alpha, [isLight ? 1 : -1], holds) {
      return
    }
    set(moved, isLight ? .white : .black)
  }

  /// The sum of the differences of lightness.
  private func distance(to other: ContrastSolver) -> Double {
    palette.reduce(0) { sum, entry in
      guard let color = other.palette[entry.key], color != entry.value else { return sum }
      return sum + abs(OKLCH(color).lightness - OKLCH(entry.value).lightness)
    }
  }

  // MARK: Followers

  private mutating func follow(_ token: ColorToken, _ leader: ColorToken) {
    leaders[token] = leader
    followers[leader, default: []].append(token)
  }

  /// The token that moves for another one. Selected text, which is paler than the tint, moves by itself too.
  private func leader(of token: ColorToken) -> ColorToken {
    token == .selectionText ? token : leaders[token] ?? token
  }

  private mutating func set(_ token: ColorToken, _ color: RGBColor) {
    let old = palette[token]
    var color = color
    if highlightsTexts,
      token == .label && color == palette[.highlightedLabel]
        || token == .highlightedLabel && color == palette[.label]
    {
      color.blue += color.blue < 0.5 ? 1.0 / 255 : -1.0 / 255
    }
    pairs.palette[token] = color
    for follower in followers[token] ?? [] {
      let alpha = palette[follower].map { $0.alpha == old?.alpha ? color.alpha : $0.alpha }
      pairs.palette[follower] = color.withAlpha(alpha ?? color.alpha)
    }
  }
}
