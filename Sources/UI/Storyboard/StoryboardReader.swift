import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// An XML parser delegate that collects the content of a storyboard.
nonisolated final class StoryboardReader: NSObject {
  private(set) var scenes: [StoryboardFile.Scene] = []
  private(set) var ignoredElements: [StoryboardFile.IgnoredElement] = []
  private(set) var rootName: String?
  private(set) var documentType: String?
  private(set) var initialControllerID: String?
  private(set) var fault: (line: Int, column: Int, reason: String)?

  /// The names and identifiers of the open elements, outermost first.
  private var open: [(kind: String, id: String?)] = []
  /// The identifier of the innermost open element that has one, or nil.
  private var openID: String? { open.last { $0.id != nil }?.id }
  private var scene: StoryboardFile.Scene?
  private var lastComment: String?
  private var ignoredIndex: [String: Int] = [:]

  /// Elements that do not count as ignored: groups and the `placeholder`.
  private static let frame: Set = [
    "document", "scenes", "scene", "objects", "connections", "placeholder",
  ]

  private func take(_ kind: String, _ attributes: [String: String], line: Int) {
    if open.isEmpty {
      rootName = kind
      // Another XML format may also have a `document` root element, without the `type` attribute.
      documentType = kind == "document" ? attributes["type"] ?? "unknown" : nil
      initialControllerID = attributes["initialViewController"]
    }
    switch kind {
    case "scene":
      scene = StoryboardFile.Scene(
        id: attributes["sceneID"] ?? "", name: lastComment ?? "Scene", line: line)
    case "outlet", "outletCollection", "segue":
      if let openID { takeLink(kind, attributes, from: openID, line: line) }
    case "exit":
      if let id = attributes["id"] { scene?.exitIDs.append(id) }
    default:
      takeObject(kind, attributes, line: line)
    }
  }

  private func takeObject(_ kind: String, _ attributes: [String: String], line: Int) {
    if let id = attributes["id"], scene != nil {
      let element = StoryboardFile.Element(
        id: id, kind: kind, customClass: attributes["customClass"], key: attributes["key"],
        reuseIdentifier: attributes["reuseIdentifier"],
        storyboardIdentifier: attributes["storyboardIdentifier"], title: attributes["title"],
        reference: kind.hasSuffix("Placeholder")
          ? StoryboardFile.Reference(
            storyboardName: attributes["storyboardName"],
            identifier: attributes["referencedIdentifier"]) : nil,
        parentID: openID, line: line)
      let isOfScene = open.last?.kind == "objects"
      let member = attributes["sceneMemberID"]
      // A watch app's controllers have the kind “controller” and no `sceneMemberID`.
      if isOfScene && (member == "viewController" || kind.lowercased().hasSuffix("controller")) {
        scene?.controller = element
        return
      }
      if isOfScene && kind == "customObject" && member != "firstResponder" {
        scene?.placeholders.append(element)
        return
      }
      scene?.elements.append(element)
    }
    if !Self.frame.contains(kind) { ignore(kind, line: line) }
  }

  private func takeLink(
    _ kind: String, _ attributes: [String: String], from source: String, line: Int
  ) {
    let destination = attributes["destination"] ?? ""
    if kind == "segue" {
      scene?.segues.append(
        StoryboardFile.Segue(
          id: attributes["id"] ?? "", kind: attributes["kind"] ?? "show",
          destinationID: destination, sourceID: source, identifier: attributes["identifier"],
          relationship: attributes["relationship"], unwindAction: attributes["unwindAction"],
          line: line))
    } else {
      scene?.outlets.append(
        StoryboardFile.Outlet(
          property: attributes["property"] ?? "", ownerID: source, destinationID: destination,
          isCollection: kind == "outletCollection", line: line))
    }
  }

  private func ignore(_ kind: String, line: Int) {
    if let index = ignoredIndex[kind] {
      ignoredElements[index].count += 1
    } else {
      ignoredIndex[kind] = ignoredElements.count
      ignoredElements.append(StoryboardFile.IgnoredElement(kind: kind, count: 1, firstLine: line))
    }
  }
}

nonisolated extension StoryboardReader: XMLParserDelegate {
  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?, attributes attributeDict: [String: String] = [:]
  ) {
    take(elementName, attributeDict, line: parser.lineNumber)
    open.append((elementName, attributeDict["id"]))
  }

  func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?
  ) {
    open.removeLast()
    guard elementName == "scene", let ended = scene else { return }
    scenes.append(ended)
    scene = nil
    lastComment = nil
  }

  func parser(_ parser: XMLParser, foundComment comment: String) {
    guard scene == nil else { return }
    // The name of a scene must be one line, because it appears in messages.
    let name = comment.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    lastComment = name.isEmpty ? nil : name
  }

  func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) {
    // Only the first error is kept. On Linux the parser crashes after some errors if it continues.
    guard fault == nil else { return }
    parser.abortParsing()
    fault = (parser.lineNumber, parser.columnNumber, Self.reason((parseError as NSError).code))
  }

  /// Describes an error code of libxml2. On Linux, Foundation has no descriptions of these codes.
  private static func reason(_ code: Int) -> String {
    switch code {
    case 4: "it does not begin with a tag"
    case 5: "it ends too early, or continues after its end"
    case 9: "it contains a character that XML does not allow"
    case 23: "an entity is not closed by “;”"
    case 38: "an attribute's value contains a “<”; perhaps its quotation mark is missing"
    case 39: "an attribute's value has no quotation marks"
    case 40: "an attribute's value is not closed by a quotation mark"
    case 41: "an attribute has no value"
    case 42: "an attribute comes twice"
    case 65: "a space is missing"
    case 68: "a name is missing"
    case 73: "a tag is not closed by “>”"
    case 76: "a closing tag does not belong to the one that is open"
    case 77: "it ends before a tag is closed"
    default: "fault \(code) of libxml2"
    }
  }
}
