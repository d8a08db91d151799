import Foundation

extension AppDiagnosis {
  /// Returns the whole diagnosis as JSON.
  package func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
  }

  /// Returns the report as Markdown, with a section for each reported controller.
  package func markdown(all: Bool = false) -> String {
    let shown = controllers.filter { all || $0.isReported }
    let parts = shown.map { controller in
      "## \(controller.name)\n\n`\(controller.path):\(controller.line)`: \(controller.size)\n\n"
        + (controller.needsNothing ? controller.noNeed : controller.table)
    }
    let small = controllers.count - shown.count
    let rest =
      small > 0
      ? ["\(count(small, "view controller needs", "view controllers need")) nothing.\n"] : []
    return (["# View controllers\n"] + parts + rest).joined(separator: "\n")
  }

  /// A warning in Xcode's form for each job that is worth its pattern.
  ///
  /// Small controllers cause no warnings.
  package var warnings: String {
    controllers.filter { !$0.needsNothing }.flatMap { controller in
      controller.jobs.filter(\.isWorthwhile).map { job in
        let place = job.ranges.first.map { "\($0.path):\($0.first)" } ?? controller.path
        return "\(place): warning: \(controller.name) has \(count(job.codeLines, "line")) for "
          + "\(job.job.title). \(job.firstStep) See \(job.guide).\n"
      }
    }.joined()
  }

  /// Returns a sentence for each controller that has more than `limit` lines of code.
  package func complaints(over limit: Int) -> [String] {
    controllers.filter { $0.codeLines > limit }.map {
      "\($0.name) in \($0.path) has \($0.codeLines) lines of code, more than \(limit)."
    }
  }
}

extension ControllerDiagnosis {
  fileprivate var table: String {
    let rows = jobs.filter(\.isWorthwhile).map { job in
      "| \(job.job.title) | \(job.places(from: path)) | \(job.codeLines) | \(job.decisions) "
        + "| [\(job.pattern)](\(job.guide)) | \(job.firstStep) |\n"
    }
    return "| job | places | lines | decision points | pattern | first step |\n"
      + "|---|---|--:|--:|---|---|\n" + rows.joined() + "\n"
      + [startSentence, rest].filter { !$0.isEmpty }.joined(separator: " ") + "\n"
  }
}
