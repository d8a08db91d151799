import HeadlessUI
import Pilot
import Testing

@Suite("ScreenPilot: items of a collection view")
@MainActor struct PilotItemTests {
  private let source = NumberSource()
  private let grid: UICollectionView
  private let pilot: ScreenPilot

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    grid = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 200), collectionViewLayout: layout)
    grid.register(NumberTile.self, forCellWithReuseIdentifier: "number")
    grid.dataSource = source
    grid.delegate = source
    let root = UIViewController()
    root.view.addSubview(grid)
    let window = UIWindow(size: CGSize(width: 320, height: 480))
    window.rootViewController = root
    window.makeKeyAndVisible()
    pilot = ScreenPilot(window)
  }

  @Test("`items` contains the texts of the visible items")
  func reads() {
    pilot.window.layoutIfNeeded()
    #expect(pilot.items == [["0"], ["1"], ["2"], ["3"], ["4"], ["5"]])
  }

  @Test("`selectItem(_:)` scrolls to the item and taps it")
  func selects() throws {
    try pilot.selectItem("42")
    #expect(source.selected == [[0, 42]])
    #expect(grid.indexPathsForVisibleItems.contains([0, 42]))
  }

  @Test("an item that is missing or cannot be selected causes an error")
  func missing() {
    let missing = #expect(throws: PilotError.self) { try pilot.selectItem("100") }
    #expect(missing?.complaint == "There is no item “100”.")
    #expect(grid.contentOffset.y == 0)
    grid.allowsSelection = false
    let refused = #expect(throws: PilotError.self) { try pilot.selectItem("1") }
    #expect(refused?.complaint == "The item “1” cannot be selected.")
    grid.isHidden = true
    let without = #expect(throws: PilotError.self) { try pilot.selectItem("1") }
    #expect(without?.complaint == "There is no collection view.")
  }
}

private final class NumberTile: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }
}

/// A source of items with the numbers from 0 to 99. It records the selected items.
private final class NumberSource: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  private(set) var selected: [IndexPath] = []

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 100 }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "number", for: indexPath)
    (cell as? NumberTile)?.label.text = "\(indexPath[1])"
    return cell
  }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    selected.append(indexPath)
  }
}
