/* device.c: the hooks through which the machine calls operations that keep state. */
#include "analysis/run/ops/async.h"
#include "analysis/run/ops/matrix.h"
#include "analysis/run/ops/tensor_memory.h"

const DeviceHooks device_hooks = {
    .warp_together = together_finish, .thread_end = copies_end, .block_end = tmem_end,
    .wait_print = mbarrier_print
};
