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

/* A type of values, as options name it ("f32"). kind: 'f' float, 'i' signed, 'u' unsigned, 'p' pointer; fp: enum FpType
 * if it is a float. The bits of a value, below, are a uint64_t whose low 8 * bytes bits count. */
typedef struct ValueType {
    const char *name;
    uint8_t bytes;
    char kind;
    uint8_t fp;
} ValueType;

/* An array in global memory that a script has made: a buffer, or the texels of a texture or surface. */
typedef struct Buffer {
    char *name;
    const ValueType *type;
    uint64_t n, address, handle; /* the number of elements; the handle of a texture or surface, 0 for other buffers */
    bool map;                    /* a tensor map, which is passed by value to a parameter of 128 bytes */
} Buffer;

/* The device that holds the buffers and runs the kernels: machine_alloc, machine_write, machine_read, machine_symbol
 * and machine_launch of run.h, or other functions with the same contract. Their first argument is Script.at. */
typedef struct ScriptDevice {
    /* written: the caller will write all of the memory next, so its contents do not matter; otherwise they must be
     * undefined. */
    uint64_t (*alloc)(void *at, uint64_t bytes, const char *name, bool written);
    bool (*write)(void *at, uint64_t address, const void *from, uint64_t bytes);
    bool (*read)(void *at, uint64_t address, void *to, void *undefined, uint64_t bytes);
    bool (*symbol)(void *at, const char *name, uint64_t *address, uint64_t *bytes);
    bool (*launch)(void *at, const Launch *launch);
} ScriptDevice;
extern const ScriptDevice script_machine; /* the executor; at: a Machine */

/* The position of a word in a file: `at` is its offset; `word` may be a copy of the text there. file NULL: the position
 * is not known. */
typedef struct ScriptPlace {
    const Source *file;
    const char *word;
    uint32_t at;
} ScriptPlace;

/* The options that apply to the run as a whole, such as -seed, and the launch files. Such an option takes effect before
 * the first launch, even if it comes after it; so launch files are read before the machine is created, and their
 * contents are kept, because a pipe can be read only once. */
typedef struct RunSettings {
    RunOptions run;
    bool counts, tsv, lines; /* -counts was given; with the form tsv; with the form lines */
    char *counts_file;       /* the file for the counts; "-": stdout; NULL: stderr */
    VEC(Source *) file;      /* the launch files read so far */
} RunSettings;

/* The state in which options are executed. */
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
    Launch launch; /* as the options so far describe it */
    bool launched; /* there was a -kernel option */
    char *kernel;  /* the name of the kernel that is to be launched next; NULL: none */
    ScriptPlace kernel_place;
    VEC(uint8_t) param; /* the parameter buffer, as far as there are arguments */
    uint32_t nparam;    /* the number of arguments given so far */
    uint32_t files;     /* the depth of nested launch files */
    bool failed;        /* an error has been reported */
} Script;

/* Executes one option that acts, such as "kernel", "grid" or "buffer", with its value. -kernel, -print, -expect, -dump
 * and -launch first launch the kernel that is still to be launched. Sets s->failed after an error message. Returns
 * false only if there is no such option. */
bool script_option(Script *s, const char *name, const char *value);
/* Executes the options in a text, in which white space separates words and '#' starts a comment up to the end of the
 * line, and then launches the kernel that is still to be launched. Returns false if s->failed. */
bool script_text(Script *s, const Source *text);
/* Executes the options of a launch file as script_text does. Files may name other files, 16 deep. Returns false if
 * s->failed or if the file cannot be executed; there is then an error message, except for a file that cannot be read,
 * or is nested too deep, if s->only_settings. */
bool script_file(Script *s, const char *path);
/* Reads a number, decimal or with 0x or 0 as in C, into *n. Returns false unless it is the whole text and at most
 * `most`. */
bool script_number(const char *text, uint64_t most, uint64_t *n);
/* Launches the kernel that has been named but not yet launched; returns true if there is none. Returns false, with
 * s->failed set, after an error message, as for too few arguments. The kernel is not launched again in either case. */
