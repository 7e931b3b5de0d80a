#include "CInlayHeaders.h"
