import Testing

/// What happens on the way to the real server: each question in a suite.
///
/// One after the other: hundreds at once are more than the server answers in
/// time.
@Suite(.needsKinto, .serialized) enum ConnectionTests {}
