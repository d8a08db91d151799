/// Compares the pages of the site with the guides and the public symbols.
struct SiteCheck {
  let guides: [String]
  let products: [String]
  let symbols: [SymbolGraph.Symbol]
  let pages: [Page]

  /// Sentences with the number of pages that the site has, and the number that it needs.
  var summary: String {
    let shown = symbols.filter(\.hasPage).count
    let expected = 1 + guides.count + products.count + shown
    return """
      The site has \(pages.count) pages. It needs \(expected): a landing page, \(guides.count) guides, \
      \(products.count) modules and \(shown) symbols. DocC adds pages for groups and extended types.
      """
  }

  /// A sentence for each missing page and each symbol without a doc comment.
  var faults: [String] { missingArticles + missingSymbols + undocumentedSymbols }

  /// A sentence for each article that has no page.
  ///
  /// DocC omits an article if no page lists it, and does not warn.
  private var missingArticles: [String] {
    let addresses = Set(pages.map { $0.identifier.url.lowercased() })
    let articles = ["Unmassive"] + guides.map { "Unmassive/\(GuideText.articleName($0))" }
    return articles.filter { article in
      !addresses.contains { $0.hasSuffix("/documentation/\(article.lowercased())") }
    }.map { article in
      article == "Unmassive"
        ? "The landing page is missing. Guides/Unmassive.docc/Unmassive.md needs @TechnologyRoot."
        : "The page \(article) is missing. List it in Guides/Unmassive.docc/Unmassive.md."
    }
  }

  private var missingSymbols: [String] {
    let identifiers = Set(pages.compactMap(\.metadata.externalID))
    let modules = products.filter { !identifiers.contains($0) }.map { "module \($0)" }
    let missing = symbols.filter { $0.hasPage && !identifiers.contains($0.identifier.precise) }
    return (modules + missing.map(\.place)).map { "The page of \($0) is missing." }
  }

  /// A sentence for each symbol without a doc comment.
  ///
  /// A case needs none if its enum has one.
  private var undocumentedSymbols: [String] {
    let documented = Set(symbols.filter { $0.docComment != nil }.map(\.path))
    return symbols.filter { symbol in
      guard symbol.docComment == nil, symbol.location != nil, symbol.hasPage else { return false }
      let isCase = symbol.kind.identifier == "swift.enum.case"
      return !(isCase && documented.contains(symbol.path.dropLast()))
    }.map { "\($0.place) has no doc comment." }
  }
}

extension SymbolGraph.Symbol {
  /// The name of the symbol and its place in the sources.
  var place: String {
    let name = pathComponents.joined(separator: ".")
    guard let location else { return name }
    return "\(name) (\(location.uri.dropFirst("file://".count)):\(location.position.line + 1))"
  }
}
