import Diagnosis
import Testing

@Suite("Statements that do several jobs")
struct DivisionTests {
  @Test("in an alert action, five lines that remove files count as persistence, not as alerts")
  func longAnswer() throws {
    let controller = try #require(
      makeController(
        """
        func askToDelete() {
          let delete = UIAlertAction(title: "Delete", style: .destructive) { _ in
            try? FileManager.default.removeItem(at: first)
            try? FileManager.default.removeItem(at: second)
            try? FileManager.default.removeItem(at: third)
            try? FileManager.default.removeItem(at: fourth)
            try? FileManager.default.removeItem(at: fifth)
          }
        }
        """))
    #expect(controller.lines(of: .alerts) == [2...2])
    #expect(controller.lines(of: .persistence) == [3...7])
  }

  @Test("if the handler of an alert has only two lines of another job, they count toward the alert")
  func shortAnswer() throws {
    let controller = try #require(
      makeController(
        """
        func askToDelete() {
          let delete = UIAlertAction(title: "Delete", style: .destructive) { _ in
            self.tableView.beginUpdates()
            self.tableView.endUpdates()
          }
          let close = UIAlertAction(title: "Close", style: .cancel) { _ in
            self.dismiss(animated: true)
          }
        }
        """))
    #expect(controller.lines(of: .alerts) == [1...9])
  }

  @Test(
    "in a completion handler, four lines that remove files count as persistence, not navigation")
  func longCompletion() throws {
    let controller = try #require(
      makeController(
        """
        func close() {
          dismiss(animated: true) {
            try? FileManager.default.removeItem(at: first)
            try? FileManager.default.removeItem(at: second)
            try? FileManager.default.removeItem(at: third)
            try? FileManager.default.removeItem(at: fourth)
          }
        }
        """))
    #expect(controller.lines(of: .navigation) == [2...2])
    #expect(controller.lines(of: .persistence) == [3...6])
  }

  @Test("a closure in a long array literal assigns its job only to its own line")
  func longList() throws {
    let controller = try #require(
      makeController(
        """
        func makeOperations() {
          let operations = [
            Operation(name: "a"),
            Operation(name: "b"),
            Operation(name: "c"),
            Operation(name: "d") { self.dismiss(animated: true) },
            Operation(name: "e"),
            Operation(name: "f"),
          ]
          total = 0
          view.addSubview(bar)
          bar.isHidden = false
        }
        """))
    #expect(controller.lines(of: .navigation) == [6...6])
  }

  @Test("if a progress indicator shows a message, all calls of the indicator count as alerts")
  func progress() throws {
    let controller = try #require(
      makeController(
        """
        func load() {
          SVProgressHUD.setDefaultStyle(.dark)
          SVProgressHUD.showSuccess(withStatus: text)
          total = 0
          count = 0
        }
        """))
    #expect(controller.lines(of: .alerts) == [2...3])
  }
}
