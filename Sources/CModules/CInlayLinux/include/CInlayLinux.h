#ifndef INLAY_CLINUX_H
#define INLAY_CLINUX_H

#ifndef __linux__
#error "Inlay runs on Linux: it cannot be built for this system"
#endif

#include <stdint.h>
#include <sys/types.h>

/// The commit that this was built from, in hexadecimal digits, by the environment's `INLAY_COMMIT` at build; empty if
/// that was not set.
const char *inlayCommit(void);

/// Moves a new descriptor above those of standard input, output and errors, which it has where one of them is closed:
/// what is printed would get into the file. Returns the descriptor, closed at `exec`; -1 with `errno` where it cannot.
int inlayAboveStandard(int descriptor);

/// Opens `/dev/null` in the places of closed standard descriptors, so that libraries get none of them either. For the
/// start of a program. Reading and writing them fails as before.
void inlayHoldStandard(void);

/// Removes the variables of the environment whose names begin with a text. Returns their number. For a process with one
/// thread.
int inlayRemoveVariables(const char *start);

/// `openat`, closed at `exec` and never one of the standard descriptors. All files are opened by this and the functions
/// below. A descriptor, or -1 with `errno`.
int inlayOpen(int folder, const char *path, int flags, mode_t mode);

/// Opens a path that is relative to a folder and does not lead out of it, links included, in one step (`openat2`).
/// A descriptor, or -1 with `errno`: `EXDEV` for a path that leads out, `ENOSYS` where the system has no such call.
///
/// `followsLinks`: 0 refuses a path with any link in it (`ELOOP`).
int inlayOpenBeneath(int folder, const char *path, int flags, int followsLinks);

/// A file without a name in a folder (`O_TMPFILE`), open for writing, with 0666 less the process's mask.
/// A descriptor, or -1 with `errno`: `EOPNOTSUPP` among others where the file system has no such files.
int inlayOpenNameless(int folder);

/// `openat` of a folder itself (`O_PATH`), whose flag Swift does not import. `path` may name a folder in any way; the
/// last part is followed where `followsLinks` is not 0. A descriptor, or -1 with `errno`.
int inlayOpenFolder(int folder, const char *path, int followsLinks);

/// Opens a folder itself (`O_PATH`), as `inlayOpenBeneath` does.
int inlayOpenFolderBeneath(int folder, const char *path, int followsLinks);

/// Protects what is loaded until `inlayEndLoading` from a limit on address space: a soft limit is lifted; under a hard
/// one no file gets any bytes. 0 without a limit. One thread at a time.
int inlayBeginLoading(void);
void inlayEndLoading(void);

/// A pipe, whose ends are closed by `exec` and are none of the standard descriptors. 0, or -1 with `errno`.
int inlayMakePipe(int ends[2]);

/// Two sockets that are connected with each other, which are closed by `exec` and are none of the standard descriptors.
/// 0, or -1 with `errno`.
int inlayMakeSockets(int ends[2]);

/// Starts a program that has a file as its standard input, another one for errors, and no other one of this process; no
/// handler of a signal; and only those variables of the environment that locate libraries and fonts. 0, or an error
/// number.
///
/// `name`: the program's first argument. Other threads may run.
int inlaySpawn(pid_t *child, const char *path, const char *name, int input, int errors);

/// Limits the process's address space to some bytes beside what it has, and has it leave no core. Under a sanitizer,
/// which needs much memory, it does not.
void inlayLimitMemory(uint64_t bytes);

/// Has the system end the process, by `SIGXCPU`, after that much CPU time in all, rounded up to whole seconds.
void inlayLimitProcessor(double seconds);

/// The file of this code: the program, or a library that it loaded. NULL if unknown.
const char *inlayLibraryPath(void);

/// A lock of the whole process, which the thread that has it may take again.
void inlayLockFonts(void);
void inlayUnlockFonts(void);

/// Whether a sanitizer is built in, which needs more address space than any limit allows.
int inlayIsSanitized(void);

#endif
