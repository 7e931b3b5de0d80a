#if __has_include(<harfbuzz/hb-ot.h>)
#include <harfbuzz/hb-ot.h>
#else
#include_next <hb-ot.h>
#endif
