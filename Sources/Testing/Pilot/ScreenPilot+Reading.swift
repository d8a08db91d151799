import HeadlessUI

/// The texts of a table row on the screen.
public struct RowOnScreen: Equatable, Sendable {
  /// The title of the row's section.
  public let section: String?
  /// The texts of the row, starting with the title.
  public let texts: [String]

  /// Creates a row with the given texts.
  public init(section: String? = nil, texts: [String]) {
    self.section = section
    self.texts = texts
  }

  /// The first text of the row, or an empty string.
  public var title: String { texts.first ?? "" }
}

/// The texts of an alert or an action sheet on the screen.
public struct AlertOnScreen: Equatable, Sendable {
  /// The title of the alert, or an empty string.
  public let title: String
  /// The message of the alert, or an empty string.
  public let message: String
  /// The titles of the alert's buttons, in order.
  public let buttons: [String]
  /// The texts of the alert's text fields, in order.
  public let fields: [String]

  /// Creates an alert with the given texts.
  public init(title: String, message: String = "", buttons: [String], fields: [String] = []) {
    self.title = title
    self.message = message
    self.buttons = buttons
    self.fields = fields
  }
}

extension ScreenPilot {
  /// The title in the navigation bar, or the title of the front alert.
  public var title: String? {
    if let alert = front as? UIAlertController { return alert.title }
    let top = navigation?.topViewController ?? front
    return top?.navigationItem.title ?? top?.title
  }

  /// The alert or action sheet in front, or nil if there is none.
  public var alert: AlertOnScreen? {
    guard let alert = front as? UIAlertController else { return nil }
    return AlertOnScreen(
      title: alert.title ?? "", message: alert.message ?? "",
      buttons: alert.actions.map { $0.title ?? "" },
      fields: (alert.textFields ?? []).map { $0.text ?? "" })
  }

  /// The visible rows of the table, starting at the top.
  public var rows: [RowOnScreen] {
    guard let table else { return [] }
    return (table.indexPathsForVisibleRows ?? []).compactMap { row(at: $0, in: table) }
  }

  /// All rows of the table, which the pilot reads by scrolling. The scroll position is restored.
  public var allRows: [RowOnScreen] {
    guard let table else { return [] }
    let offset = table.contentOffset
    defer { scroll(table, to: offset) }
    return table.allPaths.compactMap { path in
      reveal(path, in: table)
      return row(at: path, in: table)
    }
  }

  /// The number of rows of the table, including rows that are not visible.
  public var rowCount: Int { table?.rowCount ?? 0 }

  /// The titles of the table's sections, starting at the top.
  public var sectionTitles: [String] {
    guard let table else { return [] }
    return (0..<table.numberOfSections).compactMap { table.titleForHeader(inSection: $0) }
  }

  /// The texts of the visible labels outside buttons and rows.
  public var labels: [String] {
    shownViews.compactMap { view in
      guard let label = view as? UILabel, !(label.superview is UIButton),
        !sequence(first: label as UIView, next: \.superview).contains(where: {
          $0 is UITableViewCell
        })
      else { return nil }
      return label.text
    }
  }

  /// The names of the visible buttons, including disabled ones. Bar buttons come first.
  public var buttons: [String] {
    if let alert { return alert.buttons }
    return barItems.compactMap(\.accessibilityLabel) + [navigation?.backTitle].compactMap(\.self)
      + shownViews.compactMap { ($0 as? UIButton)?.name }
  }

  /// Returns the text of the text field with the given name.
  ///
  /// - Throws: A ``PilotError`` if the field is missing.
  public func text(of name: String) throws(PilotError) -> String {
    let input = try input(name)
    return (input as? UITextField)?.text ?? (input as? UITextView)?.text ?? ""
  }

  /// Whether an activity indicator in the window is animating, or a refresh is in progress.
  public var isBusy: Bool {
    func isAnimating(in view: UIView) -> Bool {
      (view as? UIActivityIndicatorView)?.isAnimating == true
        || (view as? UIRefreshControl)?.isRefreshing == true
        || view.subviews.contains(where: isAnimating)
    }
    window.layoutIfNeeded()
    return isAnimating(in: window)
  }

  /// The content of the screen, with at most twenty rows of a table.
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
      case let field as UITextField:
        "\(field.accessibilityLabel ?? field.placeholder ?? "?"): “\(field.text ?? "")”"
      case let view as UITextView: "\(view.accessibilityLabel ?? "?"): “\(view.text ?? "")”"
      default: nil
      }
    }
    return lines([
      ("title", [title].compactMap(\.self)), ("buttons", buttons), ("text fields", inputs),
      ("controls", controlTexts), ("labels", labels),
      ("rows", titles.prefix(20) + (titles.count > 20 ? ["…"] : [])),
      ("state", isBusy ? ["an activity indicator is animating"] : []),
    ])
  }

  private func lines(_ parts: [(name: String, texts: [String])]) -> String {
    parts.filter { !$0.texts.isEmpty }
      .map { "  \($0.name): " + $0.texts.map { "“\($0)”" }.joined(separator: ", ") }
      .joined(separator: "\n")
  }
}
