import SourceMeasures

extension StatementMarker {
  /// Assigns jobs to the statements that set local values.
  ///
  /// Such a statement gets the job of the statements that use the value, if they share one job.
  func giveConstantsJobs(_ marks: inout [MarkedStatement], _ statements: [Range<Int>]) {
    var users: [String: [Int]] = [:]
    for index in marks.indices.reversed() {
      let statement = statements[index]
      let names = assignedNames(in: statement)
      let using = JobTally(names.flatMap { users[$0] ?? [] }.map { marks[$0] })
      let isDeclaration = structure.isOne(["let"], statement.lowerBound)
      if isDeclaration, marks[index].job == .views, using.onlyJob == .navigation {
        marks[index].job = .navigation
      }
      if marks[index].isGlue, !structure.isOne(["case"], statement.lowerBound) {
        let isText = !names.isEmpty && names.allSatisfy(isTextName)
        if let job = using.onlyJob {
          (marks[index].job, marks[index].isGlue) = (job, false)
        } else if isText, using.lines[.formatting] != nil || choosesText(statement) {
          (marks[index].job, marks[index].isGlue) = (.formatting, false)
        }
      }
      let named = statement.filter {
        code[$0].kind == .identifier && !structure.isOne(["."], $0 - 1)
      }
      for name in Set(named.map { code[$0].name }) {
        users[name, default: []].append(index)
      }
    }
  }

  /// Returns whether the statement chooses one of several texts.
  private func choosesText(_ statement: Range<Int>) -> Bool {
    let first = structure.isOne(["if", "switch"], statement.lowerBound) ? 0 : 1
    return statement.count { code[$0].kind == .text } > first
      && (first == 0 || statement.contains { structure.isOne(["?"], $0) })
  }

  /// Returns the names of the local constants and variables that a statement sets.
  private func assignedNames(in statement: Range<Int>) -> Set<String> {
    let places = statement.filter {
      structure.isOne(["let", "var"], $0 - 1) || structure.isOne(["="], $0 + 1)
    }
    return declared.intersection(places.map { code[$0].name })
  }
}
