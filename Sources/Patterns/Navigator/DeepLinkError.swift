/// Why a link leads nowhere; each case names the part that is at fault.
public nonisolated enum DeepLinkError: Error, Equatable, Sendable {
  /// The text is not of the form `scheme://place`.
  case notALink(String)
  /// The link is another app's.
  case otherScheme(found: String, known: String)
  /// A part is empty or not there.
  case missing(part: String, after: String)
  /// A part is there, and none that the app knows; `expected` says what would have been.
  case unknown(String, expected: String)
  /// The link goes on after its last meaningful part.
  case leftOver(String, after: String)
}

extension DeepLinkError: CustomStringConvertible {
  /// A sentence for the user, without a full stop at its end.
  public nonisolated var description: String {
    switch self {
    case .notALink(let text): "“\(text)” is not a link"
    case .otherScheme(let found, let known):
      "the link begins with “\(found)”, and only “\(known)” leads into this app"
    case .missing(let part, let after): "the link lacks \(part) after “\(after)”"
    case .unknown(let part, let expected):
      "the link has “\(part)” where \(expected) should be"
    case .leftOver(let part, let after): "the link goes on with “\(part)” after “\(after)”"
    }
  }
}
