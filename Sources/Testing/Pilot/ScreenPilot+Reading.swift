import Foundation
import HeadlessUI

extension ScreenPilot {
  /// The title in the bar of what is in front; an alert's own title under an alert.
  public var title: String? {
    if let alert = front as? AlertController { return alert.title }
    let top = navigation?.topViewController ?? front
    return top?.navigationItem.title ?? top?.title
  }

  /// The alert in front, where there is one.
  public var alert: AlertOnScreen? {
    guard let alert = front as? AlertController else { return nil }
    return AlertOnScreen(
      title: alert.title ?? "", message: alert.message ?? "",
      buttons: alert.actions.map { $0.title ?? "" },
      fields: (alert.textFields ?? []).map { $0.text ?? "" })
  }

  /// The rows of the table in front that are in sight, from the top.
  public var rows: [RowOnScreen] {
    guard let table else { return [] }
    return (table.indexPathsForVisibleRows ?? []).compactMap { row(at: $0, in: table) }
  }

  /// Every row of the table in front: what a person sees who scrolls from the top to the bottom.
  public var allRows: [RowOnScreen] {
    guard let table else { return [] }
    let offset = table.contentOffset
    defer { scroll(table, to: offset) }
    return paths(in: table).compactMap { path in
      reveal(path, in: table)
      return row(at: path, in: table)
    }
  }

  /// How many rows the table in front has, in sight or not.
  public var rowCount: Int {
    guard let table else { return 0 }
    return (0..<table.numberOfSections).reduce(0) { $0 + table.numberOfRows(inSection: $1) }
  }

  /// The headings of the table in front, from the top.
  public var sectionTitles: [String] {
    guard let table else { return [] }
    return (0..<table.numberOfSections).compactMap { table.titleForHeader(inSection: $0) }
  }

  /// The labels in front, those inside of buttons and rows left out.
  public var labels: [String] {
    shownViews.compactMap { view in
      guard let label = view as? Label, !(label.superview is Button),
        !sequence(first: label as View, next: \.superview).contains(where: { $0 is TableViewCell })
      else { return nil }
      return label.text
    }
  }

  /// Every button in front that has a name, disabled ones too: of the bar, then of the view.
  public var buttons: [String] {
    if let alert { return alert.buttons }
    return barItems.compactMap(\.accessibilityLabel) + [backTitle].compactMap(\.self)
      + shownViews.compactMap { ($0 as? Button)?.name }
  }

  /// What stands in the text field that is called `name`.
  ///
  /// - Throws: ``PilotError`` where there is no such field.
  public func text(of name: String) throws(PilotError) -> String {
    switch try input(name) {
    case let field as TextField: field.text ?? ""
    case let view as TextView: view.text
    default: ""
    }
  }

  /// Whether an activity indicator turns anywhere in the window: something is under way.
  public var isBusy: Bool {
    func turns(in view: View) -> Bool {
      (view as? ActivityIndicatorView)?.isAnimating == true
        || view.subviews.contains(where: turns)
    }
    return turns(in: window)
  }
}
