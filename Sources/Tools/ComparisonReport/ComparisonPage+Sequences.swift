internal import RecordedSequences
internal import SourceMeasures

extension ComparisonPage {
  /// The recordings of each action, aligned at the events that the variants share.
  var actions: [Item] {
    RecordedAction.allCases.compactMap { action in
      let recordings = sequences.filter { $0.action == action }
      guard !recordings.isEmpty else { return nil }
      let steps = SequenceAlignment(recordings).sections.map { section in
        let event = section.event?.sentence ?? "Before the first event"
        let lanes = lanes(heading: "p") { sources in
          let index = recordings.firstIndex { $0.variant == sources.variant }
          return index.map { calls(section.steps[$0], of: recordings[$0]) }
            ?? "<p class=\"quiet\">not recorded</p>"
        }
        return "<li><h4>\(HTML.escaped(event))</h4>\n\(lanes)</li>"
      }
      let html = measures(of: recordings, action) + "<ol class=\"steps\">\(steps.joined())</ol>"
      return Item(name: action.rawValue, title: action.title, html: html)
    }
  }

  private func measures(of recordings: [RecordedSequence], _ action: RecordedAction) -> String {
    func row(
      _ label: String, _ value: (RecordedSequence.Measures) -> String
    ) -> MeasureTable.Row {
      MeasureTable.Row(label, recordings.map { value($0.measures) })
    }
    let rows = [
      row("calls") { "\($0.calls)" }, row("calls in the deepest nesting") { "\($0.depth)" },
      row("types that take part") { "\($0.types)" },
      row("objects released at the end") { "\($0.released) of \($0.created)" },
    ]
    let decisions = recordings.map {
      "<li>\($0.variant.rawValue): <code>\(HTML.name($0.measures.decision))</code></li>"
    }
    return """
      \(HTML.table(
        "Measures: \(action.title)", of: recordings.map(\.variant), [.init(title: "", rows: rows)]))
      \(HTML.notes(Self.notes))
      <p>The function that contains the branch of the decision:</p><ul class="decides">\(decisions.joined())</ul>

      """
  }

  private static let notes = [
    "Calls: the lines below, without those marked “continues”. A line marked “2 times” is one call.",
    "Types: the different types before the functions in these lines, with those of patterns and ports.",
    "Objects: instances of the variant's classes that were created for the screen. The released "
      + "ones are counted after the screen closed.",
  ]

  private func calls(_ steps: [RecordedSequence.Step], of recording: RecordedSequence) -> String {
    guard !steps.isEmpty else { return "<p class=\"quiet\">no calls</p>" }
    let items = steps.map { step -> String in
      switch step {
      case .event(let event):
        return "<li class=\"event\">\(HTML.escaped(event.sentence))</li>"
      case .call(let call):
        let decides = call.name == recording.measures.decision && !call.continues
        let tags = (call.notes + (decides ? ["decides"] : [])).map {
          " <small>\(HTML.escaped($0))</small>"
        }
        return """
          <li aria-level="\(call.depth + 1)" style="--d:\(call.depth)">\
          \(name(of: call))\(tags.joined())</li>
          """
      }
    }
    return "<ul class=\"calls\">\(items.joined())</ul>"
  }

  private func name(of call: RecordedSequence.Call) -> String {
    guard let type = call.type, let range = call.name.firstRange(of: "\(type).") else {
      return HTML.name(call.name)
    }
    let (before, after) = (call.name[..<range.lowerBound], call.name[range.upperBound...])
    return "\(before)<b>\(HTML.name(type))</b>.<wbr>\(HTML.name(String(after)))"
  }
}

extension RecordedSequence.Event {
  /// The event as a sentence.
  var sentence: String {
    switch kind {
    case "tap": "The user taps \(detail)"
    case "type": "The user types \(detail)"
    case "screen": "The screen shows \(detail)"
    case "question": "The app asks: \(detail)"
    case "rows": "The rows are now: \(detail)"
    case "store": "The store: \(detail)"
    case "request": "Request: \(detail)"
    case "reply": "The server's reply: \(detail)"
    case "keyboard": "The keyboard \(detail)"
    case "open": "The screen \(detail) opens"
    case "close": "The screen closes"
    case "change": "Changed elsewhere: \(detail)"
    default: "\(kind) \(detail)"
    }
  }
}
