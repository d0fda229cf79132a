/* nvir-opt: reads NVVM IR, runs passes over it and prints it again. */
#include "transform/driver.h"

static bool print(Driver *d, Out *o) {
    module_print(d->m, o);
    return true;
}

int main(int argc, char **argv) {
    Driver d;
    int code = driver_begin(&d, "nvir-opt", "Runs passes over NVVM IR and prints it.", NULL, argc, argv);
    if (code == DRIVER_GO) code = driver_read(&d) && driver_run(&d) && driver_write(&d, print) ? 0 : 1;
    return driver_end(&d, code);
}
