public import Beeline

/// A data source over a live query of a database, sections included.
public typealias FetchedResultsDataSource<R: Record> = ListDataSource<FetchedResults<R>>
