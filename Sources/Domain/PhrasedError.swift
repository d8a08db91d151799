/// An error whose description is a phrase: "the title is longer than 50 characters".
public protocol PhrasedError: Error, CustomStringConvertible {}

extension PhrasedError {
  /// The description with a capital letter and a full stop, for an alert.
  public var sentence: String {
    description.prefix(1).uppercased() + description.dropFirst() + "."
  }
}
