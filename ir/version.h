/* version.h: the version of the programs. */
#ifndef NVIR_IR_VERSION_H
#define NVIR_IR_VERSION_H

/* Returns the number of the release, and the commit if the sources came from a git checkout or from a tarball of
 * `make dist`: "0.1 (commit 0123456789ab)". */
const char *version_text(void);

#endif
