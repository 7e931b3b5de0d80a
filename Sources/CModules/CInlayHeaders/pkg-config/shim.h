// The folders of pkg-config are all that counts.
