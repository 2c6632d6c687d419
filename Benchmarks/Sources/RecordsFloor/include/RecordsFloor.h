// SQLite through its own interface: the floor under every record layer.
#pragma once
#include <sqlite3.h>
#include <stdint.h>

// Eleven texts, the last but one of which may be NULL, and a number.
typedef struct {
    char *texts[11];
    int64_t updated_at;
} floor_contact;

sqlite3 *floor_open(const char *path, int full);
void floor_run(sqlite3 *db, const char *sql);
void floor_close(sqlite3 *db);

// All in one transaction.
void floor_insert(sqlite3 *db, const floor_contact *contacts, int count);
// Each in a transaction of its own.
void floor_insert_singly(sqlite3 *db, const floor_contact *contacts, int count);

// Reads rows into structs that own copies of their texts; returns how many. 'value' is bound unless
// it is NULL.
int floor_read(sqlite3 *db, const char *sql, const char *value, floor_contact *out, int capacity);
void floor_free(floor_contact *contacts, int count);
