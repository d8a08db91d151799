import Foundation
import Testing

@testable import DocsPages

@Suite("Guides become articles of the documentation site")
struct GuideTextTests {
  @Test(
    "a link to a guide leads to its article, and links to other files become text",
    arguments: [
      ("[Lab](Lab.md)", "[Lab](doc:Lab-guide)"),
      ("[the\nlab](Lab.md)", "[the\nlab](doc:Lab-guide)"),
      ("[order](Lab.md#Order)", "[order](doc:Lab-guide#Order)"),
      ("[`lab`](Lab.md)", "[`lab`](doc:Lab-guide)"),
      ("[all](README.md)", "[all](doc:Unmassive)"),
      ("[API](api.yaml)", "API (`Guides/api.yaml`)"),
      ("[app](../Examples/iOS/README.md)", "app (`Examples/iOS/README.md`)"),
      ("[objc](https://www.objc.io)", "[objc](https://www.objc.io)"),
    ])
  func links(_ text: String, _ expected: String) {
    #expect(GuideText(text).article == expected)
  }

  @Test(
    "code in a guide is not changed",
    arguments: [
      "`[x](Lab.md)`", "```swift\nlet f = [g](Lab.md)\n```", "```\nA `[x](Lab.md)` link\n```",
    ])
  func code(_ text: String) {
    #expect(GuideText(text).article == text)
  }

  @Test("a module's page has the first paragraph of its guide and a link to the article")
  func productPage() {
    let page = GuideText("# Lab\n\nFirst.\nStill first.\n\nSecond.").productPage("Lab")
    #expect(page.hasPrefix("# ``Lab``\n\nFirst.\nStill first.\n\n## Overview\n\n<doc:Lab-guide>"))
    #expect(!page.contains("Second."))
  }

  @Test("the article of a guide with the title “Lab” has the title “Lab guide”")
  func title() {
    #expect(GuideText("# Lab\n\n# Lab").titledAsGuide == "# Lab guide\n\n# Lab")
  }

  @Test("a library is documented if its only target has the library's name")
  func products() throws {
    let json = """
      {"products": [
        {"name": "Lab", "targets": ["Lab"], "type": {"executable": null}},
        {"name": "Pilot", "targets": ["Pilot"], "type": {"library": ["automatic"]}},
        {"name": "Binding", "targets": ["Binding"], "type": {"library": ["automatic"]}},
        {"name": "Support", "targets": ["Pilot", "Lab"], "type": {"library": ["automatic"]}}
      ]}
      """
    let manifest = try Manifest(Data(json.utf8))
    #expect(manifest.documentedProducts == ["Binding", "Pilot"])
  }
}
