/* record.c: the types of records: a union, and structures with numbers, arrays, bit-fields, other records, and
 * pointers to scalars, records and functions.
 */
#include "tests/harness/programs/program.h"

const char *record_name(CProgram *p, uint32_t record, char to[24]) {
    snprintf(to, 24, "%s R%u_%u", record ? "struct" : "union", p->id, record);
    return to;
}

/* Returns a random field for a record that is not the union. It may hold earlier records, and point to its own or to
 * earlier structures. */
static Field field_make(CProgram *p, uint32_t record) {
    static const FieldKind some[] = {FIELD_SCALAR,  FIELD_SCALAR,         FIELD_SCALAR,         FIELD_ARRAY,
                                     FIELD_ARRAY,   FIELD_BITS,           FIELD_BITS,           FIELD_BITS,
                                     FIELD_RECORD,  FIELD_RECORDS,        FIELD_POINTER,        FIELD_POINTER,
                                     FIELD_POINTER, FIELD_RECORD_POINTER, FIELD_RECORD_POINTER, FIELD_FUNCTION};
    static const uint8_t counts[] = {2, 4, 8}, bit_types[] = {S32, U32, U32, U64, S64};
    Field f = {.kind = some[under(p, sizeof some / sizeof *some)]};
    f.type = (uint8_t)under(p, SCALARS);
    switch (f.kind) {
    case FIELD_ARRAY: f.count = counts[under(p, 3)]; break;
    case FIELD_BITS:
        f.type = bit_types[under(p, 5)];
        f.bits = (uint8_t)(1 + under(p, scalar_bits(f.type) - 1));
        break;
    case FIELD_RECORDS: f.count = 2; /* fallthrough */
    case FIELD_RECORD: f.type = (uint8_t)(odds(p, 40) ? 0 : under(p, record)); break;
    case FIELD_POINTER: f.type = p->pointed[under(p, POINTED)]; break;
    case FIELD_RECORD_POINTER: f.type = (uint8_t)(1 + under(p, record)); break; /* often its own type: a list */
    default: break;
    }
    return f;
}

/* Prints the declaration of field i. */
static void field_print(CProgram *p, const Field *f, uint32_t i) {
    char name[24], type[64] = "";
    if (f->kind == FIELD_FUNCTION) snprintf(type, sizeof type, "family%u ", p->id);
    else if (f->kind == FIELD_RECORD || f->kind == FIELD_RECORDS)
        snprintf(type, sizeof type, "%s ", record_name(p, f->type, name));
    else if (f->kind == FIELD_RECORD_POINTER) snprintf(type, sizeof type, "%s *", record_name(p, f->type, name));
    else snprintf(type, sizeof type, "%s %s", scalar_name[f->type], f->kind == FIELD_POINTER ? "*" : "");
    fprintf(p->out, "    %sf%u", type, i);
    if (f->count) fprintf(p->out, "[%u]", f->count);
    if (f->bits) fprintf(p->out, " : %u", f->bits);
    fprintf(p->out, ";\n");
}

/* Prints a function that hashes a record. For a pointer, because addresses differ, it hashes the scalar or the first
 * byte of the record pointed to, and nothing for one to a function. */
static void hash_print(CProgram *p, uint32_t record) {
    char name[24];
    fprintf(p->out, "static NOINLINE DEVICE u64 hash%u_%u(u64 h, const %s *r) {\n", p->id, record,
            record_name(p, record, name));
    if (record == 0) fprintf(p->out, "    HASH(h, r->w);\n");
    for (uint32_t i = 0; i < p->record[record].fields; i++) {
        const Field *f = &p->record[record].field[i];
        for (uint32_t k = 0; k < (f->count ? f->count : 1u); k++) {
            char at[24];
            snprintf(at, sizeof at, f->count ? "f%u[%u]" : "f%u", i, k);
            if (f->kind == FIELD_FUNCTION) continue;
            if (f->kind == FIELD_RECORD || f->kind == FIELD_RECORDS)
                fprintf(p->out, "    h = hash%u_%u(h, &r->%s);\n", p->id, f->type, at);
            else if (f->kind == FIELD_RECORD_POINTER) fprintf(p->out, "    HASH(h, *(u8 *)&r->%s->f0);\n", at);
            else if (scalar_is_float(f->type))
                fprintf(p->out, "    HASH(h, bits%u(%sr->%s%s));\n", scalar_bits(f->type),
                        f->kind == FIELD_POINTER ? "*" : "", at, "");
            else fprintf(p->out, "    HASH(h, %sr->%s);\n", f->kind == FIELD_POINTER ? "*" : "", at);
        }
    }
    fprintf(p->out, "    return h;\n}\n");
}

void records_make(CProgram *p) {
    char name[24];
    p->records = 2 + under(p, MAX_RECORD - 1);
    fprintf(p->out,
            "union R%u_0 {\n    u64 w;\n    u32 h[2];\n    u16 q[4];\n    u8 b[8];\n"
            "    struct {\n        u32 a : 5, b : 11;\n        s32 c : 16;\n        s32 d;\n    } f;\n};\n",
            p->id);
    for (uint32_t r = 1; r < p->records; r++) fprintf(p->out, "%s;\n", record_name(p, r, name));
    fprintf(p->out, "typedef s32 (*family%u)(s32, %s *, struct R%u_1 *);\n", p->id, scalar_name[p->pointed[0]], p->id);
    for (uint32_t r = 1; r < p->records; r++) {
        Record *to = &p->record[r];
        to->fields = 1 + under(p, MAX_FIELD);
        fprintf(p->out, "struct R%u_%u {\n", p->id, r);
        for (uint32_t i = 0; i < to->fields; i++) {
            /* The first one is a number, which stands for the record where it is pointed to. */
            do to->field[i] = field_make(p, r);
            while (i == 0 && to->field[i].kind != FIELD_SCALAR);
            field_print(p, &to->field[i], i);
        }
        fprintf(p->out, "};\n");
    }
    for (uint32_t r = 0; r < p->records; r++) hash_print(p, r);
}

void record_initialise(CProgram *p, uint32_t record, uint32_t level) {
    if (record == 0) {
        fprintf(p->out, "{%s}", to_type(int_expr(p, 1), U64).s);
        return;
    }
    fprintf(p->out, "{");
    for (uint32_t i = 0; i < p->record[record].fields; i++) {
        const Field *f = &p->record[record].field[i];
        Demand d = {.type = f->type, .level = (uint8_t)level, .write = true};
        char type[40] = "", name[24];
        if (i) fprintf(p->out, ", ");
        if (f->count) fprintf(p->out, "{");
        for (uint32_t k = 0; k < (f->count ? f->count : 1u); k++) {
            if (k) fprintf(p->out, ", ");
            switch (f->kind) {
            case FIELD_RECORD:
            case FIELD_RECORDS: record_initialise(p, f->type, level); break;
            case FIELD_POINTER: fprintf(p->out, "%s", pointer_expr(p, d).s); break;
            case FIELD_RECORD_POINTER:
                snprintf(type, sizeof type, "%s *", record_name(p, f->type, name));
                fprintf(p->out, "%s", record_expr(p, d).s);
                break;
            case FIELD_FUNCTION: fprintf(p->out, "%s", function_expr(p).s); break;
            default:
                if (scalar_is_float(f->type)) fprintf(p->out, "%s", value_expr(p, f->type, 1).s);
                else fprintf(p->out, "(%s)%s", scalar_name[f->type], int_expr(p, 1).s);
            }
        }
        if (f->count) fprintf(p->out, "}");
    }
    fprintf(p->out, "}");
}
