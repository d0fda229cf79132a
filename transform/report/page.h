/* page.h: writes the page around the JSON: report.html with report.css and report.js, which the Makefile embeds. */
#ifndef NVIR_TRANSFORM_REPORT_PAGE_H
#define NVIR_TRANSFORM_REPORT_PAGE_H

#include "ir/ir.h"

void page_begin(Out *o); /* up to the JSON */
void page_other(Out *o); /* between it and the JSON of another run */
void page_end(Out *o);   /* after the last one */

#endif
