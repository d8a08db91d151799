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

  @Test("lines that are marked and reported count for precision and recall")
  func agreement() {
    #expect(
      table("keyboard 2-4\nnavigation 6").filter { !$0.contains("lines 0") } == [
        "keyboard     precision 100 %   recall 100 %   lines 2 marked, 2 reported",
        "navigation   precision 100 %   recall 100 %   lines 1 marked, 1 reported",
      ])
  }

  @Test("a line that is only marked lowers the recall, and one that is only reported the precision")
  func differences() {
    #expect(
      table("alerts 2\nkeyboard 3").filter { !$0.contains("lines 0") } == [
        "keyboard     precision  50 %   recall 100 %   lines 1 marked, 2 reported",
        "alerts       precision    –   recall   0 %   lines 1 marked, 0 reported",
      ])
  }

  @Test("every committed file of marks names its source and marks jobs")
  func committed() throws {
    let folder = SourceFile.root.appending(path: "Tests/Tools/DiagnosisTests/Marks").path
    let names = try FileManager.default.contentsOfDirectory(atPath: folder)
    #expect(names.count >= 20)
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
