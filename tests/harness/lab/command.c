/* command.c: texts, files, and commands that run under limits; see command.h. */
#define _DEFAULT_SOURCE /* wait4 */
#define _XOPEN_SOURCE 700
#include "tests/harness/lab/command.h"

#include <ctype.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { CPU_SECONDS = 10, WALL_SECONDS = 60, MEGABYTES = 2048, KEEP_BYTES = 1 << 16 };

/* ------------------------------------------------------------------------------------------------ texts */

char *text_copy(const char *s) { return mem_copy(s, strlen(s) + 1); }

char *text_format(const char *format, ...) {
    char text[4096];
    va_list args;
    va_start(args, format);
    vsnprintf(text, sizeof text, format, args);
    va_end(args);
    return text_copy(text);
}

char *word_end(char *s) {
    while (*s && !isspace((unsigned char)*s)) s++;
    if (*s) *s++ = 0;
    while (isspace((unsigned char)*s)) s++;
    return s;
}

const char *path_base(const char *path) {
    const char *slash = strrchr(path, '/');
    return slash ? slash + 1 : path;
}

bool file_read(const char *path, Out *o) {
    char buf[4096];
    FILE *f = fopen(path, "rb");
    if (!f) return false;
    for (size_t n; (n = fread(buf, 1, sizeof buf, f)) > 0;) out_bytes(o, buf, n);
    fclose(f);
    return true;
}

bool file_write(const char *path, const Out *o) {
    FILE *f = fopen(path, "wb");
    if (!f) return false;
    bool ok = fwrite(o->buf, 1, o->n, f) == o->n;
    return fclose(f) == 0 && ok;
}

const char *out_text(Out *o) {
    out_char(o, '\0');
    o->n--;
    return o->buf;
}

/* ------------------------------------------------------------------------------------------------ commands */

double seconds(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}

/* Sets the soft and the hard limit of a resource of this process. */
static void limit_set(int what, rlim_t n) {
    struct rlimit l = {n, n};
    setrlimit(what, &l);
}

/* Turns this process, a child, into `sh -c command`, in a process group of its own, with its output on fd and under the
 * limits. */
static _Noreturn void command_become(const char *command, int fd, unsigned cpu) {
    setpgid(0, 0);
    int null = open("/dev/null", O_RDONLY);
    dup2(null, 0), dup2(fd, 1), dup2(fd, 2);
    limit_set(RLIMIT_CPU, cpu);
    limit_set(RLIMIT_AS, (rlim_t)MEGABYTES << 20);
    limit_set(RLIMIT_FSIZE, (rlim_t)64 << 20);
    limit_set(RLIMIT_CORE, 0);
    execl("/bin/sh", "sh", "-c", command, (char *)NULL);
    _exit(127);
}

/* Appends what comes out of fd to `out`, until nothing more can come or the time `end` is reached. Drops what comes
 * once `out` has KEEP_BYTES. */
static void output_read(int fd, Out *out, double end) {
    char buf[4096];
    for (ssize_t n = 1; n > 0;) {
        double left = end - seconds();
        struct pollfd p = {.fd = fd, .events = POLLIN};
        if (left <= 0 || poll(&p, 1, (int)(left * 1000) + 1) < 0) return;
        if (!p.revents) continue;
        n = read(fd, buf, sizeof buf);
        if (n > 0 && out->n < KEEP_BYTES) out_bytes(out, buf, (size_t)n);
    }
}

/* Waits for a child until the time `end` is reached, in steps of 0.1 to 13 ms. Returns whether it has ended by then. A
 * command may go on after it has closed its output. */
static bool child_wait(pid_t child, double end, int *status, struct rusage *usage) {
    struct timespec step = {.tv_nsec = 100000};
    while (wait4(child, status, WNOHANG, usage) == 0) {
        if (seconds() >= end) return false;
        nanosleep(&step, NULL);
        if (step.tv_nsec < 10000000) step.tv_nsec *= 2;
    }
    return true;
}

/* Appends the first KEEP_BYTES of the output of a command to `out` until it ends or `wall` seconds are over, then kills
 * its process group. Sets *status and *usage. Returns whether it ended in time. */
static bool command_wait(pid_t child, int fd, Out *out, double wall, int *status, struct rusage *usage) {
    double end = seconds() + wall;
    output_read(fd, out, end);
    bool ended = child_wait(child, end, status, usage);
    kill(-child, SIGKILL);
    if (!ended) wait4(child, status, 0, usage);
    return ended;
}

LabEnd command_run(const char *command, Out *out, unsigned cpu, double wall) {
    LabEnd e = {.code = -1};
    int fd[2], status = 0;
    if (pipe(fd)) return e;
    fcntl(fd[0], F_SETFD, FD_CLOEXEC);
    pid_t child = fork();
    if (!child) command_become(command, fd[1], cpu);
    close(fd[1]);
    if (child < 0) return e;
    setpgid(child, child);
    struct rusage usage = {0};
    bool in_time = command_wait(child, fd[0], out, wall, &status, &usage);
    e.cpu = (double)(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) +
            (double)(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1e6;
    close(fd[0]);
    /* the shell returns 128 and the number of a signal; a higher exit code is the command's own */
    int number = WIFSIGNALED(status) ? WTERMSIG(status) : WEXITSTATUS(status) - 128;
    if (number < 0 || number > SIGRTMAX) number = 0;
    if (!in_time || number == SIGXCPU || number == SIGKILL)
        snprintf(e.why, sizeof e.why,
                 "stopped after %u seconds of processor time, or %.0f seconds: it does not come to an end", cpu, wall);
    else if (number == SIGXFSZ) snprintf(e.why, sizeof e.why, "stopped because it wrote more than 64 MB");
    else if (number) snprintf(e.why, sizeof e.why, "it crashed (signal %d)", number);
    else e.code = WEXITSTATUS(status);
    if (out->n >= KEEP_BYTES) out_str(out, "\n... (the rest of the output is left out)\n");
    if (e.code > 0 && strstr(out_text(out), "out of memory"))
        snprintf(e.why, sizeof e.why, "it used more than %d MB of memory: does something grow without end?", MEGABYTES);
    return e;
}

LabEnd run(Out *out, const char *format, ...) {
    char command[8192];
    va_list args;
    va_start(args, format);
    vsnprintf(command, sizeof command, format, args);
    va_end(args);
    return command_run(command, out, CPU_SECONDS, WALL_SECONDS);
}

void end_tell(Out *o, const LabEnd *e) {
    if (e->why[0]) out_format(o, "%s\n", e->why);
    else if (e->code > 0 && e->code != LAB_ENDLESS && e->code != LAB_CRASHED) out_format(o, "exit code %d\n", e->code);
}
