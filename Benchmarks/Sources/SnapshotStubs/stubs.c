// GRDB refers to SQLite's snapshots, which Debian's build leaves out. These fail, so that it takes
// the way it has for that.
#include "SnapshotStubs.h"

int sqlite3_snapshot_get(void *db, const char *schema, void **snapshot) { return 1; }
int sqlite3_snapshot_open(void *db, const char *schema, void *snapshot) { return 1; }
void sqlite3_snapshot_free(void *snapshot) {}
int sqlite3_snapshot_cmp(void *left, void *right) { return 0; }
int sqlite3_snapshot_recover(void *db, const char *schema) { return 1; }
