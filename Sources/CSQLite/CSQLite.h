// SQLite, and what Swift can't say of it: functions with a variable number of arguments, and
// constants that are casts.
#pragma once
#include <sqlite3.h>

// Whether the last connection, when it closes, copies what is in the write-ahead log to the file.
static inline int sqlite_keep_log_on_close(sqlite3 *db, int keep) {
    return sqlite3_db_config(db, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, keep, (int *)0);
}

// Binds copies: the bytes need only live through the call.
static inline int sqlite_bind_text_copy(sqlite3_stmt *statement, int index, const char *text, int count) {
    return sqlite3_bind_text(statement, index, text, count, SQLITE_TRANSIENT);
}

static inline int sqlite_bind_blob_copy(sqlite3_stmt *statement, int index, const void *bytes, int count) {
    return sqlite3_bind_blob(statement, index, bytes, count, SQLITE_TRANSIENT);
}
