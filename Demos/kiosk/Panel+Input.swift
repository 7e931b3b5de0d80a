import Inlay

/// What rows of the list do.
extension Panel: TableViewDelegate {
  private func network(at path: RowPath) -> String? {
    if case .network(let name) = list.item(at: path) { name } else { nil }
  }

  func tableView(_ tableView: TableView, shouldHighlightRowAt path: RowPath) -> Bool { network(at: path) != nil }

  func tableView(_ tableView: TableView, didSelectRowAt path: RowPath) {
    tableView.deselectRow(at: path, animated: true)
    guard let name = network(at: path) else { return }
    if name == wifi.joined { showDetails(of: name) } else { connect(to: name) }
  }

  func tableView(_ tableView: TableView, accessoryButtonTappedForRowAt path: RowPath) {
    network(at: path).map(showDetails)
  }

  func tableView(_ tableView: TableView, switchDidChangeTo isOn: Bool, forRowAt path: RowPath) {
    guard list.item(at: path) == .power else { return changeAppearance(isOn ? .dark : .light) }
    change { $0.isOn = isOn }
    if isOn { scan() }
  }
}
