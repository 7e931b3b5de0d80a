#ifndef INLAY_CYAML_SHIM_H
#define INLAY_CYAML_SHIM_H

#include <yaml.h>

#endif
