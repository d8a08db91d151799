import Domain
import TestDoubles
import TestSupport

/// A kind of input that a program reads from a file, from the network or from a user.
enum InputKind: String, CaseIterable {
  case request, personRequest, page, person, refusal
  case storyboard, link, savedPath, script
  case exercise, edit, prediction, progress, session, manifest

  /// The number of mutants. Playing a script takes some milliseconds, so there are fewer mutants of
  /// scripts.
  var count: Int { self == .script ? (Mutator.count + 9) / 10 : Mutator.count }

  /// Parts of the format that the mutator can insert into the example.
  var fragments: [String] {
    switch self {
    case .storyboard: ["<!DOCTYPE d [<!ENTITY e \"ee\">]>", "&e;", "embed", "<![CDATA["]
    case .request: ["Transfer-Encoding: chunked\r\n", "Content-Length: -1\r\n", "\r\n\r\n"]
    case .script: ["import", "wait", "retry", "discard", "sort", "#"]
    default: []
    }
  }

  /// A valid input.
  var example: String {
    switch self {
    case .request:
      """
      PUT /people/\(Self.id)?server=1 HTTP/1.1\r
      Host: 127.0.0.1\r
      Idempotency-Key: "\(Self.id)"\r
      If-None-Match: *\r
      Content-Length: \(Self.info.utf8.count)\r
      \r
      \(Self.info)
      """
    case .personRequest: Self.info
    case .page:
      #"{"cursor": "1.0.7", "server": "1", "more": true, "people": [\#(Self.ada)], "#
        + #""deleted": ["\#(Self.id)"]}"#
    case .person: Self.ada
    case .refusal: #"{"error": "The first name holds a control character."}"#
    case .storyboard: Self.storyboardText
    case .link: "unmassive://people/\(Self.id)/followers?from=mail#top"
    case .savedPath: #"{"path":[{"person":{"_0":"\#(Self.id)"}}],"version":1}"#
    case .script:
      "add Ada Lovelace 1815-12-10\nadd 'Grace B.' Hopper\nedit 1 Ada King\nshow 2\ndelete 1\n"
    case .exercise: Self.exerciseText
    case .edit:
      "file: Sources/A/B.swift\nsays: A fault.\n<<<<<<< find\nlet a = 1\n=======\nlet a = 2\n"
        + ">>>>>>> replace\nfile: C.swift\n<<<<<<< create\nlet c = 3\n>>>>>>> create\n"
    case .prediction: "# Order these lines.\nrows: 1\nsection  “A”: 2 rows\n"
    case .progress: #"{"records":{"5d20c7e1":\#(Self.record),"00000001":\#(Self.record)}}"#
    case .session:
      #"{"id":"5d20c7e1","place":"lost-edit","folders":["Sources/A"],"#
        + #""start":{"Sources/A/B.swift":"0011"},"kit":{"Package.swift":"ff00"}}"#
    case .manifest:
      #"{"tool":"unmassive kit","format":1,"tests":"../Tests","patterns":{"Presenter":{"module":"#
        + #""MyApp","kitVersion":"0.1.0","files":{},"leftOut":{"Sources/A":"A reason."}}}}"#
    }
  }

  private static let id = "\(Person.ada.id)"
  private static let info =
    #"{"firstName": "Ada", "lastName": "Lovelace", "birthday": "1815-12-10"}"#
  private static let ada =
    #"{"id": "\#(id)", "firstName": "Ada", "lastName": "Lovelace", "birthday": "1815-12-10", "#
    + #""revision": 3}"#
  private static let record = #"{"isSolved":true,"hints":1,"attempts":2,"isLookedUp":false}"#

  private static let storyboardText = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="n">
    <scenes><!--Start--><scene sceneID="s1"><objects>
    <navigationController id="n" sceneMemberID="viewController"><connections>
    <segue destination="p" kind="relationship" relationship="rootViewController" id="r"/>
    </connections></navigationController></objects></scene>
    <!--Posts--><scene sceneID="s2"><objects>
    <viewController id="p" storyboardIdentifier="Posts" title="Posts" sceneMemberID="viewController">
    <view key="view" id="v"><stackView id="k"><tableView id="t"><connections>
    <outlet property="delegate" destination="p" id="o"/></connections></tableView>
    <label id="l"/></stackView></view><connections>
    <segue destination="e" kind="unwind" identifier="back" unwindAction="close:" id="u"/>
    </connections></viewController><exit id="e"/></objects></scene></scenes></document>
    """

  private static let exerciseText = """
    ---
    id: 5d20c7e1
    kind: cut
    suite: NavigatorTests, PresenterTests
    minutes: 5
    order: 1
    guide: Guides/Navigator.md#the-pattern
    goal: Sources/A/B.swift decisions <= 20, lines <= 9, uses Part, never static var
    ---
    # A lost edit

    The second edit is lost.

    ## Task

    Keep the edit.

    ## Hints

    1. A question?
       With a second line.
    2. A place.
    3. Nearly the solution.

    ## Why

    The user sees one screen instead of two.
    """
}
