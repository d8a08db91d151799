import DocumentSplit
import Domain
import HeadlessUI
import Pilot
import Presenter
import ProtocolSplitPeopleList
import TestDoubles
import Testing

/// The document's split, which has bugs, and this kit's split.
enum Split: CaseIterable {
  case document
  case kit

  /// Checks an expectation. Its failure is a known issue for the document's split.
  @MainActor func expectFaultOfDocument(_ expectation: () -> Void) {
    switch self {
    case .document: withKnownIssue("a fault of the document", expectation)
    case .kit: expectation()
    }
  }
}

/// The document's screen in a window that shows about twenty rows.
@MainActor
struct DocumentScreen {
  let pilot: ScreenPilot
  let context = ManagedObjectContext()
  let controller = DocumentPeopleListViewController()
  let communicator = DocumentMockAPICommunicator()
  private let provider = DocumentPeopleListDataProvider()

  init() {
    provider.managedObjectContext = context
    controller.dataProvider = provider
    controller.communicator = communicator
    pilot = makePilot(showing: controller)
    provider.fetch()
  }

  func fetch() { provider.fetch() }
}

/// This kit's screen in a window of the same size, with people in memory.
@MainActor
struct KitScreen {
  let pilot: ScreenPilot
  let store = InMemoryPeopleStore(collation: LastNameCollation())
  let controller: PeopleListViewController
  let communicator = MockAPICommunicator()

  init() {
    controller = PeopleListViewController(
      dataProvider: StorePeopleListDataProvider(
        store: store, sortSetting: TransientSortSetting()),
      sortSetting: TransientSortSetting(),
      context: PresentationContext(
        locale: Locale(identifier: "en_US"), timeZone: .gmt, now: { .distantPast }))
    controller.communicator = communicator
    pilot = makePilot(showing: controller)
  }
}

/// A collation that compares bytes and has one section.
struct LastNameCollation: NameCollation {
  let identifier = "bytes"

  func key(leading: String, trailing: String) -> ListKey {
    ListKey(bytes: Array((leading + "\0" + trailing).utf8), section: "")
  }
}

@MainActor
private func makePilot(showing controller: UIViewController) -> ScreenPilot {
  let window = UIWindow(size: CGSize(width: 390, height: 844))
  window.rootViewController = UINavigationController(rootViewController: controller)
  window.makeKeyAndVisible()
  return ScreenPilot(window)
}

extension PersonInfo {
  /// Returns details with a numbered last name, for example Anna Name01.
  static func numbered(_ number: Int, first: String = "Anna") -> PersonInfo {
    let digits = number < 10 ? "0\(number)" : "\(number)"
    return PersonInfo(storedFirstName: first, lastName: "Name\(digits)", birthday: nil)
  }
}
