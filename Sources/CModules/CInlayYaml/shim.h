#ifndef INLAY_CYAML_SHIM_H
#define INLAY_CYAML_SHIM_H

#if !__has_include(<yaml.h>)
#error "InlayFiles needs libyaml: apt-get install libyaml-dev, or set INLAY_PKG_CONFIG=1 for another folder"
#endif
#include <yaml.h>

#endif
