import Foundation
import UIKit

/// A row of a menu, with the screen that the row opens.
struct MenuItem {
  let title: String
  let makeScreen: @MainActor () async throws -> UIViewController

  init(_ title: String, makeScreen: @escaping @MainActor () async throws -> UIViewController) {
    self.title = title
    self.makeScreen = makeScreen
  }
}

/// A table of screens. A tap pushes a screen, or shows an error if the screen cannot be made.
final class MenuViewController: UITableViewController {
  private let items: [MenuItem]

  init(_ title: String, _ items: [MenuItem]) {
    self.items = items
    super.init(style: .insetGrouped)
    self.title = title
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("The menu is made in code.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(MenuCell.self, forCellReuseIdentifier: "screen")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    items.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "screen", for: indexPath)
    (cell as? any MenuItemShowing)?.show(items[indexPath.row])
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    // A second tap must not open another screen while this one is made.
    tableView.allowsSelection = false
    Task {
      defer { tableView.allowsSelection = true }
      do {
        navigationController?.pushViewController(
          try await items[indexPath.row].makeScreen(), animated: true)
      } catch {
        tableView.deselectRow(at: indexPath, animated: true)
        let alert = UIAlertController(
          title: "The Screen Cannot Open", message: "\(error)", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .cancel))
        present(alert, animated: true)
      }
    }
  }
}

/// A cell that shows a row of a menu.
@MainActor
protocol MenuItemShowing: AnyObject {
  func show(_ item: MenuItem)
}

/// A cell with the title of a screen and a disclosure indicator.
private final class MenuCell: UITableViewCell, MenuItemShowing {
  func show(_ item: MenuItem) {
    var content = defaultContentConfiguration()
    content.text = item.title
    contentConfiguration = content
    accessoryType = .disclosureIndicator
  }
}
