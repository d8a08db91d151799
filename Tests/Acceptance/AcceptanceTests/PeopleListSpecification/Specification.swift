import Domain
import HeadlessUI
import Presenter
import TestSupport
import Testing

/// The specification of the people list. Each test uses the screen as a user would, and runs for
/// every variant in `Variant.all`.
///
/// The tests run one at a time, because most of their work is on the main actor and each of them
/// opens several files.
@Suite("People list", .serialized, .recordsViolations, .timeLimit(.minutes(3)))
enum Specification {}

/// An implementation of the people list, with closures that create its storage and its screen.
///
/// The test target lists its variants in `Variant.all`, in a file beside this folder:
///
///     extension Variant {
///       static let all = [Variant("mine") { makePeopleList($0.store, …) }]
///     }
struct Variant: Sendable, CustomTestStringConvertible {
  /// Creates the storage of one test.
  typealias MakeStorage =
    @MainActor (_ people: [Person], _ collation: any NameCollation) async throws -> any Storage
  /// Creates a screen. A variant with its own storage ignores `dependencies.store`.
  typealias MakeScreen =
    @MainActor (_ dependencies: ScreenDependencies, any Storage) async throws -> UIViewController

  let name: String
  let makeStorage: MakeStorage
  let makeScreen: MakeScreen

  /// A variant that takes its store as a dependency.
  init(_ name: String, makeScreen: @escaping @MainActor (ScreenDependencies) -> UIViewController) {
    self.init(
      name, makeStorage: { MemoryStorage($0, collation: $1) },
      makeScreen: { dependencies, _ in makeScreen(dependencies) })
  }

  /// A variant with its own storage.
  init(_ name: String, makeStorage: @escaping MakeStorage, makeScreen: @escaping MakeScreen) {
    self.name = name
    self.makeStorage = makeStorage
    self.makeScreen = makeScreen
  }

  var testDescription: String { name }
}

/// The dependencies of a people list.
@MainActor
struct ScreenDependencies {
  let store: any PeopleStore
  let sortSetting: any SortSetting
  /// Whether the store keeps an outbox. If so, rows show the sync state of a person.
  let keepsOutbox: Bool
  let context: PresentationContext
  /// The notification center that posts the keyboard's notifications.
  let notifications: NotificationCenter
  let communicator: any APICommunicator
  let sync: (any PeopleSync)?
  let addressBook: (any AddressBook)?
}
