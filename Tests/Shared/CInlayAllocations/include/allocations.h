#pragma once

/// How many blocks of memory this thread has asked for since it began; -1 where nobody counts: under a sanitizer, which
/// has functions of its own, and without glibc.
long allocationCount(void);

/// How many blocks more the process has asked for than it has given back, whoever asked: Swift, Cairo, Pango,
/// fontconfig; -1 where nobody counts.
long liveBlockCount(void);
