import Foundation
import HeadlessUI

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

extension ScreenPilot {
  /// The items of the visible navigation bars, from left to right.
  var barItems: [BarButtonItem] {
    navigations.filter { !$0.isNavigationBarHidden }.flatMap { stack in
      // The array of the right bar items starts at the right edge.
      (stack.topViewController?.navigationItem.leftBarButtonItems ?? [])
        + (stack.topViewController?.navigationItem.rightBarButtonItems ?? []).reversed()
    }
  }

  /// The title of the visible back button.
  var backTitle: String? {
    guard let navigation, !navigation.isNavigationBarHidden,
      let top = navigation.topViewController, !top.navigationItem.hidesBackButton,
      top.navigationItem.leftBarButtonItems?.isEmpty ?? true
    else { return nil }
    let below = navigation.viewControllers.dropLast().last
    return below.map { $0.navigationItem.backButtonTitle ?? $0.navigationItem.title ?? "Back" }
  }

  /// Returns the text field or text view with the label, placeholder or identifier `name`.
  func input(_ name: String) throws(PilotError) -> View {
    let inputs = shownViews.filter { $0 is TextField || $0 is TextView }
    guard let input = inputs.first(where: { $0.inputNames.contains(name) }) else {
      throw failure("there is no text field “\(name)”")
    }
    return input
  }

  /// Returns the row that contains the text `name`, and scrolls to that row.
  ///
  /// Visible rows are searched first.
  func path(ofRow name: String) throws(PilotError) -> (TableView, IndexPath) {
    guard let table else { throw failure("there is no table") }
    let offset = table.contentOffset
    for path in (table.indexPathsForVisibleRows ?? []) + paths(in: table) {
      reveal(path, in: table)
      if row(at: path, in: table)?.texts.contains(name) == true { return (table, path) }
    }
    scroll(table, to: offset)
    throw failure("there is no row “\(name)”")
  }

  /// Returns the row with the given number, counted from 1, and scrolls to that row.
  func path(ofRow number: Int) throws(PilotError) -> (TableView, IndexPath) {
    guard let table else { throw failure("there is no table") }
    let paths = paths(in: table)
    guard paths.indices.contains(number - 1) else { throw failure("there is no row \(number)") }
    reveal(paths[number - 1], in: table)
    return (table, paths[number - 1])
  }

  func paths(in table: TableView) -> [IndexPath] {
    (0..<table.numberOfSections).flatMap { section in
      (0..<table.numberOfRows(inSection: section)).map { IndexPath(indexes: [section, $0]) }
    }
  }

  func reveal(_ path: IndexPath, in table: TableView) {
    guard table.cellForRow(at: path) == nil else { return }
    table.scrollToRow(at: path, at: .top, animated: false)
    table.layoutIfNeeded()
  }

  func scroll(_ table: TableView, to offset: CGPoint) {
    table.setContentOffset(offset, animated: false)
    table.layoutIfNeeded()
  }

  func row(at path: IndexPath, in table: TableView) -> RowOnScreen? {
    table.cellForRow(at: path).map { cell in
      RowOnScreen(section: table.titleForHeader(inSection: path[0]), texts: cell.texts)
    }
  }
}

extension View {
  /// The names by which a test finds a text field or a text view.
  fileprivate var inputNames: [String?] {
    [accessibilityLabel, (self as? TextField)?.placeholder, accessibilityIdentifier]
  }

  /// The texts of the visible labels in this view, in reading order.
  fileprivate var texts: [String] {
    guard !isHidden else { return [] }
    if let label = self as? Label { return label.text.map { $0.isEmpty ? [] : [$0] } ?? [] }
    return subviews.flatMap(\.texts)
  }
}

extension Button {
  /// The name by which a test finds the button.
  var name: String? { accessibilityLabel ?? currentTitle ?? accessibilityIdentifier }
}
