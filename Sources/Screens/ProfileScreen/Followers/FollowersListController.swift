import DataSource
import Domain
import Foundation
import HeadlessAdapters
import HeadlessUI
import Presenter

/// The child of the followers' screen that lists them: name and birthday in each row.
///
/// It holds `select`; let that hold no screen.
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

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(FollowerCell.self, forCellReuseIdentifier: "follower")
    tableView.dataSource = adapter
    guard people.items.isEmpty else { return }
    let label = Label()
    label.text = "Nobody follows yet."
    label.textAlignment = .center
    tableView.backgroundView = label
  }

  override func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    select(people.items[indexPath.row])
  }
}

/// The cell of the followers' list.
@MainActor
private final class FollowerCell: TableViewCell {
  required init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: .value1, reuseIdentifier: reuseIdentifier)
  }
}
