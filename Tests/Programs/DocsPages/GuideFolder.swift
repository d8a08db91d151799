import Foundation

/// The folder with the guides and, in `Unmassive.docc`, the pages that only the site has.
struct GuideFolder {
  let folder: URL
  /// The names of the guides, without the README, which the landing page replaces.
  let names: [String]

  init(_ folder: URL) throws {
    self.folder = folder
    names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".md") && $0 != "README.md" }.map { String($0.dropLast(3)) }.sorted()
  }

  /// Copies the site's own pages, and writes an article for each guide and a page for each product
  /// that has a guide.
  func writeCatalogue(to catalogue: URL, products: [String]) throws {
    let ownPages = folder.appending(path: "Unmassive.docc")
    try FileManager.default.copyItem(at: ownPages, to: catalogue)
    for name in names {
      let guide = try String(contentsOf: folder.appending(path: "\(name).md"), encoding: .utf8)
      var article = GuideText(GuideText(guide).article)
      let page = catalogue.appending(path: "\(name).md")
      if products.contains(name) {
        try write(article.productPage(name), to: page)
        article = GuideText(article.titledAsGuide)
      }
      try write(article.text, to: catalogue.appending(path: GuideText.articleName(name) + ".md"))
    }
  }

  private func write(_ text: String, to file: URL) throws {
    try text.write(to: file, atomically: true, encoding: .utf8)
  }
}
