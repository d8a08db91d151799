import Composition
import DataSource
public import Domain
import Foundation
import HeadlessAdapters
public import HeadlessUI
public import Navigator
import Presenter

/// The list of a person's followers, which the server returns for the person's identifier.
///
/// - Lifetime: The controller holds its child, its services and its navigator. A running request
///   holds the controller weakly.
@MainActor
public final class FollowersViewController: ViewController {
  private let id: Person.ID
  private let services: ProfileServices
  private let navigator: (any ProfileNavigator)?
  private lazy var content = ChildSlot(in: self as ViewController)
  private lazy var loading = makeLoading()

  /// Creates the list of a person's followers. A selected row opens with `navigator`.
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

  /// Gives the child the whole view.
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
    content.show(
      FollowersListController(followers, services.context) { [navigator] in
        navigator?.navigateToPerson($0.id)
      })
  }
}

/// The table of followers, with name and birthday in each row.
///
/// It holds `select`, which must hold no screen.
@MainActor
final class FollowersListController: TableViewController {
  private let people: ArrayDataSource<Person>
  private let adapter: TableViewAdapter<ArrayDataSource<Person>>
  private let select: @MainActor (Person) -> Void

  init(
    _ followers: [Person], _ context: PresentationContext,
    select: @escaping @MainActor (Person) -> Void
  ) {
    people = ArrayDataSource(items: followers, identifier: "follower") {
      (cell: FollowerCell, person) in
      let row = PersonRowPresenter(person, in: context)
      cell.textLabel?.text = row.fullName
      cell.detailTextLabel?.text = row.birthday
    }
    adapter = TableViewAdapter(people)
    self.select = select
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(FollowerCell.self, forCellReuseIdentifier: "follower")
    tableView.dataSource = adapter
    guard people.items.isEmpty else { return }
    var empty = ContentUnavailableConfiguration.empty()
    empty.text = "There are no followers yet."
    contentUnavailableConfiguration = empty
  }

  override func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    select(people.items[indexPath.row])
  }
}

/// The cell of the followers' list.
@MainActor
private final class FollowerCell: TableViewCell {
  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: .value1, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) { nil }
}
