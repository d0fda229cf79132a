/* interrupt.c: lets Ctrl-C end a launch with a message that says where its threads are. */
#include <signal.h>

#include "analysis/run/script/script.h"

static volatile sig_atomic_t interrupted; /* Ctrl-C was pressed; RunOptions.interrupt points here */

/* Handles SIGINT: sets `interrupted`, at which the launch ends. */
static void on_interrupt(int signal) {
    (void)signal;
    interrupted = 1;
}

void interrupt_begin(RunOptions *o) {
    struct sigaction ctrl_c = {.sa_handler = on_interrupt, .sa_flags = (int)SA_RESETHAND};
    o->interrupt = &interrupted;
    sigaction(SIGINT, &ctrl_c, NULL);
}

int interrupt_code(int code) { return interrupted ? 130 : code; }
