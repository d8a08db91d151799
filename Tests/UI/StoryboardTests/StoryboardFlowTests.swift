import Foundation
import ServiceLocator
import Storyboard
import TestSupport
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("StoryboardFlow")
struct StoryboardFlowTests {
  @Test("Mermaid has a shape for each kind of node")
  func mermaid() throws {
    let mermaid = try StoryboardFlow(StoryboardSample.storyboard()).mermaid
    #expect(
      mermaid == """
        flowchart LR
          n0[["Navigation Controller"]]
          n1["Posts<br/>PostsController “Posts”<br/>▣ PostServiceLocator"]
          n2["Post<br/>PostDetailController “Post”<br/>▣ PostServiceLocator"]
          n3[["Navigation Controller"]]
          n4["New Post<br/>ComposeController"]
          n5>"Settings<br/>in Settings"]
          n6(["back: unwindToPosts:"])
          n0 ==>|"rootViewController"| n1
          n1 -->|"show “showPost”"| n2
          n1 -->|"presentation “compose”"| n3
          n3 ==>|"rootViewController"| n4
          n4 -.->|"unwind “done”"| n6
          style n0 stroke-width:3px

        """)
  }

  @Test("the text lists each screen with its segues and marks the initial one")
  func text() throws {
    let lines = try StoryboardFlow(StoryboardSample.storyboard()).text.split(separator: "\n")
    #expect(lines.first == "▶ Navigation Controller")
    #expect(lines.contains("    → Post   show “showPost”"))
    #expect(lines.contains("    ↩ back: unwindToPosts:   unwind “done”"))
    #expect(lines.last == "  Settings   in Settings")
  }

  @Test("the flow omits a segue without destination")
  func dangling() throws {
    let storyboard = try StoryboardSample.replacing(
      "destination=\"Det-ai-VC1\"", by: "destination=\"x\"")
    #expect(StoryboardFlow(storyboard).edges.count == 4)
  }

  @Test("special characters in names are escaped")
  func escaped() throws {
    let storyboard = try StoryboardSample.of(
      "<!--A \"B\" <C> & #D--><scene sceneID=\"s\"><objects>"
        + "<viewController id=\"a\" sceneMemberID=\"viewController\"><connections><segue "
        + "destination=\"a\" kind=\"show\" identifier=\"&lt;E&gt;\" id=\"1\"/></connections>"
        + "</viewController></objects></scene>")
    let flow = StoryboardFlow(storyboard)
    #expect(flow.mermaid.contains("show “#lt;E#gt;”"))
    #expect(flow.svg.contains("show “&lt;E&gt;”"))
    #expect(flow.mermaid.contains("A #quot;B#quot; #lt;C#gt; #amp; #35;D"))
    #expect(flow.svg.contains("A &quot;B&quot; &lt;C&gt; &amp; #D"))
    #expect(Picture(flow.svg).fault == nil)
  }

  @Test("special characters with accents are escaped, and line breaks are replaced")
  func accented() throws {
    let storyboard = try StoryboardSample.of(
      "<!--Two\nlines--><scene sceneID=\"s\"><objects>"
        + "<viewController id=\"a\" sceneMemberID=\"viewController\" "
        + "customClass=\"&lt;&#x301;&quot;&#x301;\" storyboardIdentifier=\"x&#10;y\"/>"
        + "</objects></scene>")
    let flow = StoryboardFlow(storyboard)
    let mermaid = "[\"Two lines<br/>#lt;\u{301}#quot;\u{301} “x y”\"]"
    #expect(flow.mermaid.contains(mermaid))
    let text = "▶ Two lines   <\u{301}\"\u{301} “x y”\n"
    #expect(flow.text == text)
    #expect(Picture(flow.svg).fault == nil)
  }

  @Test("the SVG is well-formed, with a box for each node and a path for each edge")
  func svg() throws {
    let flow = StoryboardFlow(try StoryboardSample.storyboard())
    let picture = Picture(flow.svg)
    #expect(picture.boxes.count == flow.nodes.count)
    #expect(picture.edges == flow.edges.count)
    #expect(picture.fault == nil)
  }

  @Test("the boxes of a random flow do not overlap", .tags(.random), arguments: 0..<24)
  func noOverlap(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let count = Int.random(in: 1...30, using: &random)
    let scenes = (0..<count).map { index in
      let segues = (0..<Int.random(in: 0...3, using: &random)).map { number in
        let kind = ["show", "relationship", "unwind"].randomElement(using: &random) ?? "show"
        return """
          <segue destination="\(Int.random(in: 0..<count, using: &random))" kind="\(kind)" \
          identifier="way \(number)" unwindAction="back\(number % 2):" id="\(index)-\(number)"/>
          """
      }
      return StoryboardSample.scene("\(index)", StoryboardSample.connections(segues.joined()))
    }
    let flow = StoryboardFlow(try StoryboardSample.of(scenes.joined(), initial: "0"))
    let picture = Picture(flow.svg)
    #expect(picture.boxes.count == flow.nodes.count, "seed \(seed)")
    #expect(picture.edges == flow.edges.count, "seed \(seed)")
    for (index, box) in picture.boxes.enumerated() {
      for other in picture.boxes[(index + 1)...] {
        #expect(!box.intersects(other), "seed \(seed)")
      }
      #expect(picture.size.contains(box), "seed \(seed)")
    }
  }

  @Test("an empty storyboard has an empty flow")
  func empty() throws {
    let flow = StoryboardFlow(try StoryboardSample.of("", initial: nil))
    #expect(flow.mermaid == "flowchart LR\n")
    #expect(Picture(flow.svg).fault == nil)
  }
}

/// The boxes and paths of an SVG document.
private final class Picture: NSObject, XMLParserDelegate {
  private(set) var boxes: [CGRect] = []
  private(set) var edges = 0
  private(set) var size = CGRect.zero
  private(set) var fault: (any Error)?

  init(_ svg: String) {
    super.init()
    let parser = XMLParser(data: Data(svg.utf8))
    parser.delegate = self
    _ = parser.parse()
  }

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?, attributes attributeDict: [String: String] = [:]
  ) {
    func value(_ name: String) -> Double { attributeDict[name].flatMap(Double.init) ?? 0 }
    let rect = CGRect(x: value("x"), y: value("y"), width: value("width"), height: value("height"))
    switch elementName {
    case "svg": size = rect
    case "rect" where attributeDict["class"] != nil: boxes.append(rect)
    case "path" where attributeDict["class"] != "edge initial":
      edges += attributeDict["class"] == nil ? 0 : 1
    default: break
    }
  }

  func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) {
    fault = parseError
  }
}
