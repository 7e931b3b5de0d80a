#ifndef INLAY_CEXPAT_SHIM_H
#define INLAY_CEXPAT_SHIM_H

#include <expat.h>

// Newer versions have other functions for places, and call those that all versions have deprecated.
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wdeprecated-declarations"

/// The line of the parser's place, from 1.
static inline unsigned long inlayXMLLine(XML_Parser parser) { return XML_GetCurrentLineNumber(parser); }

/// The column of the parser's place, from 0.
static inline unsigned long inlayXMLColumn(XML_Parser parser) { return XML_GetCurrentColumnNumber(parser); }

#pragma clang diagnostic pop

#endif
