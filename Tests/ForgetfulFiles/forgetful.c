#include "ForgetfulFiles.h"
#include <pthread.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_FILES = 32, SECTOR = 512 };

typedef struct change {
    struct change *next;
    sqlite3_int64 offset; // of a write, or the new size
    int count;            // -1: a new size
    unsigned char bytes[];
} change;

typedef struct {
    unsigned char *bytes;
    sqlite3_int64 size, capacity;
    int exists;
} content;

// A file: what the disk surely has, and what it may have.
typedef struct {
    char *path;
    content synced, left;
    change *first, **last;
} image;

typedef struct {
    sqlite3_file base;
    image *image; // NULL for a temporary file
    sqlite3_file *real;
} file;

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static image images[MOST_FILES];
static int image_count;
static long operations, failing_operation, broken_operation;
static int has_failed, broken_code;
static unsigned long long random_state;
static sqlite3_vfs *real_vfs;
static sqlite3_vfs layer;

static unsigned next_random(void) {
    random_state = random_state * 6364136223846793005ull + 1442695040888963407ull;
    return (unsigned)(random_state >> 40);
}

static void resize(content *c, sqlite3_int64 size) {
    if (size > c->capacity) {
        c->capacity = size * 2;
        c->bytes = realloc(c->bytes, (size_t)c->capacity);
    }
    if (size > c->size) memset(c->bytes + c->size, 0, (size_t)(size - c->size));
    c->size = size;
}

static void put(content *c, sqlite3_int64 offset, const void *bytes, int count) {
    if (offset + count > c->size) resize(c, offset + count);
    memcpy(c->bytes + offset, bytes, (size_t)count);
}

static void clear(content *c) {
    free(c->bytes);
    memset(c, 0, sizeof *c);
}

static void forget_changes(image *im) {
    while (im->first) {
        change *gone = im->first;
        im->first = gone->next;
        free(gone);
    }
    im->last = &im->first;
}

static void note(image *im, sqlite3_int64 offset, const void *bytes, int count) {
    change *c = malloc(sizeof *c + (count > 0 ? (size_t)count : 0));
    c->next = NULL;
    c->offset = offset;
    c->count = count;
    if (count > 0) memcpy(c->bytes, bytes, (size_t)count);
    *im->last = c;
    im->last = &c->next;
}

// The disk has everything now.
static void sync_image(image *im) {
    for (change *c = im->first; c; c = c->next) {
        if (c->count < 0) resize(&im->synced, c->offset);
        else put(&im->synced, c->offset, c->bytes, c->count);
    }
    im->synced.exists = 1;
    forget_changes(im);
}

// The disk has some of it.
static void fail_image(image *im) {
    clear(&im->left);
    if (im->synced.size) put(&im->left, 0, im->synced.bytes, (int)im->synced.size);
    im->left.exists = im->synced.exists || next_random() % 2;
    for (change *c = im->first; c; c = c->next) {
        if (c->count < 0) {
            if (next_random() % 2) resize(&im->left, c->offset);
            continue;
        }
        for (int start = 0; start < c->count; start += SECTOR) {
            int count = c->count - start < SECTOR ? c->count - start : SECTOR;
            if (next_random() % 2) put(&im->left, c->offset + start, c->bytes + start, count);
        }
    }
}

// Counts an operation; the power fails before it.
static int count_operation(void) {
    operations++;
    if (operations == failing_operation) {
        for (int i = 0; i < image_count; i++) fail_image(&images[i]);
        has_failed = 1;
    }
    return broken_operation && operations >= broken_operation ? broken_code : SQLITE_OK;
}

static image *image_for(const char *path) {
    for (int i = 0; i < image_count; i++)
        if (strcmp(images[i].path, path) == 0) return &images[i];
    if (image_count == MOST_FILES) abort();
    image *im = &images[image_count++];
    memset(im, 0, sizeof *im);
    im->path = strdup(path);
    im->last = &im->first;
    FILE *stream = fopen(path, "rb");
    if (!stream) return im;
    unsigned char buffer[4096];
    size_t count;
    while ((count = fread(buffer, 1, sizeof buffer, stream)) > 0) put(&im->synced, im->synced.size, buffer, (int)count);
    im->synced.exists = im->synced.size > 0;
    fclose(stream);
    return im;
}

#define REAL(f) (((file *)(f))->real)

static int close_file(sqlite3_file *f) { return REAL(f)->pMethods->xClose(REAL(f)); }
static int read_file(sqlite3_file *f, void *bytes, int count, sqlite3_int64 offset) {
    return REAL(f)->pMethods->xRead(REAL(f), bytes, count, offset);
}

static int write_file(sqlite3_file *f, const void *bytes, int count, sqlite3_int64 offset) {
    image *im = ((file *)f)->image;
    if (!im) return REAL(f)->pMethods->xWrite(REAL(f), bytes, count, offset);
    pthread_mutex_lock(&mutex);
    int code = count_operation();
    if (code == SQLITE_OK) code = REAL(f)->pMethods->xWrite(REAL(f), bytes, count, offset);
    if (code == SQLITE_OK) note(im, offset, bytes, count);
    pthread_mutex_unlock(&mutex);
    return code;
}

static int truncate_file(sqlite3_file *f, sqlite3_int64 size) {
    image *im = ((file *)f)->image;
    if (!im) return REAL(f)->pMethods->xTruncate(REAL(f), size);
    pthread_mutex_lock(&mutex);
    int code = count_operation();
    if (code == SQLITE_OK) code = REAL(f)->pMethods->xTruncate(REAL(f), size);
    if (code == SQLITE_OK) note(im, size, NULL, -1);
    pthread_mutex_unlock(&mutex);
    return code;
}

