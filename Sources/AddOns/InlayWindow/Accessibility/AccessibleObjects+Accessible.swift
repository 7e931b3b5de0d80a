import InlaySystem
import InlayViews

/// Accessible, Application, Cache.
extension AccessibleObjects {
  func accessible(_ member: String, _ object: AccessibleObject, _ arguments: [BusValue]) -> [BusValue]? {
    switch member {
    case "Name": return [.text(object.name)]
    case "Description", "HelpText": return [.text(object.details)]
    case "Parent": return [reference(object.parent)]
    case "ChildCount": return [.int(object.children.count)]
    case "Locale": return [.text(object.window?.scene.traits.language ?? "")]
    case "AccessibleId": return [.text("\(object.number)")]
    case "GetChildAtIndex":
      let index = arguments[0].int
      return [reference(object.children.indices.contains(index) ? object.children[index] : nil)]
    case "GetChildren": return [.list("(so)", object.children.map(reference))]
    case "GetIndexInParent": return [.int(object.index)]
    case "GetRelationSet": return [.list("(ua(so))", relations(of: object))]
    case "GetRole": return [.unsigned(object.role.number)]
    case "GetRoleName": return [.text(object.role.name)]
    case "GetLocalizedRoleName": return [.text(object.localizedRole)]
    case "GetState": return [object.states.value]
    case "GetAttributes": return [.texts(object.attributes)]
    case "GetApplication": return [reference(0)]
    case "GetInterfaces": return [interfaces(of: object)]
    default: return nil
    }
  }

  /// Returns the labels of an object, the objects that it labels, and the radio buttons of its group. O(visible).
  private func relations(of object: AccessibleObject) -> [BusValue] {
    guard let node = object.node, let window = windows.first(where: { $0.window === object.window }) else { return [] }
    let labels = node.labelledBy.flatMap { window.numbers[$0] }.map { [$0] } ?? []
    let labelled = window.objects.values.filter { $0.node?.labelledBy == node.id }.map(\.number).sorted()
    let group = object.role == .radioButton ? window.objects[object.parent]?.children ?? [] : []
    // The numbers of AT-SPI: label for, labelled by, member of.
    return [(1, labelled), (2, labels), (5, group)].filter { !$0.1.isEmpty }.map { kind, numbers in
      .tuple([.unsigned(kind), .list("(so)", numbers.map(reference))])
    }
  }

  /// Returns the answer of an element that is gone.
  static func answerOfGone(_ member: String) -> [BusValue]? {
    switch member {
    case "Name", "Description", "HelpText", "Locale", "AccessibleId": return [.text("")]
    case "ChildCount": return [.int(0)]
    case "GetIndexInParent": return [.int(-1)]
    case "GetRole": return [.unsigned(AccessibleRole.invalid.number)]
    case "GetRoleName", "GetLocalizedRoleName": return [.text(AccessibleRole.invalid.name)]
    case "GetState": return [AccessibleStates.defunct.value]
    case "GetAttributes": return [.texts([])]
    case "GetChildren": return [.list("(so)", [])]
    case "GetRelationSet": return [.list("(ua(so))", [])]
    case "GetInterfaces": return [.list("s", [.text(AccessibleInterface.accessible.busName)])]
    case "Parent", "GetChildAtIndex", "GetApplication": return [.tuple([.text(""), .path("/org/a11y/atspi/null")])]
    default: return nil
    }
  }

  func application(_ member: String) -> [BusValue]? {
    switch member {
    case "ToolkitName": [.text("Inlay")]
    case "Version", "ToolkitVersion": [.text(Version.current)]
    case "AtspiVersion": [.text("2.1")]
    case "InterfaceVersion": [.unsigned(1)]
    case "Id": [.int(id)]
    case "GetLocale": [.text("")]
    default: nil
    }
  }

  /// All that a reader keeps of an object.
  ///
  /// - Parameter childCount: Nil for the number of its children.
  func cacheItem(_ object: AccessibleObject, childCount: Int? = nil) -> BusValue {
    .tuple([
      reference(object.number), reference(0), reference(object.parent), .int(object.index),
      .int(childCount ?? object.children.count), interfaces(of: object), .text(object.name),
      .unsigned(object.role.number), .text(object.details), object.states.value,
    ])
  }

  private func interfaces(of object: AccessibleObject) -> BusValue {
    .list("s", object.interfaces.map { .text($0.busName) })
  }
}
