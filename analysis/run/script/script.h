/* script.h: the options of nvir-run, on the command line or in a file: values, buffers, launches,
 * expectations. Each file calls only those below it:
 *
 *   script.c         the options, option files, launches and their arguments
 *   script_result.c  prints, dumps and compares buffers
 *   script_buffer.c  makes and fills buffers, textures, surfaces, variables
 *   script_map.c     reads tensor maps
 *   script_value.c   reads and prints values: TYPE, V and FILL
 *   script_npy.c     the array files of numpy
 *   script_state.c   messages, input files, the list of buffers
 *   script_counts.c  prints counts; independent of the others
 *   run_option.c     the options of a run as a whole
 */
#ifndef NVIR_ANALYSIS_RUN_SCRIPT_SCRIPT_H
#define NVIR_ANALYSIS_RUN_SCRIPT_SCRIPT_H

#include "analysis/run/machine/run.h"

/* kind: f float, i signed, u unsigned, p pointer; fp: enum FpType of a float */
typedef struct ValueType {
    const char *name;
    uint8_t bytes;
    char kind;
    uint8_t fp;
} ValueType;

typedef struct Buffer {
    char *name;
    const ValueType *type;
    uint64_t n, address, handle; /* number of elements; handle of a texture or surface, else 0 */
    bool map;                    /* a tensor map: passed by value to a parameter of 128 bytes */
} Buffer;

/* The device that holds the buffers and runs the kernels: the functions of run.h, or others with the same
 * contract. Their first argument is Script.at. */
typedef struct ScriptDevice {
    /* written: the caller writes all of it next, so the contents do not matter; else they are undefined */
    uint64_t (*alloc)(void *at, uint64_t bytes, const char *name, bool written);
    bool (*write)(void *at, uint64_t address, const void *from, uint64_t bytes);
    bool (*read)(void *at, uint64_t address, void *to, void *undefined, uint64_t bytes);
    bool (*symbol)(void *at, const char *name, uint64_t *address, uint64_t *bytes);
    bool (*launch)(void *at, const Launch *launch);
} ScriptDevice;
extern const ScriptDevice script_machine; /* the executor; at: a Machine */

/* The position of a word: offset `at` of a file. `word` may be a copy of the text there. file NULL: no
 * position. */
typedef struct ScriptPlace {
    const Source *file;
    const char *word;
    uint32_t at;
} ScriptPlace;

/* The options of a run as a whole, and the launch files. Such an option takes effect before the first launch, even if
 * it comes after it; so launch files are read before the machine is created, and are kept, because a pipe can be read
 * only once. */
typedef struct RunSettings {
    RunOptions run;
    bool counts, tsv, lines; /* -counts; its form */
    char *counts_file;       /* receives the counts; "-": stdout; NULL: stderr */
    VEC(Source *) file;
} RunSettings;

typedef struct Script {
    RunSettings *settings;
    bool only_settings; /* only read the options of the run as a whole; execute no others and ignore mistakes in them */
    Machine *k;         /* for the parameters of the kernels */
    const ScriptDevice *device;
    void *at;
    Module *m;
    Diag *diag;
    FILE *out;
    ScriptPlace here; /* the current word: messages point into it */
    VEC(Buffer) buffer;
    Launch launch; /* the options given so far */
    bool launched; /* there was a -kernel option */
    char *kernel;  /* the kernel named but not yet launched; NULL: none */
    ScriptPlace kernel_place;
    VEC(uint8_t) param;
    uint32_t nparam;
    uint32_t files; /* depth of nested option files */
    bool failed;
} Script;

/* Executes one option with its value: -kernel, -grid, -buffer, ... Returns false if there is no such option;
 * errors set s->failed. */
bool script_option(Script *s, const char *name, const char *value);
/* Executes the options in a text: words separated by white space; '#' starts a comment. Returns false after an error
 * message. */
bool script_text(Script *s, const Source *text);
/* Executes the options of a file, which may name other files, 16 deep. Returns false after an error message.
 */
bool script_file(Script *s, const char *path);
/* Reads a number into *n. Returns false unless it is the whole text and at most `most`. */
bool script_number(const char *text, uint64_t most, uint64_t *n);
/* Launches the kernel that is named but not yet launched. Returns false after an error message. */
bool script_flush(Script *s);
/* Frees the buffers and other lists of the script. */
void script_free(Script *s);

/* ---- between the files of the script */

/* Reports an error, at its file:line:column if `text` points into the current word, else quoting it. Returns
 * false. */
bool script_complain(Script *s, const char *what, const char *text);
/* Adds a note to the error last reported: at a place, as script_complain does, or what to do. */
void script_note(Script *s, const char *what, const char *text);
void script_hint(Script *s, const char *format, ...);
/* Complains that no buffer has the name at the beginning of `text`, or, unless that is "no such buffer", `what`;
 * suggests one. Returns false. */
bool script_no_buffer(Script *s, const char *what, const char *text);
/* Writes the names of the kernels, as many as fit. Returns false if there is none. */
bool script_kernels(const Script *s, char *text, size_t size);
/* Reads a file; the caller frees it with source_free. Returns false after an error message. */
bool script_read(Script *s, const char *path, Source *to);

