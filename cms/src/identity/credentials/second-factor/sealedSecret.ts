import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { environment } from '../../../platform/environment';
import type { FactorOwner } from './FactorOwner';

const NONCE = 12;
const TAG = 16;

/** Encrypted for one account, so that a copied row opens no other; with the newest key. */
export function seal(secret: string, owner: FactorOwner): string {
  const [newest] = environment().secrets.encryptionKeys;
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv('aes-256-gcm', cipherKey(newest), nonce).setAAD(nameOf(owner));
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64');
}

/** Null if it was sealed for another account or with a key that is not configured. */
export function unseal(text: string, owner: FactorOwner): string | null {
  for (const key of environment().secrets.encryptionKeys) {
    const secret = unsealWith(key, text, owner);
    if (secret !== null) return secret;
  }
  return null;
}

/** Whether the newest key opens it. */
export const hasNewestKey = (text: string, owner: FactorOwner): boolean =>
  unsealWith(environment().secrets.encryptionKeys[0], text, owner) !== null;

function unsealWith(key: string, text: string, owner: FactorOwner): string | null {
  const bytes = Buffer.from(text, 'base64');
  try {
    const decipher = createDecipheriv('aes-256-gcm', cipherKey(key), bytes.subarray(0, NONCE))
      .setAAD(nameOf(owner))
      .setAuthTag(bytes.subarray(NONCE, NONCE + TAG));
    const opened = [decipher.update(bytes.subarray(NONCE + TAG)), decipher.final()];
    return Buffer.concat(opened).toString('utf8');
  } catch {
    return null;
  }
}

function nameOf({ kind, id }: FactorOwner): Buffer {
  return Buffer.from(kind === 'member' ? `${id}` : `${kind} ${id}`);
}

function cipherKey(key: string): Buffer {
  return Buffer.from(hkdfSync('sha256', key, '', 'second-factor secrets', 32));
}
