#if !os(Linux)
  #error("Inlay runs on Linux: it cannot be built for this system")
#endif
