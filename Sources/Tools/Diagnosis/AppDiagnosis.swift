import SourceMeasures

/// The view controllers in an app's Swift files, and the skipped files.
package struct AppDiagnosis: Codable, Sendable {
  /// The view controllers, the largest first.
  package private(set) var controllers: [ControllerDiagnosis] = []
  /// The files that were skipped, each with the reason as a sentence.
  package private(set) var problems: [SourceProblem] = []
  /// The number of Swift files that were read.
  package private(set) var files = 0
  /// The number of lines in these files.
  package private(set) var lines = 0
  /// The SwiftUI views, the Objective-C files and the folders that were skipped.
  package private(set) var passedOver: [String] = []

  /// Diagnoses the files that `reader` found.
  package init(_ reader: SourceReader) {
    self.init(reader.texts, problems: reader.problems, passedOver: reader.passedOver)
  }

  /// Diagnoses Swift files.
  package init(
    _ texts: [(path: String, text: String)], problems: [SourceProblem] = [],
    passedOver: [String] = []
  ) {
    (self.problems, self.passedOver) = (problems, passedOver)
    var parsed: [ParsedFile] = []
    for (path, text) in texts {
      files += 1
      lines += text.utf8.count { $0 == UInt8(ascii: "\n") }
      do {
        parsed.append(try ParsedFile(path: path, text: text))
      } catch {
        self.problems.append(
          SourceProblem(
            path: path, line: error.line,
            sentence: "The bracket “\(error.bracket)” has no partner, so the file is skipped."))
      }
    }
    self.passedOver += parsed.flatMap { file in
      file.source.swiftUIViews().map { "\(file.source.path): \($0)" }
    }
    let table = ClassTable(parsed)
    let app = AppMethods(parsed, table)
    controllers = table.classes.filter(table.isController)
      .compactMap { ControllerDiagnosis($0.name, $0.parts, app, table.types(of: $0.name)) }
      .sorted { ($0.codeLines, $1.path) > ($1.codeLines, $0.path) }
  }
}

/// A file that was skipped, and the reason.
package struct SourceProblem: Equatable, Codable, Sendable {
  package let path: String
  package let line: Int
  package let sentence: String

  package init(path: String, line: Int = 1, sentence: String) {
    (self.path, self.line, self.sentence) = (path, line, sentence)
  }
}
