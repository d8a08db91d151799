/// A variant of the people list, as the folders know it.
package enum Variant: String, CaseIterable, Codable, Sendable {
  case massive
  case protocolSplit = "protocol-split"
  case mvvm
  case slim

  /// The module: the folder in `Sources/Screens`, and, with "Tests" behind it, in `Tests/Screens`.
  package var module: String {
    switch self {
    case .massive: "MassivePeopleList"
    case .protocolSplit: "ProtocolSplitPeopleList"
    case .mvvm: "MVVMPeopleList"
    case .slim: "SlimPeopleList"
    }
  }

  /// The role that is measured on its own in every variant.
  package static let controllerRole = "PeopleListViewController"
}
