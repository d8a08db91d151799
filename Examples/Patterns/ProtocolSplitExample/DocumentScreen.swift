import DocumentSplit
import Domain
import HeadlessUI
import Pilot

/// A web API with fixed people, for the people-list text's screen. `duringRequest` runs inside each
/// request for the people.
final class FixedAPI: APICommunicatorProtocol {
  var people: [PersonInfo] = []
  var duringRequest: () -> Void = {}

  func getPeople() -> (NSError?, [PersonInfo]?) {
    duringRequest()
    return (nil, people)
  }

  func postPerson(_ personInfo: PersonInfo) -> NSError? { nil }
}

/// The screen of the people-list text (`Guides/Documents.md`) in a window.
@MainActor
struct DocumentScreen {
  let pilot: ScreenPilot
  let server = FixedAPI()
  let context = ManagedObjectContext()
  let provider = DocumentPeopleListDataProvider()
  let controller = DocumentPeopleListViewController()

  init() {
    provider.managedObjectContext = context
    controller.dataProvider = provider
    controller.communicator = server
    pilot = makePilot(showing: controller)
    provider.fetch()
  }
}
