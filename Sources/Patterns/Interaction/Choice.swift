/// A question answered by one of several lines: what a list on screen shows.
nonisolated public struct Choice: Equatable, Sendable {
  /// What is chosen, as the list's title.
  public var title: String
  /// The lines to choose from, in order; equal ones are told apart by place.
  public var options: [String]
  /// The wording of no.
  public var cancel: String

  /// A choice between `options`.
  public init(_ title: String, options: [String], cancel: String = "Cancel") {
    self.title = title
    self.options = options
    self.cancel = cancel
  }
}
