import Foundation
import Storyboard

#if canImport(FoundationXML)
  import FoundationXML
#endif

extension ComparisonGroup {
  /// Compares the time to read and print a storyboard with the time of a plain `XMLParser`.
  ///
  /// The goal for reading alone is a ratio. The goal for reading and printing is one second.
  static let storyboard = ComparisonGroup(title: "Storyboard: a file of 5 MB") {
    let wide = Data(StoryboardComparisons.text(bytes: 5_000_000).utf8)
    let deep = Data(StoryboardComparisons.chain(bytes: 5_000_000).utf8)
    let scenes = try StoryboardFile(data: wide, name: "Wide.storyboard").scenes.count
    let links = try StoryboardFile(data: deep, name: "Deep.storyboard").scenes.count
    let reading = Comparison(
      name: "read, \(scenes) scenes", direct: "XMLParser with an empty delegate", goal: 2,
      runDirect: { timed { StoryboardComparisons.parse(wide) } },
      runKit: {
        try timed { keep(try StoryboardFile(data: wide, name: "Wide.storyboard").scenes.count) }
      })
    return [reading]
      + StoryboardComparisons.printing(wide, "\(scenes) screens")
      + StoryboardComparisons.printing(deep, "chain of \(links)")
  }
}

private final class EmptyDelegate: NSObject, XMLParserDelegate {}

@MainActor
private enum StoryboardComparisons {
  /// Parses the data with an empty delegate. Without a delegate, Foundation on Linux builds a tree.
  static func parse(_ data: Data) {
    let parser = XMLParser(data: data)
    let delegate = EmptyDelegate()
    parser.delegate = delegate
    keep(parser.parse())
    withExtendedLifetime(delegate) {}
  }

  /// Returns a comparison for each output format. Each comparison checks and prints a storyboard.
  static func printing(_ data: Data, _ what: String) -> [Comparison] {
    let forms: [(String, @MainActor (StoryboardFlow) -> String)] = [
      ("Mermaid", { $0.mermaid }), ("text", { $0.text }), ("SVG", { $0.svg }),
    ]
    return forms.map { form, output in
      Comparison(
        name: "\(what) as \(form)", direct: "XMLParser with an empty delegate", goal: nil,
        limit: .seconds(1), rounds: 3,
        runDirect: { timed { parse(data) } },
        runKit: {
          try timed {
            let storyboard = try StoryboardFile(data: data, name: "Large.storyboard")
            keep(storyboard.problems.count)
            keep(output(StoryboardFlow(storyboard)).utf8.count)
          }
        })
    }
  }

  /// Returns a storyboard of nested containers around one screen.
  static func chain(bytes: Int) -> String {
    var text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" \
      initialViewController="vc-0"><scenes>
      """
    var index = 0
    while text.utf8.count < bytes {
      text += """
        <scene sceneID="sc-\(index)"><objects><navigationController id="vc-\(index)" \
        sceneMemberID="viewController"><connections>
        <segue destination="vc-\(index + 1)" kind="relationship" \
        relationship="rootViewController" id="s-\(index)"/>
        </connections></navigationController></objects></scene>

        """
      index += 1
    }
    return text + """
      <scene sceneID="sc-\(index)"><objects>
      <viewController id="vc-\(index)" sceneMemberID="viewController"/>
      </objects></scene></scenes></document>
      """
  }

  /// Returns a storyboard of screens with 12 labels and up to three segues each.
  static func text(bytes: Int) -> String {
    var text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" \
      initialViewController="vc-0"><scenes>
      """
    var index = 0
    while text.utf8.count < bytes {
      text += scene(index)
      index += 1
    }
    return text + "</scenes></document>"
  }

  private static func scene(_ index: Int) -> String {
    let labels = (0..<12).map { label in
      """
      <label opaque="NO" userInteractionEnabled="NO" contentMode="left" text="Label \(label)" \
      textAlignment="natural" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" \
      translatesAutoresizingMaskIntoConstraints="NO" id="l-\(index)-\(label)">
      <rect key="frame" x="16" y="\(label * 30)" width="288" height="21"/>
      <fontDescription key="fontDescription" type="system" pointSize="17"/>
      <nil key="highlightedColor"/></label>

      """
    }
    // Each segue leads to an earlier scene, so its destination exists.
    let segues = (1...3).filter { $0 <= index }.map { step in
      "<segue destination=\"vc-\(index - step)\" kind=\"show\" id=\"s-\(index)-\(step)\"/>\n"
    }
    return """
      <scene sceneID="sc-\(index)"><objects><viewController storyboardIdentifier="S\(index)" \
      id="vc-\(index)" customClass="S\(index)Controller" sceneMemberID="viewController">
      <view key="view" id="v-\(index)"><subviews>\(labels.joined())</subviews></view>
      <connections>\(segues.joined())</connections>
      </viewController></objects></scene>

      """
  }
}
