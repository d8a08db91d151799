import Foundation
import HeadlessUI

extension ScreenPilot {
  /// The items of the bars in front, from left to right.
  var barItems: [BarButtonItem] {
    shownControllers.lazy.compactMap { $0 as? NavigationController }
      .filter { !$0.isNavigationBarHidden }
      .flatMap { $0.topViewController?.barItems ?? [] }
  }

  /// The name of the back button in front; nil where there is none.
  var backTitle: String? {
    guard let navigation, !navigation.isNavigationBarHidden,
      let top = navigation.topViewController, !top.navigationItem.hidesBackButton,
      top.navigationItem.leftBarButtonItems?.isEmpty ?? true
    else { return nil }
    let below = navigation.viewControllers.dropLast().last
    return below.map { $0.navigationItem.backButtonTitle ?? $0.navigationItem.title ?? "Back" }
  }

  /// The text field or view that is called `name`: by its label, its placeholder or its identifier.
  func input(_ name: String) throws(PilotError) -> View {
    let inputs = shownViews.filter { $0 is TextField || $0 is TextView }
    guard let input = inputs.first(where: { $0.inputNames.contains(name) }) else {
      throw complaint("there is no text field “\(name)”")
    }
    return input
  }

  /// The index path of the row that is called `name`: one in sight first, then any.
  func path(ofRow name: String) throws(PilotError) -> (TableView, IndexPath) {
    guard let table else { throw complaint("there is no table") }
    let visible = table.indexPathsForVisibleRows ?? []
    if let path = visible.first(where: { row(at: $0, in: table)?.texts.contains(name) == true }) {
      return (table, path)
    }
    let offset = table.contentOffset
    for path in paths(in: table) {
      reveal(path, in: table)
      if row(at: path, in: table)?.texts.contains(name) == true { return (table, path) }
    }
    scroll(table, to: offset)
    throw complaint("there is no row “\(name)”")
  }

  /// The index path of the row with this number, from 1; scrolls until it is in sight.
  func path(ofRow number: Int) throws(PilotError) -> (TableView, IndexPath) {
    guard let table else { throw complaint("there is no table") }
    var rest = number - 1
    for section in 0..<table.numberOfSections where rest >= 0 {
      let count = table.numberOfRows(inSection: section)
      if rest < count {
        let path = IndexPath(indexes: [section, rest])
        reveal(path, in: table)
        return (table, path)
      }
      rest -= count
    }
    throw complaint("there is no row \(number)")
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

  func complaint(_ text: String) -> PilotError {
    PilotError(complaint: text, screen: description)
  }
}

extension ViewController {
  /// The items of the bar, from left to right; UIKit keeps those at the right from the right.
  var barItems: [BarButtonItem] {
    (navigationItem.leftBarButtonItems ?? [])
      + (navigationItem.rightBarButtonItems ?? []).reversed()
  }
}

extension View {
  /// What a person calls a text field or a text view.
  fileprivate var inputNames: [String?] {
    [accessibilityLabel, (self as? TextField)?.placeholder, accessibilityIdentifier]
  }

  /// The texts of the labels in a row, in reading order.
  fileprivate var texts: [String] {
    guard !isHidden else { return [] }
    if let label = self as? Label { return label.text.map { $0.isEmpty ? [] : [$0] } ?? [] }
    return subviews.flatMap(\.texts)
  }
}

extension Button {
  /// What a person calls the button.
  var name: String? { accessibilityLabel ?? currentTitle ?? accessibilityIdentifier }
}
