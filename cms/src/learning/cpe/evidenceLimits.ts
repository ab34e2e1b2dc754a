export const MEGABYTE = 1_000_000;

/** Bytes that one member may store. */
export const MEMBER_BYTES = 100 * MEGABYTE;

/** An unclaimed file is deleted after this time. */
export const UNCLAIMED_MS = 24 * 3_600_000;

/** Years after the entry's own year for which its evidence is retained. */
export const RETENTION_YEARS = 5;
