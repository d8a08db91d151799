/// The people list's way to the web API, in two calls (rows A3 and A7).
///
/// The document's `APICommunicatorProtocol` answered with tuples of optionals, whose errors nobody
/// had to look at. Here a failure is thrown, typed.
public protocol APICommunicator: Sendable {
  /// Everybody whom the server knows.
  func getPeople() async throws(ServerError) -> [Person]

  /// Tells the server of a person added here. Sent twice, it adds them once: the identifier says
  /// who it is.
  func postPerson(_ person: Person) async throws(ServerError)
}
