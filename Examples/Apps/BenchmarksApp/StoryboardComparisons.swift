import Foundation
import ServiceLocator

#if canImport(FoundationXML)
  import FoundationXML
#endif

extension ComparisonGroup {
  /// Reading a large storyboard, beside the bare XML parser with nobody listening.
  static let storyboard = ComparisonGroup(title: "Storyboard: a file of 5 MB") {
    let data = Data(StoryboardComparisons.text(bytes: 5_000_000).utf8)
    let storyboard = try Storyboard(data: data, name: "Large.storyboard")
    return [
      Comparison(
        name: "read, \(storyboard.scenes.count) scenes", direct: "XMLParser, nothing kept",
        goal: 2,
        runDirect: { timed { keep(XMLParser(data: data).parse()) } },
        runKit: {
          try timed { keep(try Storyboard(data: data, name: "Large.storyboard").scenes.count) }
        }),
      Comparison(
        name: "read and drawn as SVG", direct: "XMLParser, nothing kept", goal: nil, rounds: 3,
        runDirect: { timed { keep(XMLParser(data: data).parse()) } },
        runKit: {
          try timed {
            let storyboard = try Storyboard(data: data, name: "Large.storyboard")
            keep(StoryboardFlow(storyboard).svg.count)
          }
        }),
    ]
  }
}

private enum StoryboardComparisons {
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
