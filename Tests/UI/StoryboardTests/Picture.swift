import Foundation

#if canImport(CoreGraphics)
  import CoreGraphics
#endif
#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The boxes and paths of an SVG document.
final class Picture: NSObject, XMLParserDelegate {
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
