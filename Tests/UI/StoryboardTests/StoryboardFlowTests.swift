import Foundation
import ServiceLocator
import Storyboard
import TestSupport
import Testing

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

@Suite("StoryboardFlow")
struct StoryboardFlowTests {
  @Test("the Mermaid text has a different shape for each kind of node")
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

  @Test("the flow's text lists each screen with its segues and marks the initial screen")
  func text() throws {
    let lines = try StoryboardFlow(StoryboardSample.storyboard()).text.split(separator: "\n")
    #expect(lines.first == "▶ Navigation Controller")
    #expect(lines.contains("    → Post   show “showPost”"))
    #expect(lines.contains("    ↩ back: unwindToPosts:   unwind “done”"))
    #expect(lines.last == "  Settings   in Settings")
  }

  @Test("the flow omits a segue whose destination does not exist")
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

  @Test("special characters with combining accents are escaped, and line breaks are replaced")
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

  @Test("the SVG of a flow with all kinds of edges equals the expected SVG")
  func layout() throws {
    func segue(_ target: String, _ kind: String = "show", _ id: String) -> String {
      """
      <segue destination="\(target)" kind="\(kind)" identifier="\(id)" unwindAction="back:" \
      id="\(id)"/>
      """
    }
    func scene(_ id: String, kind: String = "viewController", _ segues: String...) -> String {
      StoryboardSample.scene(id, kind: kind, StoryboardSample.connections(segues.joined()))
    }
    let scenes = [
      scene("a", kind: "navigationController", segue("b", "relationship", "root")),
      scene("b", segue("e", "show", "long"), segue("d", "show", "d"), segue("c", "show", "see")),
      scene("c", segue("e", "show", "e"), segue("b", "show", "again")),
      scene("d", segue("d", "show", "self"), segue("f", "show", "up"), segue("c", "show", "side")),
      scene("e", segue("x", "unwind", "back")),
      scene("f", segue("g", "show", "g")),
      scene("g", segue("a", "show", "restart")),
      scene("人物一覧"),
    ]
    let svg = StoryboardFlow(try StoryboardSample.of(scenes.joined())).svg
    #expect(Picture(svg).size == CGRect(x: 0, y: 0, width: 1342.8, height: 361.1))
    let lines = svg.replacing(" marker-end=\"url(#tip)\"", with: "").split(separator: "\n")
    #expect(
      lines.dropFirst(12).dropLast().joined(separator: "\n") == """
        <path class="edge contains" d="M130.0,184.1 H223.9 C273.4,184.1 273.4,185.2 \
        322.8,185.2"/>
        <text class="label" x="137.0" y="180.1">relationship</text>
        <path class="edge shows" d="M410.8,166.2 H508.1 C532.8,166.2 532.8,83.0 \
        557.4,83.0"/>
        <text class="label" x="417.8" y="162.2">show “long”</text>
        <path class="edge shows" d="M410.8,185.2 H488.1 C522.8,185.2 522.8,204.5 \
        557.4,204.5"/>
        <text class="label" x="417.8" y="181.2">show “d”</text>
        <path class="edge shows" d="M410.8,204.2 H501.5 C530.4,204.2 530.4,268.0 \
        559.4,268.0 H645.4 C726.1,268.0 726.1,251.0 806.8,251.0"/>
        <text class="label" x="417.8" y="200.2">show “see”</text>
        <path class="edge shows" d="M894.8,241.5 H972.2 H1038.0 q8,0 8,8 V295.1 q0,8 -8,8 \
        H551.4 q-8,0 -8,-8 V97.0 q0,-8 8,-8 H557.4"/>
        <text class="label" x="901.8" y="237.5">show “e”</text>
        <path class="edge shows" d="M894.8,260.5 H998.8 H1042.0 q8,0 8,8 V307.1 q0,8 -8,8 \
        H312.8 q-8,0 -8,-8 V199.2 q0,-8 8,-8 H322.8"/>
        <text class="label" x="901.8" y="256.5">show “again”</text>
        <path class="edge shows" d="M645.4,185.5 H729.4 C768.1,185.5 768.1,175.0 \
        806.8,175.0"/>
        <text class="label" x="652.4" y="181.5">show “up”</text>
        <path class="edge shows" d="M645.4,204.5 H742.7 H758.8 q8,0 8,8 V319.1 q0,8 -8,8 \
        H555.4 q-8,0 -8,-8 V218.5 q0,-8 8,-8 H557.4"/>
        <text class="label" x="652.4" y="200.5">show “self”</text>
        <path class="edge shows" d="M645.4,223.5 H742.7 C774.8,223.5 774.8,251.0 \
        806.8,251.0"/>
        <text class="label" x="652.4" y="219.5">show “side”</text>
        <path class="edge unwinds" d="M645.4,83.0 H756.1 C781.4,83.0 781.4,91.5 \
        806.8,91.5"/>
        <text class="label" x="652.4" y="79.0">unwind “back”</text>
        <path class="edge shows" d="M894.8,175.0 H972.2 C1027.1,175.0 1027.1,175.0 \
        1082.0,175.0"/>
        <text class="label" x="901.8" y="171.0">show “g”</text>
        <path class="edge shows" d="M1170.0,175.0 H1287.3 H1294.8 q8,0 8,8 V331.1 q0,8 -8,8 \
        H36.0 q-8,0 -8,-8 V198.1 q0,-8 8,-8 H42.0"/>
        <text class="label" x="1177.0" y="171.0">show “restart”</text>
        <rect class="box container initial" x="44.0" y="159.1" width="86.0" height="50.0" \
        rx="8.0"/>
        <path class="edge initial" d="M18.0,184.1 H42.0"/>
        <text class="title" x="58.0" y="180.1">Scene a</text>
        <text class="small" x="58.0" y="197.1">“a”</text>
        <rect class="box screen" x="324.8" y="152.7" width="86.0" height="65.0" rx="8.0"/>
        <text class="title" x="338.8" y="181.2">Scene b</text>
        <text class="small" x="338.8" y="198.2">“b”</text>
        <rect class="box screen" x="808.8" y="226.0" width="86.0" height="50.0" rx="8.0"/>
        <text class="title" x="822.8" y="247.0">Scene c</text>
        <text class="small" x="822.8" y="264.0">“c”</text>
        <rect class="box screen" x="559.4" y="172.0" width="86.0" height="65.0" rx="8.0"/>
        <text class="title" x="573.4" y="200.5">Scene d</text>
        <text class="small" x="573.4" y="217.5">“d”</text>
        <rect class="box screen" x="559.4" y="58.0" width="86.0" height="50.0" rx="8.0"/>
        <text class="title" x="573.4" y="79.0">Scene e</text>
        <text class="small" x="573.4" y="96.0">“e”</text>
        <rect class="box screen" x="808.8" y="150.0" width="86.0" height="50.0" rx="8.0"/>
        <text class="title" x="822.8" y="171.0">Scene f</text>
        <text class="small" x="822.8" y="188.0">“f”</text>
        <rect class="box screen" x="1084.0" y="150.0" width="86.0" height="50.0" rx="8.0"/>
        <text class="title" x="1098.0" y="171.0">Scene g</text>
        <text class="small" x="1098.0" y="188.0">“g”</text>
        <rect class="box screen" x="44.0" y="235.1" width="136.0" height="50.0" rx="8.0"/>
        <text class="title" x="58.0" y="256.1">Scene 人物一覧</text>
        <text class="small" x="58.0" y="273.1">“人物一覧”</text>
        <rect class="box exit" x="808.8" y="75.0" width="119.2" height="33.0" rx="16.5"/>
        <text class="title" x="822.8" y="96.0">back: back:</text>
        """)
  }

  @Test("an empty storyboard has an empty flow")
  func empty() throws {
    let flow = StoryboardFlow(try StoryboardSample.of("", initial: nil))
    #expect(flow.mermaid == "flowchart LR\n")
    #expect(Picture(flow.svg).fault == nil)
  }
}