/* Returns the type of that name, or NULL. */
const ValueType *value_type(const char *name, size_t len);
/* Complains that there is no type of this name, and suggests one. Returns false. */
bool value_type_unknown(Script *s, const char *name, size_t len);
/* Reads one value at `text`; *end is set to the end of it. Returns false after an error message. */
bool value_read(Script *s, const ValueType *t, const char *text, const char **end, uint64_t *bits);
/* Prints a value of type t. */
void value_print(FILE *out, const ValueType *t, uint64_t v);
/* Returns the letter that marks a floating-point number given by its bits: 0f3f800000 is 1. */
char value_letter(const ValueType *t);
/* Writes n values to the device by the rule `fill`, which is not "none". Returns false after an error message. */
bool value_fill(Script *s, const ValueType *t, const char *fill, uint64_t address, uint64_t n);
/* Writes n values from a file: an array of numpy, or raw bytes. Returns false after an error message. */
bool value_fill_file(Script *s, const ValueType *t, const char *path, uint64_t address, uint64_t n);

/* An array in a .npy file: the name of its type, its values in memory order. bytes: those after the header. */
typedef struct NpyArray {
    const char *type, *data;
    uint64_t n, bytes;
} NpyArray;
/* Reports whether a file is one of numpy. */
bool npy_is(const Source *file);
/* Reads the header of an array file of numpy. Returns false after an error message about `place`. */
bool npy_read(Script *s, const Source *file, const char *place, NpyArray *a);
/* Writes the header of an array of n values of that type. */
void npy_write_head(FILE *f, const char *type, uint64_t n);

/* Reads "f32[1024]": type and number of elements. *rest is set to the text after it. Returns false, without a message,
 * if the text has another form or the type is unknown. */
bool array_type(const char *text, const ValueType **t, uint64_t *n, const char **rest);
/* Reports whether an array has at most 1 GiB: the executor needs three bytes for each of its bytes. */
static inline bool array_fits(const ValueType *t, uint64_t n) { return n <= (UINT64_C(1) << 30) / t->bytes; }

/* Returns the buffer of that name, or NULL. */
Buffer *script_buffer(const Script *s, const char *name, size_t len);
/* Makes a buffer by "TYPE[N]=FILL" or "tensormap:...". Returns NULL after an error message. */
Buffer *buffer_new(Script *s, const char *name, size_t len, const char *spec);
/* Execute the options -buffer, -init, -texture, -surface, -global, -print, -expect and -dump. They return false
 * after an error message. */
bool option_buffer(Script *s, const char *value);
bool option_init(Script *s, const char *value);
bool option_texture(Script *s, const char *value);
bool option_surface(Script *s, const char *value);
bool option_global(Script *s, const char *value);
bool option_print(Script *s, const char *value);
bool option_expect(Script *s, const char *value);
bool option_dump(Script *s, const char *value);

/* Reads "BUFFER+BYTES:TYPE[N,N,...]:WORD=VALUE...". Returns false after an error message. */
typedef struct TensorMap TensorMap;
bool script_tensor_map(Script *s, const char *text, TensorMap *m);

/* Print the counts: as tables; as names and numbers separated by tabs; as a table by source line, which requires
 * COUNT_LINES. source: the program. */
void counts_print(FILE *out, const RunCounts *c);
void counts_print_tsv(FILE *out, const RunCounts *c);
void counts_print_lines(FILE *out, const Machine *k, const Source *source);
/* The messages of a run, as rows of JSON in memory; `rows` must be freed. */
typedef struct RunMessages {
    Out rows;
    const Source *program;
} RunMessages;
/* Collects the messages of d from now on, whose source is the program. */
void run_messages_begin(RunMessages *r, Diag *d);
/* Writes all counts and messages as a JSON object (docs/json.md); requires COUNT_LINES. `o` is in memory. program:
 * lines are those of the program, even if it has debug information. */
void counts_json(Out *o, const Machine *k, bool program, const RunMessages *messages);

/* ------------------------------------------------------------------------------------------- run_option.c */

/* Reports whether arg is option `name`, and sets *value to the text after "=", or to NULL. */
bool option_is(const char *arg, const char *name, const char **value);
/* Parses option `arg`, without its dashes; `next` is the next word, or NULL. Sets *used if `next` is the value of the
 * option. Sets *expected to a description of the valid values if the value is invalid, else to NULL. Returns false if
 * `arg` is no option of the run. */
bool run_option(RunSettings *s, const char *arg, const char *next, bool *used, const char **expected);
/* Ends the run: prints the counts, and warns if no launch had the thread to trace, unless the run has failed. Returns
 * false after an error message. */
bool run_settings_end(const RunSettings *s, const Machine *k, const Source *source, bool failed);
/* Frees the lists of the settings, after the last script that uses them. */
void run_settings_free(RunSettings *s);
/* Writes the counts and messages as JSON to a file, "-" is stdout. Returns false after an error message. */
bool run_json_write(const char *name, const Machine *k, const RunMessages *messages);

/* ------------------------------------------------------------------------------------------- interrupt.c */

/* Makes Ctrl-C end a launch with these options; a second Ctrl-C ends the program. */
void interrupt_begin(RunOptions *o);
/* Returns the exit code of the program: 130 if Ctrl-C has ended a launch (as shells report a program that SIGINT
 * killed), else `code`. */
int interrupt_code(int code);

#endif
