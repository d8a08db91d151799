/// The Markdown text of a guide.
struct GuideText {
  let text: String

  init(_ text: String) { self.text = text }

  /// Returns the name of a guide's article. It differs from the name of the module that the guide
  /// explains.
  static func articleName(_ guide: String) -> String { "\(guide)-guide" }

  /// The text with DocC's links in place of links between guides.
  ///
  /// A link to another file becomes the file's path, because the site has no such page.
  var article: String {
    // Code is matched first and stays as it is, because a capture list before a call looks like a
    // link.
    let codeOrLink = /(?s:```.*?```)|`[^`]*`|\[([^\]]+)\]\(([^)]+)\)/
    return text.replacing(codeOrLink) { match in
      guard let title = match.1, let target = match.2, !target.contains("://") else {
        return String(match.0)
      }
      if target == "README.md" { return "[\(title)](doc:Unmassive)" }
      if let guide = target.wholeMatch(of: /(\w+)\.md(#.*)?/) {
        return "[\(title)](doc:\(Self.articleName(String(guide.1)))\(guide.2 ?? ""))"
      }
      let path = target.hasPrefix("../") ? String(target.dropFirst(3)) : "Guides/\(target)"
      return "\(title) (`\(path)`)"
    }
  }

  /// The text with “guide” appended to its title, so that the title differs from the module's.
  var titledAsGuide: String {
    let end = text.firstIndex(of: "\n") ?? text.endIndex
    return "\(text[..<end]) guide\(text[end...])"
  }

  /// Returns the page of a module: its guide's first paragraph and a link to the guide's article.
  func productPage(_ module: String) -> String {
    let paragraphs = text.split(separator: "\n\n", omittingEmptySubsequences: true)
    let summary = paragraphs.dropFirst().first ?? ""
    return """
      # ``\(module)``

      \(summary)

      ## Overview

      <doc:\(Self.articleName(module))> explains the design, the tests and the alternatives.

      """
  }
}
