import Foundation
import SourceMeasures
import TestSupport
import Testing

@testable import ComparisonReport

@Suite("The HTML page of the comparison")
struct PageTests {
  private static let nasty = """
    import HeadlessUI
    // </script><script>alert("x")</script> & 'y'
    let a = \"""
      <b>&amp;</b>
      \"""
    """

  private static let page: String = {
    let variants = VariantGroup.people.variants.map { variant in
      VariantSources(
        variant,
        files: [
          SwiftSource(
            path: "Sources/Screens/\(variant.rawValue)/PeopleListViewController.swift", text: nasty)
        ], tests: [])
    }
    let measures = variants.map { VariantMeasures($0, all: []) }
    let running = RunningMeasures(
      command: "swift run compare", isRelease: true, rounds: 1,
      rows: [.init("open", "ms", [.massive: 10, .slim: 9])])
    return ComparisonPage(Comparison(sources: measures, running: running), variants).html
  }()

  @Test("the page loads no other file")
  func selfContained() {
    for word in ["http:", "https:", "src=", "@import", "url(", "<link", "fetch("] {
      #expect(!Self.page.contains(word), "\(word)")
    }
  }

  @Test("the source text is escaped")
  func escaped() {
    #expect(!Self.page.contains("<script>alert"))
    #expect(!Self.page.contains("<b>&amp;"))
    #expect(Self.page.contains("&lt;/script&gt;&lt;script&gt;alert(&quot;x&quot;)"))
    #expect(Self.page.components(separatedBy: "</script>").count == 3)
  }

  @Test("each HTML element of the source text begins and ends on the same line")
  func lines() {
    let file = SwiftSource(path: "A.swift", text: Self.nasty)
    let lines = HTML.lines(of: file)
    #expect(lines.count == file.lines.count)
    for line in lines {
      let opened = line.components(separatedBy: "<i ").count
      #expect(opened == line.components(separatedBy: "</i>").count, "\(line)")
    }
  }

  @Test("a count in the title of a chart's bar has no decimals")
  func counts() {
    let titles = Self.page.matches(of: /<rect[^>]*><title>([^<]*)<\/title>/).map { $0.output.1 }
    #expect(titles.count > 4)
    for title in titles { #expect(title.contains(/: [0-9,]+$|: [0-9]+\.[0-9]{2}×$/), "\(title)") }
  }

  @Test("each id is unique, and each link and label refers to an id")
  func identifiers() {
    let ids = Self.page.matches(of: /\sid="([^"]+)"/).map { String($0.1) }
    #expect(ids.count == Set(ids).count)
    let wanted = Self.page.matches(of: /(?:href="#|aria-labelledby=")([^"]+)"/).map { String($0.1) }
    #expect(wanted.count > 8)
    for id in wanted { #expect(ids.contains(id), "\(id)") }
  }

  @Test("each picture has a text alternative")
  func alternatives() {
    let pictures = Self.page.matches(of: /<svg[^>]*>/)
    #expect(pictures.count >= 12)
    for picture in pictures {
      #expect(picture.output.contains("role=\"img\""))
      #expect(picture.output.contains(/aria-label="[^"]{5,}"/))
    }
  }

  @Test("in both themes, text has a contrast of 4.5 to 1 and shapes have a contrast of 3 to 1")
  func contrast() {
    let pattern = /\/\* (\w+)[^*]*\*\/|--([\w-]+): light-dark\((#\w+), (#\w+)\)/
    var colours: [String: [(name: String, light: String, dark: String)]] = [:]
    var use = ""
    for match in ComparisonPage.styleSheet.matches(of: pattern) {
      if let comment = match.1 { use = String(comment) }
      guard let name = match.2, let light = match.3, let dark = match.4 else { continue }
      colours[use, default: []].append((String(name), String(light), String(dark)))
    }
    #expect(colours.mapValues(\.count) == ["Surfaces": 4, "Text": 7, "Shapes": 13])
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

  @Test("the legend of the roles has at most eight entries")
  func legend() throws {
    let names = ["PeopleListViewController"] + (1...20).map { "Role\($0)" }
    let files = names.map {
      SwiftSource(path: "Sources/Screens/SlimPeopleList/\($0).swift", text: "let a = 1")
    }
    let sources = VariantSources(.slim, files: files, tests: [])
    let measures = VariantMeasures(sources, all: [])
    let html = try #require(BarChart.all(of: Comparison(sources: [measures])).first).html
    #expect(html.components(separatedBy: "<li>").count - 1 == 8)
    #expect(html.contains("other roles: 14</title>"))
  }

  @Test(
    "the difference between two files consists of runs of equal, removed and added lines",
    arguments: [
      ("", "", ""), ("", "ab", "+2"), ("ab", "", "-2"), ("ab", "ab", "=2"),
      ("abcd", "axcd", "=1-1+1=2"), ("abc", "abxyc", "=2+2=1"),
    ])
  func difference(_ old: String, _ new: String, _ runs: String) {
    #expect(ComparisonPage.runs(from: old.map(String.init), to: new.map(String.init)) == runs)
  }

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
