/// Something that a pilot looked for and did not see, with what there was to see instead.
public struct PilotError: Error, Equatable, Sendable {
  /// What is wrong: "there is no button “Ad”".
  public let complaint: String
  /// What was on screen, line by line.
  public let screen: String
}

extension PilotError: CustomStringConvertible {
  /// The complaint, and what was on screen.
  public var description: String { "\(complaint)\non screen:\n\(screen)" }
}
