import GroceryScreen
import HeadlessUI
import Testing

@Suite("Registering a cell class without an identifier")
@MainActor
struct CellRegistrationTests {
  private final class NoteCell: UITableViewCell {}

  @Test("`register(_:)` uses the name of the cell class as the reuse identifier")
  func register() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
    table.register(NoteCell.self)
    #expect(NoteCell.defaultReuseIdentifier == "NoteCell")
    #expect(table.dequeueReusableCell(withIdentifier: "NoteCell") is NoteCell)
  }
}
