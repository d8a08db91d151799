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

/// A table's row, as a person reads it.
public struct RowOnScreen: Equatable, Sendable {
  /// The heading of the row's section; nil where it has none.
  public let section: String?
  /// The texts in the row, the title first.
  public let texts: [String]

  /// A row with these texts.
  public init(section: String? = nil, texts: [String]) {
    self.section = section
    self.texts = texts
  }

  /// The first text; empty where there is none.
  public var title: String { texts.first ?? "" }
}

/// An alert or a sheet of choices, as a person reads it.
public struct AlertOnScreen: Equatable, Sendable {
  /// The line in bold; empty where there is none.
  public let title: String
  /// The text below it; empty where there is none.
  public let message: String
  /// The buttons, in order.
  public let buttons: [String]
  /// What stands in the text fields, in order.
  public let fields: [String]

  /// An alert with these texts.
  public init(title: String, message: String = "", buttons: [String], fields: [String] = []) {
    self.title = title
    self.message = message
    self.buttons = buttons
    self.fields = fields
  }
}

extension ScreenPilot {
  /// What a person sees in front, line by line; long tables end after twenty rows.
  public var description: String {
    guard front != nil else { return "  nothing" }
    if let alert {
      return lines([
        ("alert", [alert.title, alert.message].filter { !$0.isEmpty }),
        ("text fields", alert.fields), ("buttons", alert.buttons),
      ])
    }
    let titles = rows.map { $0.texts.joined(separator: " | ") }
    let inputs = shownViews.compactMap { view -> String? in
      switch view {
      case let field as TextField:
        "\(field.accessibilityLabel ?? field.placeholder ?? "?"): “\(field.text ?? "")”"
      case let view as TextView: "\(view.accessibilityLabel ?? "?"): “\(view.text)”"
      default: nil
      }
    }
    return lines([
      ("title", [title].compactMap(\.self)), ("buttons", buttons), ("text fields", inputs),
      ("labels", labels), ("rows", Array(titles.prefix(20)) + (titles.count > 20 ? ["…"] : [])),
      ("state", isBusy ? ["an activity indicator turns"] : []),
    ])
  }

  private func lines(_ parts: [(name: String, texts: [String])]) -> String {
    parts.filter { !$0.texts.isEmpty }
      .map { "  \($0.name): " + $0.texts.map { "“\($0)”" }.joined(separator: ", ") }
      .joined(separator: "\n")
  }
}
