import Foundation
import ServiceLocator
import Storyboard
import Testing

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
    #expect(flow.mermaid.contains("A #quot;B#quot; #lt;C#gt; #amp; #35;D"))
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
  }

  @Test("an empty storyboard has an empty flow")
  func empty() throws {
    let flow = StoryboardFlow(try StoryboardSample.of("", initial: nil))
    #expect(flow.mermaid == "flowchart LR\n")
  }
}
