extension CellList {
  /// Performs the changes of `updates` as one batch, which may be nested.
  func performBatch(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) {
    guard mayUpdate() else { return }
    beginBatch()
    if let completion { cells.completions.append(completion) }
    updates?()
    endBatch()
  }

  func beginBatch() {
    guard mayUpdate() else { return }
    if cells.updateDepth == 0 {
      loadRecordIfNeeded()
      cells.update = BatchUpdate()
    }
    cells.updateDepth += 1
  }

  func endBatch() {
    guard cells.request == nil, cells.updateDepth > 0 else { return }
    cells.updateDepth -= 1
    guard cells.updateDepth == 0 else { return }
    let completions = cells.completions
    cells.completions = []
    let isValid = perform(cells.update)
    for completion in completions { completion(isValid) }
  }

  /// Adds a change to the running batch, or performs it alone.
  func change(_ body: (inout BatchUpdate) -> Void) {
    guard mayUpdate() else { return }
    beginBatch()
    body(&cells.update)
    endBatch()
  }

  /// Returns whether an update may begin.
  ///
  /// UIKit raises an exception if the data source is creating a cell.
  private func mayUpdate() -> Bool {
    guard cells.request != nil else { return true }
    Violation.raise(
      """
      Attempted to begin updates on the \(wording.list) while it was in the process of updating \
      its visible cells, which is not allowed.
      """)
    return false
  }

  /// Performs a batch if it is valid, and returns whether it is valid.
  private func perform(_ update: BatchUpdate) -> Bool {
    let (before, after) = (rowCounts, readCounts())
    let validation = BatchValidation(
      update: update, before: before, after: after, wording: wording, summary: summary)
    if let complaint = validation.complaint {
      Violation.raise(complaint)
      reloadData()
      return false
    }
    let mapping = BatchMapping(update, before: before.count)
    updateRecord(with: mapping, reloading: update.reloadedSections, counts: after)
    moveCells(with: mapping)
    cells.selected = Set(cells.selected.filter(mapping.keepsCell).compactMap(mapping.newPosition))
    setNeedsLayout()
    // If the view is in a window, UIKit requests the new cells during the update, to animate them.
    if window != nil { updateVisibleCells() }
    reconfigure(update.reconfiguredRows.filter(mapping.keepsCell).compactMap(mapping.newPosition))
    return true
  }

  private func moveCells(with mapping: BatchMapping) {
    recycleCells { !mapping.keepsCell(of: $0) || mapping.newPosition(of: $0) == nil }
    let shown = cells.shown
    cells.shown = [:]
    for (old, cell) in shown {
      guard let new = mapping.newPosition(of: old) else { continue }
      cell.position = new
      cells.shown[new] = cell
    }
  }

  private func reconfigure(_ positions: [RowPosition]) {
    for position in positions {
      guard let cell = cells.shown[position] else { continue }
      if requestCell(for: position, reconfiguring: cell) !== cell {
        Violation.raise(
          """
          Attempted to reconfigure the \(wording.item) at index path (\(position.name)), but the \
          data source returned another cell than the one that is shown
          """)
      }
    }
  }
}

extension UIView {
  /// Returns the description of the view in UIKit's messages, without addresses.
  func summary(_ parts: [(name: String, object: AnyObject?)]) -> String {
    let place = [frame.minX, frame.minY, frame.width, frame.height].map {
      String(format: "%g", Double($0))
    }
    let rest = parts.map { "; \($0.name): \($0.object.map(Violation.name) ?? "(null)")" }
    return """
      <\(type(of: self)); frame = (\(place[0]) \(place[1]); \(place[2]) \(place[3]))\
      \(rest.joined())>
      """
  }
}
