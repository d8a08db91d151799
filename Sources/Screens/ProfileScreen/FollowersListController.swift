import Composition
import DataSource
public import Domain
import Interaction
public import Navigator
import Presenter

#if canImport(UIKit)
  public import UIKit
#else
  public import HeadlessUI
#endif

/// The list of a person's followers, with a separate data source.
///
/// ``FollowersViewController`` is the same screen with a view model. Here the container loads the
/// followers, the child controller filters them, and a data source contains the rows.
///
/// - Lifetime: The controller holds its child, its services and its navigator. A running request
///   holds the controller weakly.
@MainActor
public final class FollowersContainerController: UIViewController {
  private let id: Person.ID
  private let services: ProfileServices
  private let navigator: (any ProfileNavigator)?
  private lazy var content = ChildSlot(in: self as UIViewController)
  private lazy var loading = makeLoading()

  /// Creates the list of a person's followers. A selected row opens a profile through `navigator`.
  public init(
    of id: Person.ID, _ services: ProfileServices, navigator: (any ProfileNavigator)? = nil
  ) {
    self.id = id
    self.services = services
    self.navigator = navigator
    super.init(nibName: nil, bundle: nil)
    title = "Followers"
  }

  /// Returns nil, because no storyboard contains this screen.
  public required init?(coder: NSCoder) { nil }

  /// Loads the followers.
  public override func viewDidLoad() {
    super.viewDidLoad()
    loading.start()
  }

  /// Makes the child fill the view.
  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    content.layout()
  }

  private func makeLoading() -> ContentLoad<[Person]> {
    let (id, service) = (id, services.service)
    return ContentLoad(
      in: content, asking: { () throws(ServerError) in try await service.followers(of: id) },
      showing: { [weak self] in self?.show($0) })
  }

  private func show(_ followers: [Person]) {
    let list = FollowersListController(followers, services.context) { [navigator] in
      navigator?.navigateToPerson($0.id)
    }
    content.show(list)
    guard !followers.isEmpty else { return }
    let search = UISearchController(searchResultsController: nil)
    search.searchResultsUpdater = list
    navigationItem.searchController = search
  }
}

/// The table of followers, with name and birthday in each row.
///
/// The controller retains `select`, so `select` must not retain a screen.
@MainActor
final class FollowersListController: UITableViewController {
  private let followers: [Person]
  /// The followers whose names contain the query.
  private let found: ItemHolder<Person>
  private let adapter: TableViewAdapter<SharedDataSource<Person>>
  private let select: @MainActor (Person) -> Void

  init(
    _ followers: [Person], _ context: PresentationContext,
    select: @escaping @MainActor (Person) -> Void
  ) {
    self.followers = followers
    found = ItemHolder(followers)
    adapter = TableViewAdapter(SharedDataSource(found), cell: FollowerCell.configuration(context))
    self.select = select
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(FollowerCell.self, forCellReuseIdentifier: FollowerCell.identifier)
    tableView.dataSource = adapter
    show(message: followers.isEmpty ? "There are no followers yet." : nil)
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    select(found.items[indexPath.row])
  }
}

extension FollowersListController: UISearchResultsUpdating {
  /// Shows the followers whose names contain the query.
  func updateSearchResults(for searchController: UISearchController) {
    let query = searchController.searchBar.text ?? ""
    found.items = followers.filter { $0.nameContains(query) }
    tableView.reloadData()
  }
}
