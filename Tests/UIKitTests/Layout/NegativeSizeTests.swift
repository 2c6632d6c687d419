import Testing

@testable import UIKit

/// On iOS a size is never negative: what leaves less room than none is a contradiction.
@MainActor @Suite(.serialized) struct NegativeSizeTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    private func reports(_ body: () -> Void) -> [String] {
        var reports: [String] = []
        let handler = LayoutEngine.reportHandler
        LayoutEngine.reportHandler = { reports.append($0) }
        body()
        LayoutEngine.reportHandler = handler
        return reports
    }

    private func pinned(margin: CGFloat) -> (view: UIView, constraints: [NSLayoutConstraint]) {
        let view = root.addView()
        let constraints = [
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: margin),
            view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -margin),
            view.topAnchor.constraint(equalTo: root.topAnchor),
            view.heightAnchor.constraint(equalToConstant: 10),
        ]
        NSLayoutConstraint.activate(constraints)
        return (view, constraints)
    }

    @Test func `margins wider than the room contradict each other, and the younger is broken`() {
        let (view, constraints) = pinned(margin: 60)
        let told = reports { root.layoutIfNeeded() }
        #expect(told.count == 1)
        #expect(told[0].hasSuffix("breaking constraint\n\(constraints[1])"))
        #expect(told[0].contains("\(constraints[0])"))
        // The list names what the program wrote, and not that sizes aren't negative.
        #expect(!told[0].contains("fitting size"))
        #expect(view.frame == CGRect(x: 60, y: 0, width: 0, height: 10))
    }

    @Test func `once there is room the broken constraint holds again`() {
        let (view, _) = pinned(margin: 60)
        _ = reports { root.layoutIfNeeded() }
        let later = reports {
            root.frame.size.width = 200
            root.layoutIfNeeded()
        }
        #expect(later.isEmpty)
        #expect(view.frame == CGRect(x: 60, y: 0, width: 80, height: 10))
        #expect(
            reports {
                root.frame.size.width = 90; root.layoutIfNeeded()
            }.count == 1)
        #expect(view.frame.width == 0)
    }

    @Test func `a negative size that is only wished for gives none, and is no contradiction`() {
        let view = root.addView()
        let width = view.widthAnchor.constraint(equalToConstant: -20)
        width.priority = .defaultHigh
        NSLayoutConstraint.activate([
            width, view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            view.topAnchor.constraint(equalTo: root.topAnchor),
            view.heightAnchor.constraint(equalToConstant: 10),
        ])
        #expect(reports { root.layoutIfNeeded() }.isEmpty)
        #expect(view.frame == CGRect(x: 0, y: 0, width: 0, height: 10))
    }

    @Test func `what follows from a size gets the size that it has`() {
        let (view, _) = pinned(margin: 60)
        let next = root.addView()
        NSLayoutConstraint.activate([
            next.leadingAnchor.constraint(equalTo: view.trailingAnchor, constant: 5),
            next.topAnchor.constraint(equalTo: root.topAnchor),
            next.widthAnchor.constraint(equalToConstant: 10),
            next.heightAnchor.constraint(equalToConstant: 10),
        ])
        _ = reports { root.layoutIfNeeded() }
        #expect(next.frame.minX == 65)
    }

    @Test func `guides are not smaller than nothing either`() {
        let guide = UILayoutGuide()
        root.addLayoutGuide(guide)
        NSLayoutConstraint.activate([
            guide.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 80),
            guide.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -80),
        ])
        #expect(reports { root.layoutIfNeeded() }.count == 1)
        #expect(guide.layoutFrame.width == 0)
    }

    @Test func `a root without any size is let be`() {
        root.frame = .zero
        let (view, _) = pinned(margin: 8)
        #expect(reports { root.layoutIfNeeded() }.isEmpty)
        #expect(view.frame.width == 0)
        #expect(
            reports {
                root.frame.size = CGSize(width: 50, height: 50); root.layoutIfNeeded()
            }.isEmpty)
        #expect(view.frame == CGRect(x: 8, y: 0, width: 34, height: 10))
    }

    @Test func `random constraints never give a negative or an unreal frame`() {
        var random = SplitMix64(seed: 11)
        let all = reports {
            for _ in 0..<200 {
                let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
                let views = (0..<4).map { _ in root.addView() }
                for _ in 0..<12 {
                    let (view, other) = (
                        views[Int(random.next() % 4)], views[Int(random.next() % 4)]
                    )
                    let attributes: [NSLayoutConstraint.Attribute] = [
                        .leading, .trailing, .centerX,
                    ]
                    let constraint = NSLayoutConstraint(
                        item: view, attribute: attributes[Int(random.next() % 3)],
                        relatedBy: [.equal, .lessThanOrEqual, .greaterThanOrEqual][
                            Int(random.next() % 3)],
                        toItem: view === other ? root : other,
                        attribute: attributes[Int(random.next() % 3)], multiplier: 1,
                        constant: CGFloat(Int(random.next() % 300)) - 150)
                    constraint.priority = random.next() % 2 == 0 ? .required : .defaultHigh
                    constraint.isActive = true
                }
                root.layoutIfNeeded()
                for view in views {
                    #expect(view.frame.width >= 0 && view.frame.height >= 0)
                    #expect(view.frame.minX.isFinite && view.frame.width.isFinite)
                }
            }
        }
        #expect(!all.isEmpty)
    }
}
