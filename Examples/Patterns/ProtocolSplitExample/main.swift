// Two protocols split a people list into parts. The people-list text's split with its bugs comes
// first, then this kit's split. `Guides/ProtocolSplit.md` has the tests and the measures.

import DemoServer
import DocumentSplit
import Domain
import FaultyServer
import HeadlessUI
import Pilot
import ProtocolSplitPeopleList
import TestDoubles

print("The document's split. Two people are fetched twice. A person has no identifier.")
let document = DocumentScreen()
document.server.people = [Person.ada.info, Person.grace.info]
for _ in 1...2 { document.controller.fetchPeopleFromAPI() }
printRows(of: document.pilot)

print("\nThe database cannot be read. The provider prints the error, and the user sees nothing.")
document.context.failure = NSError(
  domain: "Example", code: 1, userInfo: [NSLocalizedDescriptionKey: "The file is damaged."])
document.provider.fetch()
print("  alert: \(document.pilot.alert?.title ?? "none")")

print("\nA request runs on the main actor. A touch waits for the reply.")
let touch = OtherWork()
document.server.duringRequest = {
  print("  during the request: the touch \(touch.hasRun ? "was handled" : "waits")")
}
touch.start()
document.controller.fetchPeopleFromAPI()
await touch.end()

print("\nRow 40 is off screen. To update the row, the provider unwraps its cell with “!”.")
let long = DocumentScreen()
for number in 1...40 {
  long.context.insert(PersonInfo(storedFirstName: "", lastName: "\(number)", birthday: nil))
}
let cell = long.controller.tableView.cellForRow(at: [0, 39])
print("  cellForRow(at: [0, 39]) is \(cell == nil ? "nil, so the app stops" : "a cell")")

print("\nThis kit's split. The same two people are fetched twice.")
let server = MockAPICommunicator(people: [.ada, .grace])
let kit = KitScreen(server)
try await kit.pilot.waitWhileBusy()
await kit.controller.fetchPeopleFromAPI().value
printRows(of: kit.pilot)

print("\nThe database cannot be read.")
kit.store.failure = .corrupt(file: "people.sqlite")
print("  alert: \(kit.pilot.alert?.title ?? "none")")
kit.store.failure = nil
try kit.pilot.answer("OK")

print("\nA request runs. A touch is handled before the reply.")
let (nextTouch, reply) = (OtherWork(), Gate())
server.gate = reply
nextTouch.start()
let request = kit.controller.fetchPeopleFromAPI()
await reply.waitForWaiter()
await nextTouch.end()
print("  during the request: the touch \(nextTouch.hasRun ? "was handled" : "waits")")
reply.open()
await request.value

print("\nThe smallest mock of the data provider, measured in the sources:")
let mocks = try MockCost()
try mocks.report("document", mocks.document())
try mocks.report("this kit", mocks.kit())

print("\nThe document's claims, measured in the sources:")
try Claims(mocks).report()

print("\nThe server is not deployed yet. A mock with two people takes its place.")
let standIn = MockAPICommunicator(people: [.ada, .grace])
try await addEmmy(to: KitScreen(standIn))
print("  the mock received a person: \(!standIn.posted.isEmpty)")

print("\nThe server is deployed. Only the communicator is replaced.")
let deployed = InProcessPeopleServer(PeopleServerState(people: [.alan]))
try await addEmmy(to: KitScreen(ServerCommunicator(server: deployed)))
print("  the server stores \(try deployed.state.page(since: nil, limit: nil).people.count) people")

/// Adds a person as a user would, and prints the list.
@MainActor func addEmmy(to screen: KitScreen) async throws {
  try await screen.pilot.waitWhileBusy()
  try screen.pilot.tap("Add")
  try screen.pilot.type("Emmy", into: "First Name")
  try screen.pilot.type("Noether", into: "Last Name")
  try screen.pilot.tap("Save")
  try await screen.pilot.waitWhileBusy()
  printRows(of: screen.pilot)
}

@MainActor func printRows(of pilot: ScreenPilot) {
  for row in pilot.rows { print("  \(row.title)") }
}
