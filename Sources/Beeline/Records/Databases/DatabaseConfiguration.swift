extension Database {
    /// What survives a power failure.
    ///
    /// Whatever is chosen, a transaction is there whole or not at all, and one
    /// whose `write` has returned survives the end of the program, `kill -9`
    /// included.
    public enum Durability: Sendable {
        /// Every transaction whose `write` has returned is there after the
        /// power has failed: the disk is waited for
        /// ([FULL](https://www.sqlite.org/pragma.html#pragma_synchronous)).
        case full
        /// The last transactions before the power failed may be gone, latest
        /// first; the file is whole. About four times as fast for small
        /// transactions.
        case normal
    }

    /// How a database is used.
    public struct Configuration: Sendable {
        /// What survives a power failure.
        public var durability = Durability.full

        /// How many reads go on at the same time; others wait for one of them.
        /// A write never waits for a read, nor a read for a write.
        public var maximumReaders = 4

        /// Whether nothing is ever written, not even migrations.
        public var isReadOnly = false

        /// How long a write waits for another program that is writing.
        public var patience = Duration.seconds(5)

        /// How often live queries look whether another program has written.
        public var foreignChangeInterval = Duration.milliseconds(200)

        /// What measures that interval. A test has its own.
        public var clock: any Clock<Duration> = ContinuousClock()

        /// The name of another layer under SQLite than the system's files, for
        /// tests of failing disks.
        package var fileLayer: String?

        /// The usual: everything survives, four readers.
        public init() {}
    }
}
