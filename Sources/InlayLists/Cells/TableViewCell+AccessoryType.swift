extension TableViewCell {
  /// The standard accessories at a row's trailing side.
  public enum AccessoryType: String, CaseIterable, Hashable, Sendable {
    case none, disclosureIndicator, checkmark, detailButton, detailDisclosureButton, `switch`

    /// The marks of the type, from the trailing edge inwards.
    var marks: [AccessoryView.Kind] {
      switch self {
      case .none, .switch: []
      case .disclosureIndicator: [.disclosureIndicator]
      case .checkmark: [.checkmark]
      case .detailButton: [.detailButton]
      case .detailDisclosureButton: [.disclosureIndicator, .detailButton]
      }
    }

    /// The name in scene files.
    package var fileName: String {
      switch self {
      case .disclosureIndicator: "disclosure"
      case .detailButton: "detail"
      case .detailDisclosureButton: "detailDisclosure"
      case .none, .checkmark, .switch: rawValue
      }
    }
  }
}
