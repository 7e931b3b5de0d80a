// What Pango includes.
#include <cairo/cairo.h>
