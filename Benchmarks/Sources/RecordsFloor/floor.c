#include "RecordsFloor.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void check(sqlite3 *db, int code, int expected) {
    if (code == expected) return;
    fprintf(stderr, "floor: %s\n", sqlite3_errmsg(db));
    exit(1);
}

void floor_run(sqlite3 *db, const char *sql) { check(db, sqlite3_exec(db, sql, NULL, NULL, NULL), SQLITE_OK); }

sqlite3 *floor_open(const char *path, int full) {
    sqlite3 *db;
    int flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX;
    check(db, sqlite3_open_v2(path, &db, flags, NULL), SQLITE_OK);
    floor_run(db, "PRAGMA journal_mode=WAL");
    floor_run(db, full ? "PRAGMA synchronous=FULL" : "PRAGMA synchronous=NORMAL");
    floor_run(db, "PRAGMA foreign_keys=ON");
    return db;
}

void floor_close(sqlite3 *db) { sqlite3_close(db); }

static sqlite3_stmt *prepare(sqlite3 *db, const char *sql) {
    sqlite3_stmt *statement;
    check(db, sqlite3_prepare_v2(db, sql, -1, &statement, NULL), SQLITE_OK);
    return statement;
}

static void step(sqlite3 *db, sqlite3_stmt *statement) {
    check(db, sqlite3_step(statement), SQLITE_DONE);
    sqlite3_reset(statement);
}

static void insert(sqlite3 *db, sqlite3_stmt *statement, const floor_contact *contact) {
    for (int i = 0; i < 11; i++) {
        if (contact->texts[i]) sqlite3_bind_text(statement, i + 1, contact->texts[i], -1, SQLITE_STATIC);
        else sqlite3_bind_null(statement, i + 1);
    }
    sqlite3_bind_int64(statement, 12, contact->updated_at);
    step(db, statement);
}

static const char *const insertion = "INSERT INTO contact VALUES(?,?,?,?,?,?,?,?,?,?,?,?)";

void floor_insert(sqlite3 *db, const floor_contact *contacts, int count) {
    sqlite3_stmt *statement = prepare(db, insertion);
    floor_run(db, "BEGIN IMMEDIATE");
    for (int i = 0; i < count; i++) insert(db, statement, &contacts[i]);
    floor_run(db, "COMMIT");
    sqlite3_finalize(statement);
}

void floor_insert_singly(sqlite3 *db, const floor_contact *contacts, int count) {
    sqlite3_stmt *statement = prepare(db, insertion);
    sqlite3_stmt *begin = prepare(db, "BEGIN IMMEDIATE"), *commit = prepare(db, "COMMIT");
    for (int i = 0; i < count; i++) {
        step(db, begin);
        insert(db, statement, &contacts[i]);
        step(db, commit);
    }
    sqlite3_finalize(statement);
    sqlite3_finalize(begin);
    sqlite3_finalize(commit);
}

static char *copy(sqlite3_stmt *statement, int column) {
    const unsigned char *text = sqlite3_column_text(statement, column);
    if (!text) return NULL;
    size_t size = (size_t)sqlite3_column_bytes(statement, column) + 1;
    return memcpy(malloc(size), text, size);
}

int floor_read(sqlite3 *db, const char *sql, const char *value, floor_contact *out, int capacity) {
    sqlite3_stmt *statement = prepare(db, sql);
    if (value) sqlite3_bind_text(statement, 1, value, -1, SQLITE_STATIC);
    int count = 0;
    while (count < capacity && sqlite3_step(statement) == SQLITE_ROW) {
        floor_contact *contact = &out[count++];
        for (int i = 0; i < 11; i++) contact->texts[i] = copy(statement, i);
        contact->updated_at = sqlite3_column_int64(statement, 11);
    }
    sqlite3_finalize(statement);
    return count;
}

void floor_free(floor_contact *contacts, int count) {
    for (int i = 0; i < count; i++)
        for (int k = 0; k < 11; k++) free(contacts[i].texts[k]);
}
