public import Domain

#if canImport(UIKit)
  public import UIKit
#else
  public import HeadlessUI
#endif

/// **A trap.** The people-list text's provider protocol (`Guides/Documents.md`). Do not copy it.
///
/// The protocol inherits `UITableViewDataSource`, and requires a table and a database context. So
/// each mock must implement all three, but `PeopleListDataProvider` requires none of them.
@MainActor public protocol PeopleListDataProviderProtocol: UITableViewDataSource {
  /// The database context.
  var managedObjectContext: ManagedObjectContext? { get set }
  /// The table that the provider changes. An implementation holds it weakly.
  var tableView: UITableView! { get set }

  /// Adds a person. A person has no identifier, so a repeated call adds a second person.
  func addPerson(_ personInfo: PersonInfo)
  /// Reads the people in the stored sort order and reloads the table.
  func fetch()
}

/// **A trap.** The people-list text's protocol for the web API. Do not copy it.
///
/// Both methods are synchronous, so the caller's thread waits for the network. The errors are
/// optional values that a caller can ignore without a warning.
public protocol APICommunicatorProtocol {
  /// Returns an error, or all people on the server.
  func getPeople() -> (NSError?, [PersonInfo]?)
  /// Sends a person, and returns an error or nil.
  func postPerson(_ personInfo: PersonInfo) -> NSError?
}

/// A web API whose methods do nothing, as in the people-list text.
public struct DocumentAPICommunicator: APICommunicatorProtocol {
  /// Creates a communicator.
  public init() {}

  /// Returns neither an error nor people.
  public func getPeople() -> (NSError?, [PersonInfo]?) { (nil, nil) }

  /// Sends nothing and returns nil.
  public func postPerson(_ personInfo: PersonInfo) -> NSError? { nil }
}
