import HeadlessUI

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
