import Foundation
import Testing

@testable import DocsPages

@Suite("Check of the documentation site: missing pages and doc comments")
struct SiteCheckTests {
  private static let pages = [
    #"{"identifier": {"url": "doc://Unmassive/documentation/Unmassive"}, "metadata": {}}"#,
    #"{"identifier": {"url": "doc://Unmassive/documentation/Unmassive/Lab-guide"}, "metadata": {}}"#,
    #"""
    {"identifier": {"url": "doc://Unmassive/documentation/Lab"},
     "metadata": {"externalID": "Lab"}}
    """#,
    #"""
    {"identifier": {"url": "doc://Unmassive/documentation/Lab/Mode"},
     "metadata": {"externalID": "s:Mode"}}
    """#,
  ]

  private static let place =
    #""location": {"uri": "file:///Mode.swift", "position": {"line": 2}}"#

  /// Returns the JSON text of a symbol.
  private static func symbol(
    _ path: String, kind: String = "swift.enum", rest: String = #""docComment": {}"#
  ) -> String {
    let components = path.split(separator: ".").map { "\"\($0)\"" }.joined(separator: ", ")
    return """
      {"identifier": {"precise": "s:Mode"}, "kind": {"identifier": "\(kind)"},
       "pathComponents": [\(components)], \(rest)}
      """
  }

  private func makeCheck(
    pages: [String] = pages, symbols: [String] = [symbol("Mode")], otherModule: [String] = []
  ) throws -> SiteCheck {
    let graphs = [("Lab", symbols), ("Pilot", otherModule)].map { module, symbols in
      Data(
        #"{"module": {"name": "\#(module)"}, "symbols": [\#(symbols.joined(separator: ","))]}"#
          .utf8)
    }
    return SiteCheck(
      guides: ["Lab"], products: ["Lab"],
      symbols: try graphs.flatMap { try SymbolGraph.symbols(in: $0) },
      pages: try pages.map { try JSONDecoder().decode(Page.self, from: Data($0.utf8)) })
  }

  @Test("a complete site has no faults, and the summary counts its pages")
  func complete() throws {
    let check = try makeCheck()
    #expect(check.faults.isEmpty)
    #expect(
      check.summary == """
        The site has 4 pages. It needs 4: a landing page, 1 guides, 1 modules and 1 symbols. \
        DocC adds pages for groups and extended types.
        """)
  }

  @Test(
    "for each missing page, the check reports one fault that names the page",
    arguments: [
      (0, "The landing page is missing. Guides/Unmassive.docc/Unmassive.md needs @TechnologyRoot."),
      (
        1,
        "The page Unmassive/Lab-guide is missing. List it in Guides/Unmassive.docc/Unmassive.md."
      ),
      (2, "The page of module Lab is missing."),
      (3, "The page of Mode is missing."),
    ])
  func missing(_ page: Int, _ fault: String) throws {
    var pages = Self.pages
    pages.remove(at: page)
    let faults = try makeCheck(pages: pages).faults
    #expect(faults == [fault])
  }

  @Test("the check names the file and the line of a symbol that has no doc comment")
  func undocumented() throws {
    let faults = try makeCheck(symbols: [Self.symbol("Mode", rest: Self.place)]).faults
    #expect(faults == ["Mode (/Mode.swift:3) has no doc comment."])
  }

  @Test("a case needs no doc comment if its enum has one in the same module")
  func cases() throws {
    let enumeration = Self.symbol("Mode")
    let inside = Self.symbol("Mode.on", kind: "swift.enum.case", rest: Self.place)
    let outside = Self.symbol("Other.on", kind: "swift.enum.case", rest: Self.place)
    let faults = try makeCheck(symbols: [enumeration, inside, outside]).faults
    #expect(faults == ["Other.on (/Mode.swift:3) has no doc comment."])
    let elsewhere = try makeCheck(symbols: [enumeration], otherModule: [inside]).faults
    #expect(elsewhere == ["Mode.on (/Mode.swift:3) has no doc comment."])
  }

  @Test("extensions, and members that the compiler derives, need no doc comment")
  func derived() throws {
    let derived = Self.symbol("Mode.allCases", kind: "swift.type.property", rest: "\"names\": {}")
    let extended = Self.symbol("View", kind: "swift.extension", rest: Self.place)
    let faults = try makeCheck(symbols: [derived, extended]).faults
    #expect(faults.isEmpty)
  }
}
