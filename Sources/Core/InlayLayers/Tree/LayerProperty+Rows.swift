extension LayerProperty {
  /// The facts about the property, in one row.
  private var row: Row {
    switch self {
    case .bounds: Row(.geometry, .bounds)
    case .position: Row(.geometry, .position)
    case .anchorPoint: Row(.geometry, .anchorPoint, isSetting: true)
    case .transform: Row(.geometry, .transform, isSetting: true)
    case .zPosition, .isHidden: Row(.tree, isSetting: true)
    case .sublayers: Row(.tree)
    case .opacity: Row(\.opacity, .opacity)
    case .backgroundColor: Row(\.backgroundColor, .backgroundColor)
    case .fillsBackground: Row(\.fillsBackground)
    case .cornerRadius: Row(\.cornerRadius, .cornerRadius)
    case .cornerCurve: Row(\.cornerCurve)
    case .maskedCorners: Row(\.maskedCorners)
    case .masksToBounds: Row(\.masksToBounds)
    case .borderWidth: Row(\.borderWidth, .borderWidth)
    case .borderColor: Row(\.borderColor, .borderColor)
    case .shadowColor: Row(\.shadow.color, .shadowColor)
    case .shadowOpacity: Row(\.shadow.opacity, .shadowOpacity)
    case .shadowRadius: Row(\.shadow.radius, .shadowRadius)
    case .shadowOffset: Row(\.shadow.offset, .shadowOffset)
    case .castsShadowOfBounds: Row(\.shadow.isOfBounds)
    case .mask: Row(.look, isSetting: true)
    case .contents, .contentsGravity, .contentsRect, .contentsCenter, .contentsScale, .magnificationFilter: Row(.image)
    case .string, .font, .verticalAlignment, .naturalEdge, .highlightedColor: Row(.text)
    case .color: Row(.text, .textColor)
    case .alignment: Row(text: \.alignment)
    case .lineBreakMode: Row(text: \.lineBreakMode)
    case .numberOfLines: Row(text: \.numberOfLines)
    case .isHighlighted: Row(text: \.isHighlighted)
    case .usesMarkup: Row(text: \.usesMarkup)
    case .textShadow: Row(text: \.textShadow)
    case .colors: Row(.gradient, .colors)
    case .locations: Row(.gradient, .locations)
    case .startPoint: Row(.gradient, .startPoint)
    case .endPoint: Row(.gradient, .endPoint)
    case .kind: Row(.gradient)
    case .path, .fillRule, .lineCap, .lineJoin: Row(.shape)
    case .fillColor: Row(.shape, .fillColor)
    case .strokeColor: Row(.shape, .strokeColor)
    case .lineWidth: Row(.shape, .lineWidth)
    case .strokeStart: Row(.shape, .strokeStart)
    case .strokeEnd: Row(.shape, .strokeEnd)
    case .drawing, .environment: Row(.scene)
    }
  }

  /// The rows in the order of the properties.
  fileprivate static let table = allCases.map(\.row)

  /// The key with which it is animated; nil for one that changes at once.
  var key: (any RecordedKey)? { Self.table[Int(rawValue)].key?() }
}

extension LayerProperty {
  /// The object that a property belongs to.
  fileprivate enum Group {
    /// The place in the superlayer.
    case geometry
    /// The position among siblings, and the content.
    case tree
    /// `LayerLook`, and the mask.
    case look
    /// `LayerImage`.
    case image
    case text, gradient, shape
    /// Values that are made, or given, by a scene.
    case scene
  }

  fileprivate struct Row {
    let group: Group
    /// Whether it is one of `LayerSettings`, or of `TextSettings`.
    let isSetting: Bool
    /// Makes its key, which takes most of the work for a row: only animations need it.
    let key: (@Sendable () -> any RecordedKey)?
    /// Whether it differs in two looks; nil for a property that is none of `LayerLook`.
    var differs: (@Sendable (LayerLook, LayerLook) -> Bool)?
    /// Copies it to another look.
    var copy: (@Sendable (inout LayerLook, LayerLook) -> Void)?
    /// Whether it differs in two settings of texts.
    var differsInText: (@Sendable (TextSettings, TextSettings) -> Bool)?

    init(_ group: Group, isSetting: Bool = false) {
      (self.group, self.isSetting) = (group, isSetting)
      key = nil
    }

    init<Value>(
      _ group: Group, _ key: @autoclosure @escaping @Sendable () -> AnimationKey<Value>, isSetting: Bool = false
    ) {
      (self.group, self.isSetting) = (group, isSetting)
      self.key = { key().definition }
    }

    /// A property of the look.
    init<Value: Equatable & Sendable>(_ path: WritableKeyPath<LayerLook, Value> & Sendable) {
      self.init(.look, isSetting: true)
      store(path)
    }

    init<Value>(
      _ path: WritableKeyPath<LayerLook, Value> & Sendable,
      _ key: @autoclosure @escaping @Sendable () -> AnimationKey<Value>
    ) {
      self.init(.look, key(), isSetting: true)
      store(path)
    }

    private mutating func store<Value: Equatable & Sendable>(_ path: WritableKeyPath<LayerLook, Value> & Sendable) {
      differs = { $0[keyPath: path] != $1[keyPath: path] }
      copy = { $0[keyPath: path] = $1[keyPath: path] }
    }

    /// A setting of texts.
    init<Value: Equatable & Sendable>(text path: KeyPath<TextSettings, Value> & Sendable) {
      self.init(.text, isSetting: true)
      differsInText = { $0[keyPath: path] != $1[keyPath: path] }
    }
  }

  fileprivate static func properties(where isWanted: (Row) -> Bool) -> LayerProperties {
    allCases.reduce(into: []) { if isWanted(table[Int($1.rawValue)]) { $0.insert(LayerProperties($1)) } }
  }
}

extension LayerProperties {
  /// The properties of `LayerSettings` and `TextSettings`.
  static let ofSettings = LayerProperty.properties(where: \.isSetting)
  fileprivate static let ofLook = LayerProperty.properties { $0.differs != nil }
  fileprivate static let ofTextSettings = LayerProperty.properties { $0.differsInText != nil }

  /// Position, opacity and sublayers, without the layer's own look.
  static let ofPlacement = LayerProperty.properties { $0.group == .geometry || $0.group == .tree }
    .union(LayerProperties(.opacity))

  /// The same without the bounds: with unchanged sublayers' nodes, a layer keeps its body.
  static let ofMoving = ofPlacement.subtracting(LayerProperties(.bounds))
}

extension LayerLook {
  /// The properties that differ, of some.
  func differences(from other: LayerLook, in properties: LayerProperties = .ofLook) -> LayerProperties {
    var differences: LayerProperties = []
    properties.visit {
      if let differs = LayerProperty.table[Int($0.rawValue)].differs, differs(self, other) {
        differences.insert(LayerProperties($0))
      }
    }
    return differences
  }

  /// Has properties of another look.
  mutating func take(_ properties: LayerProperties, of other: LayerLook) {
    properties.visit { LayerProperty.table[Int($0.rawValue)].copy?(&self, other) }
  }
}

extension TextSettings {
  func differences(from other: TextSettings) -> LayerProperties {
    var differences: LayerProperties = []
    LayerProperties.ofTextSettings.visit {
      if let differs = LayerProperty.table[Int($0.rawValue)].differsInText, differs(self, other) {
        differences.insert(LayerProperties($0))
      }
    }
    return differences
  }
}
