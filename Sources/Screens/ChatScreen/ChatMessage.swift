public import Observation

/// A message of a chat. Its state changes while the message is on screen.
@MainActor @Observable
public final class ChatMessage {
  /// Whether a message has reached the server.
  public enum State: String, Sendable {
    /// The server has not responded yet.
    case sending
    /// The server has stored the message.
    case sent
    /// The message could not be sent.
    case failed
  }

  /// The text, or the caption of the picture.
  public let text: String
  /// The file name of the picture, or nil if the message has no picture.
  public let picture: String?
  /// Whether the message has reached the server.
  public var state: State

  /// Creates a message.
  public init(_ text: String, picture: String? = nil, state: State = .sent) {
    self.text = text
    self.picture = picture
    self.state = state
  }
}
