/* page.c: see page.h. */
#include "transform/report/page.h"

/* The text of report.html before its line @data@ and after it, with the other files filled in (embed.awk). */
static const unsigned char page_head[] = {
#include "page_head.inc"
};
static const unsigned char page_tail[] = {
#include "page_tail.inc"
};

void page_begin(Out *o) { out_bytes(o, (const char *)page_head, sizeof page_head); }
void page_other(Out *o) { out_str(o, "</script>\n<script type=\"application/json\" id=\"nvir-other\">\n"); }
void page_end(Out *o) { out_bytes(o, (const char *)page_tail, sizeof page_tail); }
