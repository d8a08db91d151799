public import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

nonisolated extension StoryboardFile {
  /// Reads a `.storyboard` file.
  ///
  /// - Throws: ``StoryboardError`` if the file cannot be read, is not XML (with line and column),
  ///   or is not a storyboard. What the file says is not checked: see ``problems``.
  public init(contentsOf file: URL) throws(StoryboardError) {
    let data: Data
    do {
      // By a handle, for it may be a pipe, which has no size.
      data = try FileHandle(forReadingFrom: file).readToEnd() ?? Data()
    } catch {
      let isThere = FileManager.default.fileExists(atPath: file.path)
      throw .unreadable(
        file: file.lastPathComponent,
        reason: isThere ? "it is a folder, or not yours to read" : "there is no such file")
    }
    try self.init(data: data, name: file.lastPathComponent)
  }

  /// Reads the XML of a storyboard; `name` is what messages call it.
  public init(data: Data, name: String) throws(StoryboardError) {
    let reader = StoryboardReader()
    let parser = XMLParser(data: data)
    parser.delegate = reader
    _ = parser.parse()
    // Linux's `parse()` answers true after an error as well, so the delegate's word counts.
    if let fault = reader.fault {
      throw .malformed(
        file: name, line: fault.line, column: fault.column, reason: fault.reason)
    }
    guard let type = reader.documentType else {
      throw .notAStoryboard(
        file: name, found: reader.rootName.map { "a document of <\($0)>" } ?? "an empty file")
    }
    guard type.contains("Storyboard") else {
      throw .notAStoryboard(file: name, found: "a document of type \(type)")
    }
    self.name = name
    initialControllerID = reader.initialControllerID
    scenes = reader.scenes
    ignoredElements = reader.ignoredElements
  }
}
