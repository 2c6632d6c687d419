// Tells how long the main thread of any program of GLib's main loop is busy between two waits.
// Loaded before it: LD_PRELOAD=busy.so BUSY_REPORT=FILE program.
//
// GLib waits in poll(). What lies between the return of one call and the next call is a turn: the events,
// the frame, or the jobs of the main actor that were due, and nothing else is answered meanwhile. Its time
// is counted by the clock and as processor time of the thread, which other programs don't add to. Turns that
// begin on SIGUSR1 belong to a new phase; the report has a line for each phase.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

static int (*real_poll)(struct pollfd *, nfds_t, int);
static volatile sig_atomic_t phase_ends;
static FILE *report;
static double wall_start, cpu_start, wall_longest, cpu_longest, cpu_sum, launch;
static long turns, wall_over, cpu_over;

static double now(clockid_t clock) {
    struct timespec time;
    clock_gettime(clock, &time);
    return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}

static void end_phase(int signal) { phase_ends = 1; }

static void print_phase(void) {
    struct rusage usage;
    getrusage(RUSAGE_SELF, &usage);
    fprintf(report,
            "turns %ld, longest %.1f ms of processor time (%.1f ms by the clock), over 16 ms: %ld (%ld by the "
            "clock), main thread %.0f ms, most memory %.0f MB\n",
            turns, cpu_longest, wall_longest, cpu_over, wall_over, cpu_sum, usage.ru_maxrss / 1024.0);
    fflush(report);
    turns = wall_over = cpu_over = 0;
    wall_longest = cpu_longest = cpu_sum = 0;
}

__attribute__((constructor)) static void start(void) {
    const char *path = getenv("BUSY_REPORT");
    report = path ? fopen(path, "w") : NULL;
    real_poll = (int (*)(struct pollfd *, nfds_t, int))dlsym(RTLD_NEXT, "poll");
    launch = now(CLOCK_MONOTONIC);
    struct sigaction action = {.sa_handler = end_phase, .sa_flags = SA_RESTART};
    sigaction(SIGUSR1, &action, NULL);
    unsetenv("LD_PRELOAD");
}

int poll(struct pollfd *files, nfds_t count, int timeout) {
    if (!report || syscall(SYS_gettid) != getpid()) return real_poll(files, count, timeout);
    if (wall_start > 0) {
        double wall = now(CLOCK_MONOTONIC) - wall_start;
        double cpu = now(CLOCK_THREAD_CPUTIME_ID) - cpu_start;
        turns++;
        cpu_sum += cpu;
        if (wall > wall_longest) wall_longest = wall;
        if (cpu > cpu_longest) cpu_longest = cpu;
        wall_over += wall > 16;
        cpu_over += cpu > 16;
    }
    if (phase_ends) {
        phase_ends = 0;
        print_phase();
    }
    int result = real_poll(files, count, timeout);
    wall_start = now(CLOCK_MONOTONIC);
    cpu_start = now(CLOCK_THREAD_CPUTIME_ID);
    return result;
}
