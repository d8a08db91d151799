import Domain
import HeadlessUI
import Pilot
import Presenter
import ProtocolSplitPeopleList
import TestDoubles

/// This kit's screen in a window, with its people in memory.
@MainActor
struct KitScreen {
  let pilot: ScreenPilot
  let store = InMemoryPeopleStore(collation: ByteOrder())
  let controller: PeopleListViewController

  init(_ communicator: any APICommunicator) {
    controller = PeopleListViewController(
      dataProvider: StorePeopleListDataProvider(store: store, sortSetting: TransientSortSetting()),
      sortSetting: TransientSortSetting(),
      context: PresentationContext(
        locale: Locale(identifier: "en_US"), timeZone: .gmt,
        now: { Date(timeIntervalSince1970: 1_772_366_400) }))
    controller.communicator = communicator
    pilot = makePilot(showing: controller)
  }
}

/// A collation that compares bytes and puts all names into one section.
struct ByteOrder: NameCollation {
  let identifier = "bytes"

  func key(leading: String, trailing: String) -> ListKey {
    ListKey(bytes: Array((leading + "\0" + trailing).utf8), section: "")
  }
}

/// Shows the controller in a window and returns a pilot for the window.
@MainActor func makePilot(showing controller: UIViewController) -> ScreenPilot {
  let window = UIWindow(size: CGSize(width: 390, height: 844))
  window.rootViewController = UINavigationController(rootViewController: controller)
  window.makeKeyAndVisible()
  return ScreenPilot(window)
}

/// A stand-in for other work on the main actor, such as the handling of a touch.
@MainActor
final class OtherWork {
  private(set) var hasRun = false
  private var task: Task<Void, Never>?

  func start() {
    task = Task { hasRun = true }
  }

  func end() async { await task?.value }
}
