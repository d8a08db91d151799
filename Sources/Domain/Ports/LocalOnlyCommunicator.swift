/// The communicator of an address book that has no server: nobody to ask, nobody to tell.
///
/// It is the production default of screens (row A8) until a server is handed in, and the right one
/// for an address book that is meant to stay on the device.
public struct LocalOnlyCommunicator: APICommunicator {
  /// A communicator without a server.
  public init() {}

  /// Nobody: there is no server to know anybody.
  public func getPeople() async throws(ServerError) -> [Person] { [] }

  /// Does nothing: the person stays on this device.
  public func postPerson(_ person: Person) async throws(ServerError) {}
}
