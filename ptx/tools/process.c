/* process.c: runs other programs, and keeps files for them in a private folder. See process.h. */
#include "ptx/tools/process.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

static volatile sig_atomic_t running; /* the process group of the program that runs; 0: none */

/* ---------------------------------------------------------------------------------------------- programs */

/* Appends all that can be read from a file descriptor. */
static void fd_read(int fd, Out *o) {
    char part[4096];
    for (ssize_t n; (n = read(fd, part, sizeof part)) > 0 || (n < 0 && errno == EINTR);)
        if (n > 0) out_bytes(o, part, (size_t)n);
}

/* Replaces the child process by the program, whose output goes to `printed`. `failed` is closed when the program
 * starts; if it does not start, errno is written there. */
static _Noreturn void child(const char *const *argv, bool with_errors, int printed, int failed) {
    uint32_t n = 0;
    while (argv[n]) n++;
    char **args = mem_alloc((n + 1) * sizeof *args);
    for (uint32_t i = 0; i < n; i++) args[i] = mem_copy(argv[i], strlen(argv[i]) + 1);
    if (dup2(printed, STDOUT_FILENO) >= 0 && (!with_errors || dup2(printed, STDERR_FILENO) >= 0)) execvp(args[0], args);
    int error = errno;
    if (write(failed, &error, sizeof error) < 0) _exit(126);
    _exit(127);
}

int process_run(const char *const *argv, bool with_errors, Out *output) {
    int printed[2], failed[2], status = 0, error = 0;
    if (pipe(printed)) return -1;
    if (pipe(failed)) return close(printed[0]), close(printed[1]), -1;
    fcntl(failed[1], F_SETFD, FD_CLOEXEC);
    fflush(NULL);
    pid_t pid = fork();
    if (pid == 0) setpgid(0, 0), child(argv, with_errors, printed[1], failed[1]);
    if (pid < 0) error = errno;
    else setpgid(pid, pid), running = pid; /* both do it, because either may be first */
    close(printed[1]), close(failed[1]);
    if (pid > 0) {
        int started;
        if (read(failed[0], &started, sizeof started) == (ssize_t)sizeof started) error = started;
        fd_read(printed[0], output);
        while (waitpid(pid, &status, 0) < 0 && errno == EINTR) {}
        running = 0;
    }
    close(printed[0]), close(failed[0]);
    if (error) return errno = error, -1;
    return WIFSIGNALED(status) ? PROCESS_SIGNAL + WTERMSIG(status) : WEXITSTATUS(status);
}

/* ------------------------------------------------------------------------------------------------- folder */

static Scratch *scratch_live; /* the folder that an interrupt must remove */
static const int interrupts[] = {SIGINT,  SIGTERM, SIGHUP,  SIGQUIT, SIGPIPE,
                                 SIGALRM, SIGXCPU, SIGXFSZ, SIGUSR1, SIGUSR2};
enum { INTERRUPTS = sizeof interrupts / sizeof *interrupts };

/* Deletes the files that scratch_file has named, as far as they exist, and the folder. Calls only functions that are
 * safe in a signal handler. */
static void files_remove(const Scratch *s) {
    for (uint32_t i = 0; i < s->nfile; i++) unlink(s->file[i]);
    rmdir(s->folder);
}

/* Kills the program that runs, if there is one, and its child processes, because they may still write into the
 * folder. */
static void program_stop(void) {
    pid_t pid = (pid_t)running;
    if (!pid) return;
    kill(-pid, SIGKILL);
    waitpid(pid, NULL, 0);
}

/* Deletes the folder that exists now, if there is one: at exit or at a signal. */
static void folder_remove(void) {
    if (scratch_live) files_remove(scratch_live);
    scratch_live = NULL;
}

/* Handles a signal that ends the process: stops the program, removes the folder, and lets the signal act as without a
 * handler. */
static void interrupted(int sig) {
    program_stop();
    folder_remove();
    signal(sig, SIG_DFL);
    raise(sig);
}

/* Sets the handler of all signals in `interrupts`, which end the process, except those that are ignored. */
static void interrupts_handle(void (*handler)(int)) {
    for (int i = 0; i < INTERRUPTS; i++) {
        struct sigaction old, new = {.sa_handler = handler};
        if (!sigaction(interrupts[i], NULL, &old) && old.sa_handler != SIG_IGN) sigaction(interrupts[i], &new, NULL);
    }
}

bool scratch_make(Scratch *s) {
    const char *parent = getenv("TMPDIR");
    if (!parent || !*parent || strlen(parent) > 40) parent = "/tmp";
    s->nfile = 0;
    snprintf(s->folder, sizeof s->folder, "%s/nvir-XXXXXX", parent);
    sigset_t wait, before;
    sigemptyset(&wait);
    for (int i = 0; i < INTERRUPTS; i++) sigaddset(&wait, interrupts[i]);
    sigprocmask(SIG_BLOCK, &wait, &before); /* no interrupt between making the folder and recording it */
    bool made = mkdtemp(s->folder) != NULL;
    int error = errno;
    if (made) {
        static bool at_exit;
        if (!at_exit) at_exit = atexit(folder_remove) == 0; /* memory may run out */
        scratch_live = s;
        interrupts_handle(interrupted);
    }
    sigprocmask(SIG_SETMASK, &before, NULL);
    errno = error;
    return made;
}

const char *scratch_file(Scratch *s, const char *name) {
    char *path = s->file[s->nfile], folder[sizeof s->folder]; /* a copy, because gcc fears that the two overlap */
    memcpy(folder, s->folder, sizeof folder);
    snprintf(path, sizeof s->file[0], "%s/%s", folder, name);
    s->nfile++;
    return path;
}

void scratch_remove(Scratch *s) {
    files_remove(s);
    scratch_live = NULL;
    interrupts_handle(SIG_DFL);
}

/* -------------------------------------------------------------------------------------------------- files */

bool file_write(const char *path, const char *text, size_t n) {
    FILE *f = fopen(path, "wb");
    if (!f) return false;
    bool good = fwrite(text, 1, n, f) == n;
    return fclose(f) == 0 && good;
}

bool file_read(const char *path, Out *to) {
    FILE *f = fopen(path, "rb");
    if (!f) return false;
    char part[4096];
    for (size_t n; (n = fread(part, 1, sizeof part, f)) > 0;) out_bytes(to, part, n);
    bool good = !ferror(f);
    fclose(f);
    return good;
}
