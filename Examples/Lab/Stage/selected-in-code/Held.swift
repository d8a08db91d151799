import Foundation
import HeadlessUI
import Testing

@Suite("Selections with each scroll position")
@MainActor struct HeldSelectionTests {
  private final class Rows: UIViewController, UITableViewDataSource, UITableViewDelegate {
    var selections = 0

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 50 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      selections += 1
    }
  }

  @Test("selecting a row in code does not notify the delegate, whatever the scroll position is")
  func anyPosition() {
    let (table, rows) = (UITableView(frame: .zero, style: .plain), Rows())
    (table.dataSource, table.delegate) = (rows, rows)
    table.reloadData()
    for position: UITableView.ScrollPosition in [.none, .top, .middle, .bottom] {
      table.selectRow(at: [0, 30], animated: false, scrollPosition: position)
      #expect(table.indexPathForSelectedRow == [0, 30])
    }
    #expect(rows.selections == 0)
  }
}
