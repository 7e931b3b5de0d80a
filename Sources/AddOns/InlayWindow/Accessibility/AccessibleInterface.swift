/// The interfaces of AT-SPI that the bridge has. See the file of its name for each.
enum AccessibleInterface: String, CaseIterable {
  case accessible = "Accessible"
  case application = "Application"
  case component = "Component"
  case action = "Action"
  case selection = "Selection"
  case value = "Value"
  case text = "Text"
  case editableText = "EditableText"
  case collection = "Collection"
  case cache = "Cache"

  static let prefix = "org.a11y.atspi."

  var busName: String { Self.prefix + rawValue }

  init?(busName: String) {
    guard busName.hasPrefix(Self.prefix) else { return nil }
    self.init(rawValue: String(busName.dropFirst(Self.prefix.count)))
  }

  /// Each property with its type; `=` is before the type of one that can be set.
  private var properties: String {
    switch self {
    case .accessible: "Name:s Description:s Parent:(so) ChildCount:i Locale:s AccessibleId:s HelpText:s"
    case .application: "ToolkitName:s Version:s ToolkitVersion:s AtspiVersion:s InterfaceVersion:u Id=i"
    case .action: "NActions:i"
    case .selection: "NSelectedChildren:i"
    case .value: "MinimumValue:d MaximumValue:d MinimumIncrement:d CurrentValue=d Text:s"
    case .text: "CharacterCount:i CaretOffset:i"
    case .component, .editableText, .collection, .cache: ""
    }
  }

  /// Each method with the types of its arguments and those of its results.
  private var methods: String {
    switch self {
    case .accessible:
      "GetChildAtIndex:i:(so) GetChildren::a(so) GetIndexInParent::i GetRelationSet::a(ua(so)) GetRole::u GetRoleName::s"
        + " GetLocalizedRoleName::s GetState::au GetAttributes::a{ss} GetApplication::(so) GetInterfaces::as"
    case .application: "GetLocale:u:s"
    case .component:
      "Contains:i,i,u:b GetAccessibleAtPoint:i,i,u:(so) GetExtents:u:(iiii) GetPosition:u:i,i GetSize::i,i GetLayer::u"
        + " GetMDIZOrder::n GrabFocus::b GetAlpha::d ScrollTo:u:b ScrollToPoint:u,i,i:b"
    case .action:
      "GetDescription:i:s GetName:i:s GetLocalizedName:i:s GetKeyBinding:i:s GetActions::a(sss) DoAction:i:b"
    case .selection:
      "GetSelectedChild:i:(so) SelectChild:i:b DeselectSelectedChild:i:b IsChildSelected:i:b SelectAll::b"
        + " ClearSelection::b DeselectChild:i:b"
    case .value, .cache: self == .cache ? "GetItems::a((so)(so)(so)iiassusau)" : ""
    case .text:
      "GetStringAtOffset:i,u:s,i,i GetText:i,i:s SetCaretOffset:i:b GetTextBeforeOffset:i,u:s,i,i"
        + " GetTextAtOffset:i,u:s,i,i GetTextAfterOffset:i,u:s,i,i GetCharacterAtOffset:i:i GetAttributeValue:i,s:s"
        + " GetAttributes:i:a{ss},i,i GetDefaultAttributes::a{ss} GetCharacterExtents:i,u:i,i,i,i"
        + " GetOffsetAtPoint:i,i,u:i GetNSelections::i GetSelection:i:i,i AddSelection:i,i:b RemoveSelection:i:b"
        + " SetSelection:i,i,i:b GetRangeExtents:i,i,u:i,i,i,i GetAttributeRun:i,b:a{ss},i,i"
        + " GetDefaultAttributeSet::a{ss} ScrollSubstringTo:i,i,u:b"
    case .editableText:
      "SetTextContents:s:b InsertText:i,s,i:b CopyText:i,i: CutText:i,i:b DeleteText:i,i:b PasteText:i:b"
    case .collection:
      "GetMatches:(aiia{ss}iaiiasib),u,i,b:a(so) GetMatchesTo:o,(aiia{ss}iaiiasib),u,u,b,i,b:a(so)"
        + " GetMatchesFrom:o,(aiia{ss}iaiiasib),u,u,i,b:a(so) GetActiveDescendant::(so)"
    }
  }

  /// All interfaces in the XML of D-Bus.
  static var description: String { "<node>" + allCases.map(\.xml).joined() + "</node>" }

  private var xml: String {
    var xml = "<interface name='\(busName)'>"
    for property in properties.split(separator: " ") {
      let parts = property.split { $0 == ":" || $0 == "=" }
      let access = property.contains("=") ? "readwrite" : "read"
      xml += "<property name='\(parts[0])' type='\(parts[1])' access='\(access)'/>"
    }
    for method in methods.split(separator: " ") {
      let parts = method.split(separator: ":", omittingEmptySubsequences: false)
      xml += "<method name='\(parts[0])'>"
      for type in parts[1].split(separator: ",") { xml += "<arg type='\(type)' direction='in'/>" }
      for type in parts[2].split(separator: ",") { xml += "<arg type='\(type)' direction='out'/>" }
      xml += "</method>"
    }
    return xml + "</interface>"
  }
}
