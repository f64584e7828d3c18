"""Pure rule engines: no file, no clock, no global random generator, only the standard library."""
