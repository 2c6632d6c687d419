public import Foundation

/// Hears of what a person does in a text field, and has a say in it.
@MainActor public protocol UITextFieldDelegate: NSObjectProtocol {
    /// Whether the text may be edited. Default: yes.
    func textFieldShouldBeginEditing(_ textField: UITextField) throws(NotImplemented) -> Bool
    func textFieldDidBeginEditing(_ textField: UITextField) throws(NotImplemented)
    /// Whether editing may end. It ends all the same when the field leaves its window. Default: yes.
    func textFieldShouldEndEditing(_ textField: UITextField) throws(NotImplemented) -> Bool
    /// Called unless the method with a reason is implemented.
    func textFieldDidEndEditing(_ textField: UITextField) throws(NotImplemented)
    func textFieldDidEndEditing(
        _ textField: UITextField, reason: UITextField.DidEndEditingReason
    ) throws(NotImplemented)

    /// Whether a text may take the place of a range. Default: yes.
    ///
    /// - Parameters:
    ///   - textField: The one that asks.
    ///   - range: In UTF-16; of length 0 for what is put between two characters.
    ///   - string: Empty for what is deleted.
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
        replacementString string: String
    ) throws(NotImplemented) -> Bool
    func textFieldDidChangeSelection(_ textField: UITextField) throws(NotImplemented)
    /// Whether the clear button may clear. Default: yes.
    func textFieldShouldClear(_ textField: UITextField) throws(NotImplemented) -> Bool
    /// What Return does; true for what it does by itself, which is to end the editing where an action
    /// for `editingDidEndOnExit` is there. Default: true.
    func textFieldShouldReturn(_ textField: UITextField) throws(NotImplemented) -> Bool
}

extension UITextFieldDelegate {
    public func textFieldShouldBeginEditing(
        _ textField: UITextField
    ) throws(NotImplemented) -> Bool {
        throw NotImplemented()
    }

    public func textFieldDidBeginEditing(_ textField: UITextField) throws(NotImplemented) {
        throw NotImplemented()
    }

    public func textFieldShouldEndEditing(
        _ textField: UITextField
    ) throws(NotImplemented) -> Bool {
        throw NotImplemented()
    }

    public func textFieldDidEndEditing(_ textField: UITextField) throws(NotImplemented) {
        throw NotImplemented()
    }

    public func textFieldDidEndEditing(
        _ textField: UITextField, reason: UITextField.DidEndEditingReason
    ) throws(NotImplemented) {
        throw NotImplemented()
    }

    public func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
        replacementString string: String
    ) throws(NotImplemented) -> Bool {
        throw NotImplemented()
    }

    public func textFieldDidChangeSelection(_ textField: UITextField) throws(NotImplemented) {
        throw NotImplemented()
    }

    public func textFieldShouldClear(_ textField: UITextField) throws(NotImplemented) -> Bool {
        throw NotImplemented()
    }

    public func textFieldShouldReturn(_ textField: UITextField) throws(NotImplemented) -> Bool {
        throw NotImplemented()
    }
}
