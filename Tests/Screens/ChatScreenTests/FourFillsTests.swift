import DataSource
import HeadlessUI
import Pilot
import TestSupport
import Testing

@testable import ChatScreen

/// Four ways to fill a table. Each step after the first takes one more job from the controller.
private enum Fill: CaseIterable {
  /// The controller sets the texts of the cell.
  case inline
  /// The controller gives the model to the cell.
  case model
  /// A data source gives the model to the cell, and the controller only handles taps.
  case dataSource
  /// A helper adds the data source and is the delegate, so it handles taps too.
  case helper
}

/// The last step: a helper that takes the whole table from the controller.
@MainActor
private final class MessageTableHelper: NSObject, UITableViewDelegate {
  private let holder: ItemHolder<ChatMessage>
  private let rows: MessageRows

  init(_ holder: ItemHolder<ChatMessage>, _ table: UITableView) {
    self.holder = holder
    rows = MessageRows(holder)
    super.init()
    table.dataSource = rows
    table.delegate = self
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    holder.items[indexPath.row].state = .sending
  }
}

@MainActor
private final class FillController: UITableViewController {
  private let holder: ItemHolder<ChatMessage>
  private let fill: Fill
  /// The objects that the table holds weakly.
  private var parts: [NSObject] = []
  /// The calls of this controller's cell method and of its tap method.
  private(set) var calls: Set<String> = []

  init(_ fill: Fill, _ messages: [ChatMessage]) {
    self.fill = fill
    holder = ItemHolder(messages)
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.registerMessageCells()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "inline")
    switch fill {
    case .inline, .model: break
    case .dataSource:
      let rows = MessageRows(holder)
      tableView.dataSource = rows
      parts = [rows]
    case .helper: parts = [MessageTableHelper(holder, tableView)]
    }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    holder.items.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    calls.insert("cell")
    let message = holder.items[indexPath.row]
    let kind = fill == .inline ? "inline" : message.kind
    let cell = tableView.dequeueReusableCell(withIdentifier: kind, for: indexPath)
    if let cell = cell as? any MessageShowing {
      cell.message = message
    } else {
      var content = UIListContentConfiguration.subtitleCell()
      content.text = message.text
      content.secondaryText = message.state.rawValue
      cell.contentConfiguration = content
    }
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    calls.insert("tap")
    holder.items[indexPath.row].state = .sending
  }
}

@Suite("Chat: four ways to fill a table")
@MainActor struct FourFillsTests {
  @Test(
    "all four ways show the same row; a data source or helper replaces the controller's methods",
    arguments: zip(Fill.allCases, [["cell", "tap"], ["cell", "tap"], ["tap"], []]))
  fileprivate func fills(_ fill: Fill, _ calls: Set<String>) throws {
    let controller = FillController(fill, [ChatMessage("Hello", state: .failed)])
    let window = UIWindow(size: CGSize(width: 390, height: 844))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let pilot = ScreenPilot(window)
    #expect(pilot.rows.map(\.texts) == [["Hello", "failed"]])
    try pilot.selectRow("Hello")
    #expect(controller.calls == calls)
    // Only a cell that has the model shows the new state without a reload.
    #expect(pilot.rows.map(\.texts) == [["Hello", fill == .inline ? "failed" : "sending"]])
  }
}
