import Domain
import Interaction
import Presenter

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUI
#endif

/// The screen of the address book. The user picks one person or all people.
@MainActor
final class PeoplePickerViewController: UITableViewController {
  typealias Pick = @MainActor (_ picked: [PeopleImport.Candidate]) async throws -> PeopleImport

  private let book: any AddressBook
  private let context: PresentationContext
  private let pick: Pick
  private var contents = AddressBookContents([])
  private lazy var work = ScreenWork(on: self)
  /// Whether people are being added. All controls are disabled while this is true.
  private var isAdding = false {
    didSet {
      navigationItem.leftBarButtonItem?.isEnabled = !isAdding
      all.isEnabled = !isAdding
      tableView.allowsSelection = !isAdding
    }
  }
  private lazy var all = UIBarButtonItem(
    title: "Add All",
    primaryAction: UIAction { [weak self] _ in self.map { $0.add($0.contents.people) } })

  init(_ book: any AddressBook, context: PresentationContext, pick: @escaping Pick) {
    self.book = book
    self.context = context
    self.pick = pick
    super.init(style: .plain)
    title = "Address Book"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(PersonCell.self, forCellReuseIdentifier: PersonCell.identifier)
    tableView.tableFooterView = work.indicator
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.close() })
    navigationItem.rightBarButtonItem = all
    all.isEnabled = false
    work.start(orShow: "The Address Book Cannot Be Read") { [weak self, book] in
      let contents = try await book.contents()
      self?.show(contents)
    }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    contents.people.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: PersonCell.identifier, for: indexPath)
    let person = Person(contents.people[indexPath.row].info)
    (cell as? any PersonShowing)?.show(PersonRowPresenter(person, in: context), .synced)
    return cell
  }

  /// Adds the tapped person.
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    add([contents.people[indexPath.row]])
  }

  private func show(_ contents: AddressBookContents) {
    self.contents = contents
    tableView.reloadData()
    all.isEnabled = !contents.people.isEmpty
  }

  /// Adds the people, and shows a summary over the list.
  private func add(_ picked: [PeopleImport.Candidate]) {
    work.start(
      orShow: "The People Were Not Added", locking: { [weak self] in self?.isAdding = $0 }
    ) { [weak self, pick] in
      let people = try await pick(picked)
      guard let self else { return }
      let list = presentingViewController
      close()
      list?.showAlert("Import", ImportSummary(of: people, from: contents).description)
    }
  }

  private func close() {
    presentingViewController?.dismiss(animated: true)
  }
}
