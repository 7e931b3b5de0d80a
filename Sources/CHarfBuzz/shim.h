#ifndef INLAY_CHARFBUZZ_SHIM_H
#define INLAY_CHARFBUZZ_SHIM_H

#include <hb.h>

#endif
