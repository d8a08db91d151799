public import Domain

#if canImport(UIKit)
  public import UIKit
#else
  public import HeadlessUI
#endif

/// **A trap.** The view controller of the people-list text (`Guides/Documents.md`). Do not copy it.
///
/// 1. ``fetchPeopleFromAPI()`` waits for the network on the main actor.
/// 2. ``fetchPeopleFromAPI()`` reads only the people in the reply, and ignores the error.
/// 3. ``sendPersonToAPI(_:)`` ignores the error too.
/// 4. ``dataProvider`` is optional, although the screen needs it. A release build ignores `assert`,
///    so a forgotten provider leaves the list empty.
///
/// `ProtocolSplitPeopleList` has the same parts without these bugs.
@MainActor public final class DocumentPeopleListViewController: UITableViewController {
  /// The data provider. Set it before the view is loaded.
  public var dataProvider: (any PeopleListDataProviderProtocol)?
  /// The web API.
  public var communicator: any APICommunicatorProtocol = DocumentAPICommunicator()
  /// The people that the picker offers instead of the system's address book.
  public var addressBook: [PersonInfo] = []

  /// Connects the table to the data provider.
  public override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = editButtonItem
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.addPerson() })
    assert(dataProvider != nil, "dataProvider is not allowed to be nil at this point")
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
    tableView.dataSource = dataProvider
    dataProvider?.tableView = tableView
  }

  private func addPerson() {
    let picker = UIAlertController(title: "Contacts", message: nil, preferredStyle: .actionSheet)
    for personInfo in addressBook {
      picker.addAction(
        UIAlertAction(title: personInfo.firstName, style: .default) { [weak self] _ in
          self?.dataProvider?.addPerson(personInfo)
        })
    }
    present(picker, animated: true)
  }

  /// Fetches all people from the server and adds them to the data provider.
  public func fetchPeopleFromAPI() {
    let allPersonInfos = communicator.getPeople().1
    if let allPersonInfos {
      for personInfo in allPersonInfos {
        dataProvider?.addPerson(personInfo)
      }
    }
  }

  /// Sends a person to the server.
  public func sendPersonToAPI(_ personInfo: PersonInfo) {
    _ = communicator.postPerson(personInfo)
  }
}
