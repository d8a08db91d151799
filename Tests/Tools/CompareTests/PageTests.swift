import Foundation
import RecordedSequences
import SourceMeasures
import TestSupport
import Testing

@testable import ComparisonReport

@Suite("The HTML page of the comparison")
struct PageTests {
  private static let result = Result { try SmallPackage(hasData: true).page() }
  private let page: String
  private let variantCount = VariantGroup.people.variants.count

  init() throws {
    page = try Self.result.get()
  }

  /// Returns how often the page contains a text. A failed expectation prints only the number.
  private func count(_ text: String, in page: String? = nil) -> Int {
    (page ?? self.page).components(separatedBy: text).count - 1
  }

  @Test("the page loads no other file")
  func selfContained() {
    for word in ["http:", "https:", "src=", "@import", "url(", "<link", "fetch("] {
      #expect(count(word) == 0, "\(word)")
    }
  }

  @Test("text from files is escaped")
  func escaped() {
    for text in ["<script>alert", "<b>&amp;", "<phone>", "<1>", "<T>", "<Number>", "<&>"] {
      #expect(count(text) == 0, "\(text)")
    }
    #expect(count("&lt;/script&gt;&lt;script&gt;alert(&quot;x&quot;)") > 0)
    #expect(count("</script>") == 1)
  }

  @Test("each HTML element of the source text begins and ends on the same line")
  func lines() {
    let file = SwiftSource(path: "A.swift", text: SmallPackage.nasty)
    let lines = HTML.lines(of: file)
    #expect(lines.count == file.lines.count)
    for line in lines {
      let opened = line.components(separatedBy: "<i ").count
      #expect(opened == line.components(separatedBy: "</i>").count, "\(line)")
    }
  }

  @Test("each id is unique, and each link and label refers to an id")
  func identifiers() {
    let ids = page.matches(of: /\sid="([^"]+)"/).map { String($0.1) }
    #expect(ids.count == Set(ids).count)
    let wanted = page.matches(of: /(?:href="#|aria-labelledby=")([^"]+)"/).map { String($0.1) }
    #expect(wanted.count > 12)
    for id in wanted { #expect(ids.contains(id), "\(id)") }
  }

  @Test("the page contains a section for each option of each `select` element")
  func choices() {
    let lists = page.matches(of: /<select id="(\w+)"[^>]*>(.*?)<\/select>/)
    #expect(lists.map { String($0.1) } == ["action", "decision", "request"])
    for list in lists {
      let values = list.2.matches(of: /value="([^"]+)"/).map { String($0.1) }
      #expect(!values.isEmpty)
      for value in values {
        #expect(count("id=\"\(list.1)-\(value)\"") > 0, "\(value)")
      }
    }
  }

  @Test("the page preselects the protocol split and MVVM, and quotes only the guide's last list")
  func firstPair() {
    let boxes = page.matches(of: /<input type="checkbox" value="([^"]+)"( checked)?>/)
    #expect(boxes.map { String($0.1) } == VariantGroup.people.variants.map(\.rawValue))
    #expect(boxes.filter { $0.2 != nil }.map { String($0.1) } == ["protocol-split", "mvvm"])
    #expect(count("<ul><li><b>Slim</b> for\n  <code>x</code>.</li><li><b>B</b> last.") == 1)
    #expect(count("<b>A</b>") == 0)
  }

  @Test("each `select` element has a label, and each table has a name and headers")
  func labels() {
    #expect(count("<select") == 3)
    #expect(page.matches(of: /<label>\w+ <select/).count == 3)
    let tables = page.matches(of: /<div class="scroll"[^>]*><table>(?s:.*?)<\/table>/)
      .map { String($0.output) }
    #expect(tables.count == 10)
    for table in tables {
      #expect(table.contains(/aria-label="[^"]{5,}"/))
      let columns = table.components(separatedBy: "scope=\"col\"").count - 1
      #expect(columns >= 4)
      for row in table.matches(of: /scope="row" .*/) {
        #expect(row.output.components(separatedBy: "<td").count - 1 == columns)
      }
    }
  }

  @Test("without JavaScript, only controls and hints are hidden, and each section can be opened")
  func withoutScript() {
    let hidden = page.matches(of: /<(\w+)[^>]* hidden>/).map { String($0.1) }
    #expect(hidden == ["button", "p", "div", "p", "p", "p"])
    #expect(count("<details data-list") == 1 + 6 + 1)
    #expect(count("<noscript") == 0)
  }

