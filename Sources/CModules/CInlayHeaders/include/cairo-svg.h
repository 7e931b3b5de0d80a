#include <cairo/cairo-svg.h>
