import { createHmac } from 'node:crypto';
import { environment } from '../../platform/environment';
import type { StoragePart } from '../../platform/files/fileKeys';
import type { Dump } from './dumpDatabase';
import { MANIFEST, openPart, type Backup } from './parts';
import type { Copied } from './storedFiles';

/** The description of a backup that is stored in it. */
export interface Manifest extends Omit<Dump, 'fileNames'> {
  format: 1;
  /** When the backup began: it contains everything acknowledged before. */
  begunAt: string;
  endedAt: string;
  application: string;
  database: 'sqlite' | 'postgres';
  /** Null if the files are in a bucket and only listed. */
  files: Record<StoragePart, Copied> | null;
  /** Files that the database names but that were in no folder. */
  missingFiles: string[];
  /**
   * By name of a secret, which no backup contains: eight hex digits of the digest of each of its keys, to compare keys
   * without revealing them. Without a key, authenticator apps, tickets or sessions stop working.
   */
  secrets: Record<string, string[]>;
}

/** @throws Error if it is encrypted for other keys, or written by a newer version */
export async function readManifest(backup: Backup): Promise<Manifest> {
  const chunks: Buffer[] = [];
  for await (const chunk of await openPart(backup, MANIFEST)) chunks.push(chunk as Buffer);
  const manifest = JSON.parse(Buffer.concat(chunks).toString()) as Manifest;
  if (manifest.format !== 1) throw new Error(`${backup.folder} has an unknown format.`);
  return manifest;
}

/** One for each secret that stored data depends on. */
export function secretDigests(): Record<string, string[]> {
  const { encryptionKeys, jwtSecrets } = environment().secrets;
  return { ENCRYPTION_KEY: encryptionKeys.map(digestOf), JWT_SECRET: jwtSecrets.map(digestOf) };
}

const digestOf = (secret: string): string =>
  createHmac('sha256', secret).update('backup manifest').digest('hex').slice(0, 8);