static int sync_file(sqlite3_file *f, int flags) {
    image *im = ((file *)f)->image;
    if (!im) return SQLITE_OK;
    pthread_mutex_lock(&mutex);
    int code = count_operation();
    if (code == SQLITE_OK) sync_image(im);
    pthread_mutex_unlock(&mutex);
    return code == SQLITE_OK || code == SQLITE_FULL ? code : SQLITE_IOERR_FSYNC;
}

static int file_size(sqlite3_file *f, sqlite3_int64 *size) { return REAL(f)->pMethods->xFileSize(REAL(f), size); }
static int lock(sqlite3_file *f, int level) { return REAL(f)->pMethods->xLock(REAL(f), level); }
static int unlock(sqlite3_file *f, int level) { return REAL(f)->pMethods->xUnlock(REAL(f), level); }
static int check_lock(sqlite3_file *f, int *is_locked) {
    return REAL(f)->pMethods->xCheckReservedLock(REAL(f), is_locked);
}
static int control(sqlite3_file *f, int operation, void *argument) {
    return REAL(f)->pMethods->xFileControl(REAL(f), operation, argument);
}
static int sector_size(sqlite3_file *f) { return SECTOR; }
static int characteristics(sqlite3_file *f) { return SQLITE_IOCAP_POWERSAFE_OVERWRITE; }
static int shm_map(sqlite3_file *f, int page, int size, int extends, void volatile **out) {
    return REAL(f)->pMethods->xShmMap(REAL(f), page, size, extends, out);
}
static int shm_lock(sqlite3_file *f, int offset, int count, int flags) {
    return REAL(f)->pMethods->xShmLock(REAL(f), offset, count, flags);
}
static void shm_barrier(sqlite3_file *f) { REAL(f)->pMethods->xShmBarrier(REAL(f)); }
static int shm_unmap(sqlite3_file *f, int deletes) { return REAL(f)->pMethods->xShmUnmap(REAL(f), deletes); }

static const sqlite3_io_methods methods = {
    2, close_file, read_file, write_file, truncate_file, sync_file, file_size, lock, unlock, check_lock,
    control, sector_size, characteristics, shm_map, shm_lock, shm_barrier, shm_unmap, NULL, NULL};

static int open_file(sqlite3_vfs *vfs, const char *path, sqlite3_file *f, int flags, int *out) {
    file *own = (file *)f;
    own->real = (sqlite3_file *)(own + 1);
    own->base.pMethods = NULL;
    own->image = NULL;
    int kinds = SQLITE_OPEN_MAIN_DB | SQLITE_OPEN_MAIN_JOURNAL | SQLITE_OPEN_WAL;
    if (path && flags & kinds) {
        pthread_mutex_lock(&mutex);
        own->image = image_for(path);
        pthread_mutex_unlock(&mutex);
    }
    int code = real_vfs->xOpen(real_vfs, path, own->real, flags, out);
    if (code == SQLITE_OK) own->base.pMethods = &methods;
    return code;
}

static int delete_file(sqlite3_vfs *vfs, const char *path, int is_synced) {
    pthread_mutex_lock(&mutex);
    image *im = image_for(path);
    int code = count_operation();
    if (code == SQLITE_OK) code = real_vfs->xDelete(real_vfs, path, is_synced);
    if (code == SQLITE_OK) {
        // A deletion that the disk was not waited for may be lost; what was in the file stays then.
        if (is_synced || next_random() % 2) clear(&im->synced);
        forget_changes(im);
    }
    pthread_mutex_unlock(&mutex);
    return code;
}

int forgetful_register(void) {
    pthread_mutex_lock(&mutex);
    int code = SQLITE_OK;
    if (!real_vfs) {
        real_vfs = sqlite3_vfs_find(NULL);
        layer = *real_vfs;
        layer.pNext = NULL;
        layer.zName = "forgetful";
        layer.szOsFile = (int)sizeof(file) + real_vfs->szOsFile;
        layer.xOpen = open_file;
        layer.xDelete = delete_file;
        code = sqlite3_vfs_register(&layer, 0);
    }
    pthread_mutex_unlock(&mutex);
    return code;
}

void forgetful_begin(long operation, unsigned long long seed) {
    pthread_mutex_lock(&mutex);
    for (int i = 0; i < image_count; i++) {
        clear(&images[i].synced);
        clear(&images[i].left);
        forget_changes(&images[i]);
        free(images[i].path);
    }
    image_count = 0;
    operations = 0;
    failing_operation = operation;
    broken_operation = 0;
    has_failed = 0;
    random_state = seed;
    pthread_mutex_unlock(&mutex);
}

int forgetful_has_failed(void) {
    pthread_mutex_lock(&mutex);
    int result = has_failed;
    pthread_mutex_unlock(&mutex);
    return result;
}

long forgetful_operations(void) {
    pthread_mutex_lock(&mutex);
    long result = operations;
    pthread_mutex_unlock(&mutex);
    return result;
}

int forgetful_write(const char *folder) {
    int code = 0;
    pthread_mutex_lock(&mutex);
    for (int i = 0; i < image_count; i++) {
        if (!images[i].left.exists) continue;
        char path[4096];
        snprintf(path, sizeof path, "%s/%s", folder, strrchr(images[i].path, '/') + 1);
        FILE *stream = fopen(path, "wb");
        if (!stream) {
            code = -1;
            continue;
        }
        fwrite(images[i].left.bytes, 1, (size_t)images[i].left.size, stream);
        fclose(stream);
    }
    pthread_mutex_unlock(&mutex);
    return code;
}

void forgetful_break(long operation, int code) {
    pthread_mutex_lock(&mutex);
    broken_operation = operation ? operations + operation : 0;
    broken_code = code;
    pthread_mutex_unlock(&mutex);
}
