// Apple's overlay; in Objective-C these tell of errors in another way.
extension FileHandle {
    public convenience init(forWritingTo url: URL) throws { fatalError() }
    public convenience init(forReadingFrom url: URL) throws { fatalError() }
    public func write(contentsOf data: some DataProtocol) throws { fatalError() }
    public func read(upToCount count: Int) throws -> Data? { fatalError() }
    public func readToEnd() throws -> Data? { fatalError() }
    public func synchronize() throws { fatalError() }
    public func close() throws { fatalError() }
}