  @Test("each step of an action has a lane for each variant, and the call that decides is marked")
  func sequences() throws {
    let action = try #require(
      page.firstMatch(of: /<ol class="steps">(.*?)<\/ol>/.dotMatchesNewlines()))
    let titles = action.1.matches(of: /<h4>(.*?)<\/h4>/).map { String($0.1) }
    #expect(titles == ["The user taps Delete &lt;1&gt;", "The rows are now: Grace"])
    #expect(count("data-variant=", in: String(action.1)) == 2 * variantCount)
    let own = """
      <li class="event">Request: delete</li><li aria-level="1" style="--d:0"><b>API</b>
      """
    #expect(count(own, in: String(action.1)) == 1)
    let call = """
      <li aria-level="1" style="--d:0"><b>List</b>.<wbr>delete(<wbr>_:) <small>from stage</small> \
      <small>decides</small></li>
      """
    #expect(count(call, in: String(action.1)) == variantCount)
  }

  @Test("the page explains the notes beside the calls")
  func legend() throws {
    let recordings = try RecordedSequence.all(in: PackageSources(root: SourceFile.root))
    let notes = Set(recordings.flatMap(\.calls).flatMap(\.notes)).filter { !$0.hasSuffix("times") }
    #expect(notes.count > 5)
    let legend = try #require(page.firstMatch(of: /<details open><summary>The notes(?s:.*?)<\/ul>/))
    for note in notes.union(["continues", "decides"]) {
      #expect(legend.output.contains("<small>\(note)</small>"), "\(note)")
    }
  }

  @Test("the page can show each recorded event as a sentence")
  func events() throws {
    let recordings = try RecordedSequence.all(in: PackageSources(root: SourceFile.root))
    for event in Set(recordings.flatMap(\.events)) {
      #expect(event.sentence != "\(event.kind) \(event.detail)")
    }
  }

  @Test("changed files are linked under unique names, and an added line starts with “+”")
  func changes() {
    let files = page.matches(of: /<li><a href="#diff-phone-([^"]+)">([^<]+)<\/a> \+2\u{A0}−0, new/)
    let variants = VariantGroup.people.variants.map { "\($0.rawValue)-1 Phone.swift" }
    let shared = ["shared-2 Domain/Phone.swift", "shared-1 DomainTests/Phone.swift"]
    #expect(files.map { "\($0.1) \($0.2)" } == variants + shared)
    #expect(count("<ins>+struct Phone&lt;") == variantCount + shared.count)
    #expect(
      count("<p>A <code>field</code> &amp; a row.</p><ul><li>one</li><li>&lt;two&gt;</li></ul>")
        == 1)
  }

  @Test("the table of faults contains the number of failed tests in each suite")
  func faults() {
    let row = """
      <td>none of 9</td><td>none of 9</td><td>2 of 9</td>
      """
    #expect(count(row) == 3)
  }

  @Test("a section without data contains the command that creates the data")
  func missing() throws {
    let page = try SmallPackage(hasData: false).page()
    for command in ["compare --trace all --update Examples/Sequences", "compare --faults --run"] {
      #expect(count("<code>swift run \(command)</code>", in: page) == 1)
    }
    #expect(count("There are no change requests", in: page) == 1)
    #expect(page.matches(of: /<select id="\w+"/).count == 1)
  }

  @Test("in both themes, the contrast of text is at least 4.5 to 1, and that of shapes 3 to 1")
  func contrast() {
    let pattern = /\/\* (\w+)[^*]*\*\/|--([\w-]+): light-dark\((#\w+), (#\w+)\)/
    var colours: [String: [(name: String, light: String, dark: String)]] = [:]
    var use = ""
    for match in ComparisonPage.styleSheet.matches(of: pattern) {
      if let comment = match.1 { use = String(comment) }
      guard let name = match.2, let light = match.3, let dark = match.4 else { continue }
      colours[use, default: []].append((String(name), String(light), String(dark)))
    }
    #expect(colours.mapValues(\.count) == ["Surfaces": 4, "Text": 7, "Shapes": 2])
    for (use, wanted, surfaces) in [("Text", 4.5, 4), ("Shapes", 3.0, 2)] {
      for surface in colours["Surfaces", default: []].prefix(surfaces) {
        for colour in colours[use, default: []] {
          let light = contrast(colour.light, surface.light)
          let dark = contrast(colour.dark, surface.dark)
          #expect(light >= wanted, "\(colour.name) on \(surface.name), light: \(light)")
          #expect(dark >= wanted, "\(colour.name) on \(surface.name), dark: \(dark)")
        }
      }
    }
  }

  /// Returns the contrast of two colors, from 1 to 21.
  ///
  /// Source: WCAG 2.2, "contrast ratio" and "relative luminance".
  private func contrast(_ one: String, _ other: String) -> Double {
    let (high, low) = (max(luminance(one), luminance(other)), min(luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)
  }

  private func luminance(_ hex: String) -> Double {
    let number = Int(hex.dropFirst(), radix: 16) ?? 0
    let parts = [number >> 16, number >> 8, number].map { byte in
      let part = Double(byte & 255) / 255
      return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
  }
}
