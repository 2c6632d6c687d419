import Testing

@testable import UIKit

@MainActor @Suite(.serialized) struct LayoutMessageTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    private func reports(_ body: () -> Void) -> [String] {
        var reports: [String] = []
        let handler = LayoutEngine.reportHandler
        LayoutEngine.reportHandler = { reports.append($0) }
        body()
        LayoutEngine.reportHandler = handler
        return reports
    }

    // A solver lost its soundness here: https://github.com/IjzerenHein/kiwi.js/issues/31
    @Test func `contradicting constraints are told of once and the younger one is broken`() {
        let view = root.addView()
        let atLeast = view.widthAnchor.constraint(greaterThanOrEqualToConstant: 100)
        let atMost = view.widthAnchor.constraint(lessThanOrEqualToConstant: 50)
        atLeast.isActive = true
        atMost.isActive = true
        let first = reports { root.layoutIfNeeded() }
        #expect(first.count == 1)
        #expect(first[0].hasPrefix("Unable to simultaneously satisfy constraints."))
        #expect(
            first[0].hasSuffix("Will attempt to recover by breaking constraint\n\(atMost)"))
        #expect(first[0].contains("\(atLeast)"))
        #expect(view.frame.width >= 100)
        let later = reports {
            atMost.isActive = false
            root.layoutIfNeeded()
            atLeast.isActive = false
            root.layoutIfNeeded()
            atLeast.isActive = true
            root.layoutIfNeeded()
        }
        #expect(later.isEmpty)
        #expect(view.frame.width >= 100)
    }

    @Test func `the frame set by hand is kept and the constraint against it is broken`() {
        let view = root.addView()
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
        view.trailingAnchor.constraint(equalTo: root.trailingAnchor).isActive = true
        let wide = view.widthAnchor.constraint(equalToConstant: 400)
        wide.isActive = true
        let reports = reports { root.layoutIfNeeded() }
        #expect(reports.count == 1)
        #expect(reports[0].contains("NSAutoresizingMaskLayoutConstraint UIView:"))
        #expect(reports[0].contains(".width == 320   (active)>"))
        #expect(view.frame.width == 320)
        root.frame.size.width = 400
        let none = self.reports { root.layoutIfNeeded() }
        #expect(none.isEmpty)
        #expect(view.frame.width == 400)
    }

    @Test func `descriptions are UIKit's`() {
        let view = root.addView()
        let other = root.addView()
        let name = LayoutNames.name(of: view)
        let second = LayoutNames.name(of: other)
        let parent = LayoutNames.name(of: root)
        let width = view.widthAnchor.constraint(equalToConstant: 44)
        width.identifier = "w"
        #expect(width.description.hasSuffix(" 'w' \(name).width == 44   (inactive)>"))
        #expect(width.description.hasPrefix("<NSLayoutConstraint:0x"))
        let leading = view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16)
        leading.isActive = true
        #expect(
            leading.description.hasSuffix(
                " H:|-(16)-[\(name)]   (active, names: '|':\(parent) )>"))
        let gap = other.topAnchor.constraint(greaterThanOrEqualTo: view.bottomAnchor, constant: 8)
        #expect(gap.description.hasSuffix(" V:[\(name)]-(>=8)-[\(second)]   (inactive)>"))
        let center = view.centerXAnchor.constraint(equalTo: root.centerXAnchor, constant: -3)
        #expect(
            center.description.hasSuffix(" \(name).centerX == \(parent).centerX - 3   (inactive)>"))
    }

    // https://github.com/robb/Cartography/issues/190
    @Test func `a multiplier of 0 stops the program for positions`() async {
        let result = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            await MainActor.run {
                let parent = UIView()
                let view = parent.addView()
                _ = NSLayoutConstraint(
                    item: view, attribute: .leading, relatedBy: .equal, toItem: parent,
                    attribute: .leading, multiplier: 0, constant: 0)
            }
        }
        let message = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
        #expect(message.contains("A multiplier of 0 or a nil second item together with a location"))
        #expect(
            message.contains("Location attributes must be specified in pairs. (leading, leading"))
    }

    @Test func `a multiplier of 0 leaves a size with its constant`() {
        let view = root.addView()
        NSLayoutConstraint(
            item: view, attribute: .width, relatedBy: .equal, toItem: root, attribute: .width,
            multiplier: 0, constant: 30
        ).isActive = true
        root.layoutIfNeeded()
        #expect(view.frame.width == 30)
    }

    @Test func `views in different trees have no common ancestor`() async {
        let result = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            await MainActor.run {
                UIView().leadingAnchor.constraint(equalTo: UIView().leadingAnchor).isActive = true
            }
        }
        let message = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
        #expect(message.contains("Unable to activate constraint with anchors <NSLayoutXAxisAnchor"))
        #expect(message.contains("because they have no common ancestor."))
    }

    @Test func `sizes do not pair with positions nor directional edges with fixed ones`() async {
        for (a, b) in [
            (NSLayoutConstraint.Attribute.width, NSLayoutConstraint.Attribute.left),
            (.top, .leading),
        ] {
            #expect(a.kind != b.kind)
        }
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let parent = UIView()
                let view = parent.addView()
                _ = NSLayoutConstraint(
                    item: view, attribute: .leading, relatedBy: .equal, toItem: parent,
                    attribute: .left, multiplier: 1, constant: 0)
            }
        }
    }

    @Test func `a priority may not become required while the constraint is active`() async {
        let result = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            await MainActor.run {
                let view = UIView()
                let width = view.widthAnchor.constraint(equalToConstant: 4)
                width.priority = .defaultLow
                width.isActive = true
                width.priority = .required
            }
        }
        let message = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
        #expect(message.contains("from not required to required on an installed constraint"))
    }
}