bool script_flush(Script *s);
/* Frees the buffers and other lists of the script. */
void script_free(Script *s);

/* ---- between the files of the script */

/* Reports the error `what` about `text` and sets s->failed: at the position of `text` if it points into the current
 * word, else at that of the word, with `text` quoted. Returns false. */
bool script_complain(Script *s, const char *what, const char *text);
/* Add a note to the error that was reported last: script_note at a position, as script_complain does; script_hint, with
 * a text in the format of printf and without a position, to say what to do. */
void script_note(Script *s, const char *what, const char *text);
void script_hint(Script *s, const char *format, ...);
/* Reports the error `what` ("no such buffer") about the name at the beginning of `text`, and suggests a similar name,
 * else lists the buffers. Returns false. */
bool script_no_buffer(Script *s, const char *what, const char *text);
/* Stores the names of the kernels of the module, separated by commas and as many as fit, in text[size]. Returns false
 * if there is none. */
bool script_kernels(const Script *s, char *text, size_t size);
/* Reads a file into *to, which the caller frees with source_free. Returns false after an error message. */
bool script_read(Script *s, const char *path, Source *to);

/* Returns the type whose name is the `len` characters at `name`, or NULL. */
const ValueType *value_type(const char *name, size_t len);
/* Reports the error that there is no type of this name, and suggests one. Returns false. */
bool value_type_unknown(Script *s, const char *name, size_t len);
/* Reads one value of type t at `text` into *bits, and sets *end to its end. Returns false after an error message. */
bool value_read(Script *s, const ValueType *t, const char *text, const char **end, uint64_t *bits);
/* Prints the value of type t with the bits v: an integer in decimal, a pointer in hexadecimal, a float with as many
 * digits as tell the values of its type apart. */
void value_print(FILE *out, const ValueType *t, uint64_t v);
/* Returns the letter after the 0 of a number of the floating-point type t that is written as its bits: 'f' for f32, as
 * in 0f3f800000, which is 1; 'h' for f16, 'b' for bf16, 'd' for f64. */
char value_letter(const ValueType *t);
/* Writes n values of type t to the memory of the device at `address`, by the rule `fill`: FILL in script_value.c, but
 * not "none". Returns false after an error message. */
bool value_fill(Script *s, const ValueType *t, const char *fill, uint64_t address, uint64_t n);
/* Does the same with the values in a file, which is an array of numpy, or raw bytes, of which there may be more but not
 * fewer than n values have. */
bool value_fill_file(Script *s, const ValueType *t, const char *path, uint64_t address, uint64_t n);

/* An array in a .npy file. type: the name of a ValueType; data: the n values in memory order; bytes: the size of the
 * file after the header. */
typedef struct NpyArray {
    const char *type, *data;
    uint64_t n, bytes;
} NpyArray;
/* Reports whether a file begins as an array file of numpy. */
bool npy_is(const Source *file);
/* Reads the header of an array file of numpy into *a, whose data points into the file. Does not check that a->bytes,
 * all that follows the header, is enough for a->n values. Returns false after an error message about the text
 * `place`. */
bool npy_read(Script *s, const Source *file, const char *place, NpyArray *a);
/* Writes the header of an array file with one dimension and n values of a type, given by the name of its ValueType. */
void npy_write_head(FILE *f, const char *type, uint64_t n);

/* Reads "f32[1024]", a type and a number of elements, which may be 0, and sets *rest to the text after it. Returns
 * false, without a message, if the text has another form or the type is unknown. */
bool array_type(const char *text, const ValueType **t, uint64_t *n, const char **rest);
/* Reports whether an array of n values of type t has at most 1 GiB. This is the limit because the executor needs three
 * bytes of memory for each of its bytes. */
static inline bool array_fits(const ValueType *t, uint64_t n) { return n <= (UINT64_C(1) << 30) / t->bytes; }

