import BeelineTesting
import Foundation
import Testing
import _Testing_UIKit

@testable import UIKit

// https://developer.apple.com/documentation/uikit/uipickerview

@MainActor @Suite(.serialized) struct PickerViewTests {
    @Test func `a flick turns a wheel, which comes to rest at a row and says so once`() {
        let world = PickerWorld(rows: [100])
        world.screen.flick(from: CGPoint(x: 160, y: 260), to: CGPoint(x: 160, y: 180))
        world.screen.advance(by: 4)
        let row = world.picker.selectedRow(inComponent: 0)
        #expect(row > 2)
        #expect(world.source.chosen.last == [row, 0])
        #expect(world.source.chosen.count == 1)
        let center = world.picker.view(forRow: row, forComponent: 0)?.center.y ?? 0
        #expect(abs(center - 108) < 0.6)
    }

    @Test func `a slow drag goes on to the nearer row`() {
        let world = PickerWorld(rows: [100])
        world.screen.swipe(from: CGPoint(x: 160, y: 220), to: CGPoint(x: 160, y: 145))
        world.screen.advance(by: 2)
        #expect(world.source.chosen.map { $0[0] } == [2])
    }

    @Test func `a tap on a row brings it to the middle`() {
        let world = PickerWorld(rows: [100])
        world.screen.tap(at: CGPoint(x: 160, y: 100 + 108 + 32))
        world.screen.advance(by: 2)
        #expect(world.picker.selectedRow(inComponent: 0) == 1)
        #expect(world.source.chosen == [[1, 0]])
    }

    @Test func `rows chosen by the program are not told`() {
        let world = PickerWorld(rows: [100, 5])
        world.picker.selectRow(40, inComponent: 0, animated: true)
        world.picker.selectRow(3, inComponent: 1, animated: false)
        world.screen.advance(by: 3)
        #expect(world.picker.selectedRow(inComponent: 0) == 40)
        #expect(world.picker.selectedRow(inComponent: 1) == 3)
        #expect(world.source.chosen.isEmpty)
        #expect((world.picker.view(forRow: 40, forComponent: 0) as? UILabel)?.text == "40")
    }

    @Test func `only the rows that are seen are asked for, however many there are`() {
        let world = PickerWorld(rows: [10_000_000])
        #expect(world.source.asked.count < 12)
        world.picker.selectRow(9_000_000, inComponent: 0, animated: false)
        world.screen.settle()
        #expect(world.source.asked.count < 24)
        #expect(world.picker.selectedRow(inComponent: 0) == 9_000_000)
    }

    @Test func `a reload keeps the row as far as there is one`() {
        let world = PickerWorld(rows: [100])
        world.picker.selectRow(40, inComponent: 0, animated: false)
        world.source.rows = [50]
        world.picker.reloadAllComponents()
        #expect(world.picker.selectedRow(inComponent: 0) == 40)
        world.source.rows = [10]
        world.picker.reloadAllComponents()
        #expect(world.picker.selectedRow(inComponent: 0) == 9)
        world.source.rows = [0]
        world.picker.reloadAllComponents()
        world.screen.settle()
        #expect(world.picker.selectedRow(inComponent: 0) == -1)
    }

    @Test func `views of the delegate's are used again`() {
        let world = PickerWorld(rows: [1000], makesViews: true)
        for row in stride(from: 0, to: 900, by: 50) {
            world.picker.selectRow(row, inComponent: 0, animated: false)
            world.screen.settle()
        }
        #expect(world.source.made < 25)
    }

    @Test func `arrows turn the wheel, and go to the wheel beside`() {
        let world = PickerWorld(rows: [10, 10])
        world.screen.press(.tab)
        world.screen.press(.down)
        world.screen.press(.down)
        world.screen.press(.up)
        #expect(world.picker.selectedRow(inComponent: 0) == 1)
        world.screen.press(.right)
        world.screen.press(.end)
        #expect(world.picker.selectedRow(inComponent: 1) == 9)
        world.screen.press(.pageUp)
        #expect(world.picker.selectedRow(inComponent: 1) == 4)
        world.screen.press(.home)
        #expect(world.picker.selectedRow(inComponent: 1) == 0)
        #expect(world.source.chosen.count == 6)
        // Tab comes to each wheel once.
        world.screen.press(.tab)
        world.screen.press(.down)
        #expect(world.picker.selectedRow(inComponent: 0) == 2)
    }

    @Test func `assistive technology sees each wheel and turns it`() {
        let world = PickerWorld(rows: [10, 10])
        world.picker.accessibilityLabel = "Weight"
        let elements = world.elements
        #expect(elements.map(\.role) == [.spinButton, .spinButton])
        #expect(elements.map(\.value) == ["0", "0"])
        guard let host = world.screen.window.host else { return }
        world.screen.window.hostWindow(host, perform: "increment", on: elements[1].identifier)
        #expect(world.source.chosen == [[1, 1]])
        world.screen.window.hostWindow(host, setValue: 7, of: elements[0].identifier)
        #expect(world.picker.selectedRow(inComponent: 0) == 7)
    }
}

@MainActor private final class PickerWorld {
    let screen: TestScreen
    let picker = UIPickerView(frame: CGRect(x: 0, y: 100, width: 320, height: 216))
    let source: PickerSource

    init(rows: [Int], makesViews: Bool = false) {
        source = makesViews ? ViewSource(rows) : PickerSource(rows)
        let controller = UIViewController()
        screen = TestScreen(controller, scale: 2)
        controller.view.addSubview(picker)
        picker.dataSource = source
        picker.delegate = source
        screen.settle()
    }

    var elements: [HostAccessibleElement] {
        screen.settle()
        return (screen.window.host as? HeadlessWindow)?.accessibleElements ?? []
    }
}

@MainActor private class PickerSource: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var rows: [Int]
    var chosen: [[Int]] = []
    var asked: Set<Int> = []
    var made = 0

    init(_ rows: [Int]) {
        self.rows = rows
    }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { rows.count }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        rows[component]
    }

    func pickerView(
        _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? {
        asked.insert(row)
        return "\(row)"
    }

    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        chosen.append([row, component])
    }

    func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
        reusing view: UIView?
    ) throws(NotImplemented) -> UIView { throw NotImplemented() }
}

private final class ViewSource: PickerSource {
    override func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
        reusing view: UIView?
    ) -> UIView {
        if let view { return view }
        made += 1
        return UIView(frame: .zero)
    }
}
