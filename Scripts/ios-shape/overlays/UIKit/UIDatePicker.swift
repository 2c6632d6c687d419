// Objective-C sees these as NSLocale and NSTimeZone, which the headers of Foundation here don't have.

extension UIDatePicker {
    @MainActor public var locale: Locale? {
        get { fatalError() }
        set { fatalError() }
    }
    @MainActor public var timeZone: TimeZone? {
        get { fatalError() }
        set { fatalError() }
    }
}

extension NSAttributedString.Key {
    public static var foregroundColor: NSAttributedString.Key { fatalError() }
    public static var font: NSAttributedString.Key { fatalError() }
}
