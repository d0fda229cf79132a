/* source.c: reads a text into memory. */
#include <errno.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#include "parse/parse.h"

/* Counts an error and, unless d is quiet, reports it: the file cannot be read because of `what`. Returns false. */
static bool source_fail(Diag *d, const char *path, const char *what) {
    d->errors++;
    if (!d->quiet && d->handler) d->handler(d->user, "error", strcmp(path, "-") == 0 ? "<stdin>" : path, 0, 0, what);
    if (!d->quiet && d->out) diag_print(d->out, "%s: error: %s", strcmp(path, "-") == 0 ? "<stdin>" : path, what);
    return false;
}

Source source_of_text(const char *name, char *text, size_t n) {
    return (Source){name, text, n, mem_alloc(sizeof(uint32_t *))};
}

static const uint32_t SIZE_LIMIT = UINT32_MAX - 16; /* offsets in a text have 32 bits */

/* Reads all of an open file, which stays open, into *out, from its start if it is seekable, and adds a NUL. path: for
 * messages, and the name of the source; "-" becomes <stdin>. If the file cannot be read or is too large, reports an
 * error to d and returns false. */
static bool source_fill(int fd, const char *path, Source *out, Diag *d) {
    size_t cap = 1 << 16, n = 0;
    struct stat s;
    bool large = fstat(fd, &s) == 0 && S_ISREG(s.st_mode) && s.st_size >= SIZE_LIMIT;
    if (large) return source_fail(d, path, "file of 4 GiB or more");
    off_t end = lseek(fd, 0, SEEK_END);
    /* The end is only a hint for the size of the buffer: that of a folder is arbitrary, and the file may grow. */
    if (lseek(fd, 0, SEEK_SET) == 0 && end > 0 && end < UINT32_MAX)
        cap = (size_t)end + 2; /* one byte to detect the end of the file, one for the NUL */
    char *text = mem_resize(NULL, cap);
    for (;;) {
        if (n + 1 == cap) {
            char *more = cap < SIZE_MAX / 2 ? realloc(text, cap *= 2) : NULL;
            if (!more) {
                free(text);
                return source_fail(d, path, "out of memory");
            }
            text = more;
        }
        ssize_t got = read(fd, text + n, cap - n - 1);
        if (got < 0 && errno == EINTR) continue;
        if (got < 0) {
            free(text);
            return source_fail(d, path, errno == EISDIR ? "a folder; name a file in it" : strerror(errno));
        }
        if (got == 0) break;
        n += (size_t)got;
        if (n >= SIZE_LIMIT) {
            free(text);
            return source_fail(d, path, "file of 4 GiB or more");
        }
    }
    text[n] = '\0';
    *out = source_of_text(strcmp(path, "-") == 0 ? "<stdin>" : path, text, n);
    return true;
}

/* Reads the file at `path`, also one of the name "-". */
static bool file_read(const char *path, Source *out, Diag *d) {
    int fd = open(path, O_RDONLY);
    if (fd < 0) return source_fail(d, path, strerror(errno));
    bool ok = source_fill(fd, path, out, d);
    close(fd);
    return ok;
}

bool source_read(const char *path, Source *out, Diag *d) {
    if (strcmp(path, "-") == 0) return source_fill(STDIN_FILENO, path, out, d);
    return file_read(path, out, d);
}

/* Reads a regular file of less than 64 MiB into *out. Returns false, without a message, if there is no such file or it
 * cannot be read. */
static bool regular_read(const char *path, Source *out) {
    struct stat s;
    Diag quiet = {.quiet = true};
    return stat(path, &s) == 0 && S_ISREG(s.st_mode) && s.st_size < (1 << 26) && file_read(path, out, &quiet);
}

bool source_find(const char *directory, const char *file, Source *out) {
    Out path;
    bool found = false;
    out_init(&path, NULL);
    if (file[0] != '/' && directory[0]) {
        out_str(&path, directory), out_char(&path, '/'), out_str(&path, file), out_char(&path, '\0');
        found = regular_read(path.buf, out);
    }
    out_free(&path);
    if (!found && !regular_read(file, out)) return false;
    out->name = file;
    return true;
}

void source_free(Source *s) {
    free((char *)s->text);
    if (s->lines) free(*s->lines);
    free(s->lines);
    *s = (Source){0};
}
