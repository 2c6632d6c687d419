// A layer under SQLite that remembers which bytes the disk was not waited for, and can say what would
// be left of the files if the power failed now.
#pragma once

// Adds the layer under the name "forgetful". Calling it again does nothing.
int forgetful_register(void);

// Forgets all files. The power is to fail at an operation that writes or syncs, counted from now, the
// first being 1; 0 for never. What was not synced is then kept or lost by the seed, in parts of 512
// bytes each.
void forgetful_begin(long operation, unsigned long long seed);

// Whether the power has failed. The files themselves go on as if nothing had happened.
int forgetful_has_failed(void);

// How many operations there were since the beginning.
long forgetful_operations(void);

// Writes what is left of the files into a folder, under their names.
int forgetful_write(const char *folder);

// From an operation on, counted as above, writing or syncing fails with a result code of SQLite's;
// 0 ends that.
void forgetful_break(long operation, int code);
