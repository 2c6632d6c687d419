import Testing

/// Expects that a process that stopped said each of these words on its way out.
func expectMessage(
    of result: ExitTest.Result?, _ words: String...,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    for word in words {
        #expect(message.contains(word), sourceLocation: sourceLocation)
    }
}

/// As `expectMessage`, for a `precondition`, whose message only an unoptimised program still has.
func expectPrecondition(
    of result: ExitTest.Result?, _ message: String,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    #if DEBUG
    expectMessage(of: result, message, sourceLocation: sourceLocation)
    #endif
}
