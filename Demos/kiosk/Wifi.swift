/// A network as one scan found it.
struct Network: Hashable, Sendable {
  var name: String
  /// 1...3.
  var bars: Int
  var isOpen: Bool
}

/// What the panel shows.
struct Wifi: Hashable, Sendable {
  var isOn = true { didSet { if !isOn { joining = nil } } }
  /// Those of the last scan, by name.
  private(set) var networks: [String: Network] = [:]
  private(set) var joined: String?
  private(set) var joining: String?

  /// A network out of range is neither joined nor being joined.
  mutating func found(_ found: [Network]) {
    networks = Dictionary(found.map { ($0.name, $0) }) { $0.bars < $1.bars ? $1 : $0 }
    joined = joined.flatMap { networks[$0]?.name }
    joining = joining.flatMap { networks[$0]?.name }
  }

  mutating func join(_ name: String) {
    if isOn, name != joined { joining = networks[name]?.name }
  }

  /// Has no effect when another network was chosen meanwhile.
  mutating func didJoin(_ name: String) {
    if joining == name { (joined, joining) = (name, nil) }
  }

  mutating func leave() { joined = nil }
}
