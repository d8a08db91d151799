/// Which name a list of people is sorted by; kept as a user setting (row A5).
public enum NameOrder: String, CaseIterable, Codable, Sendable {
  /// By family name, then by given name.
  case lastName
  /// By given name, then by family name.
  case firstName
}
