import HeadlessUI
import TestSupport
import Testing

@Suite("Deallocation of HeadlessUI objects", .tags(.memory))
@MainActor struct MemoryTests {
  @Test("a window and its controllers are deallocated")
  func window() async {
    await expectFreed { makeWindow(UINavigationController(rootViewController: UIViewController())) }
    await expectFreed {
      let navigation = UINavigationController(rootViewController: UIViewController())
      let window = makeWindow(navigation)
      window.displayIfNeeded()
      return navigation
    }
  }

  @Test("a controller with bar button items and children is deallocated")
  func controller() async {
    await expectFreed {
      let (parent, child) = (UIViewController(), UIViewController())
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
      parent.navigationItem.rightBarButtonItem = parent.editButtonItem
      return parent
    }
    await expectFreed { () -> UIView in UIViewController().view }
  }

  @Test("a controller is deallocated after a pop or a swipe back")
  func popped() async {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let window = makeWindow(navigation)
    await expectFreed {
      let detail = UIViewController()
      navigation.pushViewController(detail, animated: false)
      navigation.popViewController(animated: true)
      window.finishTransitions()
      return detail
    }
    await expectFreed {
      let detail = UIViewController()
      navigation.pushViewController(detail, animated: false)
      navigation.beginInteractivePop()
      navigation.cancelInteractivePop()
      navigation.beginInteractivePop()
      navigation.finishInteractivePop()
      return detail
    }
    withExtendedLifetime(window) {}
  }

  @Test("a dismissed controller and a dismissed alert are deallocated")
  func dismissed() async {
    let root = UIViewController()
    let window = makeWindow(root)
    await expectFreed {
      let modal = UIViewController()
      modal.modalPresentationStyle = .fullScreen
      root.present(modal, animated: false)
      root.dismiss(animated: true)
      window.finishTransitions()
      return modal
    }
    await expectFreed {
      let alert = UIAlertController(title: "A", message: nil, preferredStyle: .alert)
      alert.addTextField()
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      root.present(alert, animated: false)
      alert.tap(alert.actions[0])
      window.finishTransitions()
      return alert
    }
    withExtendedLifetime(window) {}
  }

  @Test("a window with a presented controller is deallocated")
  func presenting() async {
    for isPresenter in [true, false] {
      await expectFreed {
        let (root, modal) = (UIViewController(), UIViewController())
        let window = makeWindow(root)
        root.present(modal, animated: false)
        #expect(window.rootViewController === root)
        return isPresenter ? root : modal
      }
    }
  }

  @Test("a table, its cells and its controller are deallocated")
  func table() async {
    await expectFreed { ShownTable([["a", "b"]]).table }
    await expectFreed { ShownTable([["a", "b"]]).table.visibleCells[0] }
    await expectFreed { ShownTable([["a", "b"]]).source }
    await expectFreed {
      let list = UITableViewController()
      let window = makeWindow(list)
      window.rootViewController = nil
      return list
    }
  }

  @Test("a deleted cell is deallocated with its table")
  func deletedCell() async {
    await expectFreed {
      let list = ShownTable([["a", "b"]])
      let cell = list.table.visibleCells[0]
      list.source.sections = [["b"]]
      list.table.deleteRows(at: [[0, 0]], with: .automatic)
      return cell
    }
  }

  @Test("a window does not retain its first responder")
  func responder() async {
    let root = UIViewController()
    let window = makeWindow(root)
    await expectFreed {
      let field = UITextField()
      root.view.addSubview(field)
      field.becomeFirstResponder()
      field.removeFromSuperview()
      return field
    }
    #expect(window.firstResponder == nil)
  }
}
