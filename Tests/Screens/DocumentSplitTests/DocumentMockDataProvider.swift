import DocumentSplit
import Domain
import HeadlessUI

/// The document's mock of its data provider: the protocol's members and a flag.
final class DocumentMockDataProvider: NSObject, PeopleListDataProviderProtocol {
  var managedObjectContext: ManagedObjectContext?
  weak var tableView: UITableView!
  private(set) var addPersonGotCalled = false

  func addPerson(_ personInfo: PersonInfo) {
    addPersonGotCalled = true
  }

  func fetch() {}

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
}
