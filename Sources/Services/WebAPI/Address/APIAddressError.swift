/// Why a text is no ``APIAddress``.
public enum APIAddressError: Error, Hashable, Sendable {
  /// The text is no address at all.
  case notAnAddress(String)
  /// The address begins with something else than `http://` or `https://`.
  case wrongScheme(String)
  /// The address names no host.
  case hostMissing(String)
  /// The address holds a user name or a password, which everybody would read in the list of processes.
  case holdsCredentials(host: String)
  /// The address holds "?" or "#", behind which no path can be added.
  case holdsQuery(String)
}

extension APIAddressError: CustomStringConvertible {
  /// What is wrong and what to write, as a part of a sentence. A password is not repeated.
  public var description: String {
    switch self {
    case .notAnAddress(let text):
      "“\(text)” is no address; write one as http://HOST:PORT"
    case .wrongScheme(let text):
      "“\(text)” does not begin with http:// or https://"
    case .hostMissing(let text):
      "“\(text)” names no host; write http://HOST:PORT"
    case .holdsCredentials(let host):
      "the address of \(host) holds a user name or password; leave them out"
    case .holdsQuery(let text):
      "“\(text)” holds “?” or “#”; end it with the path"
    }
  }
}
