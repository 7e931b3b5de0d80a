// The files and links of this folder give the headers of Cairo, Pango, HarfBuzz, FreeType and GLib the names by which they
// include each other. The links lead to where Debian, Fedora and Arch have them. Package.swift says why, and takes the
// folders of pkg-config instead where INLAY_PKG_CONFIG is 1.
