import { Decrypter, Encrypter } from 'age-encryption';
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';

/** The file name suffix of age, https://age-encryption.org/v1. */
export const AGE = '.age';

type Bytes = ReadableStream<Uint8Array>;

/** @param recipients age public keys (`age1…`); the server cannot decrypt the result */
export async function encrypt(plain: Readable, recipients: readonly string[]): Promise<Readable> {
  const encrypter = new Encrypter();
  for (const recipient of recipients) encrypter.addRecipient(recipient);
  return Readable.fromWeb((await encrypter.encrypt(webStream(plain))) as Bytes);
}

/**
 * @param identities age secret keys
 * @throws Error without a matching identity; the stream fails where the content was changed or truncated
 */
export async function decrypt(sealed: Readable, identities: readonly string[]): Promise<Readable> {
  const decrypter = new Decrypter();
  for (const identity of identities) decrypter.addIdentity(identity);
  return Readable.fromWeb((await decrypter.decrypt(webStream(sealed))) as Bytes);
}

function webStream(stream: Readable): globalThis.ReadableStream<Uint8Array> {
  return Readable.toWeb(stream) as globalThis.ReadableStream<Uint8Array>;
}

/** The secret keys in a file as `age-keygen` writes it. @throws Error if it contains none */
export async function readIdentities(file: string): Promise<string[]> {
  const lines = (await readFile(file, 'utf8')).split('\n').map((line) => line.trim());
  const identities = lines.filter((line) => line.startsWith('AGE-SECRET-KEY-'));
  if (identities.length === 0) throw new Error(`${file} contains no AGE-SECRET-KEY-… line.`);
  return identities;
}
