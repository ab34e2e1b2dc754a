import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AGE, decrypt, encrypt } from './encryption';

/** The list of all other files of a backup, as `sha256sum -c` reads it. */
export const SUMS = 'SHA256SUMS';

export const MANIFEST = 'manifest.json';

/** SHA-256 in hex by path below the backup's folder. */
export type Sums = Map<string, string>;

interface Part {
  /** The backup's folder. */
  folder: string;
  /** Path below it, without the suffix of the encryption. */
  name: string;
  recipients: readonly string[];
}

/**
 * Writes one file of a backup and flushes it to the disk.
 * @returns its name in the backup and the checksum of the bytes stored
 * @throws Error if the file exists or the disk is full
 */
export async function writePart(
  content: Readable,
  { folder, name, recipients }: Part,
): Promise<[string, string]> {
  const stored = storedName(name, recipients);
  const path = join(folder, stored);
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const bytes = recipients.length > 0 ? await encrypt(content, recipients) : content;
  const hash = createHash('sha256');
  await pipeline(
    bytes,
    async function* digest(chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        hash.update(chunk);
        yield chunk;
      }
    },
    createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }),
  );
  return [stored, hash.digest('hex')];
}

export const storedName = (name: string, recipients: readonly string[]): string =>
  recipients.length > 0 ? `${name}${AGE}` : name;

/** A complete backup. */
export interface Backup {
  folder: string;
  sums: Sums;
  isEncrypted: boolean;
  /** age secret keys. */
  identities: readonly string[];
}

/** @throws Error if the folder contains no complete backup */
export async function openBackup(folder: string, identities: readonly string[]): Promise<Backup> {
  const sums = await readSums(folder);
  return { folder, sums, identities, isEncrypted: sums.has(`${MANIFEST}${AGE}`) };
}

/** Follows the name of each file. */
export const suffixOf = ({ isEncrypted }: Pick<Backup, 'isEncrypted'>): string =>
  isEncrypted ? AGE : '';

/** The plain content of a file, by its name without the suffix of the encryption. */
export async function openPart(
  { folder, isEncrypted, identities }: Backup,
  name: string,
): Promise<Readable> {
  const file = createReadStream(join(folder, `${name}${suffixOf({ isEncrypted })}`));
  return isEncrypted ? decrypt(file, identities) : file;
}

export async function writeSums(folder: string, sums: Sums): Promise<void> {
  const lines = [...sums].sort().map(([name, sum]) => `${sum}  ${name}\n`);
  await writeFile(join(folder, SUMS), lines.join(''), { mode: 0o600, flag: 'wx', flush: true });
}

/**
 * @throws Error if the folder contains no list of checksums, so is no complete backup, or the list names a file
 * outside the folder: nothing proves who wrote it
 */
export async function readSums(folder: string): Promise<Sums> {
  const text = await readFile(join(folder, SUMS), 'utf8').catch((cause: unknown) => {
    throw new Error(`${folder} is not a complete backup: ${SUMS} is missing.`, { cause });
  });
  const sums: Sums = new Map();
  for (const line of text.split('\n').filter(Boolean)) {
    const [, sum, name] = /^([\da-f]{64}) {2}(.+)$/.exec(line) ?? [];
    if (sum === undefined || name === undefined || !isBelow(name)) {
      throw new Error(`${folder} is not a backup: ${SUMS} contains ${JSON.stringify(line)}.`);
    }
    sums.set(name, sum);
  }
  return sums;
}

const isBelow = (name: string): boolean =>
  !name.includes('\\') && name.split('/').every((part) => !['', '.', '..'].includes(part));

/** @returns the files that are missing or whose bytes changed since the backup */
export async function damagedParts({ folder, sums }: Backup): Promise<string[]> {
  const damaged: string[] = [];
  for (const [name, sum] of sums) {
    const found = await sumOf(join(folder, name)).catch(() => null);
    if (found !== sum) damaged.push(name);
  }
  return damaged;
}

/** The checksum of a file's bytes. @throws Error if it cannot be read */
export async function sumOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
