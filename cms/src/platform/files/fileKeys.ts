/** Parts of the storage: what everybody may read, and what only buyers may. */
export const storageParts = ['uploads', 'owners-only'] as const;
export type StoragePart = (typeof storageParts)[number];

/** A file's path in the storage: its URL without the first slash. */
export type FileKey = `${StoragePart}/${string}`;

/** URL prefix of public files. */
export const publicPrefix = '/uploads/';

/** URL prefix of owners-only files. No route serves it. */
export const ownersPrefix = '/owners-only/';

/** The limit of common file systems. */
const MAX_NAME_BYTES = 255;

/**
 * No subfolders; no hidden names, which unfinished files have; and no line breaks, which a backup's list of files
 * cannot contain.
 */
const pattern = /^\/(?:uploads|owners-only)\/([^./\\\0\n\r][^/\\\0\n\r]*)$/;

/** @returns null for a URL that cannot name a stored file */
export function keyOf(url: string): FileKey | null {
  const [, name] = pattern.exec(url) ?? [];
  if (name === undefined || Buffer.byteLength(name) > MAX_NAME_BYTES) return null;
  return url.slice(1) as FileKey;
}
