/// Text made fit to stand in a page.
package enum HTML {
  /// The text with every sign that means something in HTML written out.
  package static func escaped(_ text: String) -> String {
    text.reduce(into: "") { escaped, sign in
      switch sign {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      default: escaped.append(sign)
      }
    }
  }
}
