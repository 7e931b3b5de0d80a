@testable import InlayLists

extension TableViewCell {
  /// The state of the switches that are the row's accessories, edited or not.
  var isOn: Bool {
    get { switches.first?.isOn ?? false }
    set { for control in switches { control.isOn = newValue } }
  }

  private var switches: [Switch] { [accessoryView, editingAccessories.onlyLayer].compactMap { $0 as? Switch } }
}
