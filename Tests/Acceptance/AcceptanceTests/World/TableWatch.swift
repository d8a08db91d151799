import Foundation
import HeadlessUI
import Pilot
import Testing

/// Sees whether rows keep their cells through a change: a table that is reloaded takes every cell
/// away, and hands them out again in another order.
///
///     let watch = try TableWatch(world.pilot)
///     try await world.elsewhere(save: [.alan])
///     #expect(watch.keptCells == ["Grace Hopper", "Ada Lovelace"])
@MainActor
struct TableWatch {
  private let table: TableView
  private let before: [String: ObjectIdentifier]

  init(_ pilot: ScreenPilot) throws {
    table = try #require(Self.table(in: pilot.window))
    before = Self.cells(of: table)
  }

  /// The people whose rows are shown by the same cell as at the beginning, from the top.
  var keptCells: [String] {
    let now = Self.cells(of: table)
    let places = (table.indexPathsForVisibleRows ?? []).compactMap {
      table.cellForRow(at: $0)?.textLabel?.text
    }
    return places.filter { before[$0] != nil && now[$0] == before[$0] }
  }

  /// The rows that are selected.
  var selectedRows: [IndexPath] { table.indexPathsForSelectedRows ?? [] }

  private static func cells(of table: TableView) -> [String: ObjectIdentifier] {
    var cells: [String: ObjectIdentifier] = [:]
    for path in table.indexPathsForVisibleRows ?? [] {
      guard let cell = table.cellForRow(at: path), let name = cell.textLabel?.text else { continue }
      cells[name] = ObjectIdentifier(cell)
    }
    return cells
  }

  /// The list's own table, also while a form stands over it.
  private static func table(in view: View) -> TableView? {
    view as? TableView ?? view.subviews.lazy.compactMap { table(in: $0) }.first
  }
}
