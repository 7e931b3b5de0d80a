#ifndef INLAY_CDEFLATE_SHIM_H
#define INLAY_CDEFLATE_SHIM_H

#include <libdeflate.h>

#include "isal.h"

#endif
