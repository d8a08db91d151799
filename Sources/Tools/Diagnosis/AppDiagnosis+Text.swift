extension AppDiagnosis {
  /// Returns the report for a terminal.
  ///
  /// - Parameters:
  ///   - all: Whether controllers that need nothing are reported too.
  ///   - verbose: Whether the skipped views, Objective-C files and folders are listed.
  package func text(all: Bool = false, verbose: Bool = false) -> String {
    let shown = controllers.filter { all || $0.isReported }
    var parts = shown.map(\.text)
    if verbose, !passedOver.isEmpty {
      parts.append(passedOver.map { "Skipped: \($0)\n" }.joined())
    }
    return (parts + [summary(all: all)]).joined(separator: "\n")
  }

  private func summary(all: Bool) -> String {
    let small = controllers.count { !$0.isReported }
    var text =
      "\(count(controllers.count, "view controller")) in \(count(files, "Swift file")), "
      + "\(count(lines, "line")).\n"
    if small > 0 {
      text +=
        (small == 1 ? "1 of them needs nothing" : "\(small) of them need nothing")
        + (all ? ".\n" : "; --all shows \(small == 1 ? "it" : "them").\n")
    }
    if !passedOver.isEmpty {
      text +=
        "Skipped: \(count(passedOver.count, "SwiftUI view, Objective-C file or folder", "SwiftUI views, Objective-C files and folders")); --verbose names each.\n"
    }
    return text
  }
}

/// Returns a number with a noun in the singular or the plural.
func count(_ number: Int, _ noun: String, _ plural: String? = nil) -> String {
  "\(number) \(number == 1 ? noun : plural ?? noun + "s")"
}

extension ControllerDiagnosis {
  /// The size in words.
  var size: String {
    let longest = longestFunction.map {
      "; the longest function is \($0.name.shortSignature) with \(count($0.codeLines, "line"))"
    }
    return "\(count(codeLines, "line")) of code, \(count(decisions, "decision point"))"
      + (longest ?? "") + "."
  }

  /// A sentence that names the job to start with.
  ///
  /// The sentence is empty unless at least two jobs are worth their pattern.
  var startSentence: String {
    guard jobs.count(where: \.isWorthwhile) > 1, let start else { return "" }
    return "Start with \(start.job.title), the job with the lowest risk: \(start.job.reason)."
  }

  /// The reason why no pattern is necessary, and a list of the jobs.
  var noNeed: String {
    guard !jobs.isEmpty else { return "Needs nothing: it has no job for a pattern." }
    return "Needs nothing yet, because \(isSmall ? "it" : "each job") is small. "
      + "It does \(count(jobs.count, "job")):\n\n"
      + jobs.map { "- \($0.title) → \($0.pattern)\n" }.joined()
  }

  /// A sentence on the code that needs no pattern.
  ///
  /// The sentence names the jobs that are too small for a pattern, and counts the lines of no job.
  var rest: String {
    let small = jobs.filter { !$0.isWorthwhile }.map(\.title)
    let rest = restLines > 0 ? ["what belongs to no job (\(count(restLines, "line")))"] : []
    return "Leave as it is: " + (small + rest).joined(separator: ", ") + "."
  }

  fileprivate var text: String {
    var text = "\(name)   \(path):\(line)\n  \(size)\n"
    if needsNothing { return text + noNeed.split(separator: "\n").map { "  \($0)\n" }.joined() }
    text += startSentence.isEmpty ? "" : "  \(startSentence)\n"
    for job in jobs where job.isWorthwhile {
      text += """

          \(job.job.title): \(count(job.codeLines, "line")), \
        \(count(job.decisions, "decision point")) → \(job.pattern), see \(job.guide)
            \(job.places(from: path))
            \(job.firstStep)

        """
    }
    return text + "\n  \(rest)\n"
  }
}

extension JobSummary {
  /// The job and its size, such as “alerts and their answers (8 lines)”.
  fileprivate var title: String { "\(job.title) (\(count(codeLines, "line")))" }

  /// Returns the first ten line ranges of the job, and the number of further ranges.
  ///
  /// A range begins with the name of its file unless the range before it is in the same file. The
  /// first range needs no name if it is in the file `start`.
  ///
  /// - Parameter start: The file that declares the controller.
  func places(from start: String) -> String {
    var spans: [(path: String, file: Substring, lines: ClosedRange<Int>)] = []
    for range in ranges {
      if let last = spans.last, last.path == range.path, range.first >= last.lines.upperBound,
        range.first - last.lines.upperBound <= 1
      {
        spans[spans.count - 1].lines = last.lines.lowerBound...range.last
      } else {
        spans.append((range.path, range.file, range.lines))
      }
    }
    var (words, path) = ([String](), start)
    for span in spans.prefix(10) {
      let file = span.path == path ? "" : "\(span.file) "
      path = span.path
      let (first, last) = (span.lines.lowerBound, span.lines.upperBound)
      words.append(file + (first == last ? "\(first)" : "\(first)–\(last)"))
    }
    let more = spans.count > 10 ? " and \(count(spans.count - 10, "more place"))" : ""
    return (spans.count == 1 && !words[0].contains("–") ? "line " : "lines ")
      + words.joined(separator: ", ") + more
  }
}
