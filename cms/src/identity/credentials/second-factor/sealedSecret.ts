import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { environment } from '../../../platform/environment';
import type { FactorOwner } from './FactorOwner';

const NONCE = 12;
const TAG = 16;

/** Encrypted for one account, so that a copied row opens no other. */
export function seal(secret: string, owner: FactorOwner): string {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv('aes-256-gcm', key(), nonce).setAAD(nameOf(owner));
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64');
}

/** Null if it was sealed for another account or with another key. */
export function unseal(text: string, owner: FactorOwner): string | null {
  const bytes = Buffer.from(text, 'base64');
  try {
    const decipher = createDecipheriv('aes-256-gcm', key(), bytes.subarray(0, NONCE))
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

function key(): Buffer {
  const { encryptionKey } = environment().secrets;
  return Buffer.from(hkdfSync('sha256', encryptionKey, '', 'second-factor secrets', 32));
}
