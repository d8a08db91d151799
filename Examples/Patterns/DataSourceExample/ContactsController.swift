import DataSource
import HeadlessAdapters
import HeadlessUI

/// What a row of the list shows, whatever class of cell it is.
@MainActor protocol LineShowing: AnyObject {
  var line: String? { get set }
}

final class LineCell: TableViewCell, LineShowing {
  var line: String? {
    get { textLabel?.text }
    set { textLabel?.text = newValue }
  }
}

/// The cure: the controller knows no row and no section. It hands content on.
final class ContactsController: TableViewController {
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
