public import Binding
public import DataSource
public import Domain
public import Navigator

#if canImport(UIKit)
  public import UIKit
#else
  public import HeadlessUI
#endif

/// The list of a person's followers, with a view model and without a data source class.
///
/// The view model sends the request, searches the followers and makes the sections, so this
/// controller only connects it to the table. ``FollowersContainerController`` is the same screen
/// with a data source.
///
/// - Lifetime: The controller holds its view model and its navigator. A running request holds
///   neither.
@MainActor
public final class FollowersViewController: UITableViewController {
  private let model: FollowersViewModel
  private let adapter: TableViewAdapter<FollowersViewModel>
  private let navigator: (any ProfileNavigator)?
  private lazy var search = makeSearch()
  private var shownSections: [FollowersViewModel.Section] = []

  /// Creates the list of a person's followers. A selected row opens a profile through `navigator`.
  public init(
    of id: Person.ID, _ services: ProfileServices, navigator: (any ProfileNavigator)? = nil
  ) {
    let model = FollowersViewModel(of: id, from: services.service)
    self.model = model
    self.navigator = navigator
    adapter = TableViewAdapter(model, cell: FollowerCell.configuration(services.context))
    adapter.titleForSection = { model.sections[$0].title }
    super.init(style: .plain)
    title = "Followers"
  }

  /// Returns nil, because no storyboard contains this screen.
  public required init?(coder: NSCoder) { nil }

  /// Loads the followers.
  public override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(FollowerCell.self, forCellReuseIdentifier: FollowerCell.identifier)
    tableView.dataSource = adapter
    model.load()
  }

  /// Shows the state of the view model. UIKit calls this method again after each change of the
  /// state.
  public override func updateProperties() {
    if #available(iOS 26.0, *) { super.updateProperties() }
    if shownSections != model.sections {
      shownSections = model.sections
      tableView.reloadData()
    }
    navigationItem.searchController = model.headline.isEmpty ? nil : search
    contentUnavailableConfiguration = model.headline.isEmpty ? unavailable : nil
  }

  /// Before iOS 26, UIKit never calls `updateProperties()`, so this method calls it.
  public override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    if #unavailable(iOS 26.0) { updateProperties() }
  }

  /// The progress, the failure or the reason for an empty list.
  private var unavailable: UIContentUnavailableConfiguration {
    guard !model.isLoading else { return .loading() }
    var content = UIContentUnavailableConfiguration.empty()
    content.text = "There are no followers yet."
    guard !model.problem.isEmpty else { return content }
    content.text = model.problem
    content.button.title = "Try Again"
    content.buttonProperties.primaryAction = UIAction { [model] _ in model.load() }
    return content
  }

  private func makeSearch() -> UISearchController {
    let search = UISearchController(searchResultsController: nil)
    search.searchResultsUpdater = self
    return search
  }

  /// Opens the profile of the follower.
  public override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    navigator?.navigateToPerson(model.item(at: ItemPosition(indexPath)).id)
  }
}

extension FollowersViewController: UISearchResultsUpdating {
  /// Passes the query to the view model.
  public func updateSearchResults(for searchController: UISearchController) {
    model.search = searchController.searchBar.text ?? ""
  }
}

/// The rows of the followers table, which come from the view model's sections.
extension FollowersViewModel: ListSource {
  /// The number of sections.
  public var numberOfSections: Int { sections.count }

  /// Returns the number of followers in a section. The section must exist.
  public func numberOfItems(inSection section: Int) -> Int { sections[section].followers.count }

  /// Returns the follower at a position. The position must exist.
  public func item(at position: ItemPosition) -> Person {
    sections[position.section].followers[position.row]
  }
}
