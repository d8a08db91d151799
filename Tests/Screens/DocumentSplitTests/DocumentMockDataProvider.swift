import DocumentSplit
import Domain
import Foundation
import HeadlessUI

/// The document's mock of its data provider, with only the members that the compiler requires.
final class DocumentMockDataProvider: NSObject, PeopleListDataProviderProtocol {
  var managedObjectContext: ManagedObjectContext?
  weak var tableView: TableView!
  private(set) var addPersonGotCalled = false

  func addPerson(_ personInfo: PersonInfo) {
    addPersonGotCalled = true
  }

  func fetch() {}

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 0 }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    TableViewCell(style: .default, reuseIdentifier: nil)
  }
}
