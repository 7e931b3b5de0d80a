#include "ccairo.h"
