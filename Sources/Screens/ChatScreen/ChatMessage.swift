public import Observation

/// A message of a chat. Its state changes while the message is on screen.
@MainActor @Observable
public final class ChatMessage {
  /// The progress of a message on its way to the server.
  public enum State: String, Sendable {
    /// The server has not answered yet.
    case sending
    /// The server has stored the message.
    case sent
    /// The server refused the message.
    case failed
  }

  /// The text, or the caption of the picture.
  public let text: String
  /// The file name of the picture, or nil for a message of text only.
  public let picture: String?
  /// The progress of the message.
  public var state: State

  /// Creates a message.
  public init(_ text: String, picture: String? = nil, state: State = .sent) {
    self.text = text
    self.picture = picture
    self.state = state
  }
}
