/* page.h: writes what stands around the JSON in the page: report.html, with report.css and report.js filled in. The
 * Makefile embeds this text in the program (embed.awk). */
#ifndef NVIR_TRANSFORM_REPORT_PAGE_H
#define NVIR_TRANSFORM_REPORT_PAGE_H

#include "ir/ir.h"

void page_begin(Out *o); /* writes the page up to the JSON of the run */
void page_other(Out *o); /* writes what separates that JSON from the JSON of another run, if there is one */
void page_end(Out *o);   /* writes the page after the last JSON */

#endif
