#include "cgio.h"
