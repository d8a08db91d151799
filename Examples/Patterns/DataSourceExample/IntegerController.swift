import Foundation
import HeadlessUI

/// The pain: "which cell is where" as integers that are compared in every method.
///
/// A banner was added above the list. Two of the three methods were taught of it.
final class IntegerController: TableViewController {
  var contacts: [Contact] = []
  var hasBanner = true

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(TableViewCell.self, forCellReuseIdentifier: "cell")
  }

  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    contacts.count + (hasBanner ? 1 : 0)
  }

  override func tableView(
    _ tableView: TableView, cellForRowAt indexPath: IndexPath
  ) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    if hasBanner, indexPath.section == 0, indexPath.row == 0 {
      cell.textLabel?.text = "It is Grace's birthday"
    } else {
      cell.textLabel?.text = contacts[indexPath.row - (hasBanner ? 1 : 0)].name
    }
    return cell
  }

  override func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    contacts.remove(at: indexPath.row)  // the banner was forgotten here
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }
}
