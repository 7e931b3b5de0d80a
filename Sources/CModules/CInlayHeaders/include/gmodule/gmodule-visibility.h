// A header that newer versions of gmodule.h include; older ones have no such folder.
#include "/usr/include/glib-2.0/gmodule/gmodule-visibility.h"
