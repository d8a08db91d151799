import SourceEdits
import Testing

@Suite("Source edits")
struct SourceEditTests {
}
