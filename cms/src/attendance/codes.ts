import { randomInt } from 'node:crypto';
import { CODE_ALPHABET } from '../billing/paymentCode';

const letters = (count: number): string =>
  Array.from({ length: count }, () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)]).join('');

/** `GCN-2026-7K3QX9A4`. */
export const newCertificateNumber = (year: string): string => `GCN-${year}-${letters(8)}`;

/** Four groups of five letters, 99 bits, infeasible to guess. */
export const newVerificationCode = (): string =>
  Array.from({ length: 4 }, () => letters(5)).join('-');

/** The code in its stored form, in whatever spelling it was typed; null if it is malformed. */
export function readVerificationCode(typed: string): string | null {
  const text = typed.toUpperCase().replace(/[^0-9A-Z]/g, '');
  return text.length === 20 ? (text.match(/.{5}/g) ?? []).join('-') : null;
}
