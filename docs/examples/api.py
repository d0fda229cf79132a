"""The C interface of nvir from Python, by ctypes: what does each pointer of a function point to?

    python3 api.py libnvir.so FILE.ll FUNCTION VALUE..."""
import ctypes
import sys

SPACES = ["global", "shared", "const", "local", "param", "cluster", "other", "null"]   # bit 0 to bit 7
lib = ctypes.CDLL(sys.argv[1])
lib.nvir_context_new.restype = lib.nvir_messages.restype = ctypes.c_void_p
context = ctypes.c_void_p(lib.nvir_context_new())
module, spaces = ctypes.c_void_p(), ctypes.c_uint()
with open(sys.argv[2], "rb") as f:
    text = f.read()
status = lib.nvir_parse(context, sys.argv[2].encode(), text, ctypes.c_size_t(len(text)), ctypes.byref(module))
for value in sys.argv[4:] if status == 0 else []:
    status = lib.nvir_spaces(module, sys.argv[3].encode(), value.encode(), ctypes.byref(spaces))
    print(value, [name for bit, name in enumerate(SPACES) if spaces.value >> bit & 1])
sys.stderr.write(ctypes.string_at(lib.nvir_messages(context)).decode())
lib.nvir_module_free(module)
lib.nvir_context_free(context)
sys.exit(status)
