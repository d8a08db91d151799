/// The lists that show one source: all of them are told of new items, whoever had them loaded.
///
/// A list that is not told goes on asking for the rows it counted last, of which some may be gone.
/// The lists are held weakly.
@MainActor public final class ListObservers: RowsReloading {
  struct Member {
    weak var list: (any RowsReloading)?
  }

  private(set) var members: [Member] = []

  /// An observers of nobody. Made on any thread, as a source may be.
  public nonisolated init() {}

  /// Adds a list; one that is there already is not told twice.
  public func add(_ list: any RowsReloading) {
    members.removeAll { $0.list == nil || $0.list === list }
    members.append(Member(list: list))
  }

  /// Lets every list that is still there ask for its rows again.
  public func reloadData() {
    for member in members { member.list?.reloadData() }
  }
}
