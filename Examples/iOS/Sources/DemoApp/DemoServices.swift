import Collation
import Database
import DemoServer
import Domain
import Foundation
import GroceryScreen
import MassiveGrocery
import PeopleListVariants
import Presenter
import ProfileScreen
import Sync
import UIKit
import WebAPI

/// The composition root: makes the services and passes them to the screens.
///
/// The people are in a SQLite file and sync with a server. The launch argument `-server URL`
/// selects a server, such as `swift run people-server` on your Mac. The default server runs in the
/// app.
@MainActor
struct DemoServices {
  let sync: PeopleSynchronizer
  private let file: URL
  private let database: DatabaseStack
  private let people: SQLitePeopleStore
  private let lists: SQLiteShoppingListStore
  private let posts: SQLitePostStore
  let context = PresentationContext(
    locale: .current, timeZone: .current, now: { Date() })
  let profiles = DemoProfileServer(user: DemoPeople.grace)

  /// Opens the database and connects to the server.
  ///
  /// - Throws: `StoreError` if the database cannot be opened. Also throws if the server's
  ///   address is invalid or the demo server does not start.
  static func open() async throws -> DemoServices {
    let folder = try FileManager.default.url(
      for: .applicationSupportDirectory, in: .userDomainMask, appropriateFor: nil, create: true)
    let services = try await DemoServices(folder.appending(path: "demo.sqlite"))
    if try await services.posts.posts(by: nil).isEmpty {
      try await services.posts.save(DemoPeople.posts(now: services.context.now()))
    }
    return services
  }

  private init(_ file: URL) async throws {
    self.file = file
    let collation = SystemNameCollation(locale: context.locale)
    database = try DatabaseStack(at: .file(file), schema: .addressBook)
    people = try await SQLitePeopleStore(database, collation: collation, keepsOutbox: true)
    lists = try await SQLiteShoppingListStore(database, collation: collation)
    posts = SQLitePostStore(database)
    let service: PeopleService =
      if let address = UserDefaults.standard.string(forKey: "server") {
        .api(try APIAddress(address))
      } else {
        .demo(state: file.appendingPathExtension("server"), firstPeople: [])
      }
    let (server, name) = try await service.start(context)
    sync = PeopleSynchronizer(
      server: server, store: try await SQLiteSyncStore(people, server: name),
      lease: FileLease(of: file))
  }

  /// Makes a people list.
  func makeList(_ variant: PeopleListVariant) async throws(StoreError) -> UIViewController {
    let list = try await variant.open(
      PeopleListSettings(
        database: .file(file), store: people, keepsOutbox: true, defaults: .standard,
        context: context))
    return list.makeScreen(
      PeopleListServices(
        communicator: LocalFirstCommunicator(
          stack: list.store.stack, syncing: SyncingCommunicator(sync)),
        sync: sync))
  }

  /// Makes the profile's screens. The caller must retain the result.
  func makeProfile() -> ProfileFlow {
    ProfileFlow(
      ProfileServices(
        service: profiles, posts: posts, user: DemoPeople.grace.id, context: context))
  }

  /// Makes the slim variant of the shopping lists.
  func makeGrocery() -> UIViewController {
    GroceryScreen.ShoppingListTableViewController(store: lists)
  }

  /// Makes the shopping lists as one large controller, which opens the database itself.
  func makeMassiveGrocery() -> UIViewController {
    MassiveGrocery.ShoppingListTableViewController(location: .file(file), locale: context.locale)
  }
}
