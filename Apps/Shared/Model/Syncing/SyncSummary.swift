public import Beeline
public import Foundation

/// How it stands with the server, in words.
public struct SyncSummary: Hashable, Sendable {
    public let title: String
    /// What else there is to know, a line each.
    public let details: [String]
    /// Whether something can be tried again.
    public let canRetry: Bool
    public let isWorking: Bool

    /// - Parameters:
    ///   - status: Nil without a server.
    ///   - invitation: What a server is good for.
    ///   - locale: How a date is written; nil for the desktop's.
    public init(_ status: SyncStatus?, invitation: String, locale: Locale? = nil) {
        let locale = locale ?? texts.locale
        guard let status else {
            title = localized("Only on this device")
            details = [invitation]
            (canRetry, isWorking) = (false, false)
            return
        }
        isWorking = status.activity != .idle
        canRetry = status.problem != nil || status.refused > 0 || status.lost > 0
        title = Self.title(of: status)
        var lines = [status.problem?.message, status.problem?.suggestion].compactMap { $0 }
        if let date = status.lastSync {
            lines.append(
                String(format: localized("Last in step: %@"), Self.formatted(date, locale)))
        }
        if status.waiting > 0 {
            lines.append(String(format: localized("Waiting to be sent: %d"), status.waiting))
        }
        if status.refused > 0 {
            lines.append(String(format: localized("Refused by the server: %d"), status.refused))
        }
        if status.setAside > 0 {
            lines.append(
                String(format: localized("From newer versions of the app: %d"), status.setAside))
        }
        if status.lost > 0 {
            lines.append(String(format: localized("Lost by the server: %d"), status.lost))
        }
        details = lines
    }

    private static func title(of status: SyncStatus) -> String {
        switch status.activity {
        case .sending: localized("Sending…")
        case .receiving: localized("Receiving…")
        case .comparing: localized("Comparing…")
        case .idle where status.problem != nil: localized("Not in step")
        case .idle where status.lastSync == nil: localized("Not in step yet")
        case .idle: status.waiting > 0 ? localized("Edits are waiting") : localized("In step")
        }
    }

    private static func formatted(_ date: Date, _ locale: Locale) -> String {
        let formatter = DateFormatter()
        formatter.locale = locale
        formatter.dateStyle = .medium
        formatter.timeStyle = .short
        return formatter.string(from: date)
    }
}
