#if __has_include(<harfbuzz/hb.h>)
#include <harfbuzz/hb.h>
#else
#include_next <hb.h>
#endif
