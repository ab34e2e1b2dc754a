import { createHmac, randomBytes } from 'node:crypto';
import { environment } from '../../../platform/environment';
import { typeableCode } from '../../credentials/resetCodeText';

export function newNonce(): string {
  return randomBytes(16).toString('hex');
}

/** Derived, so that it can be recomputed for a second email although only its digest is stored. */
export function changeCode(nonce: string, use: 'confirm' | 'stop'): string {
  const bytes = createHmac('sha256', `email-change ${environment().secrets.jwtSecret}`)
    .update(`${use} ${nonce}`)
    .digest();
  return typeableCode(bytes);
}
