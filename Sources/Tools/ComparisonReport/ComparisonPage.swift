internal import ChangeRequests
import Foundation
internal import RecordedSequences
package import SourceMeasures

/// The comparison as one HTML page that needs no other files.
///
/// The text is readable without a script. The script shows only the selection in the page's
/// address, which names two to four variants and one item of each list. The script also changes
/// the theme.
package struct ComparisonPage: Sendable {
  /// One entry that the reader can choose in a section, such as a change request.
  struct Item {
    /// The name of the item in the page's address.
    let name: String
    let title: String
    let html: String
  }

  let comparison: Comparison
  let variants: [VariantSources]
  let sequences: [RecordedSequence]
  let changes: [ChangeRequest]
  let faults: FaultResults
  /// The last list of `Guides/Comparison.md`: a sentence on when to choose each variant.
  private let choice: String

  /// Reads the sources, tests, recordings and change requests of a package.
  ///
  /// A section without data contains a sentence that says so.
  package init(
    _ comparison: Comparison, of group: VariantGroup, in package: PackageSources,
    faults: FaultResults
  ) throws {
    self.comparison = comparison
    self.faults = faults
    variants = try VariantSources.all(of: group, in: package)
    sequences = try RecordedSequence.all(in: package)
    changes = try ChangeRequest.all(in: package)
    let guide = package.root.appending(path: "Guides/Comparison.md")
    let text = try? String(contentsOf: guide, encoding: .utf8)
    choice = text?.split(separator: "\n\n").last.map { String($0.drop(while: \.isNewline)) } ?? ""
  }

  /// The text of the page: `page.html` with each placeholder replaced with its value.
  package var html: String {
    let table = MeasureTable(comparison)
    let names = variants.map(\.variant.rawValue)
    let values = [
      "style": Self.styleSheet, "script": String(decoding: PackageResources.page_js, as: UTF8.self),
      "variants": names.map(checkbox).joined(),
      "summaries": variants.compactMap { PeopleList.of($0.variant) }.map(summary)
        .joined(separator: "\n"),
      "choice": HTML.paragraphs(choice),
      "sequences": chooser(
        "action", actions, selected: "delete-confirmed",
        missing: """
          There are no recordings. \
          <code>swift run compare --trace all --update Examples/Sequences</code> makes them.
          """),
      "decisions": chooser(
        "decision", decisions, selected: "server-fails",
        missing: "There are no tests of decisions."),
      "changes": chooser(
        "request", requests, selected: "phone-number",
        missing: "There are no change requests in <code>Examples/Changes</code>."),
      "faults": faultTable,
      "measures": HTML.table("Ten measures", of: table.variants, table.groups)
        + HTML.notes(table.notes),
      "sources": comparison.roles.map(sources).joined(separator: "\n"),
    ]
    return String(decoding: PackageResources.page_html, as: UTF8.self)
      .replacing(/{{(\w+)}}/) { values[String($0.1)] ?? "" }
  }

  /// The style sheet; a test computes the contrast of its colors.
  package static var styleSheet: String {
    String(decoding: PackageResources.page_css, as: UTF8.self)
  }

  private func checkbox(_ variant: String) -> String {
    let isChecked = ["protocol-split", "mvvm"].contains(variant)
    return """
      <label><input type="checkbox" value="\(variant)"\(isChecked ? " checked" : "")>\
      \(variant)</label>
      """
  }

  private func summary(_ list: PeopleList) -> String {
    "<div><dt>\(list.variant.rawValue)</dt><dd>\(HTML.escaped(list.summary))</dd></div>"
  }

  private func options(_ names: [(name: String, title: String)], selected: String?) -> String {
    names.map { name, title in
      """
      <option value="\(HTML.escaped(name))"\(name == selected ? " selected" : "")>\
      \(HTML.escaped(title))</option>
      """
    }.joined()
  }

  /// Returns the items as disclosure elements, and a selection list of their titles.
  private func chooser(
    _ list: String, _ items: [Item], selected: String, missing: String
  ) -> String {
    guard !items.isEmpty else { return "<p>\(missing)</p>" }
    let label = list.prefix(1).uppercased() + list.dropFirst()
    let details = items.map { item in
      """
      <details data-list="\(list)" id="\(list)-\(HTML.escaped(item.name))">\
      <summary><h3>\(HTML.escaped(item.title))</h3></summary>
      \(item.html)</details>
      """
    }
    return """
      <p class="pick" hidden><label>\(label) <select id="\(list)" data-name="\(list)">\
      \(options(items.map { ($0.name, $0.title) }, selected: selected))</select></label></p>
      \(details.joined(separator: "\n"))
      """
  }

  /// A table of the numbers of tests that notice each fault.
  ///
  /// Each fault has a group of rows. The last group counts the faults that each suite notices.
  private var faultTable: String {
    guard !faults.all.isEmpty else {
      return """
        <p>There are no results. <code>swift run compare --faults --run</code> measures them.</p>
        """
    }
    let suites: [(String, KeyPath<FaultResult, FaultResult.Suite>)] = [
      ("the specification", \.specification), ("the six decision tests", \.decisions),
      ("the other tests", \.rest),
    ]
    let groups = Fault.allCases.map { fault in
      MeasureTable.Group(
        title: fault.title,
        rows: suites.map { name, suite in
          MeasureTable.Row(
            name, variants.map { faults[fault, $0.variant]?[keyPath: suite].words ?? "–" })
        })
    }
    let table = MeasureTable(faults)
    let sums = MeasureTable.Group(
      title: "all six faults", rows: table.groups.flatMap(\.rows).suffix(suites.count))
    return HTML.table("Failed tests for each fault", of: table.variants, groups + [sums])
      + HTML.notes(table.notes.dropFirst())
  }

  /// Returns a lane for each variant. The script shows only the lanes of the chosen variants.
  func lanes(heading: String = "h4", _ html: (VariantSources) -> String) -> String {
    let lanes = variants.map { sources in
      let name = sources.variant.rawValue
      return """
        <div data-variant="\(name)"><\(heading) class="who">\(name)</\(heading)>
        \(html(sources))</div>
        """
    }
    return """
      <div class="lanes">
      \(lanes.joined(separator: "\n"))
      </div>

      """
  }

  private func sources(_ role: String) -> String {
    let files = variants.compactMap { sources in
      sources.roles.first { $0.name == role }.map { file(sources.variant, role, $0.files) }
    }
    return """
      <section class="role"><h3>\(HTML.escaped(role))</h3>
      \(files.joined(separator: "\n"))
      </section>
      """
  }

  private func file(_ variant: Variant, _ role: String, _ files: [SwiftSource]) -> String {
    let count = files.reduce(0) { $0 + $1.codeLines.count }
    return """
      <details><summary>\(variant.rawValue): \(HTML.escaped(role)), \(count) code lines</summary>
      \(HTML.block(files))</details>
      """
  }
}

extension FaultResult.Suite {
  /// The result as text, such as "2 of 130" or "none of 130, stopped".
  fileprivate var words: String {
    "\(notices ? "\(failed)" : "none") of \(of)" + (crashed == nil ? "" : ", crashed")
      + (stopped == nil ? "" : ", stopped")
  }
}
