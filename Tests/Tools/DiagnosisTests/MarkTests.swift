import Diagnosis
import Foundation
import TestSupport
import Testing

@Suite("Comparing a report with marks")
struct MarkTests {
  private let text = """
    class A: UIViewController {
      func hide() {
        view.endEditing(true)
      }

      func leave() { dismiss(animated: true) }
    }
    """

  private func table(_ jobs: String) -> [String] {
    let marks = MarkedFile("repo: a/b\ncontroller: A 1-7\njobs:\n" + jobs)
    return marks.score(path: "A.swift", text: text).table.split(separator: "\n").map(String.init)
  }

  @Test("a line that is both marked and reported raises the precision and the recall")
  func agreement() {
    #expect(
      table("keyboard 2-4\nnavigation 6").filter { $0.contains("%") } == [
        row("keyboard", "100 %", "100 %", "2", "2", "0 of 0", "0 of 0"),
        row("navigation", "100 %", "100 %", "1", "1", "0 of 0", "0 of 0"),
      ])
  }

  @Test("a missed line lowers the recall, and a wrongly reported line lowers the precision")
  func differences() {
    #expect(
      table("alerts 2\nkeyboard 3").filter { $0.contains("%") } == [
        row("keyboard", "50 %", "100 %", "1", "2", "0 of 0", "0 of 0"),
        row("navigation", "0 %", "–", "0", "1", "0 of 0", "0 of 0"),
        row("alerts", "–", "0 %", "1", "0", "0 of 0", "0 of 0"),
      ])
  }

  @Test("a job with three marked and three reported lines counts as found in the controller")
  func controllers() {
    let text = """
      class A: UIViewController {
        func hide() {
          view.endEditing(true)
          field.resignFirstResponder()
        }
        func leave() { dismiss(animated: true) }
      }
      """
    var all = JobScores()
    for marks in ["keyboard 2-5", "alerts 2-5"] {
      all.add(MarkedFile("controller: A 1-7\njobs:\n" + marks).score(path: "A.swift", text: text))
    }
    let rows = all.table.split(separator: "\n").map(String.init)
    #expect(rows.contains(row("keyboard", "50 %", "100 %", "3", "6", "1 of 1", "1 of 2")))
    #expect(rows.contains(row("alerts", "–", "0 %", "3", "0", "0 of 1", "0 of 0")))
    #expect(rows.contains(row("navigation", "0 %", "–", "0", "2", "0 of 0", "0 of 0")))
  }

  @Test("the app's other files determine the jobs of calls, but controllers in them are not scored")
  func otherFiles() {
    let text = "class A: UIViewController {\n  func tap() { Archive.keep() }\n}"
    let other = """
      enum Archive { static func keep() { UserDefaults.standard.set(1, forKey: "kept") } }
      class B: UIViewController { func leave() { dismiss(animated: true) } }
      """
    let marks = MarkedFile("controller: A 1-3\njobs:\npersistence 2\n")
    let alone = marks.score(path: "A.swift", text: text)
    let beside = marks.score(path: "A.swift", text: text, beside: [("Archive.swift", other)])
    #expect(alone.differences.map(\.job) == [.persistence])
    #expect(beside.differences.isEmpty)
  }

  /// Returns a row of the table, with the cells aligned to the columns.
  private func row(_ job: String, _ cells: String...) -> String {
    let row = zip(cells, [11, 8, 8, 10, 19, 19]).reduce(
      job + String(repeating: " ", count: 12 - job.count)
    ) { $0 + String(repeating: " ", count: $1.1 - $1.0.count) + $1.0 }
    return row
  }

  @Test("every committed file of marks names its source and contains at least one job")
  func committed() throws {
    let folder = SourceFile.root.appending(path: "Tests/Tools/DiagnosisTests/Marks").path
    let names = try FileManager.default.contentsOfDirectory(atPath: folder)
    #expect(names.count == 140)
    for name in names {
      let lines = try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
        .split(separator: "\n")
      for header in ["repo: ", "path: ", "commit: ", "controller: ", "jobs:"] {
        #expect(lines.contains { $0.hasPrefix(header) }, "\(name)")
      }
      let words = lines.drop { $0 != "jobs:" }.dropFirst().compactMap {
        $0.split(separator: " ").first
      }
      #expect(words.allSatisfy { Job(rawValue: String($0)) != nil }, "\(name)")
      #expect(!words.isEmpty, "\(name)")
    }
  }
}
