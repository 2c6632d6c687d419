import BeelineTesting
import Foundation
import Testing
import _Testing_UIKit

@testable import UIKit

/// Sizes, radii and fonts of controls, each with where it is from:
///
/// - *header*: a number that UIKit itself gives, as documented or printed by many
///   (`UISwitch().frame`, `UIStepper().frame` and so on in an iOS simulator);
/// - *resources*: Apple's design resources for iOS 16 and 17
///   (https://developer.apple.com/design/resources/).
@MainActor @Suite(.serialized) struct ControlMetricsTests {
    @Test func `controls of one size have it`() {
        for (control, size) in [
            // header: 51 by 31 since iOS 7.
            (UISwitch(), CGSize(width: 51, height: 31)),
            // header: 94 by 32 since iOS 13 (29 before).
            (UIStepper(), CGSize(width: 94, height: 32)),
            // header: medium 20, large 37.
            (UIActivityIndicatorView(style: .medium), CGSize(width: 20, height: 20)),
            (UIActivityIndicatorView(style: .large), CGSize(width: 37, height: 37)),
            // header: 320 by 216.
            (UIPickerView(), CGSize(width: 320, height: 216)),
            // resources: a disc of 28.
            (UIColorWell(), CGSize(width: 28, height: 28)),
            // resources: a disc of 30.
            (UIButton(type: .close), CGSize(width: 30, height: 30)),
        ] as [(UIView, CGSize)] {
            #expect(control.intrinsicContentSize == size, "\(control)")
            control.sizeToFit()
            #expect(control.bounds.size == size, "\(control)")
        }
    }

    @Test func `controls of one height have it`() {
        for (control, height) in [
            // header: 34 since iOS 15.
            (UISlider(), 34),
            // header: 4 since iOS 14; 2.5 for bars.
            (UIProgressView(progressViewStyle: .default), 4),
            (UIProgressView(progressViewStyle: .bar), 2.5),
            // header: 32 since iOS 13.
            (UISegmentedControl(items: ["A", "B"]), 32),
            // header: 26 since iOS 14.
            (UIPageControl(), 26),
        ] as [(UIView, CGFloat)] {
            #expect(control.intrinsicContentSize.height == height, "\(control)")
        }
    }

    // resources: track 4 points high, thumb 28 across, in line with the track's ends.
    @Test func `a slider's thumb ends where its track ends`() {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 204, height: 34))
        let track = slider.trackRect(forBounds: slider.bounds)
        #expect(track == CGRect(x: 2, y: 15, width: 200, height: 4))
        let least = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0)
        let most = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 1)
        #expect(least.size == CGSize(width: 28, height: 28))
        #expect(least.minX == track.minX)
        #expect(most.maxX == track.maxX)
    }

    // resources: radius 8.91 around, 6.93 around the chosen segment, which lies 2 points inside;
    // titles of 13 points, medium, the chosen one semibold.
    @Test func `a segmented control's parts`() throws {
        let world = ControlScreen(UISegmentedControl(items: ["A", "B"]))
        world.control.selectedSegmentIndex = 0
        world.screen.settle()
        #expect(world.control.layer.cornerRadius == 8.91)
        let pill = try #require(world.control.subviews.first { $0.layer.cornerRadius == 6.93 })
        #expect(pill.frame == CGRect(x: 2, y: 2, width: 96, height: 36))
        let labels = world.control.subviews.flatMap(\.subviews).compactMap { $0 as? UILabel }
        #expect(labels.map { $0.font.pointSize } == [13, 13])
        #expect(labels[0].font == .systemFont(ofSize: 13, weight: .semibold))
        #expect(labels[1].font == .systemFont(ofSize: 13, weight: .medium))
    }

    // header: dots of 8 points, 10 apart.
    @Test func `a page control grows by the distance of its dots`() {
        let control = UIPageControl()
        let two = control.size(forNumberOfPages: 2).width
        #expect(control.size(forNumberOfPages: 3).width - two == 18)
    }

    // https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct and
    // resources: 7 and 12 points around a title of 17; 15 and 20 when large; 5 and 10 when small.
    @Test func `a configured button's insets and fonts follow its size`() {
        func button(_ size: UIButton.Configuration.Size) -> UIButton {
            var configuration = UIButton.Configuration.filled()
            configuration.title = "Go"
            configuration.buttonSize = size
            return UIButton(configuration: configuration)
        }
        for (size, font, margin) in [
            (.small, 15, 5), (.medium, 17, 7), (.large, 17, 15),
        ] as [(UIButton.Configuration.Size, CGFloat, CGFloat)] {
            let button = button(size)
            #expect(button.titleLabel?.font.pointSize == font)
            let title = button.titleLabel?.intrinsicContentSize.height ?? 0
            #expect(button.intrinsicContentSize.height == title + 2 * margin)
        }
    }

    // header: `UIButton(type: .system).titleLabel.font` is of 15 points, that of `.custom` of 18.
    @Test func `titles without a configuration`() {
        #expect(UIButton(type: .system).titleLabel?.font.pointSize == 15)
        #expect(UIButton(type: .custom).titleLabel?.font.pointSize == 18)
    }

    // resources: chips 34 points high; days in discs of 44, 20-point digits.
    @Test func `a date picker's chips and days`() {
        let picker = UIDatePicker()
        picker.preferredDatePickerStyle = .compact
        #expect(picker.intrinsicContentSize.height == 34)
        picker.preferredDatePickerStyle = .inline
        picker.datePickerMode = .date
        #expect(picker.intrinsicContentSize == CGSize(width: 320, height: 44 + 20 + 6 * 44))
    }

    // resources: labels of the system's own colours on its own backgrounds.
    @Test func `a switch is 27 points of knob on a green track, 2 points inside`() throws {
        let world = ControlScreen(UISwitch())
        world.control.isOn = true
        world.screen.settle()
        let knob = try #require(world.control.subviews.first { $0 is ControlKnob })
        #expect(knob.frame == CGRect(x: 22, y: 2, width: 27, height: 27))
        #expect(world.control.subviews[0].backgroundColor == .systemGreen)
    }
}
