open class DateFormatter: NSObject, @unchecked Sendable {
    public enum Style: UInt, Sendable { case none, short, medium, long, full }
    open var dateStyle: Style {
        get { fatalError() }
        set { fatalError() }
    }
    open var timeStyle: Style {
        get { fatalError() }
        set { fatalError() }
    }
    open var locale: Locale! {
        get { fatalError() }
        set { fatalError() }
    }
    open var timeZone: TimeZone! {
        get { fatalError() }
        set { fatalError() }
    }
    open var dateFormat: String! {
        get { fatalError() }
        set { fatalError() }
    }
    open func string(from date: Date) -> String { fatalError() }
    open func date(from string: String) -> Date? { fatalError() }
    open func setLocalizedDateFormatFromTemplate(_ dateFormatTemplate: String) { fatalError() }
}
