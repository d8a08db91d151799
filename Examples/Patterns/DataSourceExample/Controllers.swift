import DataSource

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUI
#endif

/// The problem: each method calculates with row numbers itself.
///
/// A banner was added above the list, but only two of the three methods were changed.
final class IntegerController: UITableViewController {
  var contacts: [Contact] = []
  var hasBanner = true

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(LineCell.self, forCellReuseIdentifier: "cell")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    contacts.count + (hasBanner ? 1 : 0)
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    let row = cell as? any LineShowing
    if hasBanner, indexPath.section == 0, indexPath.row == 0 {
      row?.line = "It is Grace's birthday"
    } else {
      row?.line = contacts[indexPath.row - (hasBanner ? 1 : 0)].name
    }
    return cell
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    contacts.remove(at: indexPath.row)  // wrong: row 0 is the banner
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }
}

/// A cell of any class that shows one line of text.
@MainActor protocol LineShowing: AnyObject {
  var line: String? { get set }
}

final class LineCell: UITableViewCell, LineShowing {
  var line: String? {
    didSet {
      var content = defaultContentConfiguration()
      content.text = line
      contentConfiguration = content
    }
  }
}

/// The pattern: the controller finds no item by its row number, and applies new content.
final class ContactsController: UITableViewController {
  let source = SectionedDataSource<String, ContactRow>()
  private lazy var adapter = TableViewAdapter(source) { row in
    switch row {
    case .banner: Self.bannerCell
    case .contact: Self.contactCell
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    for kind in ["banner", "contact"] {
      tableView.register(LineCell.self, forCellReuseIdentifier: kind)
    }
    adapter.titleForSection = { [source] in source.sections[$0].id }
    adapter.deleteItem = { [weak self] in self?.delete($0) }
    tableView.dataSource = adapter
  }

  func show(_ contacts: [Contact], banner: String? = nil) {
    var sections = ListSection.grouping(contacts.map(ContactRow.contact)) { row in
      if case .contact(let contact) = row { contact.initial } else { "" }
    }
    if let banner { sections.insert(ListSection(id: "Today", items: [.banner(banner)]), at: 0) }
    show(sections)
  }

  private func delete(_ row: ContactRow) {
    show(
      source.sections.map { section in
        ListSection(id: section.id, items: section.items.filter { $0 != row })
      }.filter { !$0.items.isEmpty })
  }

  private func show(_ sections: [ListSection<String, ContactRow>]) {
    do {
      try source.apply(sections, to: tableView)
    } catch {
      print("  refused: \(error)")
    }
  }

  private static let bannerCell = CellConfiguration<ContactRow>(identifier: "banner") {
    (cell: any LineShowing, row) in
    if case .banner(let text) = row { cell.line = "★ \(text)" }
  }

  private static let contactCell = CellConfiguration<ContactRow>(identifier: "contact") {
    (cell: any LineShowing, row) in
    if case .contact(let contact) = row { cell.line = contact.name }
  }
}
