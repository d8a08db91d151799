import HeadlessUI
import Testing

@testable import TerminalUI

@Suite("Live screen: a collection view")
@MainActor struct LiveGridTests {
  private let window = UIWindow(size: CGSize(width: 640, height: 968))
  private let source = LettersSource()
  private let grid: UICollectionView
  private let screen: LiveScreen

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 200, height: 44)
    layout.minimumLineSpacing = 0
    grid = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 640, height: 176), collectionViewLayout: layout)
    grid.register(LetterCell.self, forCellWithReuseIdentifier: "letter")
    grid.dataSource = source
    grid.delegate = source
    let root = UIViewController()
    root.view.addSubview(grid)
    window.rootViewController = root
    window.makeKeyAndVisible()
    screen = LiveScreen(window)
    _ = screen.frame(of: .standard)
  }

  private func press(_ keys: Key...) {
    for key in keys {
      screen.press(key)
      _ = screen.frame(of: .standard)
    }
  }

  /// The letter of the highlighted item.
  private var highlighted: String? {
    grid.visibleCells.first(where: \.isHighlighted).flatMap { ($0 as? LetterCell)?.label.text }
  }

  @Test("the items are drawn side by side, with a mark before the highlighted item")
  func drawn() {
    let lines = screen.frame(of: .standard).lines
    #expect(lines[0].split(separator: " ") == ["▸", "A", "B", "C"])
    #expect(lines[1].split(separator: " ") == ["D", "E", "F"])
    let script = ScreenRenderer(size: .standard).render(window).lines
    #expect(script[0].split(separator: " ") == ["A", "B", "C"])
  }

  @Test("the arrow keys move the highlight in two dimensions and stop at the edges")
  func arrows() {
    press(.right, .down)
    #expect(highlighted == "E")
    press(.right, .right)
    #expect(highlighted == "F", "the next item is on the next line")
    press(.up, .left, .left, .left)
    #expect(highlighted == "A")
  }

  @Test("End, Page Up and Home move the highlight and scroll to the highlighted item")
  func scrolls() {
    press(.end)
    #expect(highlighted == "T")
    let lines = screen.frame(of: .standard).lines
    #expect(lines[3].split(separator: " ") == ["S", "▸", "T"])
    press(.pageUp)
    #expect(highlighted == "K")
    press(.home)
    #expect(highlighted == "A")
  }

  @Test("Return selects the highlighted item, and a script's output marks the selected item")
  func selects() {
    press(.right, .return)
    #expect(source.selected == ["B"])
    let script = ScreenRenderer(size: .standard).render(window).lines
    #expect(script[0].split(separator: " ") == ["A", "▸", "B", "C"])
  }

  @Test("the highlight moves with its item in an update")
  func follows() {
    press(.right)
    source.letters.insert("1", at: 0)
    grid.insertItems(at: [[0, 0]])
    _ = screen.frame(of: .standard)
    #expect(highlighted == "B")
    press(.right)
    #expect(highlighted == "B", "B is at the end of its line")
  }

  @Test("at the edge of the grid, an arrow key moves the focus to the next list")
  func nextList() {
    let table = UITableView(frame: CGRect(x: 0, y: 176, width: 640, height: 176), style: .plain)
    window.rootViewController?.view.addSubview(table)
    press(.right, .right, .right)
    #expect(screen.frontList === table)
    press(.left)
    #expect(screen.frontList === grid)
  }
}

private final class LetterCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: 16, dy: 0)
  }
}

/// A data source with twenty letters, which records the selected letters.
private final class LettersSource: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  var letters = "ABCDEFGHIJKLMNOPQRST".map(String.init)
  var selected: [String] = []

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { letters.count }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "letter", for: indexPath)
    (cell as? LetterCell)?.label.text = letters[indexPath.item]
    return cell
  }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    selected.append(letters[indexPath.item])
  }
}
