import Foundation
import Storyboard

#if canImport(FoundationXML)
  import FoundationXML
#endif

extension ComparisonGroup {
  /// Reading a large storyboard and printing its flow, beside the bare XML parser with nobody
  /// listening. The goal of the whole way is a time: who waits for it compares it with nothing.
  static let storyboard = ComparisonGroup(title: "Storyboard: a file of 5 MB") {
    let wide = Data(StoryboardComparisons.text(bytes: 5_000_000).utf8)
    let deep = Data(StoryboardComparisons.chain(bytes: 5_000_000).utf8)
    let scenes = try StoryboardFile(data: wide, name: "Wide.storyboard").scenes.count
    let links = try StoryboardFile(data: deep, name: "Deep.storyboard").scenes.count
    let reading = Comparison(
      name: "read, \(scenes) scenes", direct: "XMLParser, nothing kept", goal: 2,
      runDirect: { timed { keep(XMLParser(data: wide).parse()) } },
      runKit: {
        try timed { keep(try StoryboardFile(data: wide, name: "Wide.storyboard").scenes.count) }
      })
    return [reading]
      + StoryboardComparisons.printing(wide, "\(scenes) screens")
      + StoryboardComparisons.printing(deep, "chain of \(links)")
  }
}

@MainActor
private enum StoryboardComparisons {
  /// From the file's bytes to each form of output, problems looked for as the program does.
  static func printing(_ data: Data, _ what: String) -> [Comparison] {
    let forms: [(String, @MainActor (StoryboardFlow) -> String)] = [
      ("Mermaid", { $0.mermaid }), ("text", { $0.text }), ("SVG", { $0.svg }),
    ]
    return forms.map { form, output in
      Comparison(
        name: "\(what) as \(form)", direct: "XMLParser, nothing kept", goal: nil,
        limit: .seconds(1), rounds: 3,
        runDirect: { timed { keep(XMLParser(data: data).parse()) } },
        runKit: {
          try timed {
            let storyboard = try StoryboardFile(data: data, name: "Large.storyboard")
            keep(storyboard.problems.count)
            keep(output(StoryboardFlow(storyboard)).utf8.count)
          }
        })
    }
  }

  /// Containers each of which holds the next, down to one screen: as deep as the file is long.
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

  /// A storyboard of screens with a dozen labels each, every one leading to the next three.
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
    // Backwards, so that no segue leads out of the file.
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
