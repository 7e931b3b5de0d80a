#ifndef INLAY_CEXPAT_SHIM_H
#define INLAY_CEXPAT_SHIM_H

#include <expat.h>

#endif
