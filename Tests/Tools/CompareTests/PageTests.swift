import ComparisonReport
import Foundation
import SourceMeasures
import TestSupport
import Testing

@Suite("The page stands alone, and can be read by everybody")
struct PageTests {
  private static let nasty = """
    import HeadlessUI
    // </script><script>alert("x")</script> & 'y'
    let a = \"""
      <b>&amp;</b>
      \"""
    """

  private static let page: String = {
    let variants = Variant.allCases.map { variant in
      VariantSources(
        variant,
        files: [
          SwiftSource(
            path: "Sources/Screens/\(variant.module)/PeopleListViewController.swift", text: nasty)
        ], tests: [])
    }
    let measures = variants.map { VariantMeasures($0, house: [], index: TypeIndex(of: [])) }
    let running = RunningMeasures(
      day: "2026-11-21", command: "swift run compare", isRelease: true, rounds: 1,
      rows: [.init("open", .milliseconds, [.init(.massive, 10), .init(.slim, 9)])])
    return ComparisonPage(Comparison(sources: measures, running: running), variants).html
  }()

  @Test("it asks no network for anything")
  func selfContained() {
    for word in ["http:", "https:", "src=", "@import", "url(", "<link", "fetch("] {
      #expect(!Self.page.contains(word), "\(word)")
    }
  }

  @Test("what the sources hold is text, and closes no element of the page")
  func escaped() {
    #expect(!Self.page.contains("<script>alert"))
    #expect(!Self.page.contains("<b>&amp;"))
    #expect(Self.page.contains("&lt;/script&gt;&lt;script&gt;alert(&quot;x&quot;)"))
    #expect(Self.page.components(separatedBy: "</script>").count == 3)
  }

  @Test("no element crosses the end of a line of source")
  func lines() {
    let file = SwiftSource(path: "A.swift", text: Self.nasty)
    let lines = Highlighter.lines(of: file)
    #expect(lines.count == file.lines.count)
    for line in lines {
      let opened = line.components(separatedBy: "<i ").count
      #expect(opened == line.components(separatedBy: "</i>").count, "\(line)")
    }
  }

  @Test("a count has no decimals, where a piece of a bar is named or read out")
  func counts() {
    let titles = Self.page.matches(of: /<rect[^>]*><title>([^<]*)<\/title>/).map { $0.output.1 }
    #expect(titles.count > 4)
    for title in titles { #expect(title.contains(/: [0-9,]+$|: [0-9]+\.[0-9]{2}×$/), "\(title)") }
  }

  @Test("every name of an element is its own, and every link and label finds its element")
  func identifiers() {
    let ids = Self.page.matches(of: /\sid="([^"]+)"/).map { String($0.1) }
    #expect(ids.count == Set(ids).count)
    let wanted = Self.page.matches(of: /(?:href="#|aria-labelledby=")([^"]+)"/).map { String($0.1) }
    #expect(wanted.count > 8)
    for id in wanted { #expect(ids.contains(id), "\(id)") }
  }

  @Test("every picture has words in its place")
  func alternatives() {
    let pictures = Self.page.matches(of: /<svg[^>]*>/)
    #expect(pictures.count >= 12)
    for picture in pictures {
      #expect(picture.output.contains("role=\"img\""))
      #expect(picture.output.contains(/aria-label="[^"]{5,}"/))
    }
  }

  @Test("every text stands out 4.5 to 1, every shape 3 to 1, in both themes")
  func contrast() {
    let colours = Palette.base + (0..<40).map(Palette.role)
    let surfaces = colours.filter { $0.use == .surface }
    for colour in colours where colour.use != .surface {
      let wanted = colour.use == .text ? 4.5 : 3
      // Shapes stand on the page and its cards only, letters also on lines of a difference.
      for surface in colour.use == .text ? surfaces : Array(surfaces.prefix(2)) {
        let light = contrast(colour.light, surface.light)
        let dark = contrast(colour.dark, surface.dark)
        #expect(light >= wanted, "\(colour.name) on \(surface.name), light: \(light)")
        #expect(dark >= wanted, "\(colour.name) on \(surface.name), dark: \(dark)")
      }
    }
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
