public import Foundation

/// Says how many wheels a picker has, and how many rows these have.
@MainActor public protocol UIPickerViewDataSource: NSObjectProtocol {
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Says what the rows of a picker show, and hears of choices.
@MainActor public protocol UIPickerViewDelegate: NSObjectProtocol {
    /// In points. Default: an equal share of what is left.
    func pickerView(
        _ pickerView: UIPickerView, widthForComponent component: Int
    ) throws(NotImplemented) -> CGFloat
    /// In points. Default: 32.
    func pickerView(
        _ pickerView: UIPickerView, rowHeightForComponent component: Int
    ) throws(NotImplemented) -> CGFloat
    func pickerView(
        _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) throws(NotImplemented) -> String?
    /// Goes before a plain title.
    func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) throws(NotImplemented) -> NSAttributedString?
    /// Goes before titles.
    ///
    /// - Parameters:
    ///   - pickerView: The one that asks.
    ///   - row: Within its wheel.
    ///   - component: The wheel's number.
    ///   - view: One that is no longer seen, to be used again.
    func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
        reusing view: UIView?
    ) throws(NotImplemented) -> UIView
    /// A person chose a row.
    func pickerView(
        _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
    ) throws(NotImplemented)
}

extension UIPickerViewDelegate {
    public func pickerView(
        _ pickerView: UIPickerView, widthForComponent component: Int
    ) throws(NotImplemented) -> CGFloat { throw NotImplemented() }

    public func pickerView(
        _ pickerView: UIPickerView, rowHeightForComponent component: Int
    ) throws(NotImplemented) -> CGFloat { throw NotImplemented() }

    public func pickerView(
        _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) throws(NotImplemented) -> String? { throw NotImplemented() }

    public func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) throws(NotImplemented) -> NSAttributedString? { throw NotImplemented() }

    public func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
        reusing view: UIView?
    ) throws(NotImplemented) -> UIView { throw NotImplemented() }

    public func pickerView(
        _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
    ) throws(NotImplemented) { throw NotImplemented() }
}
