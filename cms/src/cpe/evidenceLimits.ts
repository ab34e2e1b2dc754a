export const MEGABYTE = 1_000_000;

/** Bytes that one member may keep. */
export const MEMBER_BYTES = 100 * MEGABYTE;

/** A file that no entry took is deleted after this. */
export const UNCLAIMED_MS = 24 * 3_600_000;

/** Years after the entry's own that its evidence is kept. */
export const RETENTION_YEARS = 5;
