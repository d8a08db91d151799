import Storyboard
import Testing

@Suite("Storyboard: what contradicts itself is named with scene and line")
struct StoryboardProblemsTests {
  @Test("the sample has no problems")
  func none() throws {
    let problems = try StoryboardSample.storyboard().problems
    #expect(problems.isEmpty)
  }

  @Test(
    "a connection that leads nowhere",
    arguments: [
      (
        "destination=\"Tab-le-Vw1\"", "Posts", 73,
        "the outlet “tableView” leads to gone, which is not there"
      ),
      (
        "destination=\"Det-ai-VC1\"", "Posts", 50,
        "the segue “showPost” leads to gone, which is not there"
      ),
      (
        "destination=\"Pos-ts-VC1\"", "Navigation Controller", 19,
        "the segue of kind relationship leads to gone, which is not there"
      ),
      (
        "initialViewController=\"Nav-Ro-0t1\"", "the document", 1,
        "the initial controller gone is not there"
      ),
    ])
  func dangling(passage: String, scene: String, line: Int, message: String) throws {
    let name = passage.prefix { $0 != "=" }
    let storyboard = try StoryboardSample.replacing(passage, by: "\(name)=\"gone\"")
    #expect(
      storyboard.problems == [StoryboardProblem(scene: scene, line: line, message: message)])
  }

  @Test("problems come in the order of the file's lines, whatever they are about")
  func order() throws {
    let storyboard = try StoryboardSample.of(
      StoryboardSample.scene(
        "a",
        StoryboardSample.connections("\n<segue destination=\"x\" kind=\"show\" id=\"1\"/>"))
        + StoryboardSample.scene(
          "b",
          StoryboardSample.connections("\n<outlet property=\"o\" destination=\"y\" id=\"2\"/>")),
      initial: "z")
    let lines = storyboard.problems.map(\.line)
    #expect(lines.count == 3)
    #expect(lines == lines.sorted())
  }

  @Test("one identifier for two scenes")
  func repeatedIdentifier() throws {
    let storyboard = try StoryboardSample.replacing(
      "storyboardIdentifier=\"Post\"", by: "storyboardIdentifier=\"Posts\"")
    #expect(
      storyboard.problems.map(\.message) == ["the storyboard identifier “Posts” is used twice"])
  }

  @Test("a long chain of containers is no ring, however long; one that leads into a ring is none")
  func chain() throws {
    func container(_ id: String, holding child: String) -> String {
      StoryboardSample.scene(
        id, kind: "navigationController",
        StoryboardSample.connections(
          """
          <segue destination="\(child)" kind="relationship" \
          relationship="rootViewController" id="s-\(id)"/>
          """))
    }
    let length = 2_000
    let links = (0..<length).map { container("c\($0)", holding: "c\($0 + 1)") }
    let ring = container("c\(length)", holding: "c\(length)")
    let storyboard = try StoryboardSample.of((links + [ring]).joined(separator: "\n"))
    let rings = storyboard.problems.filter { $0.message == "the container contains itself" }
    #expect(rings.map(\.scene) == ["Scene c\(length)"])
  }

  @Test("containers that contain one another would never be made to the end")
  func ring() throws {
    let storyboard = try StoryboardSample.of(
      ["a", "b"].map { id in
        StoryboardSample.scene(
          id, kind: "navigationController",
          StoryboardSample.connections(
            """
            <segue destination="\(id == "a" ? "b" : "a")" kind="relationship" \
            relationship="rootViewController" id="s-\(id)"/>
            """))
      }.joined(separator: "\n"))
    #expect(
      storyboard.problems.map(\.message)
        == Array(repeating: "the container contains itself", count: 2))
    #expect(storyboard.problems.map(\.scene) == ["Scene a", "Scene b"])
  }
}
