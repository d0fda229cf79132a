/* device.c: the hooks through which the machine calls operations that keep state. */
#include "analysis/run/ops/async.h"
#include "analysis/run/ops/matrix.h"
#include "analysis/run/ops/tensor_memory.h"

const DeviceHooks device_hooks = {.warp_together = warp_together_finish,
                                  .thread_end = copies_finish_all,
                                  .block_end = tmem_check_freed,
                                  .wait_print = mbarrier_print};
