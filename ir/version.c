/* version.c: the only file that is compiled again when the commit changes: the Makefile writes version.inc. */
#include "ir/version.h"

#include "version.inc"

const char *version_text(void) { return VERSION_TEXT; }
