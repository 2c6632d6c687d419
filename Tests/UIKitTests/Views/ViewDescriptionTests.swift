import Foundation
import Testing
import UIKit

@MainActor @Suite struct ViewDescriptionTests {
    @Test func `a tree is a line a view, with class, place and what it says`() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        let label = UILabel(frame: CGRect(x: 1.5, y: 2.125, width: 30, height: 20))
        label.text = "Bee"
        label.accessibilityIdentifier = "name"
        root.addSubview(label)
        let button = UIButton(type: .custom)
        button.isEnabled = false
        button.isSelected = true
        button.accessibilityLabel = "Fly"
        button.subviews.forEach { $0.removeFromSuperview() }
        root.addSubview(button)
        let hidden = UIView(frame: .zero)
        hidden.isHidden = true
        root.addSubview(hidden)
        #expect(
            ViewDescription.tree(of: root) == """
                UIView (0 0 100 50)
                  UILabel (1.5 2.13 30 20) #name "Bee"
                  UIButton (0 0 0 0) "Fly" disabled selected
                """)
    }

    @Test func `sizes beyond all numbers are written and stop nothing`() {
        let view = UIView(frame: .zero)
        view.bounds.size = CGSize(width: CGFloat.infinity, height: 1e300)
        #expect(ViewDescription.tree(of: view).contains("inf"))
    }
}
