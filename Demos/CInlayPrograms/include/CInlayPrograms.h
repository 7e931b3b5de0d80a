#ifndef INLAY_CPROGRAMS_H
#define INLAY_CPROGRAMS_H

#include <signal.h>
#include <sys/signalfd.h>
#include <sys/types.h>

/// `fork`, which Swift does not import. The calling process must have one thread only.
pid_t inlayFork(void);

/// Has the system kill the calling process when the thread that forked it ends. 0, or -1 with `errno`.
int inlayEndWithParent(void);

/// Gives every signal that reports a crash, or the end of the CPU time, its default effect: the process ends, and
/// nothing is printed.
void inlayResetCrashSignals(void);

/// Has the process keep up to 64 MB of released memory for its next blocks of up to 32 MB, such as the pixels of another
/// picture. By default glibc returns blocks of this size to the system, which clears their pages at the next use.
void inlayKeepMemory(void);

#endif
