import Domain
import Foundation

/// A change of one fetched person, with the cases of `NSFetchedResultsChangeType`.
enum FetchedResultsChange {
  case insert(IndexPath)
  case delete(IndexPath)
  case update(IndexPath)
  case move(IndexPath, to: IndexPath)
}

/// The delegate of a fetched results controller.
@MainActor protocol FetchedResultsControllerDelegate: AnyObject {
  func controllerWillChangeContent()
  func controller(didChange change: FetchedResultsChange)
  func controllerDidChangeContent()
}

/// A stand-in for `NSFetchedResultsController` with one section of sorted people.
///
/// After each change in the context, it sorts the people again and calls its delegate.
@MainActor final class FetchedResultsController {
  weak var delegate: (any FetchedResultsControllerDelegate)?
  var sortsByFirstName = false
  private(set) var fetchedObjects: [ManagedPerson] = []
  private let context: ManagedObjectContext

  init(_ context: ManagedObjectContext) {
    self.context = context
    context.fetchedResults = self
  }

  /// Reads and sorts the people.
  func performFetch() throws {
    if let failure = context.failure { throw failure }
    fetchedObjects = sorted()
  }

  /// Compares the positions of one person before and after a change, and calls the delegate.
  func didChange(_ person: ManagedPerson) {
    let old = indexPath(of: person)
    fetchedObjects = sorted()
    let change: FetchedResultsChange
    switch (old, indexPath(of: person)) {
    case (nil, let new?): change = .insert(new)
    case (let old?, nil): change = .delete(old)
    case (let old?, let new?): change = old == new ? .update(old) : .move(old, to: new)
    case (nil, nil): return
    }
    delegate?.controllerWillChangeContent()
    delegate?.controller(didChange: change)
    delegate?.controllerDidChangeContent()
  }

  private func indexPath(of person: ManagedPerson) -> IndexPath? {
    fetchedObjects.firstIndex { $0 === person }.map { [0, $0] }
  }

  private func sorted() -> [ManagedPerson] {
    context.people.sorted { one, other in
      sortsByFirstName
        ? one.info.firstName < other.info.firstName : one.info.lastName < other.info.lastName
    }
  }
}
