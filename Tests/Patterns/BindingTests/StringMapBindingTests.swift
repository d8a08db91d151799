import Binding
import TestSupport
import Testing

@Suite("StringMapBinding", .tags(.trap))
@MainActor struct StringMapBindingTests {
  /// An object that stores its named properties in a dictionary.
  final class Named: NamedProperties {
    private(set) var texts: [String: String]
    private(set) var writes = 0
    init(_ texts: [String: String]) { self.texts = texts }

    func text(named name: String) -> String? { texts[name] }

    func setText(_ text: String, named name: String) -> Bool {
      guard texts[name] != nil else { return false }
      texts[name] = text
      writes += 1
      return true
    }
  }

  let presenter = Named(["name": "Ada", "followerCount": "3 followers"])
  let view = Named(["nameLabel.text": "", "countLabel.text": ""])

  @Test("if all property names are correct, each `updateView()` writes all values to the view")
  func works() throws {
    let binding = StringMapBinding(
      presenter, to: view, ["name": "nameLabel.text", "followerCount": "countLabel.text"])
    try binding.updateView()
    try binding.updateView()
    #expect(view.texts == ["nameLabel.text": "Ada", "countLabel.text": "3 followers"])
    #expect(view.writes == 4)
  }

  @Test("after a change of the presenter, the view keeps the old value until `updateView()`")
  func observesNothing() throws {
    let named = StringMapBinding(presenter, to: view, ["name": "nameLabel.text"])
    try named.updateView()
    _ = presenter.setText("Grace", named: "name")
    withKnownIssue("the binding observes nothing") {
      #expect(view.texts["nameLabel.text"] == "Grace")
    }
    try named.updateView()
    #expect(view.texts["nameLabel.text"] == "Grace")
  }

  @Test(
    "`updateView()` throws at a misspelt property name, after writing the values before the name")
  func misspelt() {
    let source = StringMapBinding(
      presenter, to: view, ["name": "nameLabel.text", "folowerCount": "countLabel.text"])
    #expect(throws: StringMapBinding.Failure.notReadable("folowerCount")) {
      try source.updateView()
    }
    #expect(view.texts == ["nameLabel.text": "Ada", "countLabel.text": ""])
    let target = StringMapBinding(presenter, to: view, ["name": "nameLable.text"])
    #expect(throws: StringMapBinding.Failure.notWritable("nameLable.text")) {
      try target.updateView()
    }
  }
}
