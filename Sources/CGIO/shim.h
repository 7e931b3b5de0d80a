#ifndef INLAY_CGIO_SHIM_H
#define INLAY_CGIO_SHIM_H

#include <gio/gio.h>

#endif