/* Returns the buffer whose name is the `len` characters at `name`, or NULL. */
Buffer *script_buffer(const Script *s, const char *name, size_t len);
/* Makes and fills a buffer of this name by the text "TYPE[N]=FILL" or "tensormap:...". No buffer may have the name yet.
 * Returns NULL after an error message. The pointer is valid until the next buffer is made. */
Buffer *buffer_new(Script *s, const char *name, size_t len, const char *spec);
/* Execute the options -buffer, -init, -texture, -surface, -global, -print, -expect and -dump with their value. They
 * return false after an error message; option_expect also, with s->failed set, if values differ. */
bool option_buffer(Script *s, const char *value);
bool option_init(Script *s, const char *value);
bool option_texture(Script *s, const char *value);
bool option_surface(Script *s, const char *value);
bool option_global(Script *s, const char *value);
bool option_print(Script *s, const char *value);
bool option_expect(Script *s, const char *value);
bool option_dump(Script *s, const char *value);

/* Reads the tensor map "BUFFER+BYTES:TYPE[N,N,...]:WORD=VALUE..." (script_map.c) into *m. Returns false after an error
 * message. */
typedef struct TensorMap TensorMap;
bool script_tensor_map(Script *s, const char *text, TensorMap *m);

/* Print the counts: counts_print as tables; counts_print_tsv as names and numbers separated by tabs; counts_print_lines
 * as a table with a row for each line that was executed, which requires COUNT_LINES. That is a line of the source that
 * the debug information names, else of the program. The name of a file precedes its rows, unless these are the first
 * and the file is that of `source`, the program. */
void counts_print(FILE *out, const RunCounts *c);
void counts_print_tsv(FILE *out, const RunCounts *c);
void counts_print_lines(FILE *out, const Machine *k, const Source *source);
/* The messages of a run, as elements of a JSON array in memory. The caller frees `rows` with out_free. */
typedef struct RunMessages {
    Out rows;
    const Source *program;
} RunMessages;
/* Initialises *r, and makes d append every message that it reports from now on to r->rows. The program is the source
 * that d has now. */
void run_messages_begin(RunMessages *r, Diag *d);
/* Appends all counts and messages to *o as a JSON object (docs/json.md); requires COUNT_LINES. program: lines are those
 * of the program, even if its debug information names lines of another source. */
void counts_json(Out *o, const Machine *k, bool program, const RunMessages *messages);

/* ------------------------------------------------------------------------------------------- run_option.c */

/* Reports whether arg is `name`, alone or followed by "=...". Then sets *value to the text after "=", or to NULL if
 * there is none. */
bool option_is(const char *arg, const char *name, const char **value);
/* Parses `arg`, an option without its dashes, and stores its setting in *s if it applies to the run as a whole.
 * Otherwise returns false. next: the next word, or NULL. Sets *used to whether `next` was taken as the value of the
 * option. Sets *expected to a description of the valid values if the value is invalid or missing, else to NULL. */
bool run_option(RunSettings *s, const char *arg, const char *next, bool *used, const char **expected);
/* Ends the run: prints the counts if they were requested, and warns, unless the run has failed, if no launch had the
 * thread that -trace names. Returns false after an error message if the counts cannot be written. */
bool run_settings_end(const RunSettings *s, const Machine *k, const Source *source, bool failed);
/* Frees the launch files and other lists of the settings, after the last script that uses them. */
void run_settings_free(RunSettings *s);
/* Writes what counts_json makes of the counts and messages to the file of this name; "-" is stdout. Returns false after
 * an error message. */
bool run_json_write(const char *name, const Machine *k, const RunMessages *messages);

/* ------------------------------------------------------------------------------------------- interrupt.c */

/* Makes Ctrl-C (SIGINT) end a launch that has these options; a second one ends the program. */
void interrupt_begin(RunOptions *o);
/* Returns the exit code of the program: `code`, or 130, with which shells report a program that SIGINT killed, if
 * Ctrl-C was pressed. */
int interrupt_code(int code);

#endif
