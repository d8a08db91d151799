import Database
import Domain

/// Lets the server wait until the screen shows what this device has (row A1).
struct LocalFirstCommunicator: APICommunicator {
  let stack: DatabaseStack
  let syncing: SyncingCommunicator

  func getPeople() async throws(ServerError) -> [Person] {
    await stack.settle()
    return try await syncing.getPeople()
  }

  func postPerson(_ person: Person) async throws(ServerError) {
    try await syncing.postPerson(person)
  }
}
