// Writes the pages of the documentation site that DocC cannot make itself, and checks the site.
// `Tests/Scripts/docs-build` runs this program.
//
// usage: DocsPages products                                 (reads `swift package dump-package`)
//        DocsPages write GUIDES CATALOGUE PRODUCT ...
//        DocsPages check GUIDES SYMBOL-GRAPHS ARCHIVE PRODUCT ...
import Foundation

func printError(_ sentence: String) {
  FileHandle.standardError.write(Data("docs-build: \(sentence)\n".utf8))
}

var arguments = Array(CommandLine.arguments.dropFirst())

/// Removes the first argument and returns it as a folder.
@MainActor func takeFolder() -> URL {
  guard !arguments.isEmpty else {
    printError("An argument of DocsPages is missing.")
    exit(64)
  }
  return URL(filePath: arguments.removeFirst(), directoryHint: .isDirectory)
}

do {
  switch arguments.isEmpty ? "" : arguments.removeFirst() {
  case "products":
    let package = FileHandle.standardInput.readDataToEndOfFile()
    for product in try Manifest(package).documentedProducts { print(product) }
  case "write":
    let guides = try GuideFolder(takeFolder())
    try guides.writeCatalogue(to: takeFolder(), products: arguments)
  case "check":
    let guides = try GuideFolder(takeFolder())
    let symbols = try SymbolGraph.symbols(in: takeFolder())
    let pages = try Page.pages(in: takeFolder())
    let site = SiteCheck(
      guides: guides.names, products: arguments, symbols: symbols, pages: pages)
    print(site.summary)
    guard site.faults.isEmpty else {
      for fault in site.faults { printError(fault) }
      exit(1)
    }
  case let command:
    printError("“\(command)” is not a command of DocsPages.")
    exit(64)
  }
} catch {
  printError("\(error)")
  exit(2)
}
