import Testing

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUI
#endif

/// Source: the headers of Apple's SDK: UIBarButtonItem.h, NSText.h, UITextInputTraits.h and
/// UIContextualAction.h.
@Suite("The raw values of UIKit's enumerations")
@MainActor struct RawValueTests {
  @Test("bar button items have the same raw values as in UIKit")
  func barItemRawValues() {
    typealias Item = UIBarButtonItem.SystemItem
    let items: [Item] = [.done, .cancel, .edit, .save, .add, .search, .refresh]
    #expect(items.map(\.rawValue) == [0, 1, 2, 3, 4, 12, 13])
    #expect(UIBarButtonItem.Style.plain.rawValue == 0)
    #expect(UIBarButtonItem.Style.done.rawValue == 2)
    if #available(iOS 26, *) { #expect(UIBarButtonItem.Style.prominent.rawValue == 2) }
  }

  @Test("text alignments and Return keys have the same raw values as in UIKit")
  func textRawValues() {
    let alignments: [NSTextAlignment] = [.left, .center, .right, .justified, .natural]
    #expect(alignments.map(\.rawValue) == [0, 1, 2, 3, 4])
    let keys: [UIReturnKeyType] = [.default, .go, .next, .search, .send, .done, .continue]
    #expect(keys.map(\.rawValue) == [0, 1, 4, 6, 7, 9, 11])
  }

  @Test("the styles of contextual actions have the same raw values as in UIKit")
  func contextualActions() {
    #expect(UIContextualAction.Style.normal.rawValue == 0)
    #expect(UIContextualAction.Style.destructive.rawValue == 1)
  }
}
