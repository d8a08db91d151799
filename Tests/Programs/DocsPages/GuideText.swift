/// The Markdown text of a guide.
struct GuideText {
  let text: String

  init(_ text: String) { self.text = text }

  /// The name of a guide's article. It differs from the name of the module that the guide explains.
  static func articleName(_ guide: String) -> String { "\(guide)-guide" }

  /// Returns the text with DocC's links in place of links between files.
  ///
  /// A link to a file that is no guide becomes the file's path, because the site has no such page.
  func article(linkingTo guides: [String]) -> String {
    // Code may contain the characters of a link, for example a capture list before a call.
    let codeOrLink = /(?s:```.*?```)|`[^`]*`|\[([^\]]+)\]\(([^)]+)\)/
    return text.replacing(codeOrLink) { match in
      guard let title = match.1, let target = match.2, !target.contains("://") else {
        return String(match.0)
      }
      let parts = target.split(separator: "#", maxSplits: 1)
      let anchor = parts.count == 2 ? "#\(parts[1])" : ""
      if target == "README.md" { return "[\(title)](doc:Unmassive)" }
      let guide = parts.first.map { String($0.prefix(while: { $0 != "." })) } ?? ""
      if parts.first == "\(guide).md", guides.contains(guide) {
        return "[\(title)](doc:\(Self.articleName(guide))\(anchor))"
      }
      let path = target.hasPrefix("../") ? String(target.dropFirst(3)) : "Guides/\(target)"
      return "\(title) (`\(path)`)"
    }
  }

  /// Returns the page of a module: the first paragraph and a link to the article.
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
