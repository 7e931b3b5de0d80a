#pragma once

/// How many blocks of memory this thread has asked for since it began; -1 under a sanitizer, which counts itself.
long allocationCount(void);
